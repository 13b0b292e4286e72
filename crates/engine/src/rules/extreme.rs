//! Minima and maxima: cells whose digit is smaller, or greater, than those beside them.

use std::collections::BTreeSet;

use super::identity::same_if_alike;
use super::meaning::Meaning;
use super::order::{above, below, others};
use crate::lists::Lists;
use crate::{Cell, Digit, DigitSet};

/// Whether a cell is smaller or greater than those beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExtremeKind {
    /// Smaller.
    Minimum,
    /// Greater.
    Maximum,
}

impl ExtremeKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Minimum, Self::Maximum];

    /// The digits of the cell itself if a cell beside it holds `digit`.
    fn beyond(self, digit: Digit) -> DigitSet {
        match self {
            Self::Minimum => below(digit, 1),
            Self::Maximum => above(digit, 1),
        }
    }

    /// The digits of a cell beside it if the cell itself holds `digit`.
    fn within(self, digit: Digit) -> DigitSet {
        match self {
            Self::Minimum => above(digit, 1),
            Self::Maximum => below(digit, 1),
        }
    }
}

/// A cell that is smaller or greater than each cell that shares an edge with it and is not such a cell itself.
///
/// Two of one kind and cell are equal: which cells they are compared with follows from the board and the others.
#[derive(Clone, Debug)]
pub struct Extreme {
    kind: ExtremeKind,
    /// The cell itself, and then those that it is compared with, in row-major order.
    cells: Box<[Cell]>,
}

same_if_alike!(Extreme, |it| (it.kind, it.cell()));

impl Extreme {
    /// A minimum or a maximum. [`Rules::new`](super::Rules::new) finds the cells that it is compared with.
    #[must_use]
    pub fn new(kind: ExtremeKind, cell: Cell) -> Self {
        Self { kind, cells: [cell].into() }
    }

    /// The same cell, compared with those of `beside` that are not `marked` alike.
    pub(super) fn beside(
        &self,
        beside: &Lists<Cell>,
        marked: &BTreeSet<(ExtremeKind, Cell)>,
    ) -> Self {
        let cell = self.cell();
        let others = beside.of(cell.index()).iter().copied();
        let others = others.filter(|&other| !marked.contains(&(self.kind, other)));
        Self { kind: self.kind, cells: [cell].into_iter().chain(others).collect() }
    }

    /// Whether another one of the cell is compared with the same cells.
    pub(super) fn is_fitted_as(&self, other: &Self) -> bool {
        self.cells == other.cells
    }

    /// Whether the cell is smaller or greater.
    #[must_use]
    pub fn kind(&self) -> ExtremeKind {
        self.kind
    }

    /// The cell itself.
    #[must_use]
    pub fn cell(&self) -> Cell {
        self.cells[0]
    }

    /// The cell itself, and then those that it is compared with.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

impl Meaning for Extreme {
    fn left_at(&self, place: usize, digits: usize) -> DigitSet {
        let all = DigitSet::up_to(digits);
        let has_partner = |&digit: &Digit| {
            let partners =
                if place == 0 { self.kind.within(digit) } else { self.kind.beyond(digit) };
            !partners.and(all).is_empty()
        };
        if self.cells.len() == 1 { all } else { all.iter().filter(has_partner).collect() }
    }

    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        match (one, other) {
            (0, _) => others(self.kind.within(digit)),
            (_, 0) => others(self.kind.beyond(digit)),
            (_, _) => DigitSet::EMPTY,
        }
    }

    fn pairs(&self, cells: usize) -> Vec<[usize; 2]> {
        (1..cells).map(|other| [0, other]).collect()
    }
}
