//! The format of the SPOJ problem EASUDOKU: a count, then nine lines of nine numbers for each puzzle.
//!
//! Blanks separate the numbers, 0 is an empty cell, and empty lines are skipped. Answers have the same nine lines.
//! Puzzles are read as they arrive, in constant memory.

use std::io::BufRead;

use crate::notation::symbols;
use crate::syntax::lines::{Lines, TextLine};
use crate::{Problem, ReadError};
use nonet_engine::{Digit, Grid, Layout};

/// The text in place of an answer if a puzzle has none.
pub const NO_SOLUTION: &str = "No solution";

/// The puzzles of a source in the judge's format, in order. An error ends the iteration.
#[derive(Debug)]
pub struct JudgePuzzles<R> {
    lines: Lines<R>,
    counted: Option<u64>,
    found: u64,
    done: bool,
}

impl<R: BufRead> JudgePuzzles<R> {
    /// Reads from `source`, from its start.
    pub fn new(source: R) -> Self {
        Self { lines: Lines::of_short_lines(source), counted: None, found: 0, done: false }
    }

    /// The source. It may be ahead of the puzzles returned so far, because it is buffered.
    pub fn get_ref(&self) -> &R {
        self.lines.get_ref()
    }

    fn read(&mut self) -> Result<Option<Grid>, ReadError> {
        let counted = match self.counted {
            Some(counted) => counted,
            None => self.read_count()?,
        };
        self.counted = Some(counted);
        if self.found == counted {
            return self.read_end(counted);
        }
        let grid = self.read_board(counted)?;
        self.found += 1;
        Ok(grid)
    }

    fn read_count(&mut self) -> Result<u64, ReadError> {
        match self.next_line()? {
            None => Err(ReadError::of_text(Problem::Empty)),
            Some(line) => {
                let count = line.text.trim().parse();
                count.map_err(|_| line.error(1, Problem::NotACount))
            }
        }
    }

    fn read_board(&mut self, counted: u64) -> Result<Option<Grid>, ReadError> {
        let layout = Layout::classic();
        let side = layout.columns();
        let mut cells = Vec::with_capacity(layout.cell_count());
        while cells.len() < layout.cell_count() {
            match self.next_line()? {
                Some(line) => cells.extend(symbols::row(line, side)?),
                None => return Err(self.ended(cells.len() / side, counted)),
            }
        }
        Ok(Grid::from_cells(layout, cells))
    }

    fn ended(&self, rows: usize, counted: u64) -> ReadError {
        let problem = match rows {
            0 => Problem::FewerThanCounted { found: self.found, counted },
            found => Problem::TooFewRows { found, expected: Layout::classic().columns() },
        };
        let end = TextLine { number: self.lines.number(), text: "" };
        end.error(1, problem)
    }

    fn read_end(&mut self, counted: u64) -> Result<Option<Grid>, ReadError> {
        match self.next_line()? {
            None => Ok(None),
            Some(line) => Err(line.error(1, Problem::MoreThanCounted { counted })),
        }
    }

    /// The next line that is not empty. Returns `None` at the end.
    fn next_line(&mut self) -> Result<Option<TextLine<'_>>, ReadError> {
        while let Some(read) = self.lines.advance() {
            read?;
            if !symbols::is_blank(self.lines.line().text) {
                return Ok(Some(self.lines.line()));
            }
        }
        Ok(None)
    }
}

impl<R: BufRead> Iterator for JudgePuzzles<R> {
    type Item = Result<Grid, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let result = self.read();
        self.done = !matches!(result, Ok(Some(_)));
        result.transpose()
    }
}

/// The nine lines of nine numbers of a grid, each with its line ending.
#[must_use]
pub fn write(grid: &Grid) -> String {
    let number = |digit: &Option<Digit>| digit.map_or(0, Digit::get).to_string();
    let line = |row: &[Option<Digit>]| row.iter().map(number).collect::<Vec<_>>().join(" ") + "\n";
    grid.cells().chunks(grid.layout().columns()).map(line).collect()
}
