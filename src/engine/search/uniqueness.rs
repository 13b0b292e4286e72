//! Finds the only answer of a puzzle.

use super::Answers;
use crate::engine::{Cancelled, Control, Grid, Puzzle};

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
    let mut answers = Answers::new(puzzle);
    answers.next(control)?;
    let Some(first) = answers.grid() else {
        return Ok(Uniqueness::NoAnswer);
    };
    Ok(if answers.next(control)? { Uniqueness::Several } else { Uniqueness::Only(first) })
}
