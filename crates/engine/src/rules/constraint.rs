//! What a puzzle can say of its cells, as a table.
//!
//! A constraint is data. What it means is answered here, one question after the other, and nowhere else in the engine.
//! Each answer is an exhaustive match, so that a new constraint answers all questions before it compiles. A shortcut may
//! rely on a property only if every constraint grants it.

use std::slice;

use super::Parity;
use crate::{Cell, Digit, DigitSet};

/// Something that a puzzle says of some of its cells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Constraint {
    /// The cell holds an odd digit, or an even one.
    Parity(Cell, Parity),
}

impl Constraint {
    /// The cells that the constraint is about.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        match self {
            Self::Parity(cell, _) => slice::from_ref(cell),
        }
    }

    /// The digits that the constraint alone leaves for each of its cells, whatever other cells hold. May include digits
    /// above those of the board.
    pub(super) fn left(&self) -> DigitSet {
        match self {
            Self::Parity(_, parity) => parity.digits(),
        }
    }

    /// Whether `digit` in `cell` breaks the constraint, whatever other cells hold.
    #[must_use]
    pub fn is_broken_by(&self, cell: Cell, digit: Digit) -> bool {
        self.cells().contains(&cell) && !self.left().contains(digit)
    }

    /// Whether digits can change their names, each for another, so that what kept the constraint still keeps it.
    pub(super) fn treats_digits_alike(&self) -> bool {
        match self {
            Self::Parity(..) => false,
        }
    }

    /// Whether the board can be turned, mirrored, and have lines exchanged as [`Shuffle`](crate::Shuffle) does, although
    /// the constraint stays where it is.
    pub(super) fn allows_shuffle(&self) -> bool {
        match self {
            Self::Parity(..) => false,
        }
    }
}
