//! Where lines have been drawn, so that later lines keep off them.

use super::shape::{CELL, Point};

/// The width of a square of the trace. A point is near a line if the line passes through its square or one beside that.
const SQUARE: f32 = 4.0;
const SIDE: usize = 226;

/// The squares of the board that lines pass.
pub(super) struct Trace(Vec<bool>);

impl Trace {
    pub(super) fn new() -> Self {
        Self(vec![false; SIDE * SIDE])
    }

    /// Adds a dense line.
    pub(super) fn add(&mut self, stroke: &[Point]) {
        for point in stroke {
            self.0[SIDE * square(point.y) + square(point.x)] = true;
        }
    }

    pub(super) fn is_near(&self, point: Point) -> bool {
        let around = |at: usize| at.saturating_sub(1)..=(at + 1).min(SIDE - 1);
        let (column, row) = (square(point.x), square(point.y));
        around(row).any(|row| around(column).any(|column| self.0[SIDE * row + column]))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is kept within the board"
)]
fn square(at: f32) -> usize {
    (at.clamp(0.0, 9.0 * CELL) / SQUARE) as usize
}
