//! Template set: a cell that is in all templates of a digit holds the digit.
//!
//! `digits[0]` is the digit; the cells are marked as the pattern.

use super::templates::common;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, Cells, Evidence, Geometry, Mark, Role, Step, Technique};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let common = common(search)?;
    for digit in search.board.all_digits() {
        // A cell that holds the digit already is in all templates too, and is nothing new.
        let certain = common[digit.index()].all.and(search.board.places(digit));
        let placements: Vec<Candidate> =
            certain.iter().map(|cell| Candidate { cell, digit }).collect();
        let mark = |&candidate: &Candidate| Mark { candidate, role: Role::Pattern };
        let marks = placements.iter().map(mark).collect();
        let evidence = Evidence { digits: vec![digit], marks, ..Evidence::default() };
        let technique = Technique::TemplateSet;
        search.add(Step { technique, placements, eliminations: Vec::new(), evidence })?;
    }
    Flow::Continue(())
}
