//! Lines through points: how they are rounded, cut and written for SVG.

use std::fmt::Write as _;

use super::shape::{BoardPoint, RoundedRectangle};

/// The distance of the points of a dense path.
const STEP: f32 = 1.0;
/// The radius of a corner, and the points that a rounded corner takes.
const RADIUS: f32 = 7.0;
const CORNER_PIECES: u8 = 6;

/// The commands that draw `stroke` as a solid line.
#[must_use]
pub fn solid_commands(stroke: &[BoardPoint]) -> String {
    let mut commands = String::new();
    for (place, point) in stroke.iter().enumerate() {
        write_point(&mut commands, if place == 0 { 'M' } else { 'L' }, *point);
    }
    commands
}

/// The commands that draw `stroke` in dashes of this length with these gaps between them.
#[must_use]
pub fn dashed_commands(stroke: &[BoardPoint], dash: f32, gap: f32) -> String {
    let (points, mut far, mut commands) = (dense(stroke), 0.0, String::new());
    for two in points.windows(2) {
        let starts = commands.is_empty() || far % (dash + gap) >= dash;
        if starts {
            write_point(&mut commands, 'M', two[0]);
        }
        far += two[0].distance(two[1]);
        if far % (dash + gap) < dash {
            write_point(&mut commands, 'L', two[1]);
        }
    }
    commands
}

fn write_point(commands: &mut String, letter: char, BoardPoint { x, y }: BoardPoint) {
    write!(commands, "{letter} {x:.1} {y:.1} ").expect("a string takes everything");
}

/// Points along the same line, `STEP` apart at most.
pub(super) fn dense(stroke: &[BoardPoint]) -> Vec<BoardPoint> {
    let mut points: Vec<BoardPoint> = stroke.first().copied().into_iter().collect();
    for two in stroke.windows(2) {
        let pieces = (two[0].distance(two[1]) / STEP).ceil().max(1.0);
        let mut piece = 1.0;
        while piece <= pieces {
            points.push(two[0].mix(two[1], piece / pieces));
            piece += 1.0;
        }
    }
    points
}

/// The same line without the points that lie straight between their neighbours.
pub(super) fn sparse(stroke: &[BoardPoint]) -> Vec<BoardPoint> {
    let mut points: Vec<BoardPoint> = Vec::new();
    for &point in stroke {
        while let [.., before, last] = points[..]
            && is_straight(before, last, point)
        {
            points.pop();
        }
        points.push(point);
    }
    points
}

fn is_straight(from: BoardPoint, between: BoardPoint, to: BoardPoint) -> bool {
    from.distance(between) + between.distance(to) - from.distance(to) < 1e-3
}

/// The line with round corners, in the share `scale` of their usual size.
pub(super) fn rounded(stroke: &[BoardPoint], scale: f32) -> Vec<BoardPoint> {
    let (stroke, radius) = (sparse(stroke), RADIUS * scale);
    let mut points: Vec<BoardPoint> = stroke.first().copied().into_iter().collect();
    for three in stroke.windows(3) {
        let [before, corner, after] = [three[0], three[1], three[2]];
        let room = before.distance(corner).min(corner.distance(after)) / 2.0;
        let (start, end) =
            (corner.towards(before, room.min(radius)), corner.towards(after, room.min(radius)));
        points.extend(bend(start, corner, end, CORNER_PIECES));
    }
    points.extend(stroke.last().filter(|_| stroke.len() > 1));
    points
}

/// Points along the quadratic curve from `start` to `end` whose ends both point to `corner`.
pub(super) fn bend(
    start: BoardPoint,
    corner: BoardPoint,
    end: BoardPoint,
    pieces: u8,
) -> Vec<BoardPoint> {
    let share = |piece: u8| f32::from(piece) / f32::from(pieces);
    let at = |share: f32| start.mix(corner, share).mix(corner.mix(end, share), share);
    (0..=pieces).map(|piece| at(share(piece))).collect()
}

/// The part of a dense line that is at least `gap` outside of the shapes at its ends.
pub(super) fn cut(stroke: &[BoardPoint], ends: [RoundedRectangle; 2], gap: f32) -> Vec<BoardPoint> {
    let is_out = |shape: RoundedRectangle| move |point: &BoardPoint| shape.distance(*point) >= gap;
    // The last point inside of a shape counts, as a line may leave and touch it again.
    let start = stroke.iter().rposition(|point| !is_out(ends[0])(point)).map_or(0, |last| last + 1);
    let rest = &stroke[start..];
    let end = rest.iter().position(|point| !is_out(ends[1])(point)).unwrap_or(rest.len());
    rest[..end].to_vec()
}

/// The length of a line.
pub(super) fn length(stroke: &[BoardPoint]) -> f32 {
    stroke.windows(2).map(|two| two[0].distance(two[1])).sum()
}
