//! Moments, days and weeks as plain numbers.
//!
//! The statistics of play sort games into days and weeks. Numbers are enough for that, so this module needs no
//! calendar.

/// A day of the calendar, stored as the number of days since 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i32);

/// A moment with the UTC offset of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moment {
    /// Seconds since the start of 1970, in UTC.
    pub seconds: i64,
    /// Seconds by which local time at the place is ahead of UTC.
    pub offset: i32,
}

impl Moment {
    /// The day at the place.
    #[must_use]
    pub fn day(self) -> Day {
        Day::of(self.seconds, self.offset)
    }
}

/// Days in a week.
pub(super) const WEEK: u32 = 7;

const SECONDS: i64 = 24 * 60 * 60;

impl Day {
    /// The day that is `number` days after 1 January 1970.
    #[must_use]
    pub fn new(number: i32) -> Self {
        Self(number)
    }

    /// Number of days since 1 January 1970.
    #[must_use]
    pub fn number(self) -> i32 {
        self.0
    }

    /// The day of `moment`, in seconds since the start of 1970, at a place whose time is `offset` seconds ahead of
    /// UTC. A moment outside the range of `Day` gives the first or the last day.
    #[must_use]
    pub fn of(moment: i64, offset: i32) -> Self {
        let day = moment.saturating_add(offset.into()).div_euclid(SECONDS);
        Self(i32::try_from(day).unwrap_or(if day < 0 { i32::MIN } else { i32::MAX }))
    }

    /// The Monday of the day's week.
    #[must_use]
    pub fn monday(self) -> Self {
        // Day 0 was a Thursday.
        let after_monday = (i64::from(self.0) + 3).rem_euclid(WEEK.into());
        self.before(u32::try_from(after_monday).unwrap_or_default())
    }

    /// The day `days` later.
    #[must_use]
    pub fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add_unsigned(days))
    }

    /// The day `days` earlier.
    #[must_use]
    pub fn before(self, days: u32) -> Self {
        Self(self.0.saturating_sub_unsigned(days))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON_OF_2026_11_22: i64 = 1_795_348_800;

    #[test]
    fn a_day_begins_at_midnight_where_it_is_told() {
        let sunday = Day::of(NOON_OF_2026_11_22, 0);
        assert_eq!(sunday.number(), 20_779);
        let last_second = NOON_OF_2026_11_22 + 12 * 3600 - 1;
        assert_eq!(Day::of(last_second, 0), sunday);
        assert_eq!(Day::of(last_second + 1, 0), sunday.after(1));
        assert_eq!(Day::of(last_second + 1, -60), sunday);
        assert_eq!(Day::of(last_second, 7 * 3600), sunday.after(1));
        assert_eq!(Day::of(-1, 0).number(), -1);
    }

    #[test]
    fn a_week_begins_on_monday() {
        let monday = Day::of(NOON_OF_2026_11_22, 0).before(6);
        for day in 0..7 {
            assert_eq!(monday.after(day).monday(), monday);
        }
        assert_eq!(monday.before(1).monday(), monday.before(7));
        assert_eq!(Day::new(0).monday(), Day::new(-3));
    }

    #[test]
    fn no_moment_is_too_far_away() {
        for moment in [i64::MIN, i64::MAX] {
            let _ = Day::of(moment, i32::MAX).monday().after(u32::MAX).before(u32::MAX);
        }
    }
}
