//! Makes texts of others, such as a title or the name of a file, fit to be shown.
//!
//! A file may hold a title of a million letters or of forty lines, and the name of a file may hold line breaks. Such a
//! text is shown in one line and cut where nobody reads on; what is saved is always the whole of it.

use std::path::Path;

use crate::print::{ELLIPSIS, one_line as unbroken, short_line};

/// The most characters that are shown of a name.
const NAME: usize = 100;

/// The most characters that are shown of a path.
const PATH: usize = 240;

/// The most characters that are shown of a sentence that quotes a file.
const SENTENCE: usize = 400;

/// What is said of something foreign, and may quote some of it.
#[must_use]
pub fn sentence(text: &str) -> String {
    short_line(text, SENTENCE)
}

/// A title, the name of a person, and their like, in one line.
#[must_use]
pub fn name(text: &str) -> String {
    short_line(text, NAME)
}

/// What a file is called, in one line. The ending is not cut.
#[must_use]
pub fn file_name(path: &Path) -> String {
    without_middle(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy(), NAME)
}

/// A path in one line, with its beginning and its end.
#[must_use]
pub fn path(path: &Path) -> String {
    without_middle(&path.to_string_lossy(), PATH)
}

/// A text in one line, which loses what is in its middle where it is longer than `most` characters.
fn without_middle(text: &str, most: usize) -> String {
    let line = unbroken(text);
    let length = line.chars().count();
    if length <= most {
        return line;
    }
    let head = most / 2;
    let tail = most - head - 1;
    let head = line.chars().take(head);
    let tail = line.chars().skip(length - tail);
    head.chain([ELLIPSIS]).chain(tail).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(name("Đề số 1"), "Đề số 1");
        assert_eq!(name("a\nb\r\n\u{1b}[31mc"), "a b [31mc");
        assert_eq!(name(&"ổ".repeat(1_000_000)), "ổ".repeat(99) + "…");
        assert_eq!(name(&"\n".repeat(1_000_000)), "");
    }

    #[test]
    fn a_path_keeps_its_beginning_and_its_end() {
        let long = |letters: usize| format!("/home/an/{}/đề.sdk", "a".repeat(letters));
        assert_eq!(path(Path::new("/home/an/a\nb.sdk")), "/home/an/a b.sdk");
        assert_eq!(path(Path::new(&long(200))), long(200));
        let cut = path(Path::new(&long(300)));
        assert_eq!(cut.chars().count(), PATH);
        assert!(cut.starts_with("/home/an/aaa") && cut.contains("a…a") && cut.ends_with("/đề.sdk"));
        let cut = file_name(Path::new(&format!("/p/{}.sdk", "a".repeat(200))));
        assert_eq!(cut.chars().count(), NAME);
        assert!(cut.starts_with("aaa") && cut.ends_with("aaa.sdk"));
    }
}
