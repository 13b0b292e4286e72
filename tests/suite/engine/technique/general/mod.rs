//! Techniques on boards of other shapes than the classic one.

mod families;
mod front;
mod sound;

use std::sync::Arc;

use nonet::engine::technique::{AnyBoard, BoardStep, Candidate, Solver, Technique};
use nonet::engine::{Cell, Control, Digit, DigitSet, Grid, Layout, NamedShape};

pub(super) fn layout(name: &str) -> Arc<Layout> {
    NamedShape::named(name).unwrap_or_else(|| panic!("no shape {name}")).layout()
}

fn digit(number: u8) -> Digit {
    Digit::new(number).unwrap()
}

fn digits(numbers: &[u8]) -> DigitSet {
    numbers.iter().map(|&number| digit(number)).collect()
}

/// An empty board, on which tests cross candidates out.
fn empty(layout: &Arc<Layout>) -> AnyBoard {
    let empty = Grid::empty(Arc::clone(layout));
    AnyBoard::of_position(&empty, &empty).unwrap()
}

fn cell(board: &AnyBoard, name: &str) -> Cell {
    board.layout().cell_named(name).unwrap_or_else(|| panic!("no cell {name}"))
}

/// Leaves these cells only these candidates.
fn keep(board: &mut AnyBoard, cells: &[&str], numbers: &[u8]) {
    for name in cells {
        board.keep(cell(board, name), digits(numbers));
    }
}

/// Crosses a digit out in all cells of a house but these.
fn only_in(board: &mut AnyBoard, house: usize, number: u8, cells: &[&str]) {
    let layout = board.layout();
    let kept: Vec<Cell> = cells.iter().map(|name| cell(board, name)).collect();
    for &cell in layout.houses()[house].cells.iter().filter(|cell| !kept.contains(cell)) {
        board.remove(Candidate { cell, digit: digit(number) });
    }
}

fn all_steps(board: &AnyBoard, technique: Technique) -> Vec<BoardStep> {
    let solver = Solver::of(technique);
    solver.easiest_steps_on(board, usize::MAX, &Control::default()).unwrap()
}

/// What a step eliminates, as `r1c2<>3`.
fn gone(step: &BoardStep) -> Vec<String> {
    let name = |it: &Candidate| format!("{}<>{}", step.layout.name_of(it.cell), it.digit);
    step.eliminations.iter().map(name).collect()
}

/// A technique finds a step with this outcome on the board.
#[track_caller]
fn finds(board: &AnyBoard, technique: Technique, expected: &str) -> BoardStep {
    let steps = all_steps(board, technique);
    let found: Vec<String> = steps.iter().map(|step| gone(step).join(" ")).collect();
    let place = found.iter().position(|outcome| outcome == expected);
    steps[place.unwrap_or_else(|| panic!("{technique} found {found:#?}"))].clone()
}
