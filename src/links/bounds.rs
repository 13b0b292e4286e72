//! The part of the board in which a line may run.

use super::line::{HALF_WIDTH, LinkEnds};
use super::places::{CELL, DigitPlaces};
use super::shape::{BoardPoint, float};

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
