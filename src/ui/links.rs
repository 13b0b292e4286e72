//! The links of chains as paths over the classic board, on which a cell is a hundred wide.

use std::fmt::Write as _;

use crate::controller::DrawnLink;
use crate::engine::technique::{Candidate, Strength};

/// The paths of all links, as SVG writes them.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Links {
    /// Whole lines.
    pub(super) strong: String,
    /// Broken lines.
    pub(super) weak: String,
    /// The heads of the arrows, to be filled.
    pub(super) heads: String,
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

impl Links {
    /// The paths of `links`; the small digits of a cell take `spread` of its side.
    pub(super) fn of(links: &[DrawnLink], spread: f32) -> Self {
        let mut paths = Self::default();
        for link in links {
            let curve = Curve::between(middle(link.from, spread), middle(link.to, spread));
            match link.strength {
                Strength::Strong => curve.write_whole(&mut paths.strong),
                Strength::Weak => curve.write_broken(&mut paths.weak),
            }
            curve.write_head(&mut paths.heads);
        }
        paths
    }
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

    fn write_whole(&self, path: &mut String) {
        let (start, bend, end) = (self.start, self.bend, self.end);
        write(path, format_args!("M {} {} Q {} {} ", start.0, start.1, bend.0, bend.1));
        write(path, format_args!("{} {} ", end.0, end.1));
    }

    fn write_broken(&self, path: &mut String) {
        let (mut last, mut gone) = (self.start, 0.0);
        write(path, format_args!("M {} {} ", last.0, last.1));
        for piece in 1..=PIECES {
            let next = self.at(f32::from(piece) / f32::from(PIECES));
            gone += (next.0 - last.0).hypot(next.1 - last.1);
            let drawn = gone % (2.0 * DASH) < DASH;
            let sign = if drawn { 'L' } else { 'M' };
            write(path, format_args!("{sign} {:.1} {:.1} ", next.0, next.1));
            last = next;
        }
    }

    fn write_head(&self, path: &mut String) {
        let tip = self.end;
        let back = towards(tip, self.bend, HEAD);
        let (x, y) = ((back.0 - tip.0) * 0.5, (back.1 - tip.1) * 0.5);
        write(path, format_args!("M {:.1} {:.1} ", tip.0, tip.1));
        write(path, format_args!("L {:.1} {:.1} ", back.0 - y, back.1 + x));
        write(path, format_args!("L {:.1} {:.1} Z ", back.0 + y, back.1 - x));
    }
}

/// The point `far` from `start` on the way to `goal`.
fn towards(start: Point, goal: Point, far: f32) -> Point {
    let (x, y) = (goal.0 - start.0, goal.1 - start.1);
    let share = far / x.hypot(y).max(1.0);
    (start.0 + x * share, start.1 + y * share)
}

fn write(path: &mut String, part: std::fmt::Arguments<'_>) {
    path.write_fmt(part).expect("a string takes everything");
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
        assert_eq!(middle(candidate(0, 5), 0.9), (50.0, 50.0));
        assert_eq!(middle(candidate(10, 1), 0.9), (120.0, 120.0));
        assert_eq!(middle(candidate(80, 9), 0.9), (880.0, 880.0));
    }

    #[test]
    fn strong_links_are_whole_and_weak_ones_broken() {
        let strong = Links::of(&[link(Strength::Strong)], 0.9);
        assert_eq!((strong.strong.matches('M').count(), strong.weak.as_str()), (1, ""));
        let weak = Links::of(&[link(Strength::Weak)], 0.9);
        assert!(weak.weak.matches('M').count() > 20 && weak.strong.is_empty());
        assert_eq!(weak.heads.matches('Z').count(), 1);
    }

    #[test]
    fn a_line_leaves_the_digits_at_its_ends_free() {
        let curve = Curve::between((50.0, 50.0), (850.0, 50.0));
        assert!(curve.start.0 > 60.0 && curve.end.0 < 840.0);
        assert!(curve.at(0.5).1 < 40.0, "it bends");
    }
}
