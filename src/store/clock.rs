//! The current time with the local offset from UTC.
//!
//! The controller and the engine have no clock, so the time enters here.

use time::{OffsetDateTime, UtcOffset};

use crate::game::Moment;

/// Returns the current time with the local offset, or in UTC if the system does not tell the offset.
#[must_use]
pub fn now() -> Moment {
    let now = OffsetDateTime::now_utc();
    let offset = UtcOffset::local_offset_at(now).unwrap_or(UtcOffset::UTC);
    Moment { seconds: now.unix_timestamp(), offset: offset.whole_seconds() }
}
