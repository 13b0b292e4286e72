//! The date of a day and the time of a moment.
//!
//! This module reads no clock: `store::now` does. The dates are those of the crate `time`.

use super::{Day, Moment};
use nonet_engine::generate::Date;

/// The Julian day number of 1 January 1970.
const FIRST_DAY: i32 = 2_440_588;

impl Day {
    /// The date of the day. Returns `None` before the year 1 and after the year 9999.
    #[must_use]
    pub fn date(self) -> Option<Date> {
        let date = time::Date::from_julian_day(self.number().checked_add(FIRST_DAY)?).ok()?;
        let (year, month, day) = date.to_calendar_date();
        Date::new(u16::try_from(year).ok()?, month.into(), day)
    }
}

impl Moment {
    /// The same moment in UTC.
    #[must_use]
    pub fn in_utc(self) -> Self {
        Self { offset: 0, ..self }
    }

    /// Hour, minute and second at the place.
    #[must_use]
    pub fn time(self) -> (u8, u8, u8) {
        let second = self.seconds.saturating_add(self.offset.into()).rem_euclid(24 * 60 * 60);
        let part = |number| u8::try_from(number).expect("each part of the time is below 60");
        (part(second / 3600), part(second / 60 % 60), part(second % 60))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_the_date_and_the_time_of_its_place() {
        for (seconds, offset, date, time) in [
            (0, 0, (1970, 1, 1), (0, 0, 0)),
            (951_782_400, 0, (2000, 2, 29), (0, 0, 0)),
            (1_638_964_653, 0, (2021, 12, 8), (11, 57, 33)),
            (4_107_542_399, 0, (2100, 2, 28), (23, 59, 59)),
            (4_107_542_399, 25_200, (2100, 3, 1), (6, 59, 59)),
        ] {
            let moment = Moment { seconds, offset };
            let (year, month, day) = date;
            assert_eq!(moment.day().date(), Date::new(year, month, day));
            assert_eq!(moment.time(), time);
        }
    }

    #[test]
    fn the_same_moment_in_utc_has_no_offset() {
        let moment = Moment { seconds: 1_795_372_205, offset: 25_200 };
        assert_eq!(moment.time(), (1, 30, 5));
        assert_eq!(moment.in_utc().time(), (18, 30, 5));
    }

    #[test]
    fn no_moment_is_too_far_away() {
        for seconds in [i64::MIN, i64::MAX] {
            let moment = Moment { seconds, offset: i32::MIN };
            assert_eq!(moment.day().date(), None);
            let _ = moment.time();
        }
    }
}
