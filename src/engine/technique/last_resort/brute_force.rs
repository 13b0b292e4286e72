//! Brute force: a digit of the answer, found by search.
//!
//! It is put into the middle one of the open cells, as HoDoKu does; the mark is the digit itself. A board that has
//! no answer among its candidates, or more than one, has no such step.

use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, Candidate, Evidence, Mark, Role, Step, Technique};
use crate::engine::{CellSets, Control, DigitSet, Grid, Puzzle};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    hunt.report()?;
    let open = hunt.board.open();
    let Some(cell) = open.iter().nth(open.len() / 2) else {
        return Flow::Continue(());
    };
    let Some(digit) = answer(hunt.board).and_then(|answer| answer.get(cell)) else {
        return Flow::Continue(());
    };
    let candidate = Candidate { cell, digit };
    let marks = vec![Mark { candidate, role: Role::Pattern }];
    let evidence = Evidence { digits: vec![digit], marks, ..Evidence::default() };
    let technique = Technique::BruteForce;
    hunt.add(Step { technique, placements: vec![candidate], eliminations: Vec::new(), evidence })
}

/// The only answer of the board.
fn answer(board: &Board) -> Option<Grid> {
    let control = Control::default();
    let givens = board.grid();
    let mut gone = CellSets::none(givens.layout());
    for cell in board.open().iter() {
        gone.set(cell, DigitSet::up_to(9).without(board.candidates(cell)));
    }
    match uniqueness(&Puzzle::ruling_out(givens, gone).ok()?, &control) {
        Ok(Uniqueness::Only(answer)) => Some(answer),
        _ => None,
    }
}
