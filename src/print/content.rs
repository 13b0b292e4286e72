//! The content of a document: puzzles in order, with their titles, authors, levels and answers.
//!
//! The content knows neither the medium nor the user's [`Choices`](super::Choices).

use std::time::Duration;

use super::line::one_line;
use super::{Names, SmallDigits};
use crate::engine::{Cell, CellSets, Contradiction, DigitSet, Grid, Puzzle};
use crate::format::Document;
use crate::game::Board;

/// Puzzles to print, in order, with a common title, author and date. Any text may be empty, and may contain anything,
/// because it comes from files that others wrote.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// Title of the document.
    pub title: String,
    /// Author of the document.
    pub author: String,
    /// Date of the document, as text.
    pub date: String,
    /// The words that the writers add, in the user's language.
    pub words: Words,
    /// The puzzles.
    pub items: Vec<Item>,
}

impl Booklet {
    /// The heading of the document on one line: its title, or else the title of its only puzzle, or else the word for
    /// "puzzle".
    #[must_use]
    pub fn heading(&self) -> String {
        let only = if let [only] = self.items.as_slice() { only.title.as_str() } else { "" };
        let titles = [self.title.as_str(), only].map(one_line);
        titles
            .into_iter()
            .find(|title| !title.is_empty())
            .unwrap_or_else(|| self.words.puzzle.to_owned())
    }

    /// The names of the puzzle at `place` (from 0) and of its answer.
    #[must_use]
    pub fn names(&self, place: usize) -> Names {
        let title = one_line(self.items.get(place).map_or("", |item| &item.title));
        match self.items.len() {
            1 => Names::of_only(&self.words, &title, &self.heading()),
            _ => Names::of(&self.words, &title, place + 1),
        }
    }
}

/// A puzzle to print.
#[derive(Clone, Debug)]
pub struct Item {
    /// Title. A puzzle without a title is named by its number.
    pub title: String,
    /// Author, if different from the author of the document.
    pub author: String,
    /// Level, as text.
    pub level: String,
    /// Givens and entries.
    pub board: Board,
    /// Candidates that the puzzle itself rules out.
    pub ruled_out: CellSets,
    /// Notes of each cell, in row-major order. Empty if no cell has notes.
    pub notes: Vec<DigitSet>,
    /// The first answer. `None` if there is none or if answers are not printed.
    pub answer: Option<Grid>,
    /// Playing time, if known.
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

    /// The small digits of each cell, in row-major order. A cell with a digit has none.
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

    /// The puzzle without the entries.
    ///
    /// # Errors
    /// All contradictions that [`Puzzle::ruling_out`] finds.
    pub fn puzzle(&self) -> Result<Puzzle, Vec<Contradiction>> {
        Puzzle::ruling_out(self.board.givens(), self.ruled_out.clone())
    }

    /// The candidates of `cell` that neither a digit of a peer nor the puzzle excludes.
    fn candidates(&self, cell: Cell) -> DigitSet {
        let layout = self.board.layout();
        let peers = layout.peers(cell).iter();
        let seen = peers.filter_map(|&peer| self.board.get(peer).digit()).collect();
        layout.all_digits().without(seen).without(self.ruled_out.get(cell))
    }
}

/// The words that the writers add, in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The tag of the language: `en` or `vi`.
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
    /// In place of a missing answer.
    pub no_answer: &'static str,
}
