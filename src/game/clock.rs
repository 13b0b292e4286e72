//! How long a game takes. The time of day is nothing to it: `now` is handed in, as the time since any fixed moment.

use core::time::Duration;

/// A clock that runs or stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    before: Duration,
    since: Option<Duration>,
}

impl Clock {
    /// A clock that stands at `elapsed`.
    #[must_use]
    pub fn standing_at(elapsed: Duration) -> Self {
        Self { before: elapsed, since: None }
    }

    /// What it shows.
    #[must_use]
    pub fn elapsed(&self, now: Duration) -> Duration {
        let running = self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.before.saturating_add(running)
    }

    /// Whether it runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Lets it run on from what it shows.
    pub fn start(&mut self, now: Duration) {
        if self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// Stops it where it is.
    pub fn stop(&mut self, now: Duration) {
        *self = Self::standing_at(self.elapsed(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn it_counts_while_it_runs() {
        let mut clock = Clock::default();
        clock.start(10 * SECOND);
        clock.start(12 * SECOND);
        assert_eq!(clock.elapsed(13 * SECOND), 3 * SECOND);
        clock.stop(14 * SECOND);
        clock.stop(15 * SECOND);
        assert_eq!(clock.elapsed(20 * SECOND), 4 * SECOND);
        clock.start(30 * SECOND);
        assert_eq!(clock.elapsed(31 * SECOND), 5 * SECOND);
    }

    #[test]
    fn it_never_goes_back() {
        let mut clock = Clock::standing_at(SECOND);
        clock.start(10 * SECOND);
        assert_eq!(clock.elapsed(3 * SECOND), SECOND, "a now that lies before the start");
        assert_eq!(Clock::standing_at(Duration::MAX).elapsed(SECOND), Duration::MAX);
    }
}
