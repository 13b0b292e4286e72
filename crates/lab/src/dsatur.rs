//! Graph colouring by DSATUR: cells are vertices, peers are joined by edges, and digits are colours.
//!
//! The method colours the vertex with the greatest saturation next: the number of colours that its neighbours or other
//! rules of the board forbid. Among equal vertices, it takes the vertex with the most uncoloured neighbours. After D.
//! Brélaz, "New methods to color the vertices of a graph", 1979, with backtracking, because the number of colours is
//! limited to that of the digits.

use super::cell_by_cell::{CellByCell, CellChoice};
use nonet_engine::{Cell, DigitSet, Grid, Puzzle};

/// The method.
pub(super) type Dsatur = CellByCell<SaturationFirst>;

impl Dsatur {
    /// The method at its start.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        Self::new(puzzle, SaturationFirst)
    }
}

/// Chooses the vertex of the greatest saturation, and of equals the one with the most uncoloured neighbours.
pub(super) struct SaturationFirst;

impl CellChoice for SaturationFirst {
    fn rank(&self, cell: Cell, left: DigitSet, grid: &Grid, checks: &mut u64) -> (usize, usize) {
        let neighbours = grid.layout().peers(cell);
        *checks += neighbours.len() as u64;
        let uncoloured = neighbours.iter().filter(|&&other| grid.get(other).is_none()).count();
        // What is not left is forbidden by a neighbour or by another rule, so this is the saturation.
        (grid.layout().digit_count() - left.len(), uncoloured)
    }
}
