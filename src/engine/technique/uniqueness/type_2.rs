//! Type 2: some cells of a deadly pattern have one other candidate, the same in all; one of them holds it.

use super::deadly::Deadly;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Technique, houses, parts};

/// Adds what `deadly` finds by the one other candidate of two cells or more.
pub(super) fn add(hunt: &mut Hunt<'_>, deadly: &Deadly, technique: Technique) -> Flow {
    let extra = deadly.extras(hunt.board).single().filter(|_| deadly.roof.len() > 1);
    let Some(extra) = extra else { return Flow::Continue(()) };
    let eliminated = houses::seen_by_all(deadly.roof).and(hunt.board.places(extra));
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let mut step = deadly.step(hunt.board, technique, parts::candidates(eliminated, extra));
    step.evidence.digits.push(extra);
    hunt.add(step)
}
