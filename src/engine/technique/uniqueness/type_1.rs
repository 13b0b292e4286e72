//! Type 1: one cell of a deadly pattern has other candidates, so it holds one of these.

use super::deadly::Deadly;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, Technique};

/// Adds what `deadly` finds by its one cell with other candidates.
pub(super) fn add(hunt: &mut Hunt<'_>, deadly: &Deadly, technique: Technique) -> Flow {
    let Some(cell) = deadly.roof.single() else { return Flow::Continue(()) };
    let deadly_ones = hunt.board.candidates(cell).and(deadly.digits);
    let eliminations = deadly_ones.iter().map(|digit| Candidate { cell, digit });
    hunt.add(deadly.step(hunt.board, technique, eliminations))
}
