//! The answer of a puzzle that has no other.

use super::Answers;
use crate::engine::{Cancelled, Control, Grid, Puzzle};

/// What somebody wants to know who looks for a single answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uniqueness {
    /// There is none.
    NoAnswer,
    /// This is the only one.
    Only(Grid),
    /// There is more than one.
    Several,
}

/// Whether `puzzle` has a single answer, and which, found in one search.
///
/// # Errors
/// [`Cancelled`] when `control` says so.
pub fn uniqueness(puzzle: &Puzzle, control: &Control) -> Result<Uniqueness, Cancelled> {
    let mut answers = Answers::new(puzzle);
    answers.next(control)?;
    let Some(first) = answers.grid() else {
        return Ok(Uniqueness::NoAnswer);
    };
    Ok(if answers.next(control)? { Uniqueness::Several } else { Uniqueness::Only(first) })
}
