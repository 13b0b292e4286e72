//! Where lines have been drawn, so that later lines keep off them.

use super::places::{CELL, DigitPlaces};
use super::shape::{BoardPoint, float};

/// The width of a square of the trace. A point is near a line if the line passes through its square or one beside that.
const SQUARE: f32 = 4.0;

/// The squares of the board that lines pass.
pub(super) struct LineTrace {
    rows: usize,
    columns: usize,
    /// Row by row.
    is_passed: Vec<bool>,
}

impl LineTrace {
    pub(super) fn new(places: DigitPlaces<'_>) -> Self {
        let squares = |count: usize| square(float(count) * CELL) + 1;
        let (rows, columns) = (squares(places.rows()), squares(places.columns()));
        Self { rows, columns, is_passed: vec![false; rows * columns] }
    }

    /// Adds a dense line.
    pub(super) fn add(&mut self, stroke: &[BoardPoint]) {
        for point in stroke {
            let (row, column) = self.square_of(*point);
            self.is_passed[row * self.columns + column] = true;
        }
    }

    pub(super) fn is_near(&self, point: BoardPoint) -> bool {
        let around = |at: usize, count: usize| at.saturating_sub(1)..=(at + 1).min(count - 1);
        let (row, column) = self.square_of(point);
        let columns = || around(column, self.columns);
        let is_passed = |row: usize, column: usize| self.is_passed[row * self.columns + column];
        around(row, self.rows).any(|row| columns().any(|column| is_passed(row, column)))
    }

    /// The row and the column of the square that a point lies in.
    fn square_of(&self, point: BoardPoint) -> (usize, usize) {
        (square(point.y).min(self.rows - 1), square(point.x).min(self.columns - 1))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a board is no wider than numbers reach"
)]
fn square(at: f32) -> usize {
    (at.max(0.0) / SQUARE) as usize
}
