//! The head of an arrow, where it lies on no digit.

use super::path;
use super::scene::{DigitOutline, Scene};
use super::shape::BoardPoint;

/// The length of a head, and half of its width.
const LENGTH: f32 = 9.0;
const HALF: f32 = 4.0;
/// The sizes to try, as shares of the whole one.
const SIZES: [f32; 3] = [1.0, 0.75, 0.5];
/// The share of a line that its head takes at most, and how far back along a line a head may move.
const SHARE: f32 = 0.8;
const FURTHEST: f32 = 0.7;
const MOVE: f32 = 2.0;
/// The share of a head at its tip that is finer than the line, which ends before.
const FINE: f32 = 0.6;
/// The distance between a head and a digit.
const CLEAR: f32 = 0.5;

/// The head of the dense line `stroke`, which is shortened so that it does not cover the tip. The head is as large as the
/// digits leave room for.
pub(super) fn head(scene: &Scene, stroke: &mut Vec<BoardPoint>) -> Option<[BoardPoint; 3]> {
    SIZES.into_iter().find_map(|size| head_of(scene, stroke, LENGTH * size))
}

fn head_of(scene: &Scene, stroke: &mut Vec<BoardPoint>, size: f32) -> Option<[BoardPoint; 3]> {
    let length = path::length(stroke);
    let size = size.min(length * SHARE);
    let most = length * FURTHEST - size;
    let moves = || std::iter::successors(Some(0.0), |back| Some(back + MOVE));
    let places = || moves().take_while(|&back| back == 0.0 || back < most);
    let heads = || places().filter_map(|back| Some((back, triangle(stroke, back, size)?)));
    let (back, head) = heads()
        .find(|(_, head)| is_off_ink(scene, head) && is_off_signs(scene, head))
        .or_else(|| heads().find(|(_, head)| is_off_ink(scene, head)))?;
    if back == 0.0 {
        let end = before_end(stroke, size * FINE)?;
        stroke.truncate(end + 1);
    }
    Some(head)
}

fn triangle(stroke: &[BoardPoint], back: f32, size: f32) -> Option<[BoardPoint; 3]> {
    let tip = stroke[before_end(stroke, back)?];
    let base = stroke[before_end(stroke, back + size)?];
    let base = tip.towards(base, size);
    let (x, y) = ((base.x - tip.x) * HALF / LENGTH, (base.y - tip.y) * HALF / LENGTH);
    let left = BoardPoint { x: base.x - y, y: base.y + x };
    let right = BoardPoint { x: base.x + y, y: base.y - x };
    Some([tip, left, right])
}

/// The place of the point that lies `far` before the end of a dense line.
fn before_end(stroke: &[BoardPoint], far: f32) -> Option<usize> {
    let mut left = far;
    let mut place = stroke.len().checked_sub(1)?;
    while left > 0.0 && place > 0 {
        left -= stroke[place].distance(stroke[place - 1]);
        place -= 1;
    }
    Some(place)
}

/// Whether a head keeps away from all digits.
fn is_off_ink(scene: &Scene, head: &[BoardPoint; 3]) -> bool {
    is_off(scene, head, |obstacle, point| obstacle.ink.distance(point) >= CLEAR)
}

/// Whether a head lies on none of the signs around digits.
fn is_off_signs(scene: &Scene, head: &[BoardPoint; 3]) -> bool {
    is_off(scene, head, |obstacle, point| obstacle.outline.distance(point) >= 0.0)
}

/// Whether `is_off` holds for each point of a head and each obstacle near it.
fn is_off(
    scene: &Scene,
    head: &[BoardPoint; 3],
    is_off: impl Fn(&DigitOutline, BoardPoint) -> bool,
) -> bool {
    let [tip, left, right] = *head;
    let sides = path::dense(&[tip, left, right, tip]);
    let middle = tip.mix(left.mix(right, 0.5), 0.5);
    let mut points = sides.iter().copied().chain([middle]);
    points.all(|point| scene.near(point, CLEAR).all(|(_, obstacle)| is_off(obstacle, point)))
}
