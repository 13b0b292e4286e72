//! Hidden single: a digit has one place left in a house.

use super::step;
use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, Technique, houses};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    for house in houses::BOXES.chain(houses::LINES) {
        for digit in Digit::CLASSIC {
            if let Some(cell) = hunt.board.places_in(house, digit).single() {
                hunt.add(step(Technique::HiddenSingle, Candidate { cell, digit }, Some(house)))?;
            }
        }
    }
    Flow::Continue(())
}
