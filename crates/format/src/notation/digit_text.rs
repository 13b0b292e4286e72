//! Digits in the rows and words of Nonet's own document, for boards of every shape.
//!
//! A board of up to nine digits has one sign for each cell, and several digits of a cell are written without anything
//! between them. On a larger board digits are numbers: cells have blanks between them, and digits of one cell have
//! commas. A hyphen stands where the board has no cell. The classic board is read as leniently as lists and rows are.

use std::sync::Arc;

use super::groups;
use super::symbols::{self, CellSymbol};
use crate::error::shortened;
use crate::syntax::lines::{TextLine, start_of, with_columns};
use crate::{Problem, ReadError};
use nonet_engine::number::number_of_digits;
use nonet_engine::{Digit, DigitSet, Grid, Layout};

/// The sign for a place that is no cell.
pub(crate) const HOLE: &str = "-";

/// The largest number of digits that are written as one sign each.
const MOST_SIGNS: usize = 9;

/// Whether each digit of the board is one sign.
pub(crate) fn has_signs(layout: &Layout) -> bool {
    layout.digit_count() <= MOST_SIGNS
}

/// A digit as text.
pub(crate) fn digit(digit: Digit, layout: &Layout) -> String {
    if has_signs(layout) { digit.symbol().to_string() } else { digit.to_string() }
}

/// The digits of a cell as text. Empty for no digits.
pub(crate) fn digits(digits: DigitSet, layout: &Layout) -> String {
    let words: Vec<String> = digits.iter().map(|one| digit(one, layout)).collect();
    words.join(if has_signs(layout) { "" } else { "," })
}

/// The digits of a cell as text, or `.` for no digits.
pub(crate) fn group(set: DigitSet, layout: &Layout) -> String {
    if set.is_empty() { ".".to_owned() } else { digits(set, layout) }
}

/// Reads a word as a digit of the board. Returns `None` if the word is no digit of the board.
pub(crate) fn digit_in(word: &str, layout: &Layout) -> Option<Digit> {
    let number: u8 = number_of_digits(word)?;
    Digit::new(number).filter(|_| usize::from(number) <= layout.digit_count())
}

/// The cells of a grid, as a text for each row.
pub(crate) fn row_texts(grid: &Grid) -> Vec<String> {
    let layout = grid.layout();
    let (width, between) =
        if has_signs(layout) { (1, "") } else { (layout.digit_count().to_string().len(), " ") };
    let word = |row, column| match layout.cell(row, column) {
        None => HOLE.to_owned(),
        Some(cell) => grid.get(cell).map_or_else(|| ".".to_owned(), |one| digit(one, layout)),
    };
    let row = |row| {
        let words = (0..layout.columns()).map(|column| format!("{:>width$}", word(row, column)));
        words.collect::<Vec<_>>().join(between)
    };
    (0..layout.rows()).map(row).collect()
}

/// Reads the cells of a row, by columns. `row` counts from 0.
pub(crate) fn row(
    line: TextLine<'_>,
    layout: &Arc<Layout>,
    row: usize,
) -> Result<Vec<CellSymbol>, ReadError> {
    if layout.is_classic() {
        return symbols::row(line, layout.columns());
    }
    let words = if has_signs(layout) { signs_of(line.text) } else { words_of(line.text) };
    check_count(line, &words, layout.columns())?;
    let cell = |(column, (place, word)): (usize, &(usize, &str))| {
        let is_empty = matches!(*word, "." | "0" | "_" | "*");
        match layout.cell(row, column) {
            None if *word == HOLE => Ok(None),
            None => Err(line.error(*place, Problem::NoCell(shortened(word)))),
            Some(_) if is_empty => Ok(None),
            Some(_) => number(line, *place, word, layout).map(Some),
        }
    };
    words.iter().enumerate().map(cell).collect()
}

/// Reads a row of sets of digits, by columns. `row` counts from 0.
pub(crate) fn sets_of_row(
    line: TextLine<'_>,
    layout: &Arc<Layout>,
    row: usize,
) -> Result<Vec<DigitSet>, ReadError> {
    if layout.is_classic() {
        let groups = groups::row(line, layout.columns())?;
        return Ok(groups.into_iter().map(|group| group.set).collect());
    }
    let words = words_of(line.text);
    check_count(line, &words, layout.columns())?;
    let set = |(column, (place, word)): (usize, &(usize, &str))| match layout.cell(row, column) {
        None if *word == HOLE => Ok(DigitSet::EMPTY),
        None => Err(line.error(*place, Problem::NoCell(shortened(word)))),
        Some(_) if *word == "." => Ok(DigitSet::EMPTY),
        Some(_) => set_in(line, *place, word, layout),
    };
    words.iter().enumerate().map(set).collect()
}

fn set_in(
    line: TextLine<'_>,
    place: usize,
    word: &str,
    layout: &Layout,
) -> Result<DigitSet, ReadError> {
    let parts = if has_signs(layout) {
        signs_of(word)
    } else {
        word.split(',').map(|part| (start_of(word, part) + 1, part)).collect()
    };
    parts.into_iter().map(|(at, part)| number(line, place + at - 1, part, layout)).collect()
}

fn number(
    line: TextLine<'_>,
    place: usize,
    word: &str,
    layout: &Layout,
) -> Result<Digit, ReadError> {
    digit_in(word, layout).ok_or_else(|| {
        let problem = Problem::BadNumber { found: shortened(word), largest: layout.digit_count() };
        line.error(place, problem)
    })
}

fn check_count(
    line: TextLine<'_>,
    words: &[(usize, &str)],
    expected: usize,
) -> Result<(), ReadError> {
    let found = words.len();
    if found < expected {
        let end = line.text.trim_end().chars().count() + 1;
        return Err(line.error(end, Problem::TooFewCells { found, expected }));
    }
    match words.get(expected) {
        Some((place, _)) => Err(line.error(*place, Problem::TooManyCells { found, expected })),
        None => Ok(()),
    }
}

/// The signs of a text without white space, each with its column from 1.
fn signs_of(text: &str) -> Vec<(usize, &str)> {
    let signs = text.char_indices().enumerate();
    let signs = signs.filter(|(_, (_, sign))| !sign.is_whitespace());
    signs.map(|(column, (at, sign))| (column + 1, &text[at..at + sign.len_utf8()])).collect()
}

/// The words of a text, each with its column from 1.
fn words_of(text: &str) -> Vec<(usize, &str)> {
    with_columns(text, text.split_whitespace())
}
