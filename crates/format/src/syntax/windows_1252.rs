//! Text in Windows-1252, the code page of Western Europe, of which ISO 8859-1 is a part.
//!
//! Old collections of puzzles have titles and names in it. Nothing says so, so a line is read in it if the line is not
//! UTF-8. Bytes without a character, and control characters, belong to no text.

/// The characters of the bytes from 0x80 to 0x9f. A blank stands for a byte without a character.
const FROM_80: [char; 32] = [
    '€', ' ', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', ' ', 'Ž', ' ', ' ', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', ' ', 'ž', 'Ÿ',
];

/// Reads a line. Returns `None` if a byte belongs to no text.
pub(crate) fn decode(line: &[u8]) -> Option<String> {
    line.iter().map(|&byte| character(byte)).collect()
}

fn character(byte: u8) -> Option<char> {
    // The last control character ends a file of DOS.
    let is_control = char::from(byte).is_ascii_control() && !matches!(byte, b'\t' | 0x0c | 0x1a);
    match byte {
        0x80..=0x9f => Some(FROM_80[usize::from(byte - 0x80)]).filter(|it| *it != ' '),
        _ if is_control => None,
        _ => Some(char::from(byte)),
    }
}
