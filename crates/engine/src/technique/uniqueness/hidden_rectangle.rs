//! Hidden rectangle: one corner has only the two digits. In the row and the column of the opposite corner, one
//! of the digits has no places outside the rectangle. If that opposite corner held the other digit, the
//! rectangle would be deadly.

use super::rectangle::{self, Rectangle};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Step, Technique, houses};
use crate::{Cell, Digit};

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    for one in rectangle::all(board, search.options) {
        let floor = one.deadly.floor();
        if floor.len() > 2 || floor.len() == 2 && rectangle::in_one_line(floor) {
            continue;
        }
        for corner in floor.iter().filter_map(|cell| one.opposite(cell)) {
            for (locked, other) in one.deadly.ways() {
                if one.locks(board, corner, locked) {
                    search.add(step(board, &one, corner, other))?;
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
