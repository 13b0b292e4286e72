//! Which puzzles were played, wherever they are found again.

use std::collections::HashMap;

use super::GameRecord;
use crate::engine::Cells;

/// What is known of a puzzle from the games that were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// It was never played.
    #[default]
    New,
    /// It was played, but not solved.
    Tried,
    /// It was solved.
    Solved,
}

/// What is known of every puzzle that was played, by its givens. Only classic boards are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(HashMap<Cells, Mark>);

impl Marks {
    /// What `records` tell.
    #[must_use]
    pub fn of(records: &[GameRecord]) -> Self {
        let mut marks = Self::default();
        for record in records {
            marks.add(record);
        }
        marks
    }

    /// One game more.
    pub fn add(&mut self, record: &GameRecord) {
        let mark = if record.is_won() { Mark::Solved } else { Mark::Tried };
        if let Some(cells) = record.givens.classic_cells() {
            let known = self.0.entry(cells).or_default();
            *known = mark.max(*known);
        }
    }

    /// What is known of a puzzle.
    #[must_use]
    pub fn get(&self, givens: &Cells) -> Mark {
        self.0.get(givens).copied().unwrap_or_default()
    }

    /// Whether nothing was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
