//! The day by which the puzzle of the day is chosen.

use time::OffsetDateTime;

use crate::engine::generate::Date;

/// The day today, in UTC: the same for everyone. A clock that is set beyond the calendar shows the first day of 1970.
#[must_use]
pub fn today() -> Date {
    let (year, month, day) = OffsetDateTime::now_utc().to_calendar_date();
    let date = u16::try_from(year).ok().and_then(|year| Date::new(year, u8::from(month), day));
    date.or_else(|| Date::new(1970, 1, 1)).expect("the calendar has that day")
}
