//! Why a grid breaks the rules.

use super::house::HouseName;
use super::{Cell, CellSets, Digit, DigitSet, Grid, House};

/// One reason why a grid can have no answer. Cells are those of the grid's own layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// A digit stands more than once in a house.
    Repeated {
        /// The digit.
        digit: Digit,
        /// The house it is repeated in.
        house: HouseName,
        /// All cells of the house that hold it: two or more, in row-major order.
        cells: Vec<Cell>,
    },
    /// A digit stands in a cell in which the puzzle rules it out.
    RuledOut {
        /// The digit.
        digit: Digit,
        /// The row of the cell, from 1.
        row: usize,
        /// The column of the cell, from 1.
        column: usize,
    },
    /// An empty cell to which its peers, and what the puzzle rules out, leave no digit.
    NoCandidate {
        /// The row of the cell, from 1.
        row: usize,
        /// The column of the cell, from 1.
        column: usize,
    },
    /// A digit that has no cell left in a house.
    NoPlace {
        /// The digit.
        digit: Digit,
        /// The house that lacks it.
        house: HouseName,
    },
}

/// Every digit that stands twice in a house of `grid`, house by house.
pub(super) fn repeated(grid: &Grid) -> Vec<Contradiction> {
    let repeated_in = |house: &House| -> Vec<Contradiction> {
        let cells_with = |digit| {
            let holds = |cell: &Cell| grid.get(*cell) == Some(digit);
            house.cells.iter().copied().filter(holds).collect()
        };
        let name = house.name();
        repeated_digits(grid, house)
            .iter()
            .map(|digit| Contradiction::Repeated { digit, house: name, cells: cells_with(digit) })
            .collect()
    };
    grid.layout().houses().iter().flat_map(repeated_in).collect()
}

/// The digits that stand in `house` more than once.
fn repeated_digits(grid: &Grid, house: &House) -> DigitSet {
    let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for digit in house.cells.iter().filter_map(|&cell| grid.get(cell)).map(DigitSet::of) {
        twice = twice.or(once.and(digit));
        once = once.or(digit);
    }
    twice
}

/// Every digit of `grid` that is ruled out in its own cell.
pub(super) fn ruled_out(grid: &Grid, ruled_out: &CellSets) -> Vec<Contradiction> {
    let layout = grid.layout();
    let is_ruled_out = |&(cell, digit): &(Cell, Digit)| ruled_out.get(cell).contains(digit);
    let reason = |(cell, digit)| Contradiction::RuledOut {
        digit,
        row: layout.row(cell) + 1,
        column: layout.column(cell) + 1,
    };
    grid.filled().filter(is_ruled_out).map(reason).collect()
}

/// Every empty cell without a candidate, then every digit without a place, house by house.
///
/// `candidates` holds a set for each cell in row-major order; that of a filled cell is its digit alone.
pub(super) fn starved(grid: &Grid, candidates: &[DigitSet]) -> Vec<Contradiction> {
    let layout = grid.layout();
    let mut reasons: Vec<Contradiction> = layout
        .cells()
        .filter(|cell| candidates[cell.index()].is_empty())
        .map(|cell| Contradiction::NoCandidate {
            row: layout.row(cell) + 1,
            column: layout.column(cell) + 1,
        })
        .collect();
    for house in layout.houses() {
        let placeable =
            house.cells.iter().fold(DigitSet::EMPTY, |set, cell| set.or(candidates[cell.index()]));
        let lacking = layout.all_digits().without(placeable);
        reasons.extend(
            lacking.iter().map(|digit| Contradiction::NoPlace { digit, house: house.name() }),
        );
    }
    reasons
}
