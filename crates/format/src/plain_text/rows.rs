//! Boards written or drawn row by row.
//!
//! The reader skips comments, rules between rows, and white space and bars between cells. An empty line may separate
//! bands. Anywhere else it ends the board. So a missing row is reported where it is missing, and never filled from
//! the next board.

use super::plain;
use crate::mistakes;
use crate::notation::digit_text;
use crate::notation::symbols::{self, CellSymbol};
use crate::puzzle_text::{FoundPuzzle, PuzzleText};
use crate::syntax::lines::TextLine;
use crate::{Document, Kind, Problem, ReadError};
use nonet_engine::{Digit, Grid, Layout, LowestDigit};

/// The number of rows of a band.
const ROWS_OF_BAND: usize = 3;

/// Rows that are collected to boards.
#[derive(Debug)]
pub(crate) struct RowCollector {
    cells: Vec<CellSymbol>,
    start: usize,
    parted: bool,
    /// Whether the rows so far are written as Nonet writes rows.
    is_own_form: bool,
    /// The signs for empty cells so far, each once.
    empty_signs: String,
    /// Whether no other line says that the rows are a board.
    are_rows_alone: bool,
}

impl RowCollector {
    /// The state before the first row.
    pub(crate) fn new() -> Self {
        Self {
            cells: Vec::new(),
            start: 0,
            parted: true,
            is_own_form: true,
            empty_signs: String::new(),
            are_rows_alone: false,
        }
    }

    /// The same for a text of rows alone, which may be nine numbers of nine figures.
    pub(crate) fn of_rows_alone() -> Self {
        Self { are_rows_alone: true, ..Self::new() }
    }

    /// Adds the next line. Returns the board that the line completes, with the number of the board's first line.
    /// Returns `None` if the board goes on.
    pub(crate) fn push(&mut self, line: TextLine<'_>) -> Result<Option<(usize, Grid)>, ReadError> {
        if symbols::is_blank(line.text) {
            self.parted = true;
            self.end_between_bands(line)?;
            return Ok(None);
        }
        if symbols::is_comment(line.text) || symbols::is_rule(line.text) {
            self.parted = true;
            return Ok(None);
        }
        self.push_row(line)
    }

    /// Whether the last rows surely belong to a board that is not complete. One or two lines of nine signs may be
    /// something else.
    pub(crate) fn is_within_board(&self) -> bool {
        self.rows() >= ROWS_OF_BAND
    }

    /// Returns an error if the last board is incomplete.
    pub(crate) fn finish(&self, lines: usize) -> Result<(), ReadError> {
        let end = TextLine { number: lines, text: "" };
        match self.rows() {
            0 => Ok(()),
            found => Err(end.error(1, too_few(found))),
        }
    }

    fn push_row(&mut self, line: TextLine<'_>) -> Result<Option<(usize, Grid)>, ReadError> {
        let layout = Layout::classic();
        let side = layout.columns();
        let row = symbols::row(line, side)?;
        if self.cells.is_empty() {
            if !self.parted {
                return Err(line.error(1, Problem::TooManyRows { expected: side }));
            }
            self.start = line.number;
            self.is_own_form = true;
            self.empty_signs.clear();
        }
        self.cells.extend(row);
        self.is_own_form &= is_own_form(line.text);
        let before_comment = line.text.split('#').next().unwrap_or_default();
        let is_empty_sign = |sign: &char| symbols::content(*sign, side) == Some(None);
        for sign in before_comment.chars().filter(is_empty_sign) {
            if !self.empty_signs.contains(sign) {
                self.empty_signs.push(sign);
            }
        }
        if self.rows() < side {
            return Ok(None);
        }
        self.parted = false;
        let cells = std::mem::take(&mut self.cells);
        let Some(grid) = Grid::from_cells(layout, cells) else {
            return Ok(None);
        };
        // What Nonet has written can be read again, whatever it holds.
        let problem = match () {
            () if !self.are_rows_alone || self.is_own_form || grid.is_full() => None,
            // Two signs without a digit tell two kinds of cells, as in a Game of Life.
            () if grid.is_empty() && self.empty_signs.len() > 1 => Some(Problem::NotAPuzzle),
            () => mistakes::of_other_puzzle(&grid),
        };
        match problem {
            Some(problem) => Err(TextLine { number: self.start, ..line }.error(1, problem)),
            None => Ok(Some((self.start, grid))),
        }
    }

