//! Hidden single: a digit has one place left in a house.

use super::step;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Technique, houses};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    for single in board.hidden_singles() {
        // A box is looked through at a glance, so it is named before a row or a column.
        let [row, column, block] = houses::of(single.cell);
        let alone =
            |&house: &usize| board.places_in(house, single.digit).single() == Some(single.cell);
        let house = [block, row, column].into_iter().find(alone);
        hunt.add(step(Technique::HiddenSingle, single, house))?;
    }
    Flow::Continue(())
}
