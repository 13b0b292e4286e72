//! Full house: one cell of a house is open, and takes the digit that the house lacks.

use super::step;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{CellSet, Technique, houses};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    for single in board.naked_singles() {
        let alone =
            |&house: &usize| board.open().and(houses::CELLS[house]) == CellSet::of(single.cell);
        if let Some(house) = houses::of(single.cell).into_iter().find(alone) {
            hunt.add(step(Technique::FullHouse, single, Some(house)))?;
        }
    }
    Flow::Continue(())
}
