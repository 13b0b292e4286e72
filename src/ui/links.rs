//! The links of a drawing as paths over the classic board, on which a cell is a hundred wide.
//!
//! A link goes from the edge of one candidate's sign to the edge of another's, and bends so that it runs over as few of the
//! signs between as it can.

use super::curves::{CELL, Curve, Point, middle_of};
use crate::controller::{Drawing, DrawnCandidate, DrawnLink, LinkKind};
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
    /// The head, to be filled; empty where the link leads neither way.
    pub(super) head: String,
}

/// How the signs of candidates lie in their cells.
#[derive(Clone, Copy)]
pub(super) struct Discs {
    /// How much of the cell all of them take.
    pub(super) spread: f32,
    /// How much of its place each one takes.
    pub(super) share: f32,
}

/// What stays free between a sign and the end of a line.
const GAP: f32 = 2.0;
/// How far a line bends to the left, as a share of its length, and at most; the one that costs least is taken.
const BENDS: [f32; 7] = [0.14, -0.14, 0.28, -0.28, 0.42, -0.42, 0.0];
const MOST_BEND: f32 = 70.0;
/// The same where the signs at the ends are so near that a line between them would hardly be seen: it goes round.
const SHORT_BENDS: [f32; 4] = [1.1, -1.1, 1.4, -1.4];
/// How many radii of a sign stay free of it then, as a square reaches further than a disc.
const SHORT_FREE: f32 = 1.35;
/// How many radii of a sign such ends are apart at most.
const SHORT: f32 = 3.5;
/// What it costs to run over a sign with a part in the step, over any other candidate, out of the board, and to be tried
/// later.
const OVER_SIGN: f32 = 8.0;
const OVER_DIGIT: f32 = 1.0;
const OUTSIDE: f32 = 20.0;
const LATER: f32 = 0.4;

/// The links of `drawing`, each as it gets by.
pub(super) fn arrows(drawing: &Drawing, discs: Discs) -> Vec<Arrow> {
    let way = Way { candidates: &drawing.candidates, discs };
    drawing.links.iter().map(|&link| way.arrow(link)).collect()
}

impl Discs {
    /// The middle of a candidate's place.
    fn middle(self, Candidate { cell, digit }: Candidate) -> Point {
        let (cell, digit) = (cell.index(), digit.index());
        let along = |cell, place| middle_of(cell) + (middle_of(place) - 1.5 * CELL) * self.step();
        (along(cell % 9, digit % 3), along(cell / 9, digit / 3))
    }

    /// What lies between two candidates of a row of their cell, in cells.
    fn step(self) -> f32 {
        self.spread / 3.0
    }

    /// How far a sign reaches from its middle.
    fn radius(self) -> f32 {
        CELL * self.step() * self.share / 2.0
    }
}

/// What a link has to find its way through.
struct Way<'a> {
    candidates: &'a [DrawnCandidate],
    discs: Discs,
}

