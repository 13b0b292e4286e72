//! Days, moments and lengths of games as each language writes them.

use time::{Date, OffsetDateTime, UtcOffset};

use super::{Language, say};
use crate::game::{Day, Moment};

/// The day of 1 January 1970, counted as astronomers do.
const FIRST_DAY: i32 = 2_440_588;

impl Language {
    /// A day: 2026-11-22, or 22/11/2026.
    #[must_use]
    pub fn day(self, day: Day) -> String {
        let Some((year, month, day)) = date(day) else {
            return String::new();
        };
        let (year, month, day) = (format!("{year:04}"), two_figures(month), two_figures(day));
        // Translators: a date in figures, as in 2026-11-22
        say!(self, "{year}-{month}-{day}", year, month, day)
    }

    /// A day of a year that is known: 11-22, or 22/11.
    #[must_use]
    pub fn day_of_year(self, day: Day) -> String {
        let Some((_, month, day)) = date(day) else {
            return String::new();
        };
        let (month, day) = (two_figures(month), two_figures(day));
        say!(self, "{month}-{day}", month, day)
    }

    /// A moment to the minute: 2026-11-22 19:10, or 22/11/2026 19:10.
    #[must_use]
    pub fn minute(self, moment: Moment) -> String {
        let (hour, minute, _) = clock(moment);
        format!("{} {hour:02}:{minute:02}", self.day(moment.day()))
    }

    /// A moment to the second: 2026-11-22 19:10:05, or 22/11/2026 19:10:05.
    #[must_use]
    pub fn second(self, moment: Moment) -> String {
        let (hour, minute, second) = clock(moment);
        format!("{} {hour:02}:{minute:02}:{second:02}", self.day(moment.day()))
    }
}

fn two_figures(number: u8) -> String {
    format!("{number:02}")
}

/// Year, month and day; `None` where no calendar goes that far.
fn date(day: Day) -> Option<(i32, u8, u8)> {
    let date = Date::from_julian_day(day.number().checked_add(FIRST_DAY)?).ok()?;
    let (year, month, day) = date.to_calendar_date();
    Some((year, month.into(), day))
}

/// Hour, minute and second there.
fn clock(moment: Moment) -> (u8, u8, u8) {
    let offset = UtcOffset::from_whole_seconds(moment.offset).unwrap_or(UtcOffset::UTC);
    let time = OffsetDateTime::from_unix_timestamp(moment.seconds).ok();
    let there = time.and_then(|time| time.checked_to_offset(offset));
    there.map(OffsetDateTime::to_hms).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_place() {
        let moment = Moment { seconds: 1_795_372_205, offset: 25_200 };
        assert_eq!(Language::ENGLISH.second(moment), "2026-11-23 01:30:05");
        assert_eq!(Language::of_locale("vi").second(moment), "23/11/2026 01:30:05");
        assert_eq!(Language::of_locale("vi").minute(moment), "23/11/2026 01:30");
        assert_eq!(Language::ENGLISH.day_of_year(moment.day()), "11-23");
        assert_eq!(Language::of_locale("vi").day_of_year(moment.day()), "23/11");
        let utc = Moment { offset: 0, ..moment };
        assert_eq!(Language::ENGLISH.minute(utc), "2026-11-22 18:30");
    }

    #[test]
    fn what_no_calendar_knows_is_not_written() {
        for seconds in [i64::MIN, i64::MAX] {
            let moment = Moment { seconds, offset: i32::MIN };
            assert_eq!(Language::ENGLISH.minute(moment), " 00:00");
        }
    }
}
