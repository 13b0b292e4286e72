//! The kinds of fish: shape, size and fins, with their techniques; and sets of houses.

use std::ops::Range;

use crate::technique::{CellSet, Technique, houses};

/// A set of houses as bits, bit `n` for house `n`.
pub(super) type Houses = u32;

const ROWS: Houses = set_of(houses::ROWS);
const COLUMNS: Houses = set_of(houses::COLUMNS);
const BOXES: Houses = set_of(houses::BOXES);

const fn set_of(range: Range<usize>) -> Houses {
    (1 << range.end) - (1 << range.start)
}

/// The houses of a set, in order.
pub(super) fn each(houses: Houses) -> impl Iterator<Item = usize> {
    (0..houses::COUNT).filter(move |house| houses >> house & 1 == 1)
}

/// Base or cover sets: the houses, their number, and their candidates.
#[derive(Clone, Copy, Default)]
pub(super) struct Sets {
    pub(super) houses: Houses,
    pub(super) count: usize,
    pub(super) cells: CellSet,
    /// The candidates that are in two of the sets.
    pub(super) twice: CellSet,
}

impl Sets {
    /// The sets with `house`, whose candidates are `cells`.
    pub(super) fn with(mut self, house: usize, cells: CellSet) -> Self {
        self.houses |= 1 << house;
        self.count += 1;
        self.twice = self.twice.or(self.cells.and(cells));
        self.cells = self.cells.or(cells);
        self
    }
}

/// The houses that are used as base and cover sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FishShape {
    /// Rows against columns, or columns against rows.
    Basic,
    /// Like a basic fish, but with boxes among the lines on either side.
    Franken,
    /// Rows and columns on the same side, or only boxes on one side.
    Mutant,
}

/// Whether a fish has fins: candidates of base sets outside its cover sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fins {
    /// No fins.
    Without,
    /// Fins, without which it is still a fish.
    Finned,
    /// Fins, without which a base set has at most one candidate. Only basic fish distinguish this.
    Sashimi,
}

/// A shape with or without fins, and its techniques from size 2 to size 7.
pub(super) struct FishKind {
    pub(super) shape: FishShape,
    pub(super) fins: Fins,
    pub(super) techniques: [Technique; 6],
}

impl FishShape {
    /// The houses that may be base and cover sets, for each orientation.
    pub(super) fn sides(self) -> &'static [(Houses, Houses)] {
        match self {
            Self::Basic => &[(ROWS, COLUMNS), (COLUMNS, ROWS)],
            Self::Franken => &[(ROWS | BOXES, COLUMNS | BOXES), (COLUMNS | BOXES, ROWS | BOXES)],
            Self::Mutant => &[(ROWS | COLUMNS | BOXES, ROWS | COLUMNS | BOXES)],
        }
    }

    /// The shape of the fish with these base and cover sets.
    pub(super) fn of(bases: Houses, covers: Houses) -> Self {
        let lines = |houses: Houses| houses & !BOXES;
        let is_of = |houses: Houses, kind: Houses| houses != 0 && houses & !kind == 0;
        let across =
            |one: Houses, other: Houses| is_of(lines(bases), one) && is_of(lines(covers), other);
        match (across(ROWS, COLUMNS) || across(COLUMNS, ROWS), (bases | covers) & BOXES) {
            (true, 0) => Self::Basic,
            (true, _) => Self::Franken,
            (false, _) => Self::Mutant,
        }
    }
}
