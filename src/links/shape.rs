//! Points, and where digits lie on the classic board, whose cells are a hundred wide.

use crate::engine::Cell;
use crate::engine::technique::Candidate;

/// The width of a cell.
pub const CELL: f32 = 100.0;
/// The share of a cell that its small digits take together.
pub const NOTE_SPREAD: f32 = 0.96;
/// The share of its place that the sign of a small digit takes.
pub const NOTE_SHARE: f32 = 0.84;
/// The type size of a small digit, as a share of its sign.
pub const NOTE_TYPE: f32 = 1.04;

/// Half of the width and height of the ink of a digit, in its type size. The font is Noto Sans, bold for the width.
const INK: (f32, f32) = (0.275, 0.37);
/// The type size of a large digit, as a share of the cell.
const DIGIT_TYPE: f32 = 0.8;

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Distance from the left edge, in hundredths of a cell.
    pub x: f32,
    /// Distance from the upper edge, in hundredths of a cell.
    pub y: f32,
}

impl Point {
    pub(super) fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point this share of the way to `other`.
    pub(super) fn mix(self, other: Self, share: f32) -> Self {
        Self { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }

    /// The point `far` from here on the way to `other`.
    pub(super) fn towards(self, other: Self, far: f32) -> Self {
        self.mix(other, far / self.distance(other).max(f32::EPSILON))
    }
}

/// A rectangle with round corners.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundedRectangle {
    /// The middle.
    pub middle: Point,
    /// Half of the width and of the height.
    pub half: (f32, f32),
    /// The radius of the corners.
    pub corner: f32,
}

impl RoundedRectangle {
    /// The distance of `point` from the edge; negative inside.
    #[must_use]
    pub fn distance(&self, point: Point) -> f32 {
        let x = (point.x - self.middle.x).abs() - (self.half.0 - self.corner);
        let y = (point.y - self.middle.y).abs() - (self.half.1 - self.corner);
        x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - self.corner
    }
}

/// The middle of the place of a small digit.
#[must_use]
pub fn note_middle(Candidate { cell, digit }: Candidate) -> Point {
    let along = |cell, place| middle_of(cell) + (float(place) - 1.0) * CELL * NOTE_SPREAD / 3.0;
    let (cell, digit) = (cell.index(), digit.index());
    Point { x: along(cell % 9, digit % 3), y: along(cell / 9, digit / 3) }
}

/// Half of the width of the sign of a small digit.
pub(super) fn sign_half() -> f32 {
    CELL * NOTE_SPREAD / 3.0 * NOTE_SHARE / 2.0
}

/// The rectangle that holds the ink of a small digit.
#[must_use]
pub fn note_ink(candidate: Candidate) -> RoundedRectangle {
    ink(note_middle(candidate), 2.0 * sign_half() * NOTE_TYPE)
}

/// The rectangle that holds the ink of the large digit in `cell`.
#[must_use]
pub fn digit_ink(cell: Cell) -> RoundedRectangle {
    ink(cell_middle(cell), CELL * DIGIT_TYPE)
}

/// The middle of a cell.
#[must_use]
pub fn cell_middle(cell: Cell) -> Point {
    Point { x: middle_of(cell.index() % 9), y: middle_of(cell.index() / 9) }
}

fn ink(middle: Point, size: f32) -> RoundedRectangle {
    RoundedRectangle { middle, half: (size * INK.0, size * INK.1), corner: 0.0 }
}

/// The middle of the cell of this column or row.
fn middle_of(cell: usize) -> f32 {
    (float(cell) + 0.5) * CELL
}

#[expect(clippy::cast_precision_loss, reason = "a board has few cells")]
pub(super) fn float(count: usize) -> f32 {
    count as f32
}
