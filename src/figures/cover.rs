//! The matrix of exact cover: a row for each candidate, a column for each demand of the rules.

use super::sheet::{Figure, Ink, Point, SIDE, length};
use crate::engine::lab::Tape;
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Digit, Puzzle};

/// The most points that are drawn. Of larger matrices, every second row, every third and so on is drawn.
const MOST_POINTS: usize = 12_000;

/// A demand of the rules, met by one row.
enum Demand {
    /// This cell has a digit.
    Cell(Cell),
    /// The house of this number has this digit.
    House(usize, Digit),
}

/// The figure of the matrix. Rows that are covered are faint, and a chosen row is a line.
pub(super) fn figure(puzzle: &Puzzle, tape: &Tape) -> Figure {
    let (rows, demands) = (rows(puzzle), demands(puzzle));
    let (wide, high) = (SIDE / length(demands.len().max(1)), SIDE / length(rows.len().max(1)));
    let mut figure = Figure::default();
    for (column, demand) in demands.iter().enumerate() {
        if is_met(demand, puzzle, tape) {
            figure.fill(Point::new(length(column) * wide, 0.0), wide, SIDE, Ink::Wash);
        }
    }
    let points = rows.len() * (puzzle.layout().houses().len() / puzzle.layout().rows().max(1) + 1);
    let every = points.div_ceil(MOST_POINTS).max(1);
    for (number, &row) in rows.iter().enumerate().filter(|(number, _)| number % every == 0) {
        draw_row(&mut figure, row, (number, high), (&demands, wide), puzzle, tape);
    }
    figure
}

fn draw_row(
    figure: &mut Figure,
    row: Candidate,
    (number, high): (usize, f32),
    (demands, wide): (&[Demand], f32),
    puzzle: &Puzzle,
    tape: &Tape,
) {
    let y = length(number) * high;
    let is_chosen = tape.board().digit(row.cell) == Some(row.digit);
    let ink = match (is_chosen, is_covered(row, tape)) {
        (true, _) => Ink::Accent,
        (false, true) => Ink::Faint,
        (false, false) => Ink::Text,
    };
    if is_chosen {
        figure.fill(Point::new(0.0, y + high / 2.0 - 0.4), SIDE, 0.8, Ink::Accent);
    }
    let (width, height) = (wide.max(1.4), high.max(1.2));
    for (column, _) in demands.iter().enumerate().filter(|(_, it)| meets(row, it, puzzle)) {
        figure.fill(Point::new(length(column) * wide, y), width, height, ink);
    }
}

/// The candidates of the open cells.
fn rows(puzzle: &Puzzle) -> Vec<Candidate> {
    let is_open = |cell: &Cell| puzzle.givens().get(*cell).is_none();
    let candidates = |cell: Cell| {
        puzzle
            .candidates(cell)
            .iter()
            .map(move |digit| Candidate { cell, digit })
            .collect::<Vec<_>>()
    };
    puzzle.layout().cells().filter(is_open).flat_map(candidates).collect()
}

/// What the givens leave to be met: cells first, then each house with its digits.
fn demands(puzzle: &Puzzle) -> Vec<Demand> {
    let layout = puzzle.layout();
    let givens = puzzle.givens();
    let open = layout.cells().filter(|&cell| givens.get(cell).is_none()).map(Demand::Cell);
    let complete = layout.houses().iter().enumerate().filter(|(_, house)| house.is_complete);
    let of_houses = complete.flat_map(|(number, house)| {
        let lacking = house.lacking(layout.all_digits(), |cell| givens.get(cell));
        lacking.iter().map(move |digit| Demand::House(number, digit)).collect::<Vec<_>>()
    });
    open.chain(of_houses).collect()
}

fn meets(row: Candidate, demand: &Demand, puzzle: &Puzzle) -> bool {
    match *demand {
        Demand::Cell(cell) => cell == row.cell,
        Demand::House(number, digit) => {
            digit == row.digit && puzzle.layout().houses_of(row.cell).contains(&number)
        }
    }
}

fn is_met(demand: &Demand, puzzle: &Puzzle, tape: &Tape) -> bool {
    let board = tape.board();
    match *demand {
        Demand::Cell(cell) => board.digit(cell).is_some(),
        Demand::House(number, digit) => {
            let cells = &puzzle.layout().houses()[number].cells;
            cells.iter().any(|&cell| board.digit(cell) == Some(digit))
        }
    }
}

/// Whether a chosen row meets a demand that this row meets too.
fn is_covered(row: Candidate, tape: &Tape) -> bool {
    let board = tape.board();
    let peers = board.layout().peers(row.cell);
    board.digit(row.cell).is_some() || peers.iter().any(|&it| board.digit(it) == Some(row.digit))
}
