//! Makes text from files safe to print on one line.

/// Marks the end of a text that was cut.
pub const ELLIPSIS: char = '…';

/// A text on one line. White space and control characters become single blanks. Characters that change the direction
/// of the following text, and code points that are not characters, are removed.
#[must_use]
pub fn one_line(text: &str) -> String {
    short_line(text, usize::MAX)
}

/// A text on one line of at most `most` characters. A longer text is cut, and ends in `…`.
#[must_use]
pub fn short_line(text: &str, most: usize) -> String {
    let mut line = String::new();
    // The bytes of the line that remain if it is cut, and the number of its characters so far.
    let (mut kept, mut length) = (0, 0);
    let mut is_behind_blank = false;
    // Reading stops at the cut, because a text may be as long as a file.
    for c in text.chars().filter(|&c| !is_unseen(c)) {
        if c.is_whitespace() || c.is_control() || is_separator(c) {
            is_behind_blank = length > 0;
            continue;
        }
        length += usize::from(is_behind_blank) + 1;
        if length > most {
            line.truncate(kept);
            line.push(ELLIPSIS);
            return line;
        }
        if is_behind_blank {
            line.push(' ');
        }
        is_behind_blank = false;
        line.push(c);
        if length < most {
            kept = line.len();
        }
    }
    line
}

/// Whether `c` separates lines or paragraphs.
fn is_separator(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}')
}

/// Whether `c` is a direction mark, the byte order mark, or a code point that is not a character.
fn is_unseen(c: char) -> bool {
    let is_no_character = u32::from(c) & 0xfffe == 0xfffe || ('\u{fdd0}'..='\u{fdef}').contains(&c);
    let is_mark = matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    );
    is_mark || is_no_character
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_in_one_line() {
        for (text, expected) in [
            ("", ""),
            ("Đề số 1", "Đề số 1"),
            (" a\r\n\tb\u{2028}c\0 ", "a b c"),
            ("abc\u{202e}fed\u{2066}\u{feff}", "abcfed"),
            ("bad\u{ffff}\u{1fffe}\u{fdd0}", "bad"),
            ("bell\u{7}\u{85}\u{9b}31m", "bell 31m"),
            ("1234567890", "1234567890"),
            ("12345678901", "123456789…"),
            ("12345678 0ab", "12345678…"),
        ] {
            assert_eq!(short_line(text, 10), expected, "{text:?}");
        }
    }
}
