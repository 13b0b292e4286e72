//! Points and shapes, in hundredths of a cell.

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPoint {
    /// Distance from the left edge, in hundredths of a cell.
    pub x: f32,
    /// Distance from the upper edge, in hundredths of a cell.
    pub y: f32,
}

impl BoardPoint {
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
    pub middle: BoardPoint,
    /// Half of the width and of the height.
    pub half: (f32, f32),
    /// The radius of the corners.
    pub corner: f32,
}

impl RoundedRectangle {
    /// The distance of `point` from the edge; negative inside.
    #[must_use]
    pub fn distance(&self, point: BoardPoint) -> f32 {
        let x = (point.x - self.middle.x).abs() - (self.half.0 - self.corner);
        let y = (point.y - self.middle.y).abs() - (self.half.1 - self.corner);
        x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - self.corner
    }
}

#[expect(clippy::cast_precision_loss, reason = "a board has few cells")]
pub(super) fn float(count: usize) -> f32 {
    count as f32
}
