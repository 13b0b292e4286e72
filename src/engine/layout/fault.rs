//! The reasons why a description makes no board.

use std::error::Error;
use std::fmt;

use super::extras::ExtraHouses;
use super::place::Place;
use crate::engine::HouseKind;

/// A reason why a description makes no board. Numbers of regions, houses and grids count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutFault {
    /// The board has no cell, or more than [`Cell::MAX_COUNT`](crate::engine::Cell::MAX_COUNT) places.
    BoardSize {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },
    /// There are fewer than 2 digits, or more than [`Digit::MAX`](crate::engine::Digit::MAX).
    DigitCount {
        /// The number of digits.
        found: usize,
    },
    /// There are more grids than any board has.
    TooManyGrids {
        /// The number of grids.
        found: usize,
        /// The largest number.
        most: usize,
    },
    /// There are more regions or extra houses than any board has.
    TooManyHouses {
        /// The number of regions, or of extra houses.
        found: usize,
        /// The largest number.
        most: usize,
    },
    /// A row or a column has more cells than there are digits.
    LineTooLong {
        /// Row or column.
        kind: HouseKind,
        /// Its number.
        number: usize,
        /// The number of its cells.
        found: usize,
        /// The number of digits.
        digits: usize,
    },
    /// Boxes of this shape do not fill the board, or one of its grids.
    BoxesDoNotFit {
        /// The number of rows of a box.
        rows: usize,
        /// The number of columns of a box.
        columns: usize,
    },
    /// A region has too few or too many cells.
    RegionSize {
        /// The number of the region.
        region: usize,
        /// The number of its cells.
        found: usize,
        /// The number of digits.
        expected: usize,
    },
    /// A cell is in two regions.
    InTwoRegions {
        /// The cell.
        place: Place,
        /// The number of the first region.
        first: usize,
        /// The number of the second region.
        second: usize,
    },
    /// A region or an extra house holds a place that is no cell of the board.
    OutsideBoard {
        /// The kind of the house.
        kind: HouseKind,
        /// The number of the house among its kind.
        number: usize,
        /// The place.
        place: Place,
    },
    /// A region or an extra house lists a cell twice.
    ListedTwice {
        /// The kind of the house.
        kind: HouseKind,
        /// The number of the house among its kind.
        number: usize,
        /// The cell.
        place: Place,
    },
    /// An extra house has fewer than two cells, or more cells than there are digits.
    ExtraSize {
        /// The number of the house among those that were drawn.
        number: usize,
        /// The number of its cells.
        found: usize,
        /// The number of digits.
        most: usize,
    },
    /// The board has no such houses: they need other boxes or another size.
    ExtraDoesNotFit {
        /// The houses.
        extra: ExtraHouses,
    },
    /// A grid reaches beyond the board.
    GridOutside {
        /// The number of the grid.
        grid: usize,
        /// Its upper left corner.
        corner: Place,
    },
}

/// In English, for tests and logs. `text` says it in the language of the person.
impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BoardSize { rows, columns } => {
                write!(f, "{rows} rows of {columns} cells are too few or too many")
            }
            Self::DigitCount { found } => write!(f, "{found} digits are too few or too many"),
            Self::TooManyGrids { found, most } => {
                write!(f, "{found} grids are more than {most}")
            }
            Self::TooManyHouses { found, most } => {
                write!(f, "{found} houses are more than {most}")
            }
            Self::LineTooLong { kind, number, found, digits } => {
                write!(f, "{kind:?} {number} has {found} cells for {digits} digits")
            }
            Self::BoxesDoNotFit { rows, columns } => {
                write!(f, "boxes of {rows} rows and {columns} columns do not fit")
            }
            Self::RegionSize { region, found, expected } => {
                write!(f, "region {region} has {found} cells instead of {expected}")
            }
            Self::InTwoRegions { place, first, second } => {
                write!(f, "{place} is in regions {first} and {second}")
            }
            Self::OutsideBoard { kind, number, place } => {
                write!(f, "{kind:?} {number} holds {place}, which is no cell of the board")
            }
            Self::ListedTwice { kind, number, place } => {
                write!(f, "{kind:?} {number} lists {place} twice")
            }
            Self::ExtraSize { number, found, most } => {
                write!(f, "extra house {number} has {found} cells instead of 2 to {most}")
            }
            Self::ExtraDoesNotFit { extra } => write!(f, "{extra:?} does not fit this board"),
            Self::GridOutside { grid, corner } => {
                write!(f, "grid {grid} at {corner} reaches beyond the board")
            }
        }
    }
}

impl Error for LayoutFault {}
