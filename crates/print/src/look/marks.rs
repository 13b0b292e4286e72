//! Marks: what a board shows for the constraints of a puzzle. A closed list: every medium draws each of them, and knows no
//! constraint.

use super::{AreaOutline, OutsideLabel, Sign};
use nonet_engine::Cell;

/// A mark on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A grey shape in the middle of a cell, behind its digit.
    Shape {
        /// The cell.
        cell: Cell,
        /// The shape.
        shape: CellShape,
    },
    /// A dashed line around cells.
    Outline {
        /// The line.
        outline: AreaOutline,
        /// A small number in the upper left corner of the first cell.
        label: Option<String>,
    },
    /// A line through the middles of cells, behind their digits.
    Line {
        /// The cells in the order of the line.
        cells: Vec<Cell>,
        /// What the line looks like.
        style: LineStyle,
        /// What tells the line from others of the same shape. A [`Sign`] of its own shows it.
        label: Option<String>,
    },
    /// A circle, or a pill around several cells, and a line from there that ends in a head.
    Arrow {
        /// The cells of the circle, side by side.
        circle: Vec<Cell>,
        /// The cells of the line in its order, without those of the circle.
        shaft: Vec<Cell>,
    },
    /// A dot, a letter or a circle on the lines of the board.
    Sign(Sign),
    /// Signs that say which of two cells side by side has the smaller digit.
    Wedges(Vec<Wedge>),
    /// A number outside the board, with or without an arrow.
    Outside(OutsideLabel),
    /// A figure of thin lines in each of some cells, behind their digits.
    Figures {
        /// The cells.
        cells: Vec<Cell>,
        /// The figure.
        figure: Figure,
    },
}

/// What a line looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineStyle {
    /// A thick grey line with a large disc in its first cell.
    Thermometer,
    /// The same, with a hollow disc.
    SlowThermometer,
    /// A line of a colour.
    Band(LineColour),
    /// A thin line with a circle at each end.
    Circles,
    /// A thin line with a diamond at each end.
    Diamonds,
}

/// How a medium draws lines of several kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineDress {
    /// Each kind in a colour.
    Coloured,
    /// Each kind in a pattern of strokes, for a medium without colours.
    Patterned,
    /// Not at all: the medium lists their cells.
    Absent,
}

/// The colours of lines, one for each kind that nothing but its colour or its pattern tells from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LineColour {
    /// Grey.
    Grey,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Purple.
    Purple,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// The colour of peaches.
    Peach,
    /// Blue-green.
    Teal,
    /// Red.
    Red,
    /// A light violet.
    Lavender,
    /// A yellow green.
    Lime,
}

/// A sign whose tip points to the smaller of two digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wedge {
    /// The cell with the smaller digit.
    pub less: Cell,
    /// The cell with the greater digit.
    pub greater: Cell,
    /// Where it lies.
    pub place: WedgePlace,
}

/// Where a wedge lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WedgePlace {
    /// On the line between the cells.
    Middle,
    /// Within the cell with the smaller digit, at its edge.
    InLess,
    /// Within the cell with the greater digit, at its edge.
    InGreater,
}

/// A figure of thin lines in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Two circles with one middle.
    DoubleCircle,
    /// An arrow with two heads, up and down.
    UprightArrow,
    /// An arrow with two heads, to the left and to the right.
    LevelArrow,
    /// A square on its corner.
    Diamond,
}

/// The shape of a mark in a cell. Shapes differ without colour too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellShape {
    /// A circle.
    Circle,
    /// A square.
    Square,
}

impl CellShape {
    /// The diameter of the circle, or the side of the square, as a part of a cell. The edge of the square lies around the
    /// small digits of a cell, not across them.
    #[must_use]
    pub fn extent(self) -> f32 {
        match self {
            Self::Circle => 0.80,
            Self::Square => 0.84,
        }
    }
}

/// The shape in a cell, if one of `marks` puts one there.
#[must_use]
pub fn shape_in(marks: &[Mark], cell: Cell) -> Option<CellShape> {
    marks.iter().find_map(|mark| match mark {
        Mark::Shape { cell: there, shape } => (*there == cell).then_some(*shape),
        Mark::Outline { .. }
        | Mark::Line { .. }
        | Mark::Arrow { .. }
        | Mark::Sign(_)
        | Mark::Wedges(_)
        | Mark::Outside(_)
        | Mark::Figures { .. } => None,
    })
}

impl Mark {
    /// Whether signs beside the digit of a cell can show the mark. Where there are only signs, others are listed.
    #[must_use]
    pub fn is_in_one_cell(&self) -> bool {
        match self {
            Self::Shape { .. } => true,
            Self::Outline { .. }
            | Self::Line { .. }
            | Self::Arrow { .. }
            | Self::Sign(_)
            | Self::Wedges(_)
            | Self::Outside(_)
            | Self::Figures { .. } => false,
        }
    }
}

/// Whether numbers stand in the corners of cells.
#[must_use]
pub fn have_labels(marks: &[Mark]) -> bool {
    outlines(marks).any(|(_, label)| label.is_some())
}

/// The outlines among the marks, each with its label.
pub fn outlines(marks: &[Mark]) -> impl Iterator<Item = (&AreaOutline, Option<&str>)> {
    marks.iter().filter_map(|mark| match mark {
        Mark::Shape { .. }
        | Mark::Line { .. }
        | Mark::Arrow { .. }
        | Mark::Sign(_)
        | Mark::Wedges(_)
        | Mark::Outside(_)
        | Mark::Figures { .. } => None,
        Mark::Outline { outline, label } => Some((outline, label.as_deref())),
    })
}

/// The signs among the marks.
pub fn signs(marks: &[Mark]) -> impl Iterator<Item = &Sign> {
    marks.iter().filter_map(|mark| match mark {
        Mark::Shape { .. }
        | Mark::Outline { .. }
        | Mark::Line { .. }
        | Mark::Arrow { .. }
        | Mark::Wedges(_)
        | Mark::Outside(_)
        | Mark::Figures { .. } => None,
        Mark::Sign(sign) => Some(sign),
    })
}
