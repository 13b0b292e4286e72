//! Singles: a digit with only one possible place in a house that needs it, or a cell with only one candidate.

use super::search::{Flow, GeneralFinder, GeneralSearch, placing};
use crate::HouseName;
use crate::technique::wide::WideEvidence;
use crate::technique::{Candidate, Mark, Role, Technique};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder { techniques: &[Technique::FullHouse], find: find_full_house },
    GeneralFinder { techniques: &[Technique::NakedSingle], find: find_naked_single },
    GeneralFinder { techniques: &[Technique::HiddenSingle], find: find_hidden_single },
];

/// Full house: the only open cell of a complete house holds the digit that the house lacks.
fn find_full_house(search: &mut GeneralSearch<'_>) -> Flow {
    for house in search.tables.complete_lines_last() {
        let alone = search.board.open().and(search.tables.houses[house]).single();
        if let Some(cell) = alone
            && let Some(digit) = search.board.candidates(cell).single()
        {
            let house = search.tables.name(house);
            add(search, Technique::FullHouse, Candidate { cell, digit }, Some(house))?;
        }
    }
    Flow::Continue(())
}

/// Naked single: a cell has one candidate left.
fn find_naked_single(search: &mut GeneralSearch<'_>) -> Flow {
    for cell in search.board.open().iter() {
        if let Some(digit) = search.board.candidates(cell).single() {
            add(search, Technique::NakedSingle, Candidate { cell, digit }, None)?;
        }
    }
    Flow::Continue(())
}

/// Hidden single: a digit has one place left in a complete house.
fn find_hidden_single(search: &mut GeneralSearch<'_>) -> Flow {
    for house in search.tables.complete_lines_last() {
        for digit in search.board.all_digits() {
            if let Some(cell) = search.board.places_in(house, digit).single() {
                let name = search.tables.name(house);
                add(search, Technique::HiddenSingle, Candidate { cell, digit }, Some(name))?;
            }
        }
    }
    Flow::Continue(())
}

/// Adds the step that places `single`, which is seen in `house`.
fn add(
    search: &mut GeneralSearch<'_>,
    technique: Technique,
    single: Candidate,
    house: Option<HouseName>,
) -> Flow {
    let evidence = WideEvidence {
        digits: vec![single.digit],
        bases: house.into_iter().collect(),
        marks: vec![Mark { candidate: single, role: Role::Pattern }],
        ..WideEvidence::default()
    };
    search.add(placing(technique, single, evidence))
}
