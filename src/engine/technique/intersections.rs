//! Intersections: a digit locked in the cells that a box and a line share.

use std::ops::Range;

use super::hunt::{Finder, Flow, Hunt};
use super::{Candidate, CellSet, Evidence, Mark, Role, Step, Technique, houses};
use crate::engine::Digit;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::Pointing], find: find_pointing },
    Finder { techniques: &[Technique::Claiming], find: find_claiming },
];

/// Pointing: the places of a digit in a box all lie in one line, so that the line has it nowhere else.
fn find_pointing(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::Pointing, houses::BOXES, houses::LINES)
}

/// Claiming: the places of a digit in a line all lie in one box, so that the box has it nowhere else.
fn find_claiming(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::Claiming, houses::LINES, houses::BOXES)
}

/// Looks for the digits whose places in a house of `from` all lie in another of `to` as well.
///
/// `bases[0]` of the evidence is the house that has no other place for the digit, `covers[0]` the house that
/// loses it elsewhere.
fn find(hunt: &mut Hunt<'_>, technique: Technique, from: Range<usize>, to: Range<usize>) -> Flow {
    for base in from {
        for digit in Digit::CLASSIC {
            let places = hunt.board.places_in(base, digit);
            if !matches!(places.len(), 2 | 3) {
                continue;
            }
            for cover in to.clone().filter(|&cover| places.is_within(houses::CELLS[cover])) {
                let gone = hunt.board.places_in(cover, digit).without(places);
                if !gone.is_empty() {
                    hunt.add(step(technique, digit, [base, cover], [places, gone]))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The step that takes `digit` from the cells `gone` of `cover`, because it is locked in `places` of `base`.
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
