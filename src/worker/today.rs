//! The day of a moment, which selects the puzzle of the day. Days are in UTC, so that everyone gets the same puzzle.

use time::OffsetDateTime;

use crate::engine::generate::Date;

/// The day in UTC of a moment in seconds since the start of 1970. Returns `None` if the date is outside the
/// calendar.
#[must_use]
pub fn day_of(moment: i64) -> Option<Date> {
    let (year, month, day) = OffsetDateTime::from_unix_timestamp(moment).ok()?.to_calendar_date();
    Date::new(u16::try_from(year).ok()?, u8::from(month), day)
}
