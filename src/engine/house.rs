//! Houses: the groups of cells in which each digit stands once.

use super::Cell;

/// What sort of group a house is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// Cells side by side, from the left edge to the right.
    Row,
    /// Cells one above the other, from the top edge to the bottom.
    Column,
    /// A region of the board: a nonet on the classic one.
    Box,
    /// A house that a variant adds, such as a diagonal.
    Extra,
}

/// A group of as many cells as there are digits; each digit stands in it exactly once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// What sort of group it is.
    pub kind: HouseKind,
    /// Which one of its kind, from 1, as people count.
    pub number: usize,
    /// Its cells in row-major order.
    pub cells: Vec<Cell>,
}

impl House {
    /// The house's name without its cells, for messages.
    #[must_use]
    pub fn name(&self) -> HouseName {
        HouseName { kind: self.kind, number: self.number }
    }
}

/// The name of a house: "row 3".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HouseName {
    /// What sort of house.
    pub kind: HouseKind,
    /// Which one of its kind, from 1.
    pub number: usize,
}
