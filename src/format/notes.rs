//! The candidates that somebody noted in the cells of a board.

use std::fmt;

use crate::engine::{Cell, DigitSet, Layout};

/// A set of digits for each cell of a board, in row-major order; most are empty.
#[derive(Clone, PartialEq, Eq)]
pub struct Notes(Box<[DigitSet]>);

impl Notes {
    /// No note in any cell.
    #[must_use]
    pub fn none(layout: &Layout) -> Self {
        Self(vec![DigitSet::EMPTY; layout.cell_count()].into())
    }

    /// What is noted in `cell`.
    #[must_use]
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.0[cell.index()]
    }

    /// Replaces what is noted in `cell`.
    pub fn set(&mut self, cell: Cell, noted: DigitSet) {
        self.0[cell.index()] = noted;
    }

    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|noted| noted.is_empty())
    }

    /// What is noted, cell by cell in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[DigitSet] {
        &self.0
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

impl fmt::Debug for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let noted = self.0.iter().enumerate().filter(|(_, noted)| !noted.is_empty());
        f.debug_map().entries(noted).finish()
    }
}
