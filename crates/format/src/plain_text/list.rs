//! A list: one puzzle for each line.
//!
//! Empty lines and comments are skipped: lines that start with `#`, `//`, `%` or `;`. Text after the cells and white
//! space is skipped too, because other programs write ratings and names there. Digits are of any script, and an empty cell
//! has any sign that people write for one; `?`, `~` and `o` only if the line has no other.

use std::io::BufRead;

use crate::notation::{scripts, symbols};
use crate::syntax::lines::{Lines, TextLine};
use crate::{Document, ReadError};
use nonet_engine::{Cells, Digit, Grid, LowestDigit};

/// The next puzzle with the number of its line. Returns `None` at the end.
pub(crate) fn next_puzzle<R: BufRead>(
    lines: &mut Lines<R>,
) -> Option<Result<(usize, Cells), ReadError>> {
    loop {
        let read = lines.next()?.and_then(|line| Ok((line.number, read_line(line)?)));
        match read {
            Ok((_, None)) => {}
            Ok((number, Some(cells))) => return Some(Ok((number, cells))),
            Err(error) => return Some(Err(error)),
        }
    }
}

/// Reads the puzzle in a line. Returns `None` if the line is empty or a comment.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Option<Cells>, ReadError> {
    if symbols::is_blank(line.text) || is_comment(line.text) {
        return Ok(None);
    }
    let in_any_signs = || symbols::classic_board_in_any_signs(line.text);
    if let Some(cells) = symbols::whole_classic_board(line.text).or_else(in_any_signs) {
        return Ok(Some(cells));
    }
    let mut cells = [0; 81];
    let text = scripts::with_usual_signs(line.text);
    let contents = symbols::whole_board(TextLine { text: &text, ..line }, cells.len(), 9)?;
    for (cell, digit) in cells.iter_mut().zip(contents) {
        *cell = digit.map_or(0, Digit::get);
    }
    Ok(Some(cells))
}

/// Whether a line of a list is a comment. A line with several semicolons is one of a table.
pub(crate) fn is_comment(text: &str) -> bool {
    let text = text.trim_start();
    let has_semicolon = || text.starts_with(';') && !text[1..].contains(';');
    symbols::is_comment(text) || text.starts_with('%') || has_semicolon()
}

/// Whether a text has words, as a heading has. Words for an empty cell such as `null` are none, and neither are signs of
/// cells and single letters.
pub(crate) fn is_words(text: &str) -> bool {
    let is_word = |word: &str| {
        word.chars().nth(1).is_some()
            && !scripts::is_empty_word(word)
            && !word.chars().all(|sign| scripts::cell(sign).is_some())
    };
    text.split(|sign: char| !sign.is_alphabetic()).any(is_word)
}

/// Writes a line with the givens of each document.
pub(crate) fn write(documents: &[Document], lowest: LowestDigit) -> String {
    documents.iter().fold(String::new(), |mut text, document| {
        text.push_str(&line_of_from(&document.givens, lowest));
        text.push('\n');
        text
    })
}

/// The cells of a grid in one line without a line ending: digits, and dots for empty cells. Digits above 9 are letters,
/// or numbers with blanks between them if the board has more digits than signs. A hyphen is a place without a cell.
#[must_use]
pub fn line_of(grid: &Grid) -> String {
    grid.to_string()
}

/// The cells of a grid in one line, as [`line_of`] writes them, but with digits that count from `lowest`.
#[must_use]
pub fn line_of_from(grid: &Grid, lowest: LowestDigit) -> String {
    grid.line_from(lowest).to_string()
}