impl Way<'_> {
    fn arrow(&self, link: DrawnLink) -> Arrow {
        let curve = self.curve(link);
        let ((left, top), (right, bottom)) = curve.corners();
        let pair = Arrow { left, top, right, bottom, line: curve.whole(), head: String::new() };
        match link.kind {
            LinkKind::Pair => pair,
            LinkKind::Group => Arrow { line: curve.dotted(), ..pair },
            LinkKind::Inference(Strength::Strong) => Arrow { head: curve.head(), ..pair },
            LinkKind::Inference(Strength::Weak) => {
                Arrow { line: curve.broken(), head: curve.head(), ..pair }
            }
        }
    }

    /// The curve of those between the two ends that costs least.
    fn curve(&self, link: DrawnLink) -> Curve {
        let ends = [link.from, link.to].map(|end| self.discs.middle(end));
        let length = (ends[1].0 - ends[0].0).hypot(ends[1].1 - ends[0].1).max(1.0);
        let is_short = length < SHORT * self.discs.radius();
        let radius = self.discs.radius();
        let (bends, free): (&[f32], f32) =
            if is_short { (&SHORT_BENDS, radius * SHORT_FREE) } else { (&BENDS, radius + GAP) };
        let curves = bends.iter().map(|bend| {
            let bend = (bend * length).clamp(-MOST_BEND, MOST_BEND);
            Curve::between(ends, bend, free)
        });
        let signs = self.signs_near(link, length);
        let mut best: Option<(f32, Curve)> = None;
        let mut later = 0.0;
        for curve in curves {
            let cost = later + self.cost(&curve, &signs);
            later += LATER;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, curve));
            }
        }
        best.map_or_else(|| Curve::between(ends, 0.0, free), |(_, curve)| curve)
    }

    /// The signs that a link may run over, with what that costs: all but those at its ends.
    fn signs_near(&self, link: DrawnLink, length: f32) -> Vec<(Point, f32)> {
        let from = self.discs.middle(link.from);
        let cost = |drawn: &DrawnCandidate| {
            let is_sign = drawn.part.is_some() || drawn.gone || drawn.placed;
            if is_sign { OVER_SIGN } else { OVER_DIGIT }
        };
        let between = |drawn: &&DrawnCandidate| ![link.from, link.to].contains(&drawn.candidate);
        let all = self.candidates.iter().filter(between);
        let all = all.map(|drawn| (self.discs.middle(drawn.candidate), cost(drawn)));
        let is_near = |place: &Point| (place.0 - from.0).hypot(place.1 - from.1) < length + CELL;
        all.filter(|(place, _)| is_near(place)).collect()
    }

    /// What a curve runs over, each sign by how much of it is hidden, and whether it leaves the board.
    fn cost(&self, curve: &Curve, signs: &[(Point, f32)]) -> f32 {
        let points = curve.points();
        let radius = self.discs.radius() + GAP;
        let hidden = |&(place, cost): &(Point, f32)| {
            let apart = |point: &Point| (point.0 - place.0).hypot(point.1 - place.1);
            let nearest = points.iter().map(apart).fold(f32::INFINITY, f32::min);
            cost * (1.0 - nearest / radius).max(0.0)
        };
        let board = 0.0..9.0 * CELL;
        let leaves =
            points.iter().any(|point| !board.contains(&point.0) || !board.contains(&point.1));
        signs.iter().map(hidden).sum::<f32>() + if leaves { OUTSIDE } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Cell, Digit};

    const DISCS: Discs = Discs { spread: 0.88, share: 0.9 };

    fn candidate(cell: usize, digit: usize) -> Candidate {
        let cell = Cell::new(cell).expect("the cell is on the board");
        Candidate { cell, digit: Digit::CLASSIC[digit - 1] }
    }

    /// The link with these candidates, each of them eliminated, in its way.
    fn way(ends: [Candidate; 2], kind: LinkKind, gone: &[Candidate]) -> Arrow {
        let drawn = |&candidate: &Candidate| DrawnCandidate {
            candidate,
            part: None,
            gone: true,
            placed: false,
        };
        let candidates = gone.iter().map(drawn).collect();
        let [from, to] = ends;
        let links = vec![DrawnLink { from, to, kind }];
        arrows(&Drawing { candidates, links, ..Drawing::default() }, DISCS).remove(0)
    }

    fn link(kind: LinkKind) -> Arrow {
        way([candidate(0, 5), candidate(8, 5)], kind, &[])
    }

    /// The points that a path names, and for a curve those that it goes through.
    fn points(path: &str) -> Vec<Point> {
        let numbers = path.split(|sign: char| sign.is_alphabetic() || sign == ' ');
        let numbers: Vec<f32> = numbers.filter_map(|number| number.parse().ok()).collect();
        let points: Vec<Point> = numbers.chunks(2).map(|two| (two[0], two[1])).collect();
        match points[..] {
            [start, bend, end] if path.contains('Q') => Curve { start, bend, end }.points(),
            _ => points,
        }
    }

    fn nearest(path: &str, place: Point) -> f32 {
        let apart = |point: Point| (point.0 - place.0).hypot(point.1 - place.1);
        points(path).into_iter().map(apart).fold(f32::INFINITY, f32::min)
    }

    #[test]
    fn a_candidate_lies_at_its_usual_place() {
        let place = |cell, digit| {
            let (x, y) = DISCS.middle(candidate(cell, digit));
            (x.round(), y.round())
        };
        assert_eq!(place(0, 5), (50.0, 50.0));
        assert_eq!(place(10, 1), (121.0, 121.0));
        assert_eq!(place(80, 9), (879.0, 879.0));
    }

    #[test]
    fn strong_links_are_whole_and_weak_ones_broken() {
        let strong = link(LinkKind::Inference(Strength::Strong));
        assert_eq!(strong.line.matches('M').count(), 1);
        let weak = link(LinkKind::Inference(Strength::Weak));
        assert!(weak.line.matches('M').count() > 20);
    }

    #[test]
    fn what_is_joined_has_a_whole_line_without_a_head() {
        let joint = link(LinkKind::Pair);
        assert_eq!(joint.line.matches('M').count(), 1);
        assert_eq!(joint.head, "");
    }

    #[test]
    fn an_arrow_lies_in_the_rectangle_that_it_asks_for() {
        let arrow = link(LinkKind::Inference(Strength::Strong));
        let head = points(&arrow.head);
        assert_eq!(head.len(), 3);
        for point in head.into_iter().chain(points(&arrow.line)) {
            assert!((arrow.left..=arrow.right).contains(&point.0), "{arrow:?}");
            assert!((arrow.top..=arrow.bottom).contains(&point.1), "{arrow:?}");
        }
    }

    /// Between all candidates of a cell, and from each of them to those of other cells.
    #[test]
    fn a_link_covers_neither_of_the_signs_at_its_ends() {
        for to in [0, 1, 2, 9, 10, 40, 80] {
            for (first, second) in (1..=9).flat_map(|one| (1..=9).map(move |two| (one, two))) {
                let ends = [candidate(0, first), candidate(to, second)];
                if ends[0] == ends[1] {
                    continue;
                }
                let arrow = way(ends, LinkKind::Inference(Strength::Strong), &[]);
                for place in ends.map(|end| DISCS.middle(end)) {
                    for path in [&arrow.line, &arrow.head] {
                        assert!(nearest(path, place) >= DISCS.radius(), "{ends:?}: {arrow:?}");
                    }
                }
            }
        }
    }

    /// Signs are drawn over lines, and a square reaches further than a disc.
    #[test]
    fn a_link_between_neighbours_in_a_cell_is_seen_beside_their_signs() {
        for (first, second) in [(1, 2), (2, 1), (1, 4), (5, 4), (9, 6), (1, 5), (6, 8), (9, 5)] {
            let ends = [candidate(40, first), candidate(40, second)];
            let arrow = way(ends, LinkKind::Inference(Strength::Strong), &[]);
            for place in ends.map(|end| DISCS.middle(end)) {
                let is_hidden =
                    |(x, y): Point| (x - place.0).abs().max((y - place.1).abs()) < DISCS.radius();
                for path in [&arrow.line, &arrow.head] {
                    assert!(!points(path).into_iter().any(is_hidden), "{ends:?}: {arrow:?}");
                }
            }
        }
    }

    /// The digits of a row lie in a line, so that a straight link would strike out those between.
    #[test]
    fn a_link_goes_round_the_candidates_that_it_proves_wrong() {
        for cells in [[0, 2], [0, 4], [3, 8], [0, 36], [36, 72], [0, 40]] {
            for digit in 1..=9 {
                let ends = cells.map(|cell| candidate(cell, digit));
                let between = candidate(usize::midpoint(cells[0], cells[1]), digit);
                let arrow = way(ends, LinkKind::Inference(Strength::Strong), &[between]);
                let apart = nearest(&arrow.line, DISCS.middle(between));
                assert!(apart >= DISCS.radius(), "{ends:?}: {apart}");
            }
        }
    }
}
