//! Marks puzzles as new, tried or solved.
//!
//! A mark belongs to the givens. So a puzzle has the same mark in every file and collection.

use std::collections::HashMap;

use super::GameRecord;
use nonet_engine::Cells;

/// The best result of the games of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleMark {
    /// Never played.
    #[default]
    New,
    /// Played, but not solved.
    Tried,
    /// Solved.
    Solved,
}

/// The marks of all puzzles played, by their givens. Only classic boards have marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleMarks(HashMap<Cells, PuzzleMark>);

impl PuzzleMarks {
    /// The marks that follow from `records`.
    #[must_use]
    pub fn of(records: &[GameRecord]) -> Self {
        let mut marks = Self::default();
        for record in records {
            marks.add(record);
        }
        marks
    }

    /// Adds one game.
    pub fn add(&mut self, record: &GameRecord) {
        let mark = if record.is_won() { PuzzleMark::Solved } else { PuzzleMark::Tried };
        if let Some(cells) = record.givens.classic_cells() {
            let known = self.0.entry(cells).or_default();
            *known = mark.max(*known);
        }
    }

    /// Adds a game of the puzzle with these givens that is not over.
    pub fn add_tried(&mut self, givens: Cells) {
        let known = self.0.entry(givens).or_default();
        *known = PuzzleMark::Tried.max(*known);
    }

    /// The mark of the puzzle with these givens.
    #[must_use]
    pub fn get(&self, givens: &Cells) -> PuzzleMark {
        self.0.get(givens).copied().unwrap_or_default()
    }

    /// Whether no puzzle was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
