//! The marks of each constraint, a small file for each kind, found by one table.

mod arrow;
mod cage;
mod calculation;
mod clones;
mod counting_circles;
mod extreme;
mod indexer;
mod line;
mod outside;
mod pair;
mod parity;
mod quadruple;
mod thermometer;

use std::collections::BTreeSet;

use super::marks::{Mark, have_labels, signs};
use super::outline::{AreaOutline, set_depths};
use super::outside::set_rows;
use super::{OutsideLabel, OutsideSign, Sign, SignShape};
pub use line::line_colour;
use nonet_engine::{Cell, Constraint, LowestDigit, Rules};
pub use outside::have_several_kinds_outside;

/// The marks of the constraints of a puzzle, in the order of the constraints. Digits are shown from `lowest`.
#[must_use]
pub fn marks_of(rules: &Rules, lowest: LowestDigit) -> Vec<Mark> {
    let of_kinds = rules.constraints().iter().filter_map(|it| mark(it, lowest));
    let clones = rules.constraints().iter().filter_map(Constraint::clones);
    let of_clones = clones.enumerate().flat_map(|(number, it)| clones::marks(it, number));
    let mut marks: Vec<Mark> = of_kinds.chain(of_clones).collect();
    marks.extend(labels_of_lines(&marks));
    set_depths(outlines(&mut marks));
    if !have_several_kinds_outside(rules) {
        labels_outside(&mut marks).for_each(remove_sign_of_kind);
    }
    set_rows(labels_outside(&mut marks));
    let circles = signs(&marks).filter(|sign| sign.shape == SignShape::Circle);
    // The last cell of a circle is the one to its lower right.
    let below: BTreeSet<Cell> = circles.filter_map(|sign| sign.cells.last().copied()).collect();
    for outline in outlines(&mut marks) {
        outline.is_beside_circle = outline.cells.first().is_some_and(|cell| below.contains(cell));
    }
    marks
}

/// A line around cells in row-major order, with a label in the first of them.
fn outlined(cells: Vec<Cell>, label: Option<String>) -> Mark {
    Mark::Outline { outline: AreaOutline { cells, depth: 0, is_beside_circle: false }, label }
}

fn outlines(marks: &mut [Mark]) -> impl Iterator<Item = &mut AreaOutline> {
    let marks = marks.iter_mut();
    marks.filter_map(|it| if let Mark::Outline { outline, .. } = it { Some(outline) } else { None })
}

fn labels_outside(marks: &mut [Mark]) -> impl Iterator<Item = &mut OutsideLabel> {
    let marks = marks.iter_mut();
    marks.filter_map(|it| if let Mark::Outside(label) = it { Some(label) } else { None })
}

/// Players know numbers of one kind without a sign.
fn remove_sign_of_kind(label: &mut OutsideLabel) {
    label.sign = label.sign.filter(|sign| matches!(sign, OutsideSign::Arrow(_)));
}

/// The labels of lines, each between the first two cells of its line that have no other sign between them.
fn labels_of_lines(marks: &[Mark]) -> Vec<Mark> {
    let mut taken: BTreeSet<Vec<Cell>> = signs(marks).map(|sign| sign.cells.clone()).collect();
    let mut labels = Vec::new();
    for mark in marks {
        let Mark::Line { cells, label: Some(label), .. } = mark else { continue };
        let sorted = |step: &[Cell]| {
            let mut step = step.to_vec();
            step.sort_unstable();
            step
        };
        let mut steps: Vec<Vec<Cell>> = cells.windows(2.min(cells.len())).map(sorted).collect();
        let free = steps.iter().position(|step| !taken.contains(step)).unwrap_or_default();
        if steps.is_empty() {
            continue;
        }
        let cells = steps.swap_remove(free);
        taken.insert(cells.clone());
        let rows = vec![label.clone()];
        labels.push(Mark::Sign(Sign { cells, shape: SignShape::Letter, rows }));
    }
    labels
}

/// Whether numbers stand in the corners of cells, so that small digits stand lower.
#[must_use]
pub fn has_labels(rules: &Rules) -> bool {
    !rules.is_empty() && have_labels(&marks_of(rules, LowestDigit::One))
}

/// The table of kinds. `None` for a kind without a mark, which is told in words alone, for clones, which have letters in their
/// order, and for fog: a board is drawn as it is without it.
fn mark(constraint: &Constraint, lowest: LowestDigit) -> Option<Mark> {
    match constraint {
        Constraint::Parity(cell, parity) => Some(parity::mark(*cell, *parity, lowest)),
        Constraint::Cage(cage) => Some(cage::mark(cage, lowest)),
        Constraint::Calculation(cage) => Some(calculation::mark(cage)),
        Constraint::Thermometer(line) => Some(thermometer::mark(line)),
        Constraint::Arrow(arrow) => Some(arrow::mark(arrow)),
        Constraint::Pair(pair) => Some(pair::mark(pair, lowest)),
        Constraint::Quadruple(quadruple) => Some(quadruple::mark(quadruple, lowest)),
        Constraint::Line(line) => Some(line::mark(line)),
        Constraint::Extreme(extreme) => Some(extreme::mark(extreme)),
        Constraint::Negative(_) | Constraint::Clones(_) | Constraint::Fog(_) => None,
        Constraint::LittleKiller(diagonal) => Some(outside::mark_of_diagonal(diagonal, lowest)),
        Constraint::Outside(number) => Some(outside::mark(number, lowest)),
        Constraint::Indexer(indexer) => Some(indexer::mark(indexer)),
        Constraint::CountingCircles(circles) => Some(counting_circles::mark(circles)),
    }
}