    fn end_between_bands(&self, line: TextLine<'_>) -> Result<(), ReadError> {
        match self.rows() {
            rows if rows.is_multiple_of(ROWS_OF_BAND) => Ok(()),
            found => Err(line.error(1, too_few(found))),
        }
    }

    fn rows(&self) -> usize {
        self.cells.len() / Layout::classic().columns()
    }
}

/// Whether a row is written as [`rows_of`] writes it, or as a row of a grid of candidates with one for each cell: between the four
/// bars of a frame.
fn is_own_form(text: &str) -> bool {
    const BARS: usize = 4;
    let is_cell = |sign: u8| matches!(sign, b'1'..=b'9' | b'.');
    let is_framed = || {
        let bars = text.bytes().filter(|sign| *sign == b'|').count();
        let is_drawn = |sign: u8| is_cell(sign) || matches!(sign, b' ' | b'|');
        bars == BARS && text.trim().starts_with('|') && text.bytes().all(is_drawn)
    };
    text.bytes().all(is_cell) || is_framed()
}

fn too_few(found: usize) -> Problem {
    Problem::TooFewRows { found, expected: Layout::classic().columns() }
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let mut boards = RowCollector::of_rows_alone();
    let mut found = Vec::new();
    let mut last = 1;
    for (number, text) in (1..).zip(text.lines()) {
        last = number;
        let board = boards.push(TextLine { number, text })?;
        found.extend(
            board.map(|(line, givens)| FoundPuzzle { line, document: Document::of_givens(givens) }),
        );
    }
    boards.finish(last)?;
    Ok(PuzzleText { kind: Kind::Rows, found })
}

/// Writes the givens of each document, with an empty line between boards.
pub(crate) fn write(documents: &[Document], lowest: LowestDigit) -> String {
    let boards: Vec<String> =
        documents.iter().map(|document| rows_of_from(&document.givens, lowest)).collect();
    boards.join("\n")
}

/// The cells of a grid, with a line for each row and a line ending after each: digits, and dots for empty cells. On
/// boards other than the classic one there are blanks between the cells, and digits above 9 are numbers.
#[must_use]
pub fn rows_of(grid: &Grid) -> String {
    rows_of_from(grid, LowestDigit::One)
}

/// The cells of a grid as [`rows_of`] writes them, but with digits that count from `lowest`. Digits from 0 are signs without
/// blanks, as far as there are signs.
#[must_use]
pub fn rows_of_from(grid: &Grid, lowest: LowestDigit) -> String {
    let layout = grid.layout();
    let has_signs = lowest == LowestDigit::Zero && plain::has_signs(layout);
    if layout.is_classic() || has_signs {
        let line: Vec<char> = grid.line_from(lowest).to_string().chars().collect();
        let rows = line.chunks(layout.columns());
        return rows.map(|row| row.iter().collect::<String>() + "\n").collect();
    }
    let word = |digit: Digit| lowest.number(digit).to_string();
    let width = layout.digit_count().to_string().len();
    let cell = |row, column| match layout.cell(row, column) {
        None => digit_text::HOLE.to_owned(),
        Some(cell) => grid.get(cell).map_or_else(|| ".".to_owned(), word),
    };
    let padded = |row, column| format!("{:>width$}", cell(row, column));
    let row = |row| (0..layout.columns()).map(|at| padded(row, at)).collect::<Vec<_>>().join(" ");
    (0..layout.rows()).map(|at| row(at) + "\n").collect()
}
