//! Points of a picture, and the projective map from a square to four corners.

/// A place in a picture, in pixels from its upper left corner. The first pixel covers 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// The distance from the left.
    pub x: f32,
    /// The distance from the top.
    pub y: f32,
}

impl Point {
    /// A place.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The distance to another place.
    #[must_use]
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The same place in a picture that is `factor` times as large.
    #[must_use]
    pub fn scaled(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    /// The point at `part` of the way to another point.
    pub(super) fn towards(self, other: Self, part: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }
}

/// Four corners: upper left, upper right, lower right, lower left.
pub type Corners = [Point; 4];

/// The area within corners, or a negative number if they run counterclockwise.
pub(super) fn area(corners: &Corners) -> f32 {
    let doubled: f32 = (0..4)
        .map(|at| {
            let (a, b) = (corners[at], corners[(at + 1) % 4]);
            a.x * b.y - b.x * a.y
        })
        .sum();
    doubled / 2.0
}

/// Whether the corners bound a convex area and run clockwise.
pub(super) fn is_convex(corners: &Corners) -> bool {
    (0..4).all(|at| {
        let [a, b, c] = [0, 1, 2].map(|step| corners[(at + step) % 4]);
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0.0
    })
}

/// Whether a point is within convex corners that run clockwise.
#[must_use]
pub fn contains(corners: &Corners, point: Point) -> bool {
    (0..4).all(|at| {
        let (a, b) = (corners[at], corners[(at + 1) % 4]);
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0.0
    })
}

/// Where a row and a column of a square lie in a picture of the square that is turned clockwise by quarter turns. `last` is the
/// number of the last row, from 0.
#[must_use]
pub fn turned(last: usize, turns: u8, row: usize, column: usize) -> (usize, usize) {
    (0..turns % 4).fold((row, column), |(row, column), _| (column, last - row))
}

/// The projective map that takes the unit square to four corners.
///
/// Source: Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989.
#[derive(Clone, Copy, Debug)]
pub(super) struct Projection {
    x: [f32; 3],
    y: [f32; 3],
    depth: [f32; 2],
}

impl Projection {
    /// The map to these corners, which bound a convex area.
    pub(super) fn to(corners: &Corners) -> Self {
        let [first, across, far, below] = *corners;
        let sum =
            Point::new(first.x - across.x + far.x - below.x, first.y - across.y + far.y - below.y);
        let right = Point::new(across.x - far.x, across.y - far.y);
        let down = Point::new(below.x - far.x, below.y - far.y);
        let cross = right.x * down.y - down.x * right.y;
        let [wide, deep] = if cross.abs() < f32::EPSILON {
            [0.0, 0.0]
        } else {
            [(sum.x * down.y - down.x * sum.y) / cross, (right.x * sum.y - sum.x * right.y) / cross]
        };
        let row = |start: f32, across: f32, below: f32| {
            [across - start + wide * across, below - start + deep * below, start]
        };
        Self {
            x: row(first.x, across.x, below.x),
            y: row(first.y, across.y, below.y),
            depth: [wide, deep],
        }
    }

    /// The image of the point (`u`, `v`).
    pub(super) fn at(&self, u: f32, v: f32) -> Point {
        let depth = 1.0 + self.depth[0] * u + self.depth[1] * v;
        let of = |row: &[f32; 3]| (row[0] * u + row[1] * v + row[2]) / depth;
        Point::new(of(&self.x), of(&self.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_projection_takes_the_corners_of_the_square_to_the_corners() {
        let corners = [(10.0, 20.0), (110.0, 12.0), (120.0, 140.0), (5.0, 100.0)];
        let corners = corners.map(|(x, y)| Point::new(x, y));
        assert!(is_convex(&corners) && area(&corners) > 0.0);
        let map = Projection::to(&corners);
        let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        for ((u, v), corner) in square.into_iter().zip(corners) {
            assert!(map.at(u, v).distance(corner) < 0.001, "{u} {v}");
        }
        assert!(contains(&corners, map.at(0.5, 0.5)));
        assert!(!contains(&corners, map.at(1.1, 0.5)));
    }
}
