//! Houses: the groups of cells that hold no digit twice.
//!
//! To add a kind of house (paths from the root of the project):
//!
//! - A variant of [`HouseKind`], and its houses in `layout/extras.rs`. The editor of boards follows `ExtraHouses::ALL`.
//! - Its words in `rule_of_houses` (`src/window_text/board.rs`).
//! - How it looks in `crates/print/src/look`, and its line on paper in `crates/print/src/rules.rs`, with words in
//!   `src/text/printing.rs`.
//! - If the scale of Sudoku Explainer knows it: `rating/variant_board.rs`.

use super::{Cell, Digit, DigitSet};

/// The kind of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box: a region that is a rectangle, as all regions of its board are. On the classic board it is also
    /// called a nonet.
    Box,
    /// A region of a jigsaw. It may have any shape, and need not be connected.
    Region,
    /// A diagonal. Number 1 goes down from the upper left corner, number 2 goes up from the lower left corner.
    Diagonal,
    /// A window of a windoku.
    Window,
    /// The cells that have the same place in their boxes.
    DisjointGroup,
    /// The asterisk: nine cells around the centre of the board.
    Asterisk,
    /// The cells in the centres of the boxes.
    CentreDot,
    /// The girandola: the corners, the centre, and the centres of the boxes at the edges.
    Girandola,
    /// Any other cells that the author of the puzzle chose.
    Extra,
}

impl HouseKind {
    /// All kinds, in the order in which a layout lists the houses of a grid. Drawn regions and houses of any other
    /// cells come after the houses of all grids.
    pub const ALL: [Self; 11] = [
        Self::Row,
        Self::Column,
        Self::Box,
        Self::Region,
        Self::Diagonal,
        Self::Window,
        Self::DisjointGroup,
        Self::Asterisk,
        Self::CentreDot,
        Self::Girandola,
        Self::Extra,
    ];

    /// Whether houses of this kind are regions. Boxes are.
    #[must_use]
    pub fn is_region(self) -> bool {
        match self {
            Self::Box | Self::Region => true,
            Self::Row
            | Self::Column
            | Self::Diagonal
            | Self::Window
            | Self::DisjointGroup
            | Self::Asterisk
            | Self::CentreDot
            | Self::Girandola
            | Self::Extra => false,
        }
    }

    /// Whether a drawing of the board marks the cells of houses of this kind. It does not mark rows, columns and
    /// regions. It draws diagonals as lines, and leaves out disjoint groups, which cover the whole board.
    #[must_use]
    pub fn is_marked_area(self) -> bool {
        match self {
            Self::Window | Self::Asterisk | Self::CentreDot | Self::Girandola | Self::Extra => true,
            Self::Row
            | Self::Column
            | Self::Box
            | Self::Region
            | Self::Diagonal
            | Self::DisjointGroup => false,
        }
    }
}

/// A group of cells that holds no digit twice. A complete house has as many cells as there are digits, so it
/// holds each digit exactly once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// The kind of the house.
    pub kind: HouseKind,
    /// The number of the house among its kind, from 1. On a board of several grids, among its kind in its grid.
    pub number: usize,
    /// The number of its grid, from 1, or `None` on a board that is one grid. A box that two grids share
    /// belongs to the first of them.
    pub grid: Option<usize>,
    /// The cells in row-major order. There are two or more, and no more than digits.
    pub cells: Vec<Cell>,
    /// Whether the house has as many cells as there are digits.
    pub is_complete: bool,
}

impl House {
    /// The name of the house, for messages.
    #[must_use]
    pub fn name(&self) -> HouseName {
        HouseName { kind: self.kind, number: self.number, grid: self.grid }
    }

    /// The digits among `all` that no cell of the house has. `digit` returns the digit of a cell.
    #[must_use]
    pub fn lacking(&self, all: DigitSet, digit: impl Fn(Cell) -> Option<Digit>) -> DigitSet {
        all.without(self.cells.iter().filter_map(|&cell| digit(cell)).collect())
    }
}

/// The name of a house: "row 3", or "row 3 of grid 2".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HouseName {
    /// The kind of the house.
    pub kind: HouseKind,
    /// The number of the house among its kind in its grid, from 1.
    pub number: usize,
    /// The number of its grid, from 1, or `None` on a board that is one grid.
    pub grid: Option<usize>,
}

impl HouseName {
    /// The name of a house on a board that is one grid. `number` counts from 1.
    #[must_use]
    pub const fn new(kind: HouseKind, number: usize) -> Self {
        Self { kind, number, grid: None }
    }
}
