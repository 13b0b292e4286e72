//! The syntax that formats are written in, below any puzzle: lines, JSON, XML and LZ-string.
//!
//! The helpers guard against hostile texts and know the place of each fault: its line, and its column if there is
//! one.

pub(super) mod base64;
pub(super) mod json;
pub(super) mod lines;
pub(super) mod lz_string;
pub(super) mod text_position;
pub(super) mod windows_1252;
pub(super) mod xml;

/// The byte that a text begins with as two hexadecimal figures. Returns `None` if it begins with anything else.
pub(super) fn hex_byte(text: &str) -> Option<u8> {
    let code = text.get(..2)?;
    // Parsing alone would take a plus for a figure.
    code.bytes().all(|it| it.is_ascii_hexdigit()).then(|| u8::from_str_radix(code, 16).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_figures_are_a_byte_and_nothing_else_is() {
        assert_eq!(hex_byte("e9 "), Some(0xE9));
        assert_eq!(["+5", "5", "-1", "g0", "é9"].map(hex_byte), [None; 5]);
    }
}
