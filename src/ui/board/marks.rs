//! The marks of constraints, as the window draws them.

use super::frame::Viewport;
use super::links::{board_outline, board_stroke};
use crate::engine::{Layout, LowestDigit, Rules};
use crate::look::{
    AreaOutline, CellShape, LABEL_SIZE, Mark, MarkInk, MarkStroke, mark_strokes, marks_of,
};
use crate::ui::{self, BoardMark, MarkShape};

/// The marks that the frame shows.
pub(in crate::ui) fn board_marks(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
    frame: Viewport,
) -> Vec<BoardMark> {
    marks(rules, (layout, lowest), frame, true)
}

/// The marks that the frame shows, with their numbers or without.
fn marks(
    rules: &Rules,
    (layout, lowest): (&Layout, LowestDigit),
    frame: Viewport,
    with_labels: bool,
) -> Vec<BoardMark> {
    let mark = |mark: &Mark| match mark {
        Mark::Shape { cell, shape } => Some(BoardMark {
            cell: frame.number_of(*cell, layout)?,
            shape: map_shape(*shape),
            extent: shape.extent(),
            ..BoardMark::default()
        }),
        Mark::Outline { outline, label } => {
            outlined(outline, label.as_deref().filter(|_| with_labels), layout, frame)
        }
        // Lines lie below all other marks.
        Mark::Line { .. } | Mark::Arrow { .. } => None,
    };
    let marks = marks_of(rules, lowest);
    let strokes = mark_strokes(&marks, layout);
    let strokes = strokes.iter().filter_map(|stroke| drawn_stroke(stroke, frame));
    strokes.chain(marks.iter().filter_map(mark)).collect()
}

fn drawn_stroke(stroke: &MarkStroke, frame: Viewport) -> Option<BoardMark> {
    Some(BoardMark {
        shape: MarkShape::Stroke,
        extent: stroke.width,
        outline: board_stroke(&stroke.points, frame)?,
        ink: map_ink(stroke.ink),
        ..BoardMark::default()
    })
}

fn outlined(
    outline: &AreaOutline,
    label: Option<&str>,
    layout: &Layout,
    frame: Viewport,
) -> Option<BoardMark> {
    let first = outline.cells.first().and_then(|&cell| frame.number_of(cell, layout));
    let (left, baseline) = outline.label_start(layout);
    Some(BoardMark {
        cell: first.unwrap_or_default(),
        shape: MarkShape::Outline,
        outline: board_outline((outline, label), layout, frame)?,
        label: label.filter(|_| first.is_some()).unwrap_or_default().into(),
        label_left: left.fract(),
        label_baseline: baseline.fract(),
        label_size: LABEL_SIZE,
        ..BoardMark::default()
    })
}

/// The marks of a board so small that no number in a corner could be read.
pub(in crate::ui) fn marks_of_picture(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
) -> Vec<BoardMark> {
    marks(rules, (layout, lowest), Viewport::whole(layout), false)
}

/// The marks of a board that is shown as a whole.
pub(in crate::ui) fn marks_of_whole(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
) -> Vec<BoardMark> {
    board_marks(rules, layout, lowest, Viewport::whole(layout))
}

fn map_ink(ink: MarkInk) -> ui::MarkInk {
    match ink {
        MarkInk::Edge | MarkInk::Shaft | MarkInk::Rim => ui::MarkInk::Edge,
        MarkInk::Body => ui::MarkInk::Body,
        MarkInk::Ground => ui::MarkInk::Ground,
    }
}

fn map_shape(shape: CellShape) -> MarkShape {
    match shape {
        CellShape::Circle => MarkShape::Circle,
        CellShape::Square => MarkShape::Square,
    }
}
