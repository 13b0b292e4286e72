//! The marks of constraints, as the window draws them.

use super::frame::Viewport;
use crate::engine::{Layout, LowestDigit, Rules};
use crate::look::{CellShape, Mark, marks_of};
use crate::ui::{BoardMark, MarkShape};

/// The marks that the frame shows.
pub(in crate::ui) fn board_marks(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
    frame: Viewport,
) -> Vec<BoardMark> {
    let mark = |mark: &Mark| match mark {
        Mark::Shape { cell, shape } => Some(BoardMark {
            cell: frame.number_of(*cell, layout)?,
            shape: map_shape(*shape),
            extent: shape.extent(),
        }),
    };
    marks_of(rules, lowest).iter().filter_map(mark).collect()
}

/// The marks of a small board that is shown as a whole.
pub(in crate::ui) fn marks_of_whole(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
) -> Vec<BoardMark> {
    board_marks(rules, layout, lowest, Viewport::whole(layout))
}

fn map_shape(shape: CellShape) -> MarkShape {
    match shape {
        CellShape::Circle => MarkShape::Circle,
        CellShape::Square => MarkShape::Square,
    }
}
