//! Text in RTF: ASCII alone, with everything else as numbered characters.

use std::fmt::Write;

/// A text with nothing in it that RTF takes for its own. The units of UTF-16 are written as signed numbers, as Word
/// reads them, each with a question mark for programs that know none.
pub(super) fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut rtf, c| {
        match c {
            '\\' | '{' | '}' => rtf.extend(['\\', c]),
            ' '..='~' => rtf.push(c),
            // What is left of control characters has no meaning in a line.
            _ if c.is_control() => {}
            _ => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    let _ = write!(rtf, "\\u{}?", unit.cast_signed());
                }
            }
        }
        rtf
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out() {
        for (text, rtf) in [
            ("Sudoku", "Sudoku"),
            (r"{\rtf1\bin9 }", r"\{\\rtf1\\bin9 \}"),
            ("Đề", r"\u272?\u7873?"),
            ("\u{ff01}", r"\u-255?"),
            ("😀", r"\u-10179?\u-8704?"),
            ("a\r\n\0\u{85}\u{7f}b", "ab"),
        ] {
            assert_eq!(escaped(text), rtf);
        }
    }
}
