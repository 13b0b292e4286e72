//! The day by which the puzzle of the day is chosen.

use time::OffsetDateTime;

use crate::engine::generate::Date;

/// The day today, in UTC: the same for everyone. `None` where the clock is set beyond the calendar.
#[must_use]
pub fn today() -> Option<Date> {
    let (year, month, day) = OffsetDateTime::now_utc().to_calendar_date();
    Date::new(u16::try_from(year).ok()?, u8::from(month), day)
}
