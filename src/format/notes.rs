//! The candidates that somebody noted in the cells of a board.

use crate::engine::{Cell, DigitSet, Layout};

/// A set of digits for each cell of a board; where nothing is noted they take no room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notes {
    cell_count: usize,
    /// In row-major order, up to the last cell with a note.
    sets: Vec<DigitSet>,
}

impl Notes {
    /// No note in any cell.
    #[must_use]
    pub fn none(layout: &Layout) -> Self {
        Self { cell_count: layout.cell_count(), sets: Vec::new() }
    }

    /// What is noted in `cell`.
    #[must_use]
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.sets.get(cell.index()).copied().unwrap_or_default()
    }

    /// Replaces what is noted in `cell`.
    pub fn set(&mut self, cell: Cell, noted: DigitSet) {
        if cell.index() >= self.sets.len() {
            if noted.is_empty() {
                return;
            }
            self.sets.reserve_exact(self.cell_count.saturating_sub(self.sets.len()));
            self.sets.resize(cell.index() + 1, DigitSet::EMPTY);
        }
        self.sets[cell.index()] = noted;
        let end = self.sets.iter().rposition(|set| !set.is_empty());
        self.sets.truncate(end.map_or(0, |last| last + 1));
    }

    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// The cells with a note, in row-major order, and what is noted there.
    pub fn noted(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        let cells = (0..).zip(&self.sets).filter(|(_, set)| !set.is_empty());
        cells.filter_map(|(index, &set)| Some((Cell::new(index)?, set)))
    }

    /// What is noted in each cell, in row-major order.
    #[must_use]
    pub fn cells(&self) -> Vec<DigitSet> {
        (0..self.cell_count).filter_map(Cell::new).map(|cell| self.get(cell)).collect()
    }

    /// These notes without those in the cells that `taken` tells.
    #[must_use]
    pub fn outside(mut self, taken: impl Iterator<Item = Cell>) -> Self {
        for cell in taken {
            self.set(cell, DigitSet::EMPTY);
        }
        self
    }
}
