//! The houses of fish: sets of them, and the shape that base and cover sets make.

use std::ops::Range;

use super::kind::FishShape;
use crate::technique::geometry::HouseBits;
use crate::technique::{Board, Cells, Geometry};

/// A set of houses.
pub(super) type Houses<G> = <G as Geometry>::HouseBits;

/// The houses of a range.
fn set_of<G: Geometry>(range: Range<usize>) -> Houses<G> {
    range.fold(Houses::<G>::default(), HouseBits::with)
}

/// Base or cover sets: the houses, their number, and their candidates.
#[derive(Clone, Copy, Default)]
pub(super) struct Sets<G: Geometry> {
    pub(super) houses: Houses<G>,
    pub(super) count: usize,
    pub(super) cells: G::Set,
    /// The candidates that are in two of the sets.
    pub(super) twice: G::Set,
}

impl<G: Geometry> Sets<G> {
    /// The sets with `house`, whose candidates are `cells`.
    pub(super) fn with(mut self, house: usize, cells: G::Set) -> Self {
        self.houses = self.houses.with(house);
        self.count += 1;
        // Kept along the way: two sets that share a candidate are found while the second is added.
        self.twice = self.twice.or(self.cells.and(cells));
        self.cells = self.cells.or(cells);
        self
    }
}

/// The rows, the columns and the areas of a board.
#[derive(Clone, Copy)]
pub(super) struct FishHouses<G: Geometry> {
    rows: Houses<G>,
    columns: Houses<G>,
    areas: Houses<G>,
}

impl<G: Geometry> FishHouses<G> {
    /// The houses of `board`.
    pub(super) fn of(board: &Board<G>) -> Self {
        Self {
            rows: set_of::<G>(board.rows()),
            columns: set_of::<G>(board.columns()),
            areas: set_of::<G>(board.areas()),
        }
    }

    /// The houses that may be base and cover sets of a shape, for each orientation.
    pub(super) fn sides(&self, shape: FishShape) -> Vec<(Houses<G>, Houses<G>)> {
        let Self { rows, columns, areas } = *self;
        match shape {
            FishShape::Basic => vec![(rows, columns), (columns, rows)],
            FishShape::Franken => {
                let [rows, columns] = [rows, columns].map(|lines| lines.or(areas));
                vec![(rows, columns), (columns, rows)]
            }
            FishShape::Mutant => {
                let all = rows.or(columns).or(areas);
                vec![(all, all)]
            }
        }
    }

    /// The shape of the fish with these base and cover sets.
    pub(super) fn shape(&self, bases: Houses<G>, covers: Houses<G>) -> FishShape {
        let lines = |houses: Houses<G>| houses.without(self.areas);
        let is_of = |houses: Houses<G>, kind: Houses<G>| {
            !houses.is_empty() && houses.without(kind).is_empty()
        };
        let across = |one: Houses<G>, other: Houses<G>| {
            is_of(lines(bases), one) && is_of(lines(covers), other)
        };
        let crosses = across(self.rows, self.columns) || across(self.columns, self.rows);
        match (crosses, bases.or(covers).and(self.areas).is_empty()) {
            // A Franken search also meets basic fish, and a mutant one both. Each fish is told once, under its
            // simplest name.
            (true, true) => FishShape::Basic,
            (true, false) => FishShape::Franken,
            (false, _) => FishShape::Mutant,
        }
    }
}
