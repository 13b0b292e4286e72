//! The marks of each constraint, a small file for each kind, found by one table.

mod arrow;
mod cage;
mod parity;
mod thermometer;

use super::marks::{Mark, have_labels};
use super::outline::set_depths;
use nonet_engine::{Constraint, LowestDigit, Rules};

/// The marks of the constraints of a puzzle, in the order of the constraints. Digits are shown from `lowest`.
#[must_use]
pub fn marks_of(rules: &Rules, lowest: LowestDigit) -> Vec<Mark> {
    let mut marks: Vec<Mark> = rules.constraints().iter().map(|it| mark(it, lowest)).collect();
    set_depths(marks.iter_mut().filter_map(|mark| match mark {
        Mark::Shape { .. } | Mark::Line { .. } | Mark::Arrow { .. } => None,
        Mark::Outline { outline, .. } => Some(outline),
    }));
    marks
}

/// Whether numbers stand in the corners of cells, so that small digits stand lower.
#[must_use]
pub fn has_labels(rules: &Rules) -> bool {
    !rules.is_empty() && have_labels(&marks_of(rules, LowestDigit::One))
}

/// The table of kinds.
fn mark(constraint: &Constraint, lowest: LowestDigit) -> Mark {
    match constraint {
        Constraint::Parity(cell, parity) => parity::mark(*cell, *parity, lowest),
        Constraint::Cage(cage) => cage::mark(cage, lowest),
        Constraint::Thermometer(line) => thermometer::mark(line),
        Constraint::Arrow(arrow) => arrow::mark(arrow),
    }
}
