//! Rows of digit groups: the candidates of nine cells, one group for each cell.
//!
//! The reader skips bars, box drawing characters and rules. It also skips the marks by which programs show a step in
//! such a grid: `*`, `#`, `@`, `-` and capital letters. A lone `.` or `0` is a cell without candidates.

use super::symbols;
use crate::syntax::lines::{TextLine, start_of};
use crate::{Problem, ReadError};
use nonet_engine::{Digit, DigitSet};

/// One cell of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    /// The digits of the group.
    pub(crate) set: DigitSet,
    /// Whether a `u` marks the digit as entered by the player.
    pub(crate) entered: bool,
}

/// The shape of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineShape {
    /// A row of groups, some of which have several digits.
    Groups,
    /// One character for each cell: a row of groups or of cells.
    Single,
    /// A line that is no row of groups.
    Other,
}

/// Determines the shape of a line on a board of `side` columns.
pub(crate) fn shape(text: &str, side: usize) -> LineShape {
    let words: Vec<&str> = words(text).map(|(_, word)| word).take(side + 1).collect();
    let is_single = |word: &&str| is_single(word);
    match () {
        () if words.len() != side => LineShape::Other,
        () if words.iter().all(is_single) => LineShape::Single,
        () if words.iter().all(|word| group(word, side).is_ok()) => LineShape::Groups,
        () => LineShape::Other,
    }
}

/// The `side` groups of a row.
pub(crate) fn row(line: TextLine<'_>, side: usize) -> Result<Vec<Group>, ReadError> {
    let mut groups = Vec::with_capacity(side);
    let mut end = 1;
    let count = words(line.text).count();
    for (at, word) in words(line.text) {
        let column = line.text[..at].chars().count() + 1;
        if groups.len() == side {
            let problem = Problem::TooManyCells { found: count, expected: side };
            return Err(line.error(column, problem));
        }
        let read = group(word, side).map_err(|(at, found)| {
            line.error(column + at, Problem::BadCharacter { found, largest: side })
        });
        groups.push(read?);
        end = column + word.chars().count();
    }
    if count < side {
        return Err(line.error(end, Problem::TooFewCells { found: count, expected: side }));
    }
    Ok(groups)
}

/// The digits of a set, or `.` for the empty set.
pub(crate) fn text_of(set: DigitSet) -> String {
    if set.is_empty() {
        return ".".to_owned();
    }
    set.iter().map(|digit| symbols::symbol(Some(digit))).collect()
}

/// The words of a line with the byte where each starts.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split(symbols::is_separator)
        .filter(|word| !word.is_empty())
        .map(|word| (start_of(text, word), word))
}

fn is_single(word: &str) -> bool {
    let mut characters = word.chars();
    let first = characters.next().is_some_and(|c| symbols::content(c, 9).is_some());
    first && characters.next().is_none()
}

/// Parses a word as a group. The error is the 0-based place of the wrong character, and that character.
fn group(word: &str, side: usize) -> Result<Group, (usize, char)> {
    if matches!(word, "." | "0") {
        return Ok(Group { set: DigitSet::EMPTY, entered: false });
    }
    let mut set = DigitSet::EMPTY;
    let mut entered = false;
    for (at, c) in word.chars().enumerate() {
        match c {
            'u' if at == 0 => entered = true,
            '*' | '#' | '@' | '-' | 'A'..='Z' => {}
            _ => set.insert(digit(c, side).ok_or((at, c))?),
        }
    }
    let first = word.chars().next().unwrap_or('.');
    if set.is_empty() { Err((0, first)) } else { Ok(Group { set, entered }) }
}

fn digit(symbol: char, side: usize) -> Option<Digit> {
    symbols::content(symbol, side).flatten()
}
