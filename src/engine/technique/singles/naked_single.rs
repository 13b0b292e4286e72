//! Naked single: a cell has one candidate left.

use super::step;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, Technique};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    for cell in hunt.board.open().iter() {
        if let Some(digit) = hunt.board.candidates(cell).single() {
            hunt.add(step(Technique::NakedSingle, Candidate { cell, digit }, None))?;
        }
    }
    Flow::Continue(())
}
