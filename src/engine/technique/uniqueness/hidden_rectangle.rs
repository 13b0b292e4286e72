//! Hidden rectangle: a corner with the two digits alone, and opposite to it one in whose row and column one of the
//! digits has no place beside the rectangle. If that corner held the other digit, the rectangle would be deadly.

use super::rectangle::{self, Rectangle};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, Candidate, Step, Technique, houses};
use crate::engine::{Cell, Digit};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    for one in rectangle::all(board, hunt.options) {
        let floor = one.deadly.floor();
        if floor.len() > 2 || floor.len() == 2 && rectangle::in_one_line(floor) {
            continue;
        }
        for corner in floor.iter().filter_map(|cell| one.opposite(cell)) {
            for (locked, other) in one.deadly.ways() {
                if one.locks(board, corner, locked) {
                    hunt.add(step(board, &one, corner, other))?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn step(board: &Board, one: &Rectangle, corner: Cell, digit: Digit) -> Step {
    let eliminations = [Candidate { cell: corner, digit }].into_iter();
    let mut step = one.deadly.step(board, Technique::HiddenRectangle, eliminations);
    let [row, column, _] = houses::of(corner);
    step.evidence.bases.extend([row, column].map(houses::name));
    step
}
