//! The only reader of the system's clock and of its offset from UTC.
//!
//! The controller and the engine have no clock, so the time enters here.

use std::time::SystemTime;

use time::{OffsetDateTime, UtcOffset};

use crate::game::Moment;

/// Returns the current time with the local offset, or in UTC if the system does not tell the offset.
#[must_use]
pub fn now() -> Moment {
    let now = OffsetDateTime::now_utc();
    let offset = UtcOffset::local_offset_at(now).unwrap_or(UtcOffset::UTC);
    Moment { seconds: now.unix_timestamp(), offset: offset.whole_seconds() }
}

/// Returns the current time as the system counts it.
#[must_use]
pub fn system_time() -> SystemTime {
    SystemTime::now()
}

/// A time of the system as a moment in UTC.
pub(super) fn moment_of(time: SystemTime) -> Moment {
    Moment { seconds: OffsetDateTime::from(time).unix_timestamp(), offset: 0 }
}
