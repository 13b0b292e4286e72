//! A logarithmic scale of times, for charts and for the bars of a race.

use std::time::Duration;

/// Powers of ten of seconds, from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeScale {
    first: i32,
    last: i32,
}

impl TimeScale {
    /// From ten microseconds to a hundred seconds: what methods take for one puzzle.
    pub const USUAL: Self = Self { first: -5, last: 2 };

    /// The shortest scale that holds these times; a microsecond to a second if there are none.
    pub fn of(times: impl Iterator<Item = Duration>) -> Self {
        let scale = |time| Self { first: power_below(time), last: power_above(time) };
        let Some(Self { first, last }) = times.map(scale).reduce(Self::joined) else {
            return Self { first: -6, last: 0 };
        };
        // A time that is just a power of ten would make a scale without length, and shares would be divided by 0.
        Self { first, last: last.max(first + 1) }
    }

    /// The usual scale, or as much longer as these times need. What is shorter lies at its start.
    pub fn usual_for(times: impl Iterator<Item = Duration>) -> Self {
        let last = times.map(power_above).max().unwrap_or(Self::USUAL.last);
        Self { last: last.max(Self::USUAL.last), ..Self::USUAL }
    }

    fn joined(self, other: Self) -> Self {
        Self { first: self.first.min(other.first), last: self.last.max(other.last) }
    }

    /// Where a time lies between the ends of the scale, from 0 to 1. A shorter or longer time lies outside.
    #[must_use]
    pub fn share(self, time: Duration) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "powers of ten of seconds are small")]
        let (first, last) = (self.first as f32, self.last as f32);
        (power(time) - first) / (last - first)
    }

    /// Each power of ten with its place between the ends of the scale, and its name.
    pub fn marks(self) -> impl Iterator<Item = (f32, String)> {
        let (first, count) = (self.first, self.last - self.first);
        #[expect(clippy::cast_precision_loss, reason = "powers of ten of seconds are small")]
        let share = move |power: i32| (power - first) as f32 / count as f32;
        (self.first..=self.last).map(move |power| (share(power), name_of(power)))
    }
}

/// The power of ten of a time in seconds. Nothing is shorter than a tenth of a microsecond.
fn power(time: Duration) -> f32 {
    // A clock may measure 0, which has no logarithm.
    time.as_secs_f32().max(1e-7).log10()
}

#[expect(clippy::cast_possible_truncation, reason = "powers of ten of seconds are small")]
fn power_below(time: Duration) -> i32 {
    power(time).floor() as i32
}

#[expect(clippy::cast_possible_truncation, reason = "powers of ten of seconds are small")]
fn power_above(time: Duration) -> i32 {
    power(time).ceil() as i32
}

/// A power of ten of seconds, as a number with a unit.
fn name_of(power: i32) -> String {
    let (unit, zero) = match power {
        ..=-7 => ("ns", -9),
        -6..=-4 => ("µs", -6),
        -3..=-1 => ("ms", -3),
        0.. => ("s", 0),
    };
    format!("{} {unit}", 10_u64.pow(power.saturating_sub(zero).clamp(0, 18).unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_all_lengths_have_a_name() {
        let names = [-7, -6, -5, -4, -3, -1, 0, 2].map(name_of);
        assert_eq!(names, ["100 ns", "1 µs", "10 µs", "100 µs", "1 ms", "100 ms", "1 s", "100 s"]);
    }

    #[test]
    fn ten_times_the_time_is_a_step_of_the_same_length() {
        let share = |micros| TimeScale::USUAL.share(Duration::from_micros(micros));
        assert!((share(100) - share(10) - 1.0 / 7.0).abs() < 1e-4);
        assert!((share(1_000_000) - share(100_000) - 1.0 / 7.0).abs() < 1e-4);
    }

    #[test]
    fn the_usual_scale_grows_with_the_longest_time() {
        let last = |seconds| TimeScale::usual_for([Duration::from_secs(seconds)].into_iter()).last;
        assert_eq!([1, 100, 101, 5_000].map(last), [2, 2, 3, 4]);
        assert_eq!(TimeScale::usual_for(std::iter::empty()), TimeScale::USUAL);
    }
}
