//! Dual patterns: two kites with the same cells in a box, or two empty rectangles with the same box, that have
//! different eliminations are combined into one step.
//!
//! As in HoDoKu, the two kites need not be of the same digit.

use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry, Step, Technique};

/// A pattern that may be half of a dual one.
pub(super) struct DualHalf<G: Geometry> {
    /// The cells in the box that connect the pattern.
    pub(super) in_box: G::Set,
    /// The digit, if the other half must have the same digit.
    pub(super) digit: Option<Digit>,
    /// The step of this half.
    pub(super) step: Step<G::Set>,
}

/// Adds the steps of `halves` and, if wanted, the dual ones. Dual steps come first, because they eliminate
/// more.
pub(super) fn add_all<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    mut halves: impl Iterator<Item = DualHalf<G>>,
    dual: Technique,
) -> Flow {
    if !search.wants(dual) {
        return halves.try_for_each(|half| search.add(half.step));
    }
    // Collected only for duals: a search for one plain step can stop at the first.
    let halves: Vec<DualHalf<G>> = halves.collect();
    for (number, first) in halves.iter().enumerate() {
        for second in halves[number + 1..].iter().filter(|second| make_a_dual(first, second)) {
            search.add(joined(&first.step, &second.step, dual))?;
        }
    }
    halves.into_iter().try_for_each(|half| search.add(half.step))
}

fn make_a_dual<G: Geometry>(first: &DualHalf<G>, second: &DualHalf<G>) -> bool {
    first.in_box == second.in_box
        && first.digit == second.digit
        && first.step.eliminations != second.step.eliminations
}

fn joined<S: Cells>(first: &Step<S>, second: &Step<S>, technique: Technique) -> Step<S> {
    let mut step = Step { technique, ..first.clone() };
    step.eliminations.extend(&second.eliminations);
    let (all, more) = (&mut step.evidence, &second.evidence);
    all.digits.extend(more.digits.iter().filter(|digit| !first.evidence.digits.contains(digit)));
    all.bases.extend(more.bases.iter().filter(|base| !first.evidence.bases.contains(base)));
    all.marks.extend(more.marks.iter().filter(|mark| !first.evidence.marks.contains(mark)));
    all.chains.extend(more.chains.iter().cloned());
    step
}
