//! Signs and words as the cells of a board, in texts of all kinds.

use crate::notation::scripts;
pub(super) use crate::notation::scripts::{digit_of, is_empty_mark, is_empty_sign};

/// The digits of a cell: bit `n` is the digit `n + 1`. No bit is an empty cell.
pub(super) type CellBits = u32;

/// The largest digit that is looked for.
pub(super) const MOST_DIGITS: usize = 25;

/// The bit of the sign 0 in a text that also has empty fields: there 0 may be a digit. [`Sighting::settled`] decides.
///
/// [`Sighting::settled`]: super::board::Sighting::settled
pub(super) const ZERO: CellBits = 1 << MOST_DIGITS;

/// The number of the last letter that is a digit.
const LARGEST_LETTER: u32 = 25;

/// Reads one sign as a cell of a board with up to nine digits. Returns `None` if it is no cell.
pub(super) fn cell_of(sign: char) -> Option<CellBits> {
    match sign.to_digit(10) {
        Some(0) => Some(0),
        Some(digit) => Some(bit(digit as usize)),
        None => is_empty_sign(sign).then_some(0),
    }
}

/// Whether a word stands for an empty cell: one of a language, or brackets around nothing.
pub(super) fn is_empty_word(word: &str) -> bool {
    scripts::is_empty_word(word) || is_empty_pair(word)
}

/// Whether a text is a pair of brackets around nothing, as in `5 3 [ ] [ ] 7`.
fn is_empty_pair(text: &str) -> bool {
    let inner = ["()", "[]", "{}"].iter().find_map(|pair| {
        let (opening, closing) = pair.split_at(1);
        text.strip_prefix(opening)?.strip_suffix(closing)
    });
    inner.is_some_and(|inner| inner.trim().is_empty())
}

/// The number of signs of the brackets around nothing that a text starts with. Returns `None` if it starts with anything else.
pub(super) fn length_of_empty_pair(text: &[char]) -> Option<usize> {
    const LONGEST: usize = 5;
    let end = text.iter().take(LONGEST).skip(1).position(|sign| !sign.is_whitespace())? + 2;
    is_empty_pair(&text[..end].iter().collect::<String>()).then_some(end)
}

/// Reads a word as a cell with a number, or an empty cell. Returns `None` if it is neither.
pub(super) fn number_of(word: &str) -> Option<CellBits> {
    let mut signs = word.chars();
    if let (Some(sign), None) = (signs.next(), signs.next()) {
        let letter = || sign.to_digit(36).filter(|number| (10..=LARGEST_LETTER).contains(number));
        return cell_of(sign).or_else(|| letter().map(|number| bit(number as usize)));
    }
    if is_empty_word(word) {
        return Some(0);
    }
    match word.parse().ok().filter(|_| word.len() <= 2) {
        Some(0) => Some(0),
        Some(number @ 1..=MOST_DIGITS) => Some(bit(number)),
        Some(_) | None => decimal_of(word),
    }
}

/// Reads a decimal number such as `5.` or `5.0` as a cell. Returns `None` for any other word.
pub(super) fn decimal_of(word: &str) -> Option<CellBits> {
    let (whole, rest) = word.split_once('.')?;
    let is_whole = whole.len() == 1 && rest.trim_end_matches('e').chars().all(|sign| sign == '0');
    whole.chars().next().filter(|sign| is_whole && sign.is_ascii_digit()).and_then(cell_of)
}

/// Reads a word as the candidates of a cell: different digits in ascending order. Returns `None` if it is no such word.
pub(super) fn set_of(word: &str) -> Option<CellBits> {
    let inner = word.trim_matches(['*', '#', '@', '-', '+', '!']);
    if inner.is_empty() || matches!(inner, "." | "0") {
        return (!word.is_empty()).then_some(0);
    }
    let (mut set, mut last) = (0, 0);
    for sign in inner.chars() {
        let digit = sign.to_digit(10).filter(|&digit| digit > last)?;
        set |= bit(digit as usize);
        last = digit;
    }
    Some(set)
}

/// The bit of a number from 1.
pub(super) fn bit(number: usize) -> CellBits {
    1 << (number - 1)
}
