//! Pointing: the places of a digit in a box all lie in one line, so that the line has it nowhere else.

use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Technique, houses};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    super::find(hunt, Technique::Pointing, houses::BOXES, houses::LINES)
}
