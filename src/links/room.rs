//! The room that a line has.

use super::line::{HALF_WIDTH, LinkEnds};
use super::shape::{self, CELL, Point};

/// Between the middle of a line and a digit or sign that the line does not join.
pub(super) const CLEAR: f32 = HALF_WIDTH + 0.6;

/// The part of the board that a line stays in: its cell, its row, its column, or all.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

impl Room {
    pub(super) fn of(link: LinkEnds) -> Self {
        let [from, to] = [link.from, link.to].map(|end| end.cell.index());
        let band = |from: usize, to: usize| {
            let places = if from == to { (from, from + 1) } else { (0, 9) };
            (shape::float(places.0) * CELL, shape::float(places.1) * CELL)
        };
        let (top, bottom) = band(from / 9, to / 9);
        let (left, right) = band(from % 9, to % 9);
        Self { left, top, right, bottom }
    }

    pub(super) fn holds(self, point: Point) -> bool {
        (self.left..=self.right).contains(&point.x) && (self.top..=self.bottom).contains(&point.y)
    }
}
