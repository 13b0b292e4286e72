//! Type 4: two cells of a deadly pattern have other candidates, and are the only places of one of its digits in a
//! house. One of the two holds that digit, so neither holds the other one.

use super::deadly::Deadly;
use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Technique, houses, parts};

/// Adds what `deadly` finds by a digit that is locked in its two cells with other candidates.
pub(super) fn add(hunt: &mut Hunt<'_>, deadly: &Deadly, technique: Technique) -> Flow {
    if deadly.roof.len() != 2 {
        return Flow::Continue(());
    }
    for (locked, other) in deadly.ways() {
        if let Some(house) = house_of(hunt, deadly, locked) {
            let eliminated = deadly.roof.and(hunt.board.places(other));
            let mut step = deadly.step(hunt.board, technique, parts::candidates(eliminated, other));
            step.evidence.bases.push(houses::name(house));
            hunt.add(step)?;
        }
    }
    Flow::Continue(())
}

/// A house in which `digit` has no other places than the roof.
fn house_of(hunt: &Hunt<'_>, deadly: &Deadly, digit: Digit) -> Option<usize> {
    houses::holding(deadly.roof).find(|&house| {
        let places = hunt.board.places_in(house, digit);
        !places.is_empty() && places.is_within(deadly.roof)
    })
}
