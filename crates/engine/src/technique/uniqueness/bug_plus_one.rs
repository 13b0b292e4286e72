//! BUG+1: all open cells have two candidates, except one that has three.
//!
//! In a bivalue universal grave, each open cell has two candidates, and each candidate has two places in each
//! of its houses. Such a position has no answer or several. So if one additional candidate prevents it, this
//! candidate is right.

use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Mark, Role, Step, Technique};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.allows_all_exchanges() {
        return Flow::Continue(());
    }
    let board = search.board;
    let Some(cell) = board.open().without(board.with_candidates(2)).single() else {
        return Flow::Continue(());
    };
    let candidates = board.candidates(cell);
    let saving = |&digit: &Digit| is_grave_without(board, Candidate { cell, digit });
    // At most one of the three can leave a grave: each other digit has two places already.
    let Some(digit) = candidates.iter().find(saving).filter(|_| candidates.len() == 3) else {
        return Flow::Continue(());
    };
    search.add(step(board, Candidate { cell, digit }))
}

/// Whether each digit has no place or two places in each house, without the candidate `saving`.
fn is_grave_without<G: Geometry>(board: &Board<G>, saving: Candidate) -> bool {
    board.all_digits().all(|digit| {
        let left_out =
            if digit == saving.digit { <G::Set>::of(saving.cell) } else { <G::Set>::EMPTY };
        let places = board.places(digit).without(left_out);
        board.all_houses().all(|house| matches!(places.and(board.house(house)).len(), 0 | 2))
    })
}

/// The step. The right candidate is the pattern, and the others of its cell are the second part.
fn step<G: Geometry>(board: &Board<G>, saving: Candidate) -> Step<G::Set> {
    let role = |digit| if digit == saving.digit { Role::Pattern } else { Role::Second };
    let of_cell = |digit| Candidate { cell: saving.cell, digit };
    let candidates = || board.candidates(saving.cell).iter();
    let evidence = Evidence {
        digits: vec![saving.digit],
        marks: candidates()
            .map(|digit| Mark { candidate: of_cell(digit), role: role(digit) })
            .collect(),
        ..Evidence::default()
    };
    let eliminations = candidates().filter(|&digit| digit != saving.digit).map(of_cell).collect();
    Step { technique: Technique::BugPlusOne, placements: Vec::new(), eliminations, evidence }
}
