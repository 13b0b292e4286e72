//! Escapes text for RTF: the output is ASCII, and all other characters are numbered.

use std::fmt::Write;

/// Escapes a text for RTF. Each UTF-16 unit is written as a signed number, as Word expects. A question mark follows,
/// for programs that do not know such numbers.
pub(super) fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut rtf, c| {
        match c {
            '\\' | '{' | '}' => rtf.extend(['\\', c]),
            ' '..='~' => rtf.push(c),
            // The remaining control characters have no meaning on a line.
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
