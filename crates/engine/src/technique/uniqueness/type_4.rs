//! Type 4: two cells of a deadly pattern have other candidates, and are the only places of one of its digits in a
//! house. One of the two holds that digit, so neither holds the other one.

use super::deadly::DeadlyPattern;
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Technique, houses, parts};

/// Adds the step if a digit is locked in the two cells of `deadly` with other candidates.
pub(super) fn add(
    search: &mut StepSearch<'_>,
    deadly: &DeadlyPattern,
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
            step.evidence.bases.push(houses::name(house));
            search.add(step)?;
        }
    }
    Flow::Continue(())
}

/// A house in which `digit` has no places outside the roof. Returns `None` if there is none.
fn house_of(search: &StepSearch<'_>, deadly: &DeadlyPattern, digit: Digit) -> Option<usize> {
    houses::holding(deadly.roof).find(|&house| {
        let places = search.board.places_in(house, digit);
        !places.is_empty() && places.is_within(deadly.roof)
    })
}
