//! The matrix of exact cover: a row for each candidate, a column for each demand of the rules.

use std::collections::BTreeMap;

use super::sheet::{Figure, Ink, SheetPoint, length};
use crate::{RuleDemand, Tape, met_by, must_be_met};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Puzzle};

/// The most points that are drawn. Of larger matrices, every second row, every third and so on is drawn.
const MOST_POINTS: usize = 12_000;

/// Draws the matrix. Rows that are covered are faint, and a chosen row is a line.
pub(super) fn draw(figure: &mut Figure, puzzle: &Puzzle, tape: &Tape) {
    let (rows, demands) = (rows(puzzle), must_be_met(puzzle));
    let columns: BTreeMap<RuleDemand, usize> =
        demands.iter().enumerate().map(|(column, &demand)| (demand, column)).collect();
    let (width, height) = (figure.size.width(), figure.size.height());
    let (wide, high) = (width / length(demands.len().max(1)), height / length(rows.len().max(1)));
    for (column, demand) in demands.iter().enumerate() {
        if is_met(demand, puzzle, tape) {
            figure.fill(SheetPoint::new(length(column) * wide, 0.0), wide, height, Ink::Wash);
        }
    }
    // About the points of a row: one for its cell, and one for each house of the cell, as each kind has about as many
    // houses as the board has rows.
    let points = rows.len() * (puzzle.layout().houses().len() / puzzle.layout().rows().max(1) + 1);
    let every = points.div_ceil(MOST_POINTS).max(1);
    for (number, &row) in rows.iter().enumerate() {
        let y = length(number) * high;
        let is_chosen = tape.board().digit(row.cell) == Some(row.digit);
        if is_chosen {
            figure.fill(SheetPoint::new(0.0, y + high / 2.0 - 0.4), width, 0.8, Ink::Accent);
        // A chosen row is always drawn, whatever is left out.
        } else if number % every != 0 {
            continue;
        }
        let ink = match (is_chosen, is_covered(row, tape)) {
            (true, _) => Ink::Accent,
            (false, true) => Ink::Faint,
            (false, false) => Ink::Text,
        };
        for column in met_by(row, puzzle.layout()).filter_map(|it| columns.get(&it)) {
            let at = SheetPoint::new(length(*column) * wide, y);
            figure.fill(at, wide.max(1.4), high.max(1.2), ink);
        }
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

fn is_met(demand: &RuleDemand, puzzle: &Puzzle, tape: &Tape) -> bool {
    let board = tape.board();
    match *demand {
        RuleDemand::Cell(cell) => board.digit(cell).is_some(),
        RuleDemand::House(number, digit) => {
            let cells = &puzzle.layout().houses()[number].cells;
            cells.iter().any(|&cell| board.digit(cell) == Some(digit))
        }
        // These need not be met, so they are no columns here.
        RuleDemand::Apart(_) => false,
    }
}

/// Whether a chosen row meets a demand that this row meets too.
fn is_covered(row: Candidate, tape: &Tape) -> bool {
    let board = tape.board();
    let peers = board.layout().peers(row.cell);
    board.digit(row.cell).is_some() || peers.iter().any(|&it| board.digit(it) == Some(row.digit))
}
