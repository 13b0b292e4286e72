//! Unique rectangle of type 6: two opposite corners have other candidates, and one of the digits has no places
//! outside the rectangle in its rows and columns. So this digit forms an X-wing in the corners, and only one of
//! its two placements avoids the deadly pattern.

use super::rectangle::{self, Rectangle};
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Geometry, Step, Technique, parts};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for one in rectangle::all(board, search.options) {
        let roof = one.deadly.roof;
        if roof.len() != 2 || rectangle::in_one_line(board, roof) {
            continue;
        }
        for digit in one.deadly.digits.iter() {
            // If the roof held the digit, the floor would hold the other one, and the pattern would be complete.
            if roof.iter().all(|corner| one.locks(board, corner, digit)) {
                search.add(step(board, &one, digit))?;
            }
        }
    }
    Flow::Continue(())
}

fn step<G: Geometry>(board: &Board<G>, one: &Rectangle<G>, digit: Digit) -> Step<G::Set> {
    let roof = one.deadly.roof;
    let eliminations = parts::candidates(roof.and(board.places(digit)), digit);
    let mut step = one.deadly.step(board, Technique::UniqueRectangle6, eliminations);
    let rows = roof.iter().filter_map(|corner| board.line_of(corner, board.rows()));
    let rows = rows.map(|row| board.house_name(row));
    step.evidence.bases.extend(rows);
    step
}
