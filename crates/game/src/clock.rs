//! The clock of a game.
//!
//! The clock does not know the time of day. Callers pass `now`: the time since a fixed moment of their choice.

use core::time::Duration;

/// A clock that runs or is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    before: Duration,
    since: Option<Duration>,
}

impl Clock {
    /// A stopped clock that shows `elapsed`.
    #[must_use]
    pub fn standing_at(elapsed: Duration) -> Self {
        Self { before: elapsed, since: None }
    }

    /// The time that the clock shows.
    #[must_use]
    pub fn elapsed(&self, now: Duration) -> Duration {
        let running = self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.before.saturating_add(running)
    }

    /// Whether the clock runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Starts the clock from the time that it shows. A running clock is left alone.
    pub fn start(&mut self, now: Duration) {
        if self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// Stops the clock.
    pub fn stop(&mut self, now: Duration) {
        *self = Self::standing_at(self.elapsed(now));
    }
}

/// A duration in whole seconds, as a clock shows it: 2:03 or 1:02:03. The text is the same in every language.
#[must_use]
pub fn on_the_clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
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

    #[test]
    fn a_clock_shows_whole_seconds() {
        for (millis, shown) in
            [(0, "0:00"), (59_999, "0:59"), (754_000, "12:34"), (3_723_000, "1:02:03")]
        {
            assert_eq!(on_the_clock(Duration::from_millis(millis)), shown);
        }
    }
}
