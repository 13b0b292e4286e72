//! The frame around two candidates of one cell.

use super::line::{Line, LinkEnds};
use super::path;
use super::scene::Scene;
use super::shape::{self, Point, RoundedRectangle};

/// From the middle of a small digit to its frame, and the radius of the frame's corners.
const HALF: f32 = 15.2;
const CORNER: f32 = 6.0;
const CORNER_PIECES: u8 = 4;

/// One frame around both candidates. Returns `None` if another digit lies between them.
pub(super) fn around_both(scene: &Scene, link: LinkEnds) -> Option<Line> {
    let [from, to] = [link.from, link.to].map(shape::note_middle);
    let middle = from.mix(to, 0.5);
    let half = ((to.x - from.x).abs() / 2.0 + HALF, (to.y - from.y).abs() / 2.0 + HALF);
    let frame = RoundedRectangle { middle, half, corner: CORNER };
    let mut others = scene.notes_beside(link.from).filter(|&note| note != link.to);
    let is_alone = others.all(|note| frame.distance(shape::note_middle(note)) > 0.0);
    is_alone.then(|| of_strokes(vec![outline(frame)]))
}

/// A frame around each candidate, joined by the dense line `joint`.
pub(super) fn around_each(link: LinkEnds, joint: &[Point]) -> Line {
    let frames = [link.from, link.to].map(|end| RoundedRectangle {
        middle: shape::note_middle(end),
        half: (HALF, HALF),
        corner: CORNER,
    });
    let joint = path::sparse(&path::cut(joint, frames, 0.0));
    let joints = (joint.len() > 1).then_some(joint);
    of_strokes(frames.map(outline).into_iter().chain(joints).collect())
}

fn of_strokes(strokes: Vec<Vec<Point>>) -> Line {
    Line { strokes, head: None, is_frame: true }
}

/// The edge of a shape, closed.
fn outline(RoundedRectangle { middle, half, corner }: RoundedRectangle) -> Vec<Point> {
    let at = |x: f32, y: f32| Point { x: middle.x + x * half.0, y: middle.y + y * half.1 };
    let corners = [at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 1.0), at(-1.0, 1.0)];
    let around = |place: usize| {
        let [before, here, after] = [place + 3, place, place + 1].map(|place| corners[place % 4]);
        path::bend(here.towards(before, corner), here, here.towards(after, corner), CORNER_PIECES)
    };
    let mut points: Vec<Point> = (0..4).flat_map(around).collect();
    points.extend(points.first().copied());
    points
}
