//! XYZ-wing: a pivot of candidates x, y and z sees a cell of x and z and one of y and z; one of the three is z.

use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, CellSet, Evidence, Role, Step, Technique, houses, parts};
use crate::engine::{Cell, Digit, DigitSet};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    let pairs = board.with_candidates(2);
    for pivot in board.with_candidates(3).iter() {
        let of_pivot = board.candidates(pivot);
        let is_part = |&cell: &Cell| board.candidates(cell).without(of_pivot).is_empty();
        let pincers: CellSet = pairs.and(houses::peers_of(pivot)).iter().filter(is_part).collect();
        for first in pincers.iter() {
            for second in pincers.iter().filter(|&second| second > first) {
                let shared = board.candidates(first).and(board.candidates(second));
                if let Some(target) = shared.single() {
                    add(hunt, pivot, [first, second], target)?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn add(hunt: &mut Hunt<'_>, pivot: Cell, pincers: [Cell; 2], target: Digit) -> Flow {
    let cells = pincers.into_iter().chain([pivot]).collect();
    let eliminated = houses::seen_by_all(cells).and(hunt.board.places(target));
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let eliminations = parts::candidates(eliminated, target).collect();
    let evidence = evidence(hunt.board, pivot, pincers, target);
    let technique = Technique::XYZWing;
    hunt.add(Step { technique, placements: Vec::new(), eliminations, evidence })
}

/// The digits are x, y and z.
fn evidence(board: &Board, pivot: Cell, pincers: [Cell; 2], target: Digit) -> Evidence {
    let beside = pincers.map(|pincer| board.candidates(pincer).without(DigitSet::of(target)));
    let at_ends = parts::marks_of(board, pincers.into_iter().collect(), Role::Pattern);
    let in_pivot = parts::marks_of(board, CellSet::of(pivot), Role::Second);
    Evidence {
        digits: beside.iter().filter_map(|one| one.first()).chain([target]).collect(),
        marks: at_ends.chain(in_pivot).collect(),
        ..Evidence::default()
    }
}
