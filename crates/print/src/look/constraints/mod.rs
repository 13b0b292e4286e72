//! The marks of each constraint, a small file for each kind, found by one table.

mod parity;

use super::Mark;
use nonet_engine::{Constraint, LowestDigit, Rules};

/// The marks of the constraints of a puzzle, in the order of the constraints. Digits are shown from `lowest`.
#[must_use]
pub fn marks_of(rules: &Rules, lowest: LowestDigit) -> Vec<Mark> {
    rules.constraints().iter().flat_map(|constraint| marks(constraint, lowest)).collect()
}

/// The table of kinds.
fn marks(constraint: &Constraint, lowest: LowestDigit) -> Vec<Mark> {
    match constraint {
        Constraint::Parity(cell, parity) => vec![parity::mark(*cell, *parity, lowest)],
        // No file holds a cage yet, so none comes to a medium.
        Constraint::Cage(_) => Vec::new(),
    }
}
