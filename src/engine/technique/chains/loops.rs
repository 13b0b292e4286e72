//! What a continuous nice loop takes away.
//!
//! All around the loop, one of the two ends of each weak link is true: within a cell no other digit is left,
//! between cells the digit goes from all that see both ends.

use crate::engine::Cell;
use crate::engine::technique::{Board, Candidate, CellSet, Link, Node, Strength, houses};

/// The eliminations of a loop, whose last link leads to where the first started.
pub(super) fn eliminations(board: &Board, links: &[Link]) -> Vec<Candidate> {
    let own = links.iter().fold(CellSet::EMPTY, |cells, link| cells.or(link.from.cells));
    let weak = links.iter().filter(|link| link.strength == Strength::Weak);
    weak.flat_map(|link| of_link(board, link, own)).collect()
}

fn of_link(board: &Board, link: &Link, own: CellSet) -> Vec<Candidate> {
    match link.from.cells.single() {
        Some(cell) if link.from.digit != link.to.digit => of_cell(board, cell, link),
        _ => between_cells(board, &link.from, &link.to, own),
    }
}

fn of_cell(board: &Board, cell: Cell, link: &Link) -> Vec<Candidate> {
    let others = board.candidates(cell).iter();
    let others = others.filter(|&digit| digit != link.from.digit && digit != link.to.digit);
    others.map(|digit| Candidate { cell, digit }).collect()
}

/// The cells of the loop itself are left alone, as HoDoKu does.
fn between_cells(board: &Board, from: &Node, to: &Node, own: CellSet) -> Vec<Candidate> {
    let seen = houses::seen_by_all(from.cells.or(to.cells)).without(own);
    let digit = from.digit;
    board.places(digit).and(seen).iter().map(|cell| Candidate { cell, digit }).collect()
}
