//! Full house: one cell of a house is open, and takes the digit that the house lacks.

use super::step;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, Technique, houses};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    for house in 0..houses::COUNT {
        let open = hunt.board.open().and(houses::CELLS[house]);
        let Some(cell) = open.single() else { continue };
        if let Some(digit) = hunt.board.candidates(cell).single() {
            hunt.add(step(Technique::FullHouse, Candidate { cell, digit }, Some(house)))?;
        }
    }
    Flow::Continue(())
}
