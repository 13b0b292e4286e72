//! Compares the text of a search field with names.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Whether each word of what was typed is in one of the names, whatever the accents, the capitals, and the sign between the
/// numbers of a size.
#[must_use]
pub fn is_found(typed: &str, names: &[String]) -> bool {
    let size = |text: &str| plain(text).replace('×', "x");
    let names = size(&names.join(" "));
    size(typed).split_whitespace().all(|word| names.contains(word))
}

/// The text with one space in place of spaces and hyphens.
pub(super) fn spaced(text: &str) -> String {
    let words = text.split(|letter: char| letter == '-' || letter.is_whitespace());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Lower case and without accents.
pub(super) fn plain(text: &str) -> String {
    let letters = text.nfd().filter(|&letter| !is_combining_mark(letter));
    let lower = letters.flat_map(char::to_lowercase);
    lower.map(|letter| if letter == 'đ' { 'd' } else { letter }).collect()
}
