//! How a board looks without its digits: lines, shades, diagonals and outlines, and the marks of constraints. One truth for
//! the window, paper and the command line.
//!
//! What has these looks is up to the medium: a colour, a grey, hatching, or a sign.

mod board;
mod constraints;
mod lines;
mod marks;
mod outline;
mod outside;
mod outside_sign;
mod pattern;
mod regions;
mod shade;
mod sign;
mod strokes;

pub use board::{BoardLook, PlaceDiagonals};
pub use constraints::{has_labels, have_several_kinds_outside, line_colour, marks_of};
pub use lines::{BoardLines, BoardStroke, LineWeight};
pub use marks::{
    CellShape, Figure, LineColour, LineDress, LineStyle, Mark, Wedge, WedgePlace, have_labels,
    outlines, shape_in, signs,
};
pub use outline::{AreaOutline, LABEL_SIZE, OutlineDash};
pub use outside::{BoardPart, MARGIN, Margins, OutsideLabel, labels_around, outside_labels};
pub use outside_sign::OutsideSign;
pub use pattern::LinePattern;
pub use regions::{RegionLook, ShadedRegions};
pub use shade::AreaShade;
pub use sign::{Sign, SignShape};
pub use strokes::{MarkInk, MarkStroke, mark_strokes};
