//! The candidates that somebody noted in the cells of a board.

use std::collections::BTreeMap;

use crate::engine::{Cell, DigitSet, Layout};

/// A set of digits for each cell of a board; most are empty, and take no room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notes {
    cell_count: usize,
    noted: BTreeMap<Cell, DigitSet>,
}

impl Notes {
    /// No note in any cell.
    #[must_use]
    pub fn none(layout: &Layout) -> Self {
        Self { cell_count: layout.cell_count(), noted: BTreeMap::new() }
    }

    /// What is noted in `cell`.
    #[must_use]
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.noted.get(&cell).copied().unwrap_or_default()
    }

    /// Replaces what is noted in `cell`.
    pub fn set(&mut self, cell: Cell, noted: DigitSet) {
        if noted.is_empty() {
            self.noted.remove(&cell);
        } else {
            self.noted.insert(cell, noted);
        }
    }

    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.noted.is_empty()
    }

    /// The cells with a note, in row-major order, and what is noted there.
    pub fn noted(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        self.noted.iter().map(|(&cell, &noted)| (cell, noted))
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
            self.noted.remove(&cell);
        }
        self
    }
}
