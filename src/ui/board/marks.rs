//! The marks of constraints, as the window draws them.

use super::frame::Viewport;
use super::links::{board_outline, board_path, board_stroke};
use crate::controller::ShownFog;
use crate::engine::{Cell, Constraint, Layout, LowestDigit, Rules};
use crate::look::{
    AreaOutline, CellShape, LABEL_SIZE, LineColour, LineDress, Margins, Mark, MarkInk, MarkStroke,
    OutsideLabel, Sign, SignShape, labels_around, mark_strokes, marks_of,
};
use crate::ui::{self, BoardMargins, BoardMark, BoardOutside, MarkShape};

/// Which signs and numbers are shown.
#[derive(Clone, Copy)]
enum ShownSigns<'a> {
    All,
    /// Signs without their text, and no numbers.
    WithoutText,
    /// Those of which one cell is seen. Fog is drawn over all other marks, but not over these.
    OutOf(&'a ShownFog),
}

impl ShownSigns<'_> {
    fn has(self, cells: &[Cell]) -> bool {
        match self {
            Self::All | Self::WithoutText => true,
            Self::OutOf(fog) => cells.iter().any(|&cell| !fog.hides(cell)),
        }
    }

    fn has_text(self, cells: &[Cell]) -> bool {
        match self {
            Self::WithoutText => false,
            Self::All | Self::OutOf(_) => self.has(cells),
        }
    }
}

/// The marks that the frame shows in this fog.
pub(in crate::ui) fn board_marks(
    rules: &Rules,
    (layout, lowest): (&Layout, LowestDigit),
    frame: Viewport,
    fog: &ShownFog,
) -> Vec<BoardMark> {
    marks(rules, (layout, lowest), frame, ShownSigns::OutOf(fog))
}

/// The marks that the frame shows, and these signs among them.
fn marks(
    rules: &Rules,
    (layout, lowest): (&Layout, LowestDigit),
    frame: Viewport,
    signs: ShownSigns<'_>,
) -> Vec<BoardMark> {
    let mark = |mark: &Mark| match mark {
        Mark::Shape { cell, shape } => Some(BoardMark {
            cell: frame.number_of(*cell, layout)?,
            shape: map_shape(*shape),
            extent: shape.extent(),
            ..BoardMark::default()
        }),
        Mark::Outline { outline, label } => {
            let first = outline.cells.get(..1).unwrap_or_default();
            outlined(outline, label.as_deref().filter(|_| signs.has_text(first)), layout, frame)
        }
        // Lines lie below all other marks, and numbers outside beyond them.
        Mark::Line { .. }
        | Mark::Arrow { .. }
        | Mark::Wedges(_)
        | Mark::Outside(_)
        | Mark::Figures { .. } => None,
        Mark::Sign(sign) if !signs.has(&sign.cells) => None,
        Mark::Sign(sign) => drawn_sign(sign, layout, frame, signs.has_text(&sign.cells)),
    };
    let marks = marks_of(rules, lowest);
    let strokes = mark_strokes(&marks, layout, LineDress::Coloured);
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

/// A sign, with its text or without. A letter is nothing without its text.
fn drawn_sign(sign: &Sign, layout: &Layout, frame: Viewport, with_text: bool) -> Option<BoardMark> {
    let shape = match sign.shape {
        SignShape::WhiteDot => MarkShape::WhiteDot,
        SignShape::BlackDot => MarkShape::BlackDot,
        SignShape::Letter if !with_text => return None,
        SignShape::Letter => MarkShape::Letter,
        SignShape::Circle => MarkShape::Ring,
    };
    let (x, y) = frame.point(sign.middle(layout))?;
    let row = |at: usize| sign.rows.get(at).filter(|_| with_text).cloned().unwrap_or_default();
    Some(BoardMark {
        shape,
        extent: 2.0 * sign.shape.radius(),
        label: row(0).into(),
        second_label: row(1).into(),
        label_size: sign.text_size(),
        sign_x: x,
        sign_y: y,
        ..BoardMark::default()
    })
}

/// The numbers outside whose lines the frame shows, and the margins that they need.
pub(in crate::ui) fn outside_numbers(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
    frame: Viewport,
) -> (Vec<BoardOutside>, BoardMargins) {
    let (marks, part) = (marks_of(rules, lowest), frame.part());
    let Margins { top, right, bottom, left } = if frame == Viewport::whole(layout) {
        Margins::of(&marks, layout)
    } else {
        Margins::of_parts(&marks, layout)
    };
    let number = |label: &OutsideLabel| {
        let (x, y) = label.middle(part);
        BoardOutside {
            text: label.text.as_str().into(),
            text_size: label.text_size(),
            x,
            y,
            sign: board_path(&label.sign_strokes(part)),
        }
    };
    let numbers = labels_around(&marks, part, layout).iter().map(number).collect();
    (numbers, BoardMargins { top, right, bottom, left })
}

/// The marks of a board so small that no number in a corner could be read. Fog hides all of them.
pub(in crate::ui) fn marks_of_picture(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
) -> Vec<BoardMark> {
    if rules.constraints().iter().any(|it| Constraint::fog(it).is_some()) {
        return Vec::new();
    }
    marks(rules, (layout, lowest), Viewport::whole(layout), ShownSigns::WithoutText)
}

/// The marks of a board that is shown as a whole.
pub(in crate::ui) fn marks_of_whole(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
) -> Vec<BoardMark> {
    marks(rules, (layout, lowest), Viewport::whole(layout), ShownSigns::All)
}

/// The numbers outside a board that is shown as a whole, and the margins that they need.
pub(in crate::ui) fn outside_numbers_of_whole(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
) -> (Vec<BoardOutside>, BoardMargins) {
    outside_numbers(rules, layout, lowest, Viewport::whole(layout))
}

fn map_ink(ink: MarkInk) -> ui::MarkInk {
    match ink {
        MarkInk::Edge | MarkInk::Shaft | MarkInk::Rim => ui::MarkInk::Edge,
        MarkInk::Body(colour) => map_colour(colour),
        MarkInk::Ground => ui::MarkInk::Ground,
    }
}

fn map_colour(colour: LineColour) -> ui::MarkInk {
    match colour {
        LineColour::Grey => ui::MarkInk::Body,
        LineColour::Green => ui::MarkInk::Green,
        LineColour::Orange => ui::MarkInk::Orange,
        LineColour::Purple => ui::MarkInk::Purple,
        LineColour::Yellow => ui::MarkInk::Yellow,
        LineColour::Blue => ui::MarkInk::Blue,
        LineColour::Peach => ui::MarkInk::Peach,
        LineColour::Teal => ui::MarkInk::Teal,
        LineColour::Red => ui::MarkInk::Red,
        LineColour::Lavender => ui::MarkInk::Lavender,
        LineColour::Lime => ui::MarkInk::Lime,
    }
}

fn map_shape(shape: CellShape) -> MarkShape {
    match shape {
        CellShape::Circle => MarkShape::Circle,
        CellShape::Square => MarkShape::Square,
    }
}
