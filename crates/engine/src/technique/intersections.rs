//! Intersections: a digit locked in the cells that a box and a line share.

use std::ops::Range;

use super::step_search::{Finder, Flow, StepSearch};
use super::{Candidate, CellSet, Evidence, Mark, Role, Step, Technique, houses};
use crate::Digit;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::Pointing], find: find_pointing },
    Finder { techniques: &[Technique::Claiming], find: find_claiming },
];

/// Pointing: all places of a digit in a box are in one line, so the rest of the line loses the digit.
fn find_pointing(search: &mut StepSearch<'_>) -> Flow {
    find(search, Technique::Pointing, houses::BOXES, houses::LINES)
}

/// Claiming: all places of a digit in a line are in one box, so the rest of the box loses the digit.
fn find_claiming(search: &mut StepSearch<'_>) -> Flow {
    find(search, Technique::Claiming, houses::LINES, houses::BOXES)
}

/// Finds digits whose places in a house of `from` are all in a house of `to` as well.
///
/// `bases[0]` of the evidence is the house of `from`, and `covers[0]` is the house of `to`, which loses the
/// digit elsewhere.
fn find(
    search: &mut StepSearch<'_>,
    technique: Technique,
    from: Range<usize>,
    to: Range<usize>,
) -> Flow {
    for base in from {
        for digit in Digit::CLASSIC {
            let places = search.board.places_in(base, digit);
            if !matches!(places.len(), 2 | 3) {
                continue;
            }
            for cover in to.clone().filter(|&cover| places.is_within(houses::CELLS[cover])) {
                let gone = search.board.places_in(cover, digit).without(places);
                if !gone.is_empty() {
                    search.add(step(technique, digit, [base, cover], [places, gone]))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The step that eliminates `digit` from the cells `gone` of `cover`, because it is locked in `places` of
/// `base`.
fn step(
    technique: Technique,
    digit: Digit,
    [base, cover]: [usize; 2],
    [places, gone]: [CellSet; 2],
) -> Step {
    let candidates = |cells: CellSet| cells.iter().map(move |cell| Candidate { cell, digit });
    let pattern = |candidate| Mark { candidate, role: Role::Pattern };
    let evidence = Evidence {
        digits: vec![digit],
        bases: vec![houses::name(base)],
        covers: vec![houses::name(cover)],
        marks: candidates(places).map(pattern).collect(),
        ..Evidence::default()
    };
    Step { technique, placements: Vec::new(), eliminations: candidates(gone).collect(), evidence }
}
