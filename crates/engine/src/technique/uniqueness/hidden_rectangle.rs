//! Hidden rectangle: one corner has only the two digits. In the row and the column of the opposite corner, one
//! of the digits has no places outside the rectangle. If that opposite corner held the other digit, the
//! rectangle would be deadly.

use super::rectangle::{self, Rectangle};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Geometry, Step, Technique};
use crate::{Cell, Digit};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for one in rectangle::all(board, search.options) {
        let floor = one.deadly.floor();
        // These are unique rectangles of another type, which have been tried.
        if floor.len() > 2 || floor.len() == 2 && rectangle::in_one_line(board, floor) {
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

fn step<G: Geometry>(
    board: &Board<G>,
    one: &Rectangle<G>,
    corner: Cell,
    digit: Digit,
) -> Step<G::Set> {
    let eliminations = [Candidate { cell: corner, digit }].into_iter();
    let mut step = one.deadly.step(board, Technique::HiddenRectangle, eliminations);
    let lines = [board.rows(), board.columns()].map(|among| board.line_of(corner, among));
    step.evidence.bases.extend(lines.into_iter().flatten().map(|line| board.house_name(line)));
    step
}
