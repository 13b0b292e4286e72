//! Template delete: a candidate that is in no template of its digit is eliminated.
//!
//! `digits[0]` is the digit.

use super::templates::common;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, Cells, Evidence, Geometry, Step, Technique};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let common = common(search)?;
    for digit in search.board.all_digits() {
        let places = search.board.places(digit);
        let gone = places.without(common[digit.index()].any);
        let eliminations = gone.iter().map(|cell| Candidate { cell, digit }).collect();
        let evidence = Evidence { digits: vec![digit], ..Evidence::default() };
        let technique = Technique::TemplateDelete;
        search.add(Step { technique, placements: Vec::new(), eliminations, evidence })?;
    }
    Flow::Continue(())
}
