//! What is to be printed: puzzles in their order, and what is said about them.

use std::time::Duration;

use super::SmallDigits;
use super::line::one_line;
use crate::engine::{Cell, CellSets, Contradiction, DigitSet, Grid, Puzzle};
use crate::format::Document;
use crate::game::Board;

/// Puzzles to print, in their order, with what is said about them all. Any text may be empty, and may hold anything:
/// it comes from files that others wrote.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// The heading of the whole.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// When, as it is to be read.
    pub date: String,
    /// The words that every medium adds, in the person's language.
    pub words: Words,
    /// The puzzles.
    pub items: Vec<Item>,
}

impl Booklet {
    /// What stands over the whole, in one line: its title, that of its only puzzle, or the word for a puzzle.
    #[must_use]
    pub fn heading(&self) -> String {
        let only = if let [only] = self.items.as_slice() { only.title.as_str() } else { "" };
        let titles = [self.title.as_str(), only].map(one_line);
        titles
            .into_iter()
            .find(|title| !title.is_empty())
            .unwrap_or_else(|| self.words.puzzle.to_owned())
    }
}

/// A puzzle to print.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its name; without one it is called by its number.
    pub title: String,
    /// Who made it, where that is not who made the whole.
    pub author: String,
    /// How hard it is said to be.
    pub level: String,
    /// Its givens, and what was entered.
    pub board: Board,
    /// The candidates that the puzzle rules out, whatever its givens do.
    pub ruled_out: CellSets,
    /// What is noted in each cell, in row-major order; nothing at all where nothing is noted anywhere.
    pub notes: Vec<DigitSet>,
    /// Its first answer, where there is one and it is to be printed.
    pub answer: Option<Grid>,
    /// How long it was played.
    pub played: Option<Duration>,
}

impl Item {
    /// The puzzle of a document, without its answer.
    #[must_use]
    pub fn of(document: &Document) -> Self {
        let notes = &document.notes;
        Self {
            title: document.about.title.clone(),
            author: document.about.author.clone(),
            level: document.about.level.clone(),
            board: Board::new(&document.givens, &document.entries),
            ruled_out: document.ruled_out.clone(),
            notes: if notes.is_empty() { Vec::new() } else { notes.cells() },
            answer: None,
            played: None,
        }
    }

    /// The small digits that stand in each cell of the puzzle, in row-major order; none in a cell with a digit.
    #[must_use]
    pub fn small_digits(&self, shown: SmallDigits) -> Vec<DigitSet> {
        let layout = self.board.layout();
        let of_cell = |cell: Cell| match shown {
            _ if self.board.get(cell).digit().is_some() => DigitSet::EMPTY,
            SmallDigits::None => DigitSet::EMPTY,
            SmallDigits::Notes => self.notes.get(cell.index()).copied().unwrap_or_default(),
            SmallDigits::Candidates => self.candidates(cell),
        };
        layout.cells().map(of_cell).collect()
    }

    /// The puzzle without what was entered.
    ///
    /// # Errors
    /// All reasons why it can have no answer, as [`Puzzle::ruling_out`] tells them.
    pub fn puzzle(&self) -> Result<Puzzle, Vec<Contradiction>> {
        Puzzle::ruling_out(self.board.givens(), self.ruled_out.clone())
    }

    /// What the digits of its peers leave to `cell`, and the puzzle does not rule out.
    fn candidates(&self, cell: Cell) -> DigitSet {
        self.board.left_to(cell, &self.ruled_out)
    }
}

/// The words that every medium adds, in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The language, by its tag: `en`, `vi`.
    pub language: &'static str,
    /// Above a puzzle: "Đề Sudoku".
    pub puzzle: &'static str,
    /// Above an answer: "Đáp án".
    pub answer: &'static str,
    /// Above the answers of several puzzles.
    pub answers: &'static str,
    /// Before a level.
    pub level: &'static str,
    /// Before an author.
    pub author: &'static str,
    /// Before a date.
    pub date: &'static str,
    /// Before the time that a puzzle was played.
    pub time: &'static str,
    /// In the place of the answer of a puzzle that has none.
    pub no_answer: &'static str,
}
