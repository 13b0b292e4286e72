//! Naked single: a cell has one candidate left.

use super::step;
use crate::engine::technique::Technique;
use crate::engine::technique::hunt::{Flow, Hunt};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    board
        .naked_singles()
        .try_for_each(|single| hunt.add(step(Technique::NakedSingle, single, None)))
}
