//! Links, and the lines that they become.

use super::shape::BoardPoint;
use crate::engine::technique::Candidate;

/// Half of the width of a line.
pub const HALF_WIDTH: f32 = 1.6;

/// The ends of a link to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkEnds {
    /// Where the link starts.
    pub from: Candidate,
    /// Where the link leads.
    pub to: Candidate,
    /// Whether an arrowhead tells the two ends apart. A frame within a cell has none.
    pub is_directed: bool,
}

/// The line of a link. All lengths are in hundredths of a cell, from the left upper corner of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    /// The pieces of the line, each through its points. A closed piece ends where it starts.
    pub strokes: Vec<Vec<BoardPoint>>,
    /// The corners of the arrowhead, its tip first.
    pub head: Option<[BoardPoint; 3]>,
    /// Whether the line frames candidates of one cell.
    pub is_frame: bool,
}
