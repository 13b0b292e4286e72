//! Finds the only answer of a puzzle.

use std::sync::Arc;

use super::bits::Mask;
use super::counting::settled;
use super::fewest_candidates::{FewestCandidatesSearch, ProbeResult};
use super::meter::Meter;
use super::pattern;
use super::tables::LayoutTables;
use super::{Answers, Effort};
use crate::{Cancelled, Control, Grid, Puzzle};

/// Whether a puzzle has one answer, and that answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uniqueness {
    /// The puzzle has no answer.
    NoAnswer,
    /// The puzzle has only this answer.
    Only(Grid),
    /// The puzzle has two answers or more.
    Several,
}

/// Looks for two answers of `puzzle` in one search.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn uniqueness(puzzle: &Puzzle, control: &Control) -> Result<Uniqueness, Cancelled> {
    // The cursor probes the whole puzzle before its first step, so this is one search there too.
    if puzzle.layout().is_classic() && !puzzle.rules().ties_cells() {
        in_order(puzzle, control)
    } else if LayoutTables::fits::<u64>(puzzle.layout()) {
        in_any_order::<u64>(puzzle, control)
    } else {
        in_any_order::<u128>(puzzle, control)
    }
}

/// On the classic board the first two answers in order are found quickly.
fn in_order(puzzle: &Puzzle, control: &Control) -> Result<Uniqueness, Cancelled> {
    let mut answers = Answers::new(puzzle);
    answers.next(control)?;
    let Some(first) = answers.grid() else {
        return Ok(Uniqueness::NoAnswer);
    };
    Ok(if answers.next(control)? { Uniqueness::Several } else { Uniqueness::Only(first) })
}

/// On other boards, and under constraints, the first answer may be far harder to find than any two answers.
fn in_any_order<M: Mask>(puzzle: &Puzzle, control: &Control) -> Result<Uniqueness, Cancelled> {
    let mut meter = Meter::new(control, Effort::default(), 0);
    meter.report()?;
    // Two answers that a formula knows need no search.
    if pattern::least_count(puzzle) > 1 {
        return Ok(Uniqueness::Several);
    }
    let (tables, Some(root)) = settled::<M>(puzzle) else {
        return Ok(Uniqueness::NoAnswer);
    };
    let mut search = FewestCandidatesSearch::new(Arc::clone(&tables), &root);
    let found = search.probe(&root, &mut meter)?;
    meter.answers = found.at_least();
    meter.publish();
    Ok(match found {
        ProbeResult::Nothing => Uniqueness::NoAnswer,
        ProbeResult::OneAnswer => Uniqueness::Only(tables.grid(search.only())),
        ProbeResult::Several | ProbeResult::AtLeastOne => Uniqueness::Several,
    })
}
