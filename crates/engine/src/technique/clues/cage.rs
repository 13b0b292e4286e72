//! One cage: its last open cell, its combinations, and the digits that every combination has.

use super::{OpenCage, digits_of, eliminate, fill, not_kept};
use crate::Combinations;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, Cells, Evidence, Geometry, Role, Technique, parts};

/// Last cell of a cage: the other digits leave one digit for it.
pub(super) fn find_last_cell<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for cage in OpenCage::all_of(board) {
        let Some(cell) = cage.open.single() else { continue };
        let last = (cell, cage.rest(board));
        fill(search, Technique::CageLastCell, last, || cage.evidence(board))?;
    }
    Flow::Continue(())
}

/// Cage combinations: the open cells lose the digits that no combination has.
pub(super) fn find_combinations<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    each_cage(search, |search, cage, left| {
        let kept = cage.open.iter().map(|cell| (cell, left.possible()));
        let gone = not_kept(search.board, kept);
        add(search, Technique::CageCombinations, cage, left, gone)
    })
}

/// Clue places in a cage: a combination has the digit, but no way to place the combination has it in this cell.
pub(super) fn find_places_in_cages<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    each_cage(search, |search, cage, left| {
        let kept = cage.cage.cells().iter().copied().zip(left.left.iter().copied());
        let gone = not_kept(search.board, kept);
        add(search, Technique::CluePlaces, cage, left, gone)
    })
}

/// Cage digit: every combination has the digit, so a cell that sees all its places in the cage loses it.
pub(super) fn find_digit<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    each_cage(search, |search, cage, left| {
        let board = search.board;
        for digit in left.required().iter() {
            let places = board.places(digit).and(cage.open);
            if places.is_empty() {
                continue;
            }
            // Within the cage the combinations decide, which are techniques of their own.
            let seen = board.seen_by_all(places).without(cage.open);
            let gone: Vec<Candidate> =
                parts::candidates(seen.and(board.places(digit)), digit).collect();
            eliminate(search, Technique::CageDigit, gone, || Evidence {
                digits: vec![digit],
                marks: parts::marks(places, digit, Role::Pattern).collect(),
                combinations: left.sets.clone(),
                ..cage.evidence(board)
            })?;
        }
        Flow::Continue(())
    })
}

/// Calls `look` for each cage with two or more open cells, with the combinations that are left.
fn each_cage<'a, G: Geometry>(
    search: &mut StepSearch<'a, G>,
    look: impl Fn(&mut StepSearch<'a, G>, &OpenCage<'a, G::Set>, &Combinations) -> Flow,
) -> Flow {
    let board = search.board;
    // A single open cell is the last cell of its cage, which is easier to see.
    for cage in OpenCage::all_of(board).filter(|cage| cage.open.len() > 1) {
        search.report()?;
        if let Some(left) = cage.combinations(board) {
            look(search, &cage, &left)?;
        }
    }
    Flow::Continue(())
}

/// Adds the step that removes `gone` from the cells of a cage.
fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    cage: &OpenCage<'_, G::Set>,
    left: &Combinations,
    gone: Vec<Candidate>,
) -> Flow {
    let (board, digits) = (search.board, digits_of(&gone));
    eliminate(search, technique, gone, || Evidence {
        digits,
        combinations: left.sets.clone(),
        ..cage.evidence(board)
    })
}
