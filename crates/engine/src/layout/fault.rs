//! The reasons why a description makes no board.

use std::error::Error;
use std::ops::Deref;

use super::extras::ExtraHouses;
use super::place::Place;
use crate::HouseKind;

/// A reason why a description makes no board. Numbers of regions, houses and grids count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutFault {
    /// The board has no cell, or more than [`Cell::MAX_COUNT`](crate::Cell::MAX_COUNT) places.
    BoardSize {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },
    /// There are fewer than 2 digits, or more than [`Digit::MAX`](crate::Digit::MAX).
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

impl Error for LayoutFault {}

/// All reasons why a board is impossible: at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutFaults(Vec<LayoutFault>);

impl LayoutFaults {
    /// Returns `None` if there are no reasons.
    pub(super) fn new(faults: Vec<LayoutFault>) -> Option<Self> {
        (!faults.is_empty()).then_some(Self(faults))
    }
}

impl Error for LayoutFaults {}

impl Deref for LayoutFaults {
    type Target = [LayoutFault];

    fn deref(&self) -> &[LayoutFault] {
        &self.0
    }
}

impl IntoIterator for LayoutFaults {
    type Item = LayoutFault;
    type IntoIter = std::vec::IntoIter<LayoutFault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
