//! Singles: a digit with only one possible place, or a cell with only one candidate.
//!
//! Singles are found in the order in which they appeared, as in HoDoKu.

use super::geometry::BoardTables;
use super::step_search::{Finder, Flow, StepSearch};
use super::{Board, Candidate, Evidence, Mark, Role, Step, Technique};
use crate::technique::{Cells, Geometry};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::FullHouse], find: find_full_house },
            Finder { techniques: &[Technique::NakedSingle], find: find_naked_single },
            Finder { techniques: &[Technique::HiddenSingle], find: find_hidden_single },
        ]
    }
}

/// Full house: the only open cell of a house holds the digit that the house lacks.
fn find_full_house<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    // A full house is also a naked single. Found through these, it comes in the order of HoDoKu.
    for single in board.naked_singles() {
        let alone = |&house: &usize| {
            board.is_complete(house)
                && board.open().and(board.house(house)) == <G::Set>::of(single.cell)
        };
        if let Some(house) = board.houses_of(single.cell).find(alone) {
            search.add(step(board, Technique::FullHouse, single, Some(house)))?;
        }
    }
    Flow::Continue(())
}

/// Naked single: a cell has one candidate left.
fn find_naked_single<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    board
        .naked_singles()
        .try_for_each(|single| search.add(step(board, Technique::NakedSingle, single, None)))
}

/// Hidden single: a digit has one place left in a house.
fn find_hidden_single<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    if search.options.boxes_first {
        for single in board.hidden_singles() {
            let house = house_of_hidden(board, single).filter(|&it| board.tables().is_region(it));
            if house.is_some() {
                search.add(step(board, Technique::HiddenSingle, single, house))?;
            }
        }
    }
    for single in board.hidden_singles() {
        search.add(step(board, Technique::HiddenSingle, single, house_of_hidden(board, single)))?;
    }
    Flow::Continue(())
}

/// The house in which `single` is hidden. A person sees a box at a glance, so areas are named before lines. Returns `None` if it is in none.
fn house_of_hidden<G: Geometry>(board: &Board<G>, single: Candidate) -> Option<usize> {
    let alone =
        |&house: &usize| board.needed_places_in(house, single.digit).single() == Some(single.cell);
    let lines = board.lines().end;
    let areas = board.houses_of(single.cell).filter(|&house| house >= lines);
    let rest = board.houses_of(single.cell).filter(|&house| house < lines);
    areas.chain(rest).find(alone)
}

/// The step that places `single`. `house` is the house of a hidden single or a full house.
fn step<G: Geometry>(
    board: &Board<G>,
    technique: Technique,
    single: Candidate,
    house: Option<usize>,
) -> Step<G::Set> {
    let evidence = Evidence {
        digits: vec![single.digit],
        bases: house.map(|house| board.house_name(house)).into_iter().collect(),
        marks: vec![Mark { candidate: single, role: Role::Pattern }],
        ..Evidence::default()
    };
    Step { technique, placements: vec![single], eliminations: Vec::new(), evidence }
}
