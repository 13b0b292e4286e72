//! Fewest candidates first: the cell with the least to try shows mistakes soonest. The search is in
//! [`cell_by_cell`](super::cell_by_cell).

use super::cell_by_cell::{CellByCell, CellChoice};
use nonet_engine::{Cell, DigitSet, Grid, Puzzle};

/// The method.
pub(super) type FewestCandidates = CellByCell<FewestFirst>;

impl FewestCandidates {
    /// The method at its start.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        Self::new(puzzle, FewestFirst)
    }
}

/// Chooses the cell with the fewest candidates.
pub(super) struct FewestFirst;

impl CellChoice for FewestFirst {
    fn rank(&self, _: Cell, candidates: DigitSet, grid: &Grid, _: &mut u64) -> (usize, usize) {
        (grid.layout().digit_count() - candidates.len(), 0)
    }
}
