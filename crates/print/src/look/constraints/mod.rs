//! The marks of each constraint, a small file for each kind, found by one table.

mod arrow;
mod cage;
mod outside;
mod pair;
mod parity;
mod quadruple;
mod thermometer;

use std::collections::BTreeSet;

use super::SignShape;
use super::marks::{Mark, have_labels, signs};
use super::outline::{AreaOutline, set_depths};
use super::outside::set_rows;
use nonet_engine::{Cell, Constraint, LowestDigit, Rules};

/// The marks of the constraints of a puzzle, in the order of the constraints. Digits are shown from `lowest`.
#[must_use]
pub fn marks_of(rules: &Rules, lowest: LowestDigit) -> Vec<Mark> {
    let mut marks: Vec<Mark> =
        rules.constraints().iter().filter_map(|it| mark(it, lowest)).collect();
    set_depths(outlines(&mut marks));
    set_rows(&mut marks);
    let circles = signs(&marks).filter(|sign| sign.shape == SignShape::Circle);
    // The last cell of a circle is the one to its lower right.
    let below: BTreeSet<Cell> = circles.filter_map(|sign| sign.cells.last().copied()).collect();
    for outline in outlines(&mut marks) {
        outline.is_beside_circle = outline.cells.first().is_some_and(|cell| below.contains(cell));
    }
    marks
}

fn outlines(marks: &mut [Mark]) -> impl Iterator<Item = &mut AreaOutline> {
    marks.iter_mut().filter_map(|mark| match mark {
        Mark::Shape { .. }
        | Mark::Line { .. }
        | Mark::Arrow { .. }
        | Mark::Sign(_)
        | Mark::Outside(_) => None,
        Mark::Outline { outline, .. } => Some(outline),
    })
}

/// Whether numbers stand in the corners of cells, so that small digits stand lower.
#[must_use]
pub fn has_labels(rules: &Rules) -> bool {
    !rules.is_empty() && have_labels(&marks_of(rules, LowestDigit::One))
}

/// The table of kinds. `None` for a kind without a mark, which is told in words alone.
fn mark(constraint: &Constraint, lowest: LowestDigit) -> Option<Mark> {
    match constraint {
        Constraint::Parity(cell, parity) => Some(parity::mark(*cell, *parity, lowest)),
        Constraint::Cage(cage) => Some(cage::mark(cage, lowest)),
        Constraint::Thermometer(line) => Some(thermometer::mark(line)),
        Constraint::Arrow(arrow) => Some(arrow::mark(arrow)),
        Constraint::Pair(pair) => Some(pair::mark(pair, lowest)),
        Constraint::Quadruple(quadruple) => Some(quadruple::mark(quadruple, lowest)),
        Constraint::Negative(_) => None,
        Constraint::LittleKiller(diagonal) => Some(outside::mark_of_diagonal(diagonal, lowest)),
        Constraint::Outside(number) => Some(outside::mark(number, lowest)),
    }
}
