//! Days, moments and lengths of games as each language writes them.

use time::{Date, OffsetDateTime, UtcOffset};

use super::{Language, say};
use crate::engine::generate;
use crate::game::{Day, Moment};

/// The day of 1 January 1970, counted as astronomers do.
const FIRST_DAY: i32 = 2_440_588;

/// How a language writes days and moments.
pub trait Dates {
    /// A day: 2026-11-22, or 22/11/2026.
    #[must_use]
    fn day(self, day: Day) -> String;

    /// A day of a year that is known: 11-22, or 22/11.
    #[must_use]
    fn day_of_year(self, day: Day) -> String;

    /// A date in words, without its year: 22 November, or 22 tháng 11.
    #[must_use]
    fn day_and_month(self, date: generate::Date) -> String;

    /// A date in words: 22 November 2026, or 22 tháng 11 năm 2026.
    #[must_use]
    fn date_in_words(self, date: generate::Date) -> String;

    /// A moment to the minute: 2026-11-22 19:10, or 22/11/2026 19:10.
    #[must_use]
    fn minute(self, moment: Moment) -> String;

    /// A moment to the second: 2026-11-22 19:10:05, or 22/11/2026 19:10:05.
    #[must_use]
    fn second(self, moment: Moment) -> String;
}

impl Dates for Language {
    fn day(self, day: Day) -> String {
        let Some((year, month, day)) = date(day) else {
            return String::new();
        };
        let (year, month, day) = (format!("{year:04}"), two_figures(month), two_figures(day));
        // Translators: a date in figures, as in 2026-11-22
        say!(self, "{year}-{month}-{day}", year, month, day)
    }

    fn day_of_year(self, day: Day) -> String {
        let Some((_, month, day)) = date(day) else {
            return String::new();
        };
        let (month, day) = (two_figures(month), two_figures(day));
        say!(self, "{month}-{day}", month, day)
    }

    fn day_and_month(self, date: generate::Date) -> String {
        let (_, month, day) = date.parts();
        match month {
            1 => say!(self, "{day} January", day),
            2 => say!(self, "{day} February", day),
            3 => say!(self, "{day} March", day),
            4 => say!(self, "{day} April", day),
            5 => say!(self, "{day} May", day),
            6 => say!(self, "{day} June", day),
            7 => say!(self, "{day} July", day),
            8 => say!(self, "{day} August", day),
            9 => say!(self, "{day} September", day),
            10 => say!(self, "{day} October", day),
            11 => say!(self, "{day} November", day),
            12 => say!(self, "{day} December", day),
            // A date has no other month.
            _ => String::new(),
        }
    }

    fn date_in_words(self, date: generate::Date) -> String {
        let (year, _, _) = date.parts();
        let day = self.day_and_month(date);
        // Translators: a day and month in words, and its year, as in 22 November 2026
        say!(self, "{day} {year}", day, year)
    }

    fn minute(self, moment: Moment) -> String {
        let (hour, minute, _) = clock(moment);
        format!("{} {hour:02}:{minute:02}", self.day(moment.day()))
    }

    fn second(self, moment: Moment) -> String {
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
    fn dates_are_told_in_words() {
        let date = generate::Date::new(2026, 11, 22).unwrap();
        let vietnamese = Language::of_locale("vi");
        assert_eq!(Language::ENGLISH.day_and_month(date), "22 November");
        assert_eq!(vietnamese.day_and_month(date), "22 tháng 11");
        assert_eq!(Language::ENGLISH.date_in_words(date), "22 November 2026");
        assert_eq!(vietnamese.date_in_words(date), "22 tháng 11 năm 2026");
        let first_of = |month| generate::Date::new(2026, month, 1).unwrap();
        let months = (1..=12).map(|month| Language::ENGLISH.day_and_month(first_of(month)));
        assert_eq!(
            months.collect::<Vec<_>>(),
            [
                "1 January",
                "1 February",
                "1 March",
                "1 April",
                "1 May",
                "1 June",
                "1 July",
                "1 August",
                "1 September",
                "1 October",
                "1 November",
                "1 December",
            ]
        );
    }

    #[test]
    fn what_no_calendar_knows_is_not_written() {
        for seconds in [i64::MIN, i64::MAX] {
            let moment = Moment { seconds, offset: i32::MIN };
            assert_eq!(Language::ENGLISH.minute(moment), " 00:00");
        }
    }
}
