//! Type 1: one cell of a deadly pattern has other candidates, so it holds one of these.

use super::deadly::DeadlyPattern;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, Cells, Geometry, Technique};

/// Adds the step if `deadly` has one cell with other candidates.
pub(super) fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    deadly: &DeadlyPattern<G>,
    technique: Technique,
) -> Flow {
    let Some(cell) = deadly.roof.single() else { return Flow::Continue(()) };
    let deadly_ones = search.board.candidates(cell).and(deadly.digits);
    let eliminations = deadly_ones.iter().map(|digit| Candidate { cell, digit });
    search.add(deadly.step(search.board, technique, eliminations))
}
