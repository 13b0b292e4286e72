//! The corners of a board by its outer lines, most of whose crossings are right.
//!
//! Where a stripe or a shadow touches a corner of a board, ink suggests a corner that is too far out, and lines are traced
//! to it. The other crossings still lie on straight lines, which meet in the corner.

use super::point::{Corners, Point};

/// The corners in which the outer lines meet, for crossings row by row, `size + 1` in each. `None` if lines do not meet.
pub(super) fn corners(crossings: &[Point], size: usize) -> Option<Corners> {
    let at = |row: usize, column: usize| crossings[row * (size + 1) + column];
    let line = |place: &dyn Fn(usize) -> Point| {
        StraightLine::through_most(&(0..=size).map(place).collect::<Vec<_>>())
    };
    let top = line(&|column| at(0, column));
    let below = line(&|column| at(size, column));
    let left = line(&|row| at(row, 0));
    let right = line(&|row| at(row, size));
    Some([top.meets(&left)?, top.meets(&right)?, below.meets(&right)?, below.meets(&left)?])
}

/// A straight line through two points.
struct StraightLine {
    from: Point,
    to: Point,
}

impl StraightLine {
    /// The line through two of these points whose median distance to all of them is the least: the least median of squares,
    /// by Rousseeuw, 1984. Nearly half of the points may be anywhere.
    fn through_most(points: &[Point]) -> Self {
        let count = points.len();
        // All pairs are tried instead of a random sample: there are at most 17 points, and the result stays the same
        // each time.
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let lines = pairs.map(|(a, b)| Self { from: points[a], to: points[b] });
        let best = lines.min_by(|a, b| a.median(points).total_cmp(&b.median(points)));
        best.unwrap_or(Self { from: Point::default(), to: Point::default() })
    }

    fn median(&self, points: &[Point]) -> f32 {
        let mut distances: Vec<f32> = points.iter().map(|point| self.distance(*point)).collect();
        distances.sort_unstable_by(f32::total_cmp);
        distances[distances.len() / 2]
    }

    fn distance(&self, point: Point) -> f32 {
        let (x, y) = (self.to.x - self.from.x, self.to.y - self.from.y);
        let across = x * (point.y - self.from.y) - y * (point.x - self.from.x);
        across.abs() / x.hypot(y).max(f32::EPSILON)
    }

    fn meets(&self, other: &Self) -> Option<Point> {
        let direction = |line: &Self| (line.to.x - line.from.x, line.to.y - line.from.y);
        let ((x, y), (across, down)) = (direction(self), direction(other));
        let cross = x * down - y * across;
        let start = Point::new(other.from.x - self.from.x, other.from.y - self.from.y);
        let part = (start.x * down - start.y * across) / cross;
        // Parallel lines have a cross product of 0, which makes the part infinite or no number.
        part.is_finite().then(|| self.from.towards(self.to, part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_that_is_drawn_out_is_put_back() {
        let size = 9;
        let place = |at: usize| Point::new((at % 10 * 30) as f32, (at / 10 * 40) as f32);
        let mut crossings: Vec<Point> = (0..100).map(place).collect();
        for (column, far) in [(0, 30.0), (1, 24.0), (2, 15.0), (3, 6.0)] {
            crossings[90 + column].y += far;
        }
        let found = corners(&crossings, size).unwrap();
        for (corner, (x, y)) in
            found.into_iter().zip([(0.0, 0.0), (270.0, 0.0), (270.0, 360.0), (0.0, 360.0)])
        {
            assert!(corner.distance(Point::new(x, y)) < 0.1, "{corner:?}");
        }
    }

    #[test]
    fn lines_that_do_not_meet_have_no_corner() {
        assert_eq!(corners(&[Point::default(); 25], 4), None);
    }
}
