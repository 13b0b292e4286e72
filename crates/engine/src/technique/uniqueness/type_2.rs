//! Type 2: some cells of a deadly pattern have one other candidate, the same in all; one of them holds it.

use super::deadly::DeadlyPattern;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry, Technique, parts};

/// Adds the step if two or more cells of `deadly` have the same single other candidate.
pub(super) fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    deadly: &DeadlyPattern<G>,
    technique: Technique,
) -> Flow {
    let extra = deadly.extras(search.board).single().filter(|_| deadly.roof.len() > 1);
    let Some(extra) = extra else { return Flow::Continue(()) };
    let eliminated = search.board.seen_by_all(deadly.roof).and(search.board.places(extra));
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let mut step = deadly.step(search.board, technique, parts::candidates(eliminated, extra));
    step.evidence.digits.push(extra);
    search.add(step)
}
