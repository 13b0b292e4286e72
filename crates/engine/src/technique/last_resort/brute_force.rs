//! Brute force: a digit of the answer, found by search.
//!
//! As in HoDoKu, the step places the digit of the middle one of the open cells; the mark is the digit itself.
//! There is no such step if the candidates of the board leave no answer, or more than one.

use crate::search::{Uniqueness, uniqueness};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Mark, Role, Step, Technique};
use crate::{Cancelled, Control, Grid};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    search.report()?;
    let open = search.board.open();
    let Some(cell) = open.iter().nth(open.len() / 2) else {
        return Flow::Continue(());
    };
    // The candidates of the board, not only its digits, so that a wrong elimination does not lead to a wrong answer
    // in silence.
    let Ok(answer) = answer(search.board, &search.control()) else {
        return search.report();
    };
    let Some(digit) = answer.and_then(|answer| answer.get(cell)) else {
        return Flow::Continue(());
    };
    let candidate = Candidate { cell, digit };
    let marks = vec![Mark { candidate, role: Role::Pattern }];
    let evidence = Evidence { digits: vec![digit], marks, ..Evidence::default() };
    let technique = Technique::BruteForce;
    search.add(Step { technique, placements: vec![candidate], eliminations: Vec::new(), evidence })
}

/// The only answer of the board. Returns `None` if it has none or several.
fn answer<G: Geometry>(board: &Board<G>, control: &Control) -> Result<Option<Grid>, Cancelled> {
    let Ok(puzzle) = board.as_puzzle() else { return Ok(None) };
    Ok(match uniqueness(&puzzle, control)? {
        Uniqueness::Only(answer) => Some(answer),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_for_the_answer_can_be_stopped() {
        let empty = Grid::classic(&[0; 81]);
        let board = Board::of_position(&empty, &empty).expect("the board is a classic one");
        assert_eq!(answer(&board, &Control::default()), Ok(None));
        let control = Control::default();
        control.cancel.cancel();
        assert_eq!(answer(&board, &control), Err(Cancelled));
    }
}
