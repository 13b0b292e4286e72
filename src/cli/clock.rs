//! The current time.

use time::OffsetDateTime;

/// Returns the current date and time in UTC: 2026-11-22 00:41:07 UTC.
pub(super) fn now() -> String {
    written(OffsetDateTime::now_utc())
}

/// Returns the seconds since the start of 1970.
pub(super) fn seconds() -> i64 {
    OffsetDateTime::now_utc().unix_timestamp()
}

fn written(moment: OffsetDateTime) -> String {
    let ((year, month, day), (hour, minute, second)) = (moment.to_calendar_date(), moment.to_hms());
    let month = u8::from(month);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_since_1970_are_a_date() {
        for (seconds, date) in [
            (0, "1970-01-01 00:00:00 UTC"),
            (951_782_400, "2000-02-29 00:00:00 UTC"),
            (1_638_964_653, "2021-12-08 11:57:33 UTC"),
            (4_107_542_399, "2100-02-28 23:59:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00:00 UTC"),
        ] {
            assert_eq!(written(OffsetDateTime::from_unix_timestamp(seconds).unwrap()), date);
        }
    }
}
