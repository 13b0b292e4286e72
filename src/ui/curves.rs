//! Quadratic Bézier curves as SVG paths: whole, broken, and with the head of an arrow.

use std::fmt::Write as _;

pub(super) type Point = (f32, f32);

/// The width of a cell.
pub(super) const CELL: f32 = 100.0;

const DASH: f32 = 9.0;
const DOT: f32 = 3.0;
const HEAD: f32 = 11.0;
/// How much of the way between its ends the head of an arrow takes at most.
const HEAD_SHARE: f32 = 0.6;
/// Pieces that a curve is cut into to be broken, and to see what it runs over.
const PIECES: u8 = 120;
const COARSE_PIECES: u8 = 32;

/// A curve from one point to another; both ends point to `bend`.
pub(super) struct Curve {
    pub(super) start: Point,
    pub(super) bend: Point,
    pub(super) end: Point,
}

/// The middle of the cell of this column or row.
#[expect(clippy::cast_precision_loss, reason = "a board has few cells")]
pub(super) fn middle_of(cell: usize) -> f32 {
    (cell as f32 + 0.5) * CELL
}

impl Curve {
    /// A line between two points that is `bend` to the left of the straight one, `free` of the way off at each end.
    pub(super) fn between([from, to]: [Point; 2], bend: f32, free: f32) -> Self {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let bend = bend / x.hypot(y).max(1.0);
        let middle = (from.0 + x / 2.0 + y * bend, from.1 + y / 2.0 - x * bend);
        Self { start: towards(from, middle, free), bend: middle, end: towards(to, middle, free) }
    }

    fn at(&self, share: f32) -> Point {
        let rest = 1.0 - share;
        let one = |start: f32, bend: f32, end: f32| {
            rest * rest * start + 2.0 * rest * share * bend + share * share * end
        };
        (one(self.start.0, self.bend.0, self.end.0), one(self.start.1, self.bend.1, self.end.1))
    }

    /// Points all along the curve.
    pub(super) fn points(&self) -> Vec<Point> {
        let share = |piece: u8| f32::from(piece) / f32::from(COARSE_PIECES);
        (0..=COARSE_PIECES).map(|piece| self.at(share(piece))).collect()
    }

    /// The left upper and the right lower corner of a rectangle that has room for the curve and its head.
    pub(super) fn corners(&self) -> (Point, Point) {
        // The curve lies between its three points.
        let points = [self.start, self.bend, self.end];
        let (across, along) = (points.map(|point| point.0), points.map(|point| point.1));
        let least = |numbers: [f32; 3]| numbers.into_iter().fold(f32::INFINITY, f32::min) - HEAD;
        let most = |numbers: [f32; 3]| numbers.into_iter().fold(f32::NEG_INFINITY, f32::max) + HEAD;
        ((least(across), least(along)), (most(across), most(along)))
    }

    pub(super) fn whole(&self) -> String {
        let (start, bend, end) = (self.start, self.bend, self.end);
        format!("M {} {} Q {} {} {} {}", start.0, start.1, bend.0, bend.1, end.0, end.1)
    }

    /// In dashes.
    pub(super) fn broken(&self) -> String {
        self.in_dashes(DASH, DASH)
    }

    /// In dots.
    pub(super) fn dotted(&self) -> String {
        self.in_dashes(DOT, DASH)
    }

    fn in_dashes(&self, dash: f32, gap: f32) -> String {
        let (mut last, mut gone) = (self.start, 0.0);
        let mut path = format!("M {} {} ", last.0, last.1);
        for piece in 1..=PIECES {
            let next = self.at(f32::from(piece) / f32::from(PIECES));
            gone += (next.0 - last.0).hypot(next.1 - last.1);
            let sign = if gone % (dash + gap) < dash { 'L' } else { 'M' };
            write!(path, "{sign} {:.1} {:.1} ", next.0, next.1).expect("a string takes everything");
            last = next;
        }
        path
    }

    /// The head of an arrow at the end.
    pub(super) fn head(&self) -> String {
        let tip = self.end;
        let way = (tip.0 - self.start.0).hypot(tip.1 - self.start.1);
        let back = towards(tip, self.bend, HEAD.min(way * HEAD_SHARE));
        let (x, y) = ((back.0 - tip.0) * 0.5, (back.1 - tip.1) * 0.5);
        let (left, right) = ((back.0 - y, back.1 + x), (back.0 + y, back.1 - x));
        format!("M {} {} L {} {} L {} {} Z", tip.0, tip.1, left.0, left.1, right.0, right.1)
    }
}

/// The point `far` from `start` on the way to `goal`.
fn towards(start: Point, goal: Point, far: f32) -> Point {
    let (x, y) = (goal.0 - start.0, goal.1 - start.1);
    let share = far / x.hypot(y).max(1.0);
    (start.0 + x * share, start.1 + y * share)
}
