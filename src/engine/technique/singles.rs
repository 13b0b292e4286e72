//! Singles: a digit that can stand in one place only.
//!
//! They are taken in the order in which they came about, as HoDoKu does.

use super::hunt::{Finder, Flow, Hunt};
use super::{Candidate, CellSet, Evidence, Mark, Role, Step, Technique, houses};

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::FullHouse], find: find_full_house },
    Finder { techniques: &[Technique::NakedSingle], find: find_naked_single },
    Finder { techniques: &[Technique::HiddenSingle], find: find_hidden_single },
];

/// Full house: one cell of a house is open, and takes the digit that the house lacks.
fn find_full_house(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    for single in board.naked_singles() {
        let alone =
            |&house: &usize| board.open().and(houses::CELLS[house]) == CellSet::of(single.cell);
        if let Some(house) = houses::of(single.cell).into_iter().find(alone) {
            hunt.add(step(Technique::FullHouse, single, Some(house)))?;
        }
    }
    Flow::Continue(())
}

/// Naked single: a cell has one candidate left.
fn find_naked_single(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    board
        .naked_singles()
        .try_for_each(|single| hunt.add(step(Technique::NakedSingle, single, None)))
}

/// Hidden single: a digit has one place left in a house.
fn find_hidden_single(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    for single in board.hidden_singles() {
        // A box is looked through at a glance, so it is named before a row or a column.
        let [row, column, block] = houses::of(single.cell);
        let alone =
            |&house: &usize| board.places_in(house, single.digit).single() == Some(single.cell);
        let house = [block, row, column].into_iter().find(alone);
        hunt.add(step(Technique::HiddenSingle, single, house))?;
    }
    Flow::Continue(())
}

/// The step that puts down `single`, seen in `house` where it was seen in one.
fn step(technique: Technique, single: Candidate, house: Option<usize>) -> Step {
    let evidence = Evidence {
        digits: vec![single.digit],
        bases: house.map(houses::name).into_iter().collect(),
        marks: vec![Mark { candidate: single, role: Role::Pattern }],
        ..Evidence::default()
    };
    Step { technique, placements: vec![single], eliminations: Vec::new(), evidence }
}
