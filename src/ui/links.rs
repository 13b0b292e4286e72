//! The links of chains as paths over the classic board, on which a cell is a hundred wide.

use std::fmt::Write as _;

use crate::controller::DrawnLink;
use crate::engine::technique::{Candidate, Strength};

/// The paths of a link, as SVG writes them, and the rectangle that they need.
#[derive(Debug)]
pub(super) struct Arrow {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
    /// The line, whole or broken.
    pub(super) line: String,
    /// The head, to be filled.
    pub(super) head: String,
}

type Point = (f32, f32);

const CELL: f32 = 100.0;
/// How much of the way between two candidates stays free at each end, at most, so that the digits can be read.
const FREE: f32 = 17.0;
const FREE_SHARE: f32 = 0.28;
/// How far a line bends to the side, as a share of its length, and at most.
const BEND: f32 = 0.14;
const MOST_BEND: f32 = 45.0;
const DASH: f32 = 9.0;
const HEAD: f32 = 11.0;
/// Pieces that a curve is cut into to be broken.
const PIECES: u8 = 120;

impl Arrow {
    /// The paths of `drawn`; the small digits of a cell take `spread` of its side.
    pub(super) fn of(drawn: DrawnLink, spread: f32) -> Self {
        let curve = Curve::between(middle(drawn.from, spread), middle(drawn.to, spread));
        let line = match drawn.strength {
            Strength::Strong => curve.whole(),
            Strength::Weak => curve.broken(),
        };
        // The curve lies between its three points.
        let points = [curve.start, curve.bend, curve.end];
        let (across, along) = (points.map(|point| point.0), points.map(|point| point.1));
        Self {
            left: least(across) - HEAD,
            top: least(along) - HEAD,
            right: most(across) + HEAD,
            bottom: most(along) + HEAD,
            line,
            head: curve.head(),
        }
    }
}

fn least(numbers: [f32; 3]) -> f32 {
    numbers.into_iter().fold(f32::INFINITY, f32::min)
}

fn most(numbers: [f32; 3]) -> f32 {
    numbers.into_iter().fold(f32::NEG_INFINITY, f32::max)
}

/// The middle of a candidate's place.
#[expect(clippy::cast_precision_loss, reason = "a board has few cells")]
fn middle(Candidate { cell, digit }: Candidate, spread: f32) -> Point {
    let along = |cell: usize, place: usize| {
        (cell as f32 + 0.5 + (place as f32 - 1.0) * spread / 3.0) * CELL
    };
    let (cell, digit) = (cell.index(), digit.index());
    (along(cell % 9, digit % 3), along(cell / 9, digit / 3))
}

/// A quadratic Bézier curve.
struct Curve {
    start: Point,
    bend: Point,
    end: Point,
}

impl Curve {
    /// A line from near one point to near another, bent to its left.
    fn between(from: Point, to: Point) -> Self {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = x.hypot(y).max(1.0);
        let bend = (length * BEND).min(MOST_BEND) / length;
        let middle = (from.0 + x / 2.0 + y * bend, from.1 + y / 2.0 - x * bend);
        let free = FREE.min(length * FREE_SHARE);
        Self { start: towards(from, middle, free), bend: middle, end: towards(to, middle, free) }
    }

    fn at(&self, share: f32) -> Point {
        let rest = 1.0 - share;
        let one = |start: f32, bend: f32, end: f32| {
            rest * rest * start + 2.0 * rest * share * bend + share * share * end
        };
        (one(self.start.0, self.bend.0, self.end.0), one(self.start.1, self.bend.1, self.end.1))
    }

    fn whole(&self) -> String {
        let (start, bend, end) = (self.start, self.bend, self.end);
        format!("M {} {} Q {} {} {} {}", start.0, start.1, bend.0, bend.1, end.0, end.1)
    }

    fn broken(&self) -> String {
        let (mut last, mut gone) = (self.start, 0.0);
        let mut path = format!("M {} {} ", last.0, last.1);
        for piece in 1..=PIECES {
            let next = self.at(f32::from(piece) / f32::from(PIECES));
            gone += (next.0 - last.0).hypot(next.1 - last.1);
            let sign = if gone % (2.0 * DASH) < DASH { 'L' } else { 'M' };
            write!(path, "{sign} {:.1} {:.1} ", next.0, next.1).expect("a string takes everything");
            last = next;
        }
        path
    }

    fn head(&self) -> String {
        let tip = self.end;
        let back = towards(tip, self.bend, HEAD);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Cell, Digit};

    fn candidate(cell: usize, digit: usize) -> Candidate {
        let cell = Cell::new(cell).expect("the cell is on the board");
        Candidate { cell, digit: Digit::CLASSIC[digit - 1] }
    }

    fn link(strength: Strength) -> DrawnLink {
        DrawnLink { from: candidate(0, 5), to: candidate(8, 5), strength }
    }

    #[test]
    fn a_candidate_lies_at_its_usual_place() {
        let place = |cell, digit| {
            let (x, y) = middle(candidate(cell, digit), 0.9);
            (x.round(), y.round())
        };
        assert_eq!(place(0, 5), (50.0, 50.0));
        assert_eq!(place(10, 1), (120.0, 120.0));
        assert_eq!(place(80, 9), (880.0, 880.0));
    }

    #[test]
    fn strong_links_are_whole_and_weak_ones_broken() {
        assert_eq!(Arrow::of(link(Strength::Strong), 0.9).line.matches('M').count(), 1);
        assert!(Arrow::of(link(Strength::Weak), 0.9).line.matches('M').count() > 20);
    }

    #[test]
    fn an_arrow_lies_in_the_rectangle_that_it_asks_for() {
        let arrow = Arrow::of(link(Strength::Strong), 0.9);
        let numbers = arrow.head.split(|sign: char| sign.is_alphabetic() || sign == ' ');
        let numbers: Vec<f32> = numbers.filter_map(|number| number.parse().ok()).collect();
        assert_eq!(numbers.len(), 6);
        for point in numbers.chunks(2) {
            assert!((arrow.left..=arrow.right).contains(&point[0]), "{arrow:?}");
            assert!((arrow.top..=arrow.bottom).contains(&point[1]), "{arrow:?}");
        }
    }

    #[test]
    fn a_line_leaves_the_digits_at_its_ends_free() {
        let curve = Curve::between((50.0, 50.0), (850.0, 50.0));
        assert!(curve.start.0 > 60.0 && curve.end.0 < 840.0);
        assert!(curve.at(0.5).1 < 40.0, "it bends");
    }
}
