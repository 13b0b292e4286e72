//! Template delete: a candidate that is in no template of its digit goes.
//!
//! `digits[0]` is the digit.

use super::templates::common;
use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, Evidence, Step, Technique};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let common = common(hunt)?;
    for digit in Digit::CLASSIC {
        let places = hunt.board.places(digit);
        let gone = places.without(common[digit.index()].any);
        let eliminations = gone.iter().map(|cell| Candidate { cell, digit }).collect();
        let evidence = Evidence { digits: vec![digit], ..Evidence::default() };
        let technique = Technique::TemplateDelete;
        hunt.add(Step { technique, placements: Vec::new(), eliminations, evidence })?;
    }
    Flow::Continue(())
}
