//! Moments, and days and weeks by their number, so that games can be sorted into them without a calendar.

/// A day of the calendar, as the days since 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i32);

/// A moment, by the clocks of some place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The seconds since the start of 1970, in UTC.
    pub seconds: i64,
    /// How many seconds the clocks of the place are ahead of UTC.
    pub offset: i32,
}

impl Moment {
    /// The day that it is there.
    #[must_use]
    pub fn day(self) -> Day {
        Day::of(self.seconds, self.offset)
    }
}

/// How many days a week has.
pub(super) const WEEK: u32 = 7;

const SECONDS: i64 = 24 * 60 * 60;

impl Day {
    /// The day that is so many days after 1 January 1970.
    #[must_use]
    pub fn new(number: i32) -> Self {
        Self(number)
    }

    /// How many days it is after 1 January 1970.
    #[must_use]
    pub fn number(self) -> i32 {
        self.0
    }

    /// The day of a moment in seconds since the start of 1970, where clocks are `offset` seconds ahead of UTC. What lies
    /// beyond some millions of years is put on the last day there is.
    #[must_use]
    pub fn of(moment: i64, offset: i32) -> Self {
        let day = moment.saturating_add(offset.into()).div_euclid(SECONDS);
        Self(i32::try_from(day).unwrap_or(if day < 0 { i32::MIN } else { i32::MAX }))
    }

    /// The Monday of its week.
    #[must_use]
    pub fn monday(self) -> Self {
        // The first day of all was a Thursday.
        let after_monday = (i64::from(self.0) + 3).rem_euclid(WEEK.into());
        self.before(u32::try_from(after_monday).unwrap_or_default())
    }

    /// So many days later.
    #[must_use]
    pub fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add_unsigned(days))
    }

    /// So many days earlier.
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
