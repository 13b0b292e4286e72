//! Template set: a cell that is in all templates of a digit holds it.
//!
//! `digits[0]` is the digit; the cells are marked as the pattern.

use super::templates::common;
use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, Evidence, Mark, Role, Step, Technique};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let common = common(hunt)?;
    for digit in Digit::CLASSIC {
        let certain = common[digit.index()].all.and(hunt.board.places(digit));
        let placements: Vec<Candidate> =
            certain.iter().map(|cell| Candidate { cell, digit }).collect();
        let mark = |&candidate: &Candidate| Mark { candidate, role: Role::Pattern };
        let marks = placements.iter().map(mark).collect();
        let evidence = Evidence { digits: vec![digit], marks, ..Evidence::default() };
        let technique = Technique::TemplateSet;
        hunt.add(Step { technique, placements, eliminations: Vec::new(), evidence })?;
    }
    Flow::Continue(())
}
