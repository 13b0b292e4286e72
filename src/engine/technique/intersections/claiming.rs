//! Claiming: the places of a digit in a line all lie in one box, so that the box has it nowhere else.

use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Technique, houses};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    super::find(hunt, Technique::Claiming, houses::LINES, houses::BOXES)
}
