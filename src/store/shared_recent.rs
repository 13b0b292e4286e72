//! The list of recent files that the programs of a Linux desktop share.
//!
//! Nonet adds to an existing list and never creates one. Errors are ignored, because Nonet's own list has the file
//! too.

use std::path::Path;
use std::time::SystemTime;

use super::clock::moment_of;
use super::xbel::{self, Visit};
use super::{Folders, Stamp, file, private};

/// Number of attempts. Other programs write the list too; after this many changes by them, Nonet gives up.
const TRIES: usize = 3;

/// Adds a file that was opened or saved.
pub fn add(folders: &Folders, path: &Path, now: SystemTime) {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let Some(time) = timestamp(now) else {
        return;
    };
    let visit = Visit { path: &path, time: &time };
    change(folders, |list| xbel::with_visit(list, &visit));
}

/// Removes all entries of Nonet from the list.
pub fn clear(folders: &Folders) {
    change(folders, xbel::without_visits);
}

fn change(folders: &Folders, change: impl Fn(&str) -> Option<String>) {
    let path = folders.shared_recent_file();
    for _ in 0..TRIES {
        // A pipe in the place of the list would keep this thread waiting.
        let Some(before) =
            private::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok())
        else {
            return;
        };
        let Some(after) = change(&before).filter(|after| *after != before) else {
            return;
        };
        if file::save_unless_changed(&path, &after, Stamp::of(before.as_bytes())).is_ok() {
            return;
        }
    }
}

/// A time as `2026-11-22T09:30:00Z`. Returns `None` for a time that no date reaches.
fn timestamp(time: SystemTime) -> Option<String> {
    let moment = moment_of(time);
    let (hour, minute, second) = moment.time();
    let date = moment.day().date()?;
    Some(format!("{date}T{hour:02}:{minute:02}:{second:02}Z"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, UNIX_EPOCH};

    #[test]
    fn moments_are_written_as_the_calendar_has_them() {
        for (seconds, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_827_696, "2000-02-29T12:34:56Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (1_709_251_200, "2024-03-01T00:00:00Z"),
            (1_795_305_600, "2026-11-22T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            let time = UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(timestamp(time).as_deref(), Some(written));
        }
    }
}
