//! The candidates that a method has left in each cell.

use super::sheet::{Figure, Ink, Point, SIDE, WordAnchor, length};
use crate::engine::lab::{Event, Tape};
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Digit, DigitSet, Layout, Puzzle};

/// The most digits whose candidates are written. More are squares.
const MOST_WRITTEN: usize = 12;

/// The most candidates that are drawn one by one. On larger boards a cell is as dark as it has candidates.
const MOST_DRAWN: usize = 20_000;

/// The figure of the candidates.
pub(super) fn figure(puzzle: &Puzzle, tape: &Tape) -> Figure {
    let layout = puzzle.layout();
    let side = SIDE / length(layout.rows().max(layout.columns()));
    let mut figure = Figure::default();
    let are_drawn = layout.cell_count() * layout.digit_count() <= MOST_DRAWN;
    for cell in layout.cells() {
        let place = layout.place(cell);
        let at = Point::new(length(place.column) * side, length(place.row) * side);
        let ground = if is_now(tape, cell) { Ink::Wash } else { Ink::Paper };
        figure.fill(at, side, side, Ink::Faint);
        let line = (side * 0.02).max(0.25);
        let within = Point::new(at.x + line, at.y + line);
        figure.fill(within, side - 2.0 * line, side - 2.0 * line, ground);
        let middle = Point::new(at.x + side / 2.0, at.y + side / 2.0);
        match tape.board().digit(cell) {
            Some(digit) => {
                let is_given = puzzle.givens().get(cell).is_some();
                let ink = if is_given { Ink::Text } else { Ink::Accent };
                let share = if digit.get() < 10 { 0.66 } else { 0.5 };
                figure.word(digit.to_string(), middle, WordAnchor::Middle, side * share, ink);
            }
            None if are_drawn => draw_candidates(&mut figure, puzzle, tape, cell, at, side),
            None => {}
        }
    }
    draw_regions(&mut figure, layout, side);
    figure
}

/// Draws a line between neighbours of different regions, and around the board.
fn draw_regions(figure: &mut Figure, layout: &Layout, side: f32) {
    let region =
        |row: usize, column: usize| layout.cell(row, column).map(|cell| layout.region_of(cell));
    let thick = (side * 0.045).max(0.8);
    for cell in layout.cells() {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let corner =
            |row: usize, column: usize| Point::new(length(column) * side, length(row) * side);
        let own = Some(layout.region_of(cell));
        if region(row, column + 1) != own {
            figure.line(corner(row, column + 1), corner(row + 1, column + 1), thick, Ink::Soft);
        }
        if region(row + 1, column) != own {
            figure.line(corner(row + 1, column), corner(row + 1, column + 1), thick, Ink::Soft);
        }
        if row == 0 || region(row - 1, column).is_none() {
            figure.line(corner(row, column), corner(row, column + 1), thick, Ink::Soft);
        }
        if column == 0 || region(row, column - 1).is_none() {
            figure.line(corner(row, column), corner(row + 1, column), thick, Ink::Soft);
        }
    }
}

fn is_now(tape: &Tape, cell: Cell) -> bool {
    now(tape).is_some_and(|it| it.cell == cell)
}

/// The candidate that the last event is about.
fn now(tape: &Tape) -> Option<Candidate> {
    tape.latest()?.candidate()
}

fn draw_candidates(
    figure: &mut Figure,
    puzzle: &Puzzle,
    tape: &Tape,
    cell: Cell,
    at: Point,
    side: f32,
) {
    let layout = puzzle.layout();
    let columns = columns(layout.digit_count());
    let step = side / length(columns);
    let excluded = tape.board().excluded(cell);
    let crossed_out = now(tape)
        .filter(|it| it.cell == cell && matches!(tape.latest(), Some(Event::Exclude(_))))
        .map(|it| it.digit);
    let shown: DigitSet = puzzle.candidates(cell);
    for digit in
        shown.iter().filter(|&digit| !excluded.contains(digit) || Some(digit) == crossed_out)
    {
        let middle = Point::new(
            at.x + (length(digit.index() % columns) + 0.5) * step,
            at.y + (length(digit.index() / columns) + 0.5) * step,
        );
        draw_candidate(
            figure,
            digit,
            middle,
            step,
            (layout.digit_count() <= MOST_WRITTEN, Some(digit) == crossed_out),
        );
    }
}

fn draw_candidate(
    figure: &mut Figure,
    digit: Digit,
    at: Point,
    step: f32,
    (is_written, is_crossed_out): (bool, bool),
) {
    let ink = if is_crossed_out { Ink::Conflict } else { Ink::Soft };
    if is_written {
        figure.word(digit.to_string(), at, WordAnchor::Middle, step * 0.8, ink);
    } else {
        let size = step * 0.6;
        figure.fill(Point::new(at.x - size / 2.0, at.y - size / 2.0), size, size, ink);
    }
    if is_crossed_out {
        let reach = step * 0.45;
        let (from, to) =
            (Point::new(at.x - reach, at.y + reach), Point::new(at.x + reach, at.y - reach));
        figure.line(from, to, step * 0.1, Ink::Conflict);
    }
}

/// How many candidates stand side by side in a cell.
fn columns(digits: usize) -> usize {
    (1..=digits).find(|side| side * side >= digits).unwrap_or(1)
}
