//! Text that others wrote, made safe for a terminal.
//!
//! Titles, names of files and words from the command line may hold characters that a terminal obeys, that turn the
//! direction of what stands behind them, or that begin a new line which looks like one of ours. Whatever is written for
//! people goes through here line by line, so that no caller has to know which of its words are foreign.

use std::fmt::Write as _;

/// `line` with every character that a terminal would not show in one line written as `\n` or `\u{1b}`.
#[must_use]
pub fn shown_in_one_line(line: &str) -> String {
    replaced(line, |shown, unsafe_character| shown.extend(unsafe_character.escape_default()))
}

/// The same JSON without those characters: inside its strings they are written as `\u001b`. Outside of strings JSON of one
/// line has none.
#[must_use]
pub fn shown_in_json(json: &str) -> String {
    replaced(json, |shown, unsafe_character| {
        let _ = write!(shown, "\\u{:04x}", u32::from(unsafe_character));
    })
}

fn replaced(text: &str, write_escaped: impl Fn(&mut String, char)) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        if is_unsafe(character) {
            write_escaped(&mut shown, character);
        } else {
            shown.push(character);
        }
    }
    shown
}

/// Control characters, separators of lines and paragraphs, and what overrides or isolates a direction of writing. All of
/// them have four hexadecimal digits.
fn is_unsafe(character: char) -> bool {
    let is_separator = matches!(character, '\u{2028}' | '\u{2029}');
    let turns = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    character.is_control() || is_separator || turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_written_out() {
        for (text, line, json) in [
            ("Đề số 1", "Đề số 1", "Đề số 1"),
            ("a\\b", "a\\b", "a\\b"),
            ("\u{1b}[31mred", "\\u{1b}[31mred", "\\u001b[31mred"),
            ("a\nb\tc\rd", "a\\nb\\tc\\rd", "a\\u000ab\\u0009c\\u000dd"),
            ("\u{7f}\u{9b}", "\\u{7f}\\u{9b}", "\\u007f\\u009b"),
            ("\u{2028}\u{202e}\u{2066}", "\\u{2028}\\u{202e}\\u{2066}", "\\u2028\\u202e\\u2066"),
        ] {
            assert_eq!(shown_in_one_line(text), line, "{text:?}");
            assert_eq!(shown_in_json(text), json, "{text:?}");
        }
    }
}
