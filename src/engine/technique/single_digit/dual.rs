//! Dual patterns: two kites that start from the same cells of a box, or two empty rectangles that are the same,
//! and take away different candidates, are seen as one.
//!
//! As HoDoKu has it, the kites need not be of the same digit.

use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{CellSet, Step, Technique};

/// A pattern that may be half of a dual one.
pub(super) struct Half {
    /// The cells of the box by which it hangs together.
    pub(super) in_box: CellSet,
    /// Its digit, where the other half must have the same.
    pub(super) digit: Option<Digit>,
    /// What it finds.
    pub(super) step: Step,
}

/// Adds the steps of `halves` and, where they are asked for, the dual ones. Those come first, as they find more.
pub(super) fn add_all(
    hunt: &mut Hunt<'_>,
    mut halves: impl Iterator<Item = Half>,
    dual: Technique,
) -> Flow {
    if !hunt.wants(dual) {
        return halves.try_for_each(|half| hunt.add(half.step));
    }
    let halves: Vec<Half> = halves.collect();
    for (number, first) in halves.iter().enumerate() {
        for second in halves[number + 1..].iter().filter(|second| make_a_dual(first, second)) {
            hunt.add(joined(&first.step, &second.step, dual))?;
        }
    }
    halves.into_iter().try_for_each(|half| hunt.add(half.step))
}

fn make_a_dual(first: &Half, second: &Half) -> bool {
    first.in_box == second.in_box
        && first.digit == second.digit
        && first.step.eliminations != second.step.eliminations
}

fn joined(first: &Step, second: &Step, technique: Technique) -> Step {
    let mut step = Step { technique, ..first.clone() };
    step.eliminations.extend(&second.eliminations);
    let (all, more) = (&mut step.evidence, &second.evidence);
    all.digits.extend(more.digits.iter().filter(|digit| !first.evidence.digits.contains(digit)));
    all.bases.extend(more.bases.iter().filter(|base| !first.evidence.bases.contains(base)));
    all.marks.extend(more.marks.iter().filter(|mark| !first.evidence.marks.contains(mark)));
    all.chains.extend(more.chains.iter().cloned());
    step
}
