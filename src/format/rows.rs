//! Boards written or drawn row by row.
//!
//! The reader skips comments, rules between rows, and white space and bars between cells. An empty line may separate
//! bands. Anywhere else it ends the board. So a missing row is reported where it is missing, and never filled from
//! the next board.

use super::lines::Line;
use super::symbols::{self, Content};
use super::{Document, Problem, ReadError};
use crate::engine::{Grid, Layout};

/// Rows on their way to becoming boards.
#[derive(Debug)]
pub(super) struct Gathering {
    cells: Vec<Content>,
    start: usize,
    parted: bool,
}

impl Gathering {
    /// Before the first row.
    pub(super) fn new() -> Self {
        Self { cells: Vec::new(), start: 0, parted: true }
    }

    /// Takes the next line; the board that it completes, with the number of its first line.
    pub(super) fn push(&mut self, line: Line<'_>) -> Result<Option<(usize, Grid)>, ReadError> {
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

    /// Checks that no board was left half read.
    pub(super) fn finish(&self, lines: usize) -> Result<(), ReadError> {
        let end = Line { number: lines, text: "" };
        match self.rows() {
            0 => Ok(()),
            found => Err(end.error(1, too_few(found))),
        }
    }

    fn push_row(&mut self, line: Line<'_>) -> Result<Option<(usize, Grid)>, ReadError> {
        let layout = Layout::classic();
        let side = layout.side();
        if self.cells.is_empty() {
            if !self.parted {
                return Err(line.error(1, Problem::TooManyRows { expected: side }));
            }
            self.start = line.number;
        }
        self.cells.extend(symbols::row(line, side)?);
        if self.rows() < side {
            return Ok(None);
        }
        self.parted = false;
        let cells = std::mem::take(&mut self.cells);
        Ok(Grid::from_cells(layout, cells).map(|grid| (self.start, grid)))
    }

    fn end_between_bands(&self, line: Line<'_>) -> Result<(), ReadError> {
        let (box_rows, _) = Layout::classic().box_shape();
        match self.rows() {
            rows if rows.is_multiple_of(box_rows) => Ok(()),
            found => Err(line.error(1, too_few(found))),
        }
    }

    fn rows(&self) -> usize {
        self.cells.len() / Layout::classic().side()
    }
}

fn too_few(found: usize) -> Problem {
    Problem::TooFewRows { found, expected: Layout::classic().side() }
}

/// The givens of each document, with an empty line between boards.
pub(super) fn write(documents: &[Document]) -> String {
    let boards: Vec<String> = documents.iter().map(|document| rows_of(&document.givens)).collect();
    boards.join("\n")
}

/// The cells of a grid in a line for each row, each with its end: digits, and dots for empty cells.
#[must_use]
pub fn rows_of(grid: &Grid) -> String {
    symbols::row_texts(grid).join("\n") + "\n"
}
