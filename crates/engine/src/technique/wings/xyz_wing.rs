//! XYZ-wing: a pivot with candidates x, y and z sees a cell with x and z and a cell with y and z. One of the
//! three cells holds z.

use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Evidence, Geometry, Role, Step, Technique, parts};
use crate::{Cell, Digit, DigitSet};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let pairs = board.with_candidates(2);
    for pivot in board.with_candidates(3).iter() {
        let of_pivot = board.candidates(pivot);
        let is_part = |&cell: &Cell| board.candidates(cell).without(of_pivot).is_empty();
        let pincers: G::Set = pairs.and(board.peers_of(pivot)).iter().filter(is_part).collect();
        for first in pincers.iter() {
            for second in pincers.iter().filter(|&second| second > first) {
                let shared = board.candidates(first).and(board.candidates(second));
                if let Some(target) = shared.single() {
                    add(search, pivot, [first, second], target)?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    pivot: Cell,
    pincers: [Cell; 2],
    target: Digit,
) -> Flow {
    // The pivot counts too: unlike in an XY-wing it may hold z itself.
    let cells = pincers.into_iter().chain([pivot]).collect();
    let eliminated = search.board.seen_by_all(cells).and(search.board.places(target));
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let eliminations = parts::candidates(eliminated, target).collect();
    let evidence = evidence(search.board, pivot, pincers, target);
    let technique = Technique::XYZWing;
    search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
}

/// The digits are x, y and z.
fn evidence<G: Geometry>(
    board: &Board<G>,
    pivot: Cell,
    pincers: [Cell; 2],
    target: Digit,
) -> Evidence<G::Set> {
    let beside = pincers.map(|pincer| board.candidates(pincer).without(DigitSet::of(target)));
    let at_ends = parts::marks_of(board, pincers.into_iter().collect(), Role::Pattern);
    let in_pivot = parts::marks_of(board, <G::Set>::of(pivot), Role::Second);
    Evidence {
        digits: beside.iter().filter_map(|one| one.first()).chain([target]).collect(),
        marks: at_ends.chain(in_pivot).collect(),
        ..Evidence::default()
    }
}
