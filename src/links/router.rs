//! Chooses the line of each link, one link after the other, so that later lines keep off earlier ones.

use super::frame;
use super::head::head;
use super::lanes::Lanes;
use super::line::{CLEAR, Line, LinkBounds, LinkEnds};
use super::path;
use super::scene::{Edge, Scene};
use super::shape::BoardPoint;
use super::trace::LineTrace;

/// Between a sign and the end of a line.
const GAP: f32 = 0.8;
/// The bends to try, to the left, as shares of the length. [`MOST_BEND`] limits them, in hundredths of a cell.
const BENDS: [f32; 7] = [0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3];
const MOST_BEND: f32 = 80.0;
const BEND_PIECES: u8 = 32;
/// How many points of a line may lie beside others. A crossing takes some.
const LONGEST_BESIDE: usize = 16;

pub(super) struct Router<'a> {
    scene: &'a Scene<'a>,
    lanes: Lanes<'a>,
    trace: LineTrace,
}

impl<'a> Router<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Self {
        Self { scene, lanes: Lanes::new(scene), trace: LineTrace::new(scene.places) }
    }

    pub(super) fn line(&mut self, link: LinkEnds) -> Line {
        if link.from.cell == link.to.cell {
            return frame::around_both(self.scene, link)
                .unwrap_or_else(|| frame::around_each(self.scene, link, &self.in_lanes(link)));
        }
        let way = self.free(link).unwrap_or_else(|| self.in_lanes(link));
        let ends = [link.from, link.to].map(|end| self.scene.outline(end));
        let mut stroke = path::cut(&way, ends, GAP);
        let head = if link.is_directed { head(self.scene, &mut stroke) } else { None };
        self.lanes.mark(&stroke);
        self.trace.add(&stroke);
        Line { strokes: vec![path::sparse(&stroke)], head, is_frame: false }
    }

    /// A dense line in the lanes between the digits. From each candidate there is a way to each other. Where signs leave
    /// no room between them, as on boards with many small digits in a cell, the line passes over signs, but over no digit.
    fn in_lanes(&mut self, link: LinkEnds) -> Vec<BoardPoint> {
        let places = self.scene.places;
        let ends = [link.from, link.to].map(|end| places.note_middle(end));
        let own = [link.from, link.to].map(|end| self.scene.number(end));
        let bounds = LinkBounds::of(link, places);
        let way = self.lanes.route(ends, own, bounds, Edge::Outline);
        let way = way.or_else(|| self.lanes.route(ends, own, bounds, Edge::Ink));
        path::dense(&path::rounded(&way.unwrap_or_else(|| ends.to_vec()), places.notes.scale()))
    }

    /// The first dense line, straight or bent, that nothing lies in the way of.
    fn free(&self, link: LinkEnds) -> Option<Vec<BoardPoint>> {
        let [from, to] = [link.from, link.to].map(|end| self.scene.places.note_middle(end));
        let length = from.distance(to);
        let mut lines = BENDS.into_iter().map(|bend| {
            let side = (bend * length).clamp(-MOST_BEND, MOST_BEND) / length;
            let middle = from.mix(to, 0.5);
            let (x, y) = (to.x - from.x, to.y - from.y);
            let corner = BoardPoint { x: middle.x + 2.0 * side * y, y: middle.y - 2.0 * side * x };
            path::dense(&path::bend(from, corner, to, BEND_PIECES))
        });
        let own = [link.from, link.to].map(|end| self.scene.number(end));
        let bounds = LinkBounds::of(link, self.scene.places);
        lines.find(|line| {
            line.iter().all(|&point| bounds.holds(point) && self.is_clear(point, own))
                && !self.is_beside_another(line)
        })
    }

    fn is_clear(&self, point: BoardPoint, own: [Option<usize>; 2]) -> bool {
        let mut near = self.scene.near(point, CLEAR);
        near.all(|(number, obstacle)| {
            own.contains(&Some(number)) || obstacle.outline.distance(point) >= CLEAR
        })
    }

    fn is_beside_another(&self, line: &[BoardPoint]) -> bool {
        line.iter().filter(|&&point| self.trace.is_near(point)).count() > LONGEST_BESIDE
    }
}
