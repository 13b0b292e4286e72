//! The frame around two candidates of one cell.

use super::line::{Line, LinkEnds};
use super::path;
use super::places::DigitPlaces;
use super::scene::Scene;
use super::shape::{BoardPoint, RoundedRectangle};
use crate::engine::technique::Candidate;

/// Between the frame around a small digit and the edge of the digit's place.
const INSET: f32 = 0.8;
/// The radius of the corners of a frame on the classic board.
const CORNER: f32 = 6.0;
const CORNER_PIECES: u8 = 4;

/// One frame around both candidates. Returns `None` if another digit lies between them.
pub(super) fn around_both(scene: &Scene, link: LinkEnds) -> Option<Line> {
    let [from, to] = [link.from, link.to].map(|end| around(scene.places, end));
    let middle = from.middle.mix(to.middle, 0.5);
    let half = (
        (to.middle.x - from.middle.x).abs() / 2.0 + from.half.0,
        (to.middle.y - from.middle.y).abs() / 2.0 + from.half.1,
    );
    let frame = RoundedRectangle { middle, half, corner: from.corner };
    let mut others = scene.notes_beside(link.from).filter(|&note| note != link.to);
    let is_alone = others.all(|note| frame.distance(scene.places.note_middle(note)) > 0.0);
    is_alone.then(|| of_strokes(vec![outline(frame)]))
}

/// A frame around each candidate, joined by the dense line `joint`.
pub(super) fn around_each(scene: &Scene, link: LinkEnds, joint: &[BoardPoint]) -> Line {
    let frames = [link.from, link.to].map(|end| around(scene.places, end));
    let joint = path::sparse(&path::cut(joint, frames, 0.0));
    let joints = (joint.len() > 1).then_some(joint);
    of_strokes(frames.map(outline).into_iter().chain(joints).collect())
}

/// The strokes of a frame around a small digit. It passes over no digit of the cell.
#[must_use]
pub fn ring(places: DigitPlaces<'_>, candidate: Candidate) -> Vec<BoardPoint> {
    outline(around(places, candidate))
}

/// The frame around a small digit.
fn around(places: DigitPlaces<'_>, end: Candidate) -> RoundedRectangle {
    let (width, height) = places.notes.step();
    RoundedRectangle {
        middle: places.note_middle(end),
        half: (width / 2.0 - INSET, height / 2.0 - INSET),
        corner: CORNER * places.notes.scale(),
    }
}

fn of_strokes(strokes: Vec<Vec<BoardPoint>>) -> Line {
    Line { strokes, head: None, is_frame: true }
}

/// The edge of a shape, closed.
fn outline(RoundedRectangle { middle, half, corner }: RoundedRectangle) -> Vec<BoardPoint> {
    let at = |x: f32, y: f32| BoardPoint { x: middle.x + x * half.0, y: middle.y + y * half.1 };
    let corners = [at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 1.0), at(-1.0, 1.0)];
    let around = |place: usize| {
        let [before, here, after] = [place + 3, place, place + 1].map(|place| corners[place % 4]);
        path::bend(here.towards(before, corner), here, here.towards(after, corner), CORNER_PIECES)
    };
    let mut points: Vec<BoardPoint> = (0..4).flat_map(around).collect();
    points.extend(points.first().copied());
    points
}
