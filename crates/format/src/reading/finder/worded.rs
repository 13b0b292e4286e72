//! Boards that are told in words: `row 1: c1=3 c5=7`, `row 1, column 3 is 5`, `5 in row 1, column 3`.
//!
//! A row or a column that was named holds until another is: a text names it once for all of its cells. What makes a board of
//! the cells is said in [`facts`](super::facts).

use super::board::{Sighting, Spot};
use super::clean::CleanLine;
use super::facts::{self, Fact, FactRuns, Told};
use super::signs::{self, CellBits};

/// The words for a row and for a column in several languages, and their letters.
const ROWS: [&str; 11] =
    ["row", "r", "zeile", "z", "ligne", "l", "fila", "riga", "linha", "hàng", "dòng"];
const COLUMNS: [&str; 9] =
    ["column", "col", "c", "spalte", "s", "colonne", "columna", "colonna", "cột"];

/// The words between a digit and the place behind it.
const WORDS_BEFORE_PLACE: [&str; 10] =
    ["in", "at", "into", "on", "goes", "cell", "auf", "dans", "en", "ở"];

/// The boards that are told in words.
pub(super) fn boards(lines: &[CleanLine]) -> Vec<Sighting> {
    told(lines).boards
}

pub(super) fn told(lines: &[CleanLine]) -> Told {
    let (mut runs, mut named) = (FactRuns::default(), NamedLines::default());
    for (at, line) in lines.iter().enumerate() {
        each_coordinate(at, line.signs(), |coordinate, text| {
            if let Some(fact) = named.add(coordinate, text) {
                runs.push(fact);
            }
        });
    }
    let mut told = Told::default();
    runs.end(&mut told);
    told
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Axis {
    Row,
    Column,
}

impl Axis {
    fn named(word: &str) -> Option<Self> {
        let is_in = |words: &[&str]| words.contains(&word);
        let column = || is_in(&COLUMNS).then_some(Self::Column);
        if is_in(&ROWS) { Some(Self::Row) } else { column() }
    }
}

/// A row or a column with its number, at its place in a text.
#[derive(Clone, Copy)]
struct Coordinate {
    axis: Axis,
    number: usize,
    line: usize,
    start: usize,
    end: usize,
}

/// Calls `add` with the rows and columns that a line names, and with the signs of the line.
fn each_coordinate(line: usize, text: &[char], mut add: impl FnMut(Coordinate, &[char])) {
    let mut start = 0;
    while start < text.len() {
        let length = text[start..].iter().take_while(|sign| sign.is_alphabetic()).count();
        if let Some((axis, number, end)) = coordinate(&text[start..], length) {
            let end = start + end;
            add(Coordinate { axis, number, line, start, end }, text);
            start = end;
        } else {
            start += length.max(1);
        }
    }
}

/// The row or the column that a text starts with, if its first word has this length: its number and its end.
fn coordinate(text: &[char], length: usize) -> Option<(Axis, usize, usize)> {
    const LONGEST_WORD: usize = 8;
    const LONGEST_LINK: usize = 3;
    let is_link = |sign: &char| sign.is_whitespace() || ".:#=\"'".contains(*sign);
    if !(1..=LONGEST_WORD).contains(&length) {
        return None;
    }
    let word = text[..length].iter().collect::<String>().to_lowercase();
    let axis = Axis::named(&word)?;
    let links = text[length..].iter().take(LONGEST_LINK).take_while(|sign| is_link(sign)).count();
    let at = length + links;
    let (number, length) = facts::number(&text[at..])?;
    Some((axis, number, at + length))
}

/// The row and the column that were named last.
#[derive(Default)]
struct NamedLines {
    row: Option<Coordinate>,
    column: Option<Coordinate>,
}

impl NamedLines {
    /// Adds a row or a column of a line with these signs. Returns the cell that it completes, if a digit stands beside it.
    fn add(&mut self, coordinate: Coordinate, text: &[char]) -> Option<Fact> {
        let (own, other) = match coordinate.axis {
            Axis::Row => (&mut self.row, self.column),
            Axis::Column => (&mut self.column, self.row),
        };
        *own = Some(coordinate);
        let other = other?;
        let start = if other.line == coordinate.line && is_joined(text, other, coordinate) {
            other.start
        } else {
            coordinate.start
        };
        let behind = || facts::value(&text[coordinate.end..]);
        let before = digit_before(&text[..start]).map(|cell| (Some(cell), 0));
        let (cell, more) = before.or_else(behind)?;
        // The cells of a list are told by one of the two alone.
        *own = None;
        let (row, column) = match coordinate.axis {
            Axis::Row => (coordinate.number, other.number),
            Axis::Column => (other.number, coordinate.number),
        };
        let line = coordinate.line;
        let (start, end) = (Spot { line, sign: start }, Spot { line, sign: coordinate.end + more });
        Some(Fact { start, end, row, column, cell })
    }
}

/// Whether a row and a column are the name of one cell, with no digit between them.
fn is_joined(text: &[char], first: Coordinate, second: Coordinate) -> bool {
    const LONGEST: usize = 8;
    let between = &text[first.end..second.start];
    between.len() <= LONGEST && !between.iter().any(char::is_ascii_digit)
}

/// The digit that stands before a place, with `in` or the like between them.
fn digit_before(text: &[char]) -> Option<CellBits> {
    const LONGEST: usize = 16;
    let near: String = text[text.len().saturating_sub(LONGEST)..].iter().collect();
    let near = near.to_lowercase();
    let mut words = near.split_whitespace().rev().peekable();
    words.next_if(|word| WORDS_BEFORE_PLACE.contains(word))?;
    while words.next_if(|word| WORDS_BEFORE_PLACE.contains(word)).is_some() {}
    let mut signs = words.next()?.chars().rev();
    let digit = signs.next().filter(char::is_ascii_digit)?;
    let is_one = signs.next().is_none_or(|sign| !sign.is_alphanumeric());
    signs::cell_of(digit).filter(|_| is_one)
}
