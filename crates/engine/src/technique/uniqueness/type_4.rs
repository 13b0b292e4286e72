//! Type 4: two cells of a deadly pattern have other candidates, and are the only places of one of its digits in a
//! house. One of the two holds that digit, so neither holds the other one.

use super::deadly::DeadlyPattern;
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry, Technique, parts};

/// Adds the step if a digit is locked in the two cells of `deadly` with other candidates.
pub(super) fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    deadly: &DeadlyPattern<G>,
    technique: Technique,
) -> Flow {
    if deadly.roof.len() != 2 {
        return Flow::Continue(());
    }
    for (locked, other) in deadly.ways() {
        if let Some(house) = house_of(search, deadly, locked) {
            let eliminated = deadly.roof.and(search.board.places(other));
            let mut step =
                deadly.step(search.board, technique, parts::candidates(eliminated, other));
            step.evidence.bases.push(search.board.house_name(house));
            search.add(step)?;
        }
    }
    Flow::Continue(())
}

/// A house in which `digit` has no places outside the roof. Returns `None` if there is none.
fn house_of<G: Geometry>(
    search: &StepSearch<'_, G>,
    deadly: &DeadlyPattern<G>,
    digit: Digit,
) -> Option<usize> {
    search.board.holding(deadly.roof).find(|&house| {
        let places = search.board.needed_places_in(house, digit);
        !places.is_empty() && places.is_within(deadly.roof)
    })
}
