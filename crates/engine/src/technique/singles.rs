//! Singles: a digit with only one possible place, or a cell with only one candidate.
//!
//! Singles are found in the order in which they appeared, as in HoDoKu.

use super::step_search::{Finder, Flow, StepSearch};
use super::{Board, Candidate, CellSet, Evidence, Mark, Role, Step, Technique, houses};

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::FullHouse], find: find_full_house },
    Finder { techniques: &[Technique::NakedSingle], find: find_naked_single },
    Finder { techniques: &[Technique::HiddenSingle], find: find_hidden_single },
];

/// Full house: the only open cell of a house holds the digit that the house lacks.
fn find_full_house(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    for single in board.naked_singles() {
        let alone =
            |&house: &usize| board.open().and(houses::CELLS[house]) == CellSet::of(single.cell);
        if let Some(house) = houses::of(single.cell).into_iter().find(alone) {
            search.add(step(Technique::FullHouse, single, Some(house)))?;
        }
    }
    Flow::Continue(())
}

/// Naked single: a cell has one candidate left.
fn find_naked_single(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    board
        .naked_singles()
        .try_for_each(|single| search.add(step(Technique::NakedSingle, single, None)))
}

/// Hidden single: a digit has one place left in a house.
fn find_hidden_single(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    if search.options.boxes_first {
        for single in board.hidden_singles() {
            let house =
                house_of_hidden(board, single).filter(|house| houses::BOXES.contains(house));
            if house.is_some() {
                search.add(step(Technique::HiddenSingle, single, house))?;
            }
        }
    }
    for single in board.hidden_singles() {
        search.add(step(Technique::HiddenSingle, single, house_of_hidden(board, single)))?;
    }
    Flow::Continue(())
}

/// The house in which `single` is hidden. A person sees a box at a glance, so the box is named before a row or a
/// column. Returns `None` if it is in none.
fn house_of_hidden(board: &Board, single: Candidate) -> Option<usize> {
    let [row, column, block] = houses::of(single.cell);
    let alone = |&house: &usize| board.places_in(house, single.digit).single() == Some(single.cell);
    [block, row, column].into_iter().find(alone)
}

/// The step that places `single`. `house` is the house of a hidden single or a full house.
fn step(technique: Technique, single: Candidate, house: Option<usize>) -> Step {
    let evidence = Evidence {
        digits: vec![single.digit],
        bases: house.map(houses::name).into_iter().collect(),
        marks: vec![Mark { candidate: single, role: Role::Pattern }],
        ..Evidence::default()
    };
    Step { technique, placements: vec![single], eliminations: Vec::new(), evidence }
}
