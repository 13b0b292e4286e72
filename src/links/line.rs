//! Links, the lines that they become, and the part of the board in which a line may run.

use super::places::{CELL, DigitPlaces};
use super::shape::{BoardPoint, float};
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

/// Between the middle of a line and a digit or sign that the line does not join.
pub(super) const CLEAR: f32 = HALF_WIDTH + 0.6;

/// The part of the board that a line stays in: the cell, row or column that holds both ends, or all of the board.
#[derive(Clone, Copy)]
pub(super) struct LinkBounds {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

impl LinkBounds {
    pub(super) fn of(link: LinkEnds, places: DigitPlaces<'_>) -> Self {
        let [from, to] = [link.from, link.to].map(|end| places.place(end.cell));
        let band = |from: usize, to: usize, count: usize| {
            let (first, last) = if from == to { (from, from + 1) } else { (0, count) };
            (float(first) * CELL, float(last) * CELL)
        };
        let (top, bottom) = band(from.0, to.0, places.rows());
        let (left, right) = band(from.1, to.1, places.columns());
        Self { left, top, right, bottom }
    }

    pub(super) fn holds(self, point: BoardPoint) -> bool {
        (self.left..=self.right).contains(&point.x) && (self.top..=self.bottom).contains(&point.y)
    }
}
