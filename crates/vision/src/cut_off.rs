//! Boards of which the edge of the picture cuts off a part. The part that is left may look like a smaller board.
//!
//! The lines of a whole board end at its outer lines. If those across one of its sides run on until the picture ends, what was
//! found is part of a larger board. Where the board ends with the picture, its cells tell: those of a part that was taken for
//! a smaller board are rarely square.

use super::ink::InkShade;
use super::picture::Picture;
use super::point::Point;

/// How far beyond a board its lines are followed, in cells. If the picture ends later, it does not cut off the board.
const FARTHEST: f32 = 3.0;

/// If the picture ends within this part of a cell beyond a board whose cells are not square, the board ends with the picture.
const EDGE_ROOM: f32 = 0.5;

/// Cells are not square if one side is longer than the other by this factor.
const NOT_SQUARE: f32 = 1.12;

/// The part of a cell beyond an outer line that this line may cover.
const OUTER_LINE: f32 = 0.08;

/// The part of a cell that must be seen beyond a board to follow its lines.
const LEAST_ROOM: f32 = 0.08;

/// The part of the lines across a side that run on.
const RUNNING_SHARE: f32 = 0.66;

/// The length of the pieces of a line that must all be seen, in cells.
const PIECE: f32 = 0.2;

/// A line runs on if it is at least this part as strong beyond the board as in the last cell.
const LEAST_STRENGTH_RATIO: f32 = 0.4;

/// Cells of a board that ends with the picture are no cells of a whole board if one side is longer than the other by this
/// factor. Square cells seldom look like that, even from low above the paper.
const OBLONG: f32 = 1.5;

/// The weakest line that is followed, in shades.
const WEAKEST: f32 = 2.5;

/// Whether a board is whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Completeness {
    /// It ends within the picture.
    Whole,
    /// It ends with the picture. So does a picture that was cut out along the outer lines of a board.
    EndsWithPicture,
    /// The edge of the picture cuts off a part of it.
    CutOff,
}

/// Whether a board with these crossings, `size + 1` in each row, is whole.
pub(super) fn completeness(
    picture: &Picture,
    crossings: &[Point],
    size: usize,
    ink: InkShade,
) -> Completeness {
    let at = |row: usize, column: usize| crossings[row * (size + 1) + column];
    let row = |row: usize| (0..=size).map(|column| at(row, column)).collect();
    let column = |column: usize| (0..=size).map(|row| at(row, column)).collect();
    let ends =
        |outer: Vec<Point>, inner: Vec<Point>| Side { picture, outer, inner, ink }.completeness();
    let across = ends(row(0), row(1)).max(ends(row(size), row(size - 1)));
    let down = ends(column(0), column(1)).max(ends(column(size), column(size - 1)));
    across.max(down)
}

/// A side of a board: its crossings with the lines across, and those of the next line.
struct Side<'a> {
    picture: &'a Picture,
    outer: Vec<Point>,
    inner: Vec<Point>,
    ink: InkShade,
}

/// A section of a line across a side: 0 is at its inner crossing, and 1 at its outer one.
#[derive(Clone, Copy)]
struct LineSection {
    from: f32,
    to: f32,
}

impl Side<'_> {
    fn completeness(&self) -> Completeness {
        let lines = 1..self.outer.len() - 1;
        let room = |line: &usize| self.room(self.inner[*line], self.outer[*line]);
        let mut rooms: Vec<f32> = lines.clone().map(|line| room(&line)).collect();
        rooms.sort_by(f32::total_cmp);
        // The median, because on a picture taken aslant the room differs from line to line.
        let room = rooms[rooms.len() / 2];
        if room > FARTHEST {
            return Completeness::Whole;
        }
        let (cell, oblong) = (self.inner[1].distance(self.outer[1]), self.oblong());
        // Too little of the paper is left to follow lines over it, so the shape of the cells is the only witness.
        if (room - OUTER_LINE) * cell < (LEAST_ROOM * cell).max(3.0) {
            let is_cut_off = oblong > OBLONG;
            return if is_cut_off { Completeness::CutOff } else { Completeness::EndsWithPicture };
        }
        // The outer lines of the other two sides are not among these: a frame may run on along them.
        let count = lines.len() as f32;
        let running = lines.filter(|&line| self.runs_on(line, room)).count();
        if running as f32 >= count * RUNNING_SHARE {
            Completeness::CutOff
        } else if room < EDGE_ROOM && oblong > NOT_SQUARE {
            Completeness::EndsWithPicture
        } else {
            Completeness::Whole
        }
    }

    /// How far the picture goes on beyond `outer`, as seen from `inner`, in distances of both.
    fn room(&self, inner: Point, outer: Point) -> f32 {
        let until = |from: f32, at: f32, end: usize| {
            let step = at - from;
            let end = if step > 0.0 { end as f32 } else { 0.0 };
            if step.abs() < f32::EPSILON { f32::MAX } else { (end - at) / step }
        };
        let across = until(inner.x, outer.x, self.picture.width());
        across.min(until(inner.y, outer.y, self.picture.height()))
    }

    /// By how many times the cells are longer than wide, or wider than long.
    fn oblong(&self) -> f32 {
        let last = self.outer.len() - 1;
        let deep: f32 = (0..=last).map(|at| self.outer[at].distance(self.inner[at])).sum();
        let (deep, wide) = (deep / (last + 1) as f32, self.outer[0].distance(self.outer[last]));
        let wide = wide / last as f32;
        (deep / wide).max(wide / deep)
    }

    /// Whether a line goes on beyond the board, while there is none beside it.
    fn runs_on(&self, line: usize, room: f32) -> bool {
        let (inner, outer) = (self.inner[line], self.outer[line]);
        let beside = |points: &[Point]| points[line].towards(points[line + 1], 0.5);
        let inside = self.strength(inner, outer, LineSection { from: 0.2, to: 0.8 });
        let pieces = ((room - OUTER_LINE) / PIECE).round().max(1.0);
        let piece = |at: usize| {
            let place = |at: usize| 1.0 + OUTER_LINE + (room - OUTER_LINE) * at as f32 / pieces;
            LineSection { from: place(at), to: place(at + 1) }
        };
        // Between this board and another one beside it, there is a gap.
        (0..pieces as usize).map(piece).all(|piece| {
            let on = self.strength(inner, outer, piece);
            let between = self.strength(beside(&self.inner), beside(&self.outer), piece);
            on > (inside * LEAST_STRENGTH_RATIO).max(WEAKEST) && on > 2.0 * between
        })
    }

    /// The strength of a section of the line through both points, in shades.
    fn strength(&self, inner: Point, outer: Point, section: LineSection) -> f32 {
        let LineSection { from, to } = section;
        let cell = inner.distance(outer).max(1.0);
        // The sides lie beyond the thickness of a line, yet short of what stands in the cell.
        let side = (cell * 0.12).max(2.0);
        let normal = Point::new((inner.y - outer.y) / cell, (outer.x - inner.x) / cell);
        let steps = ((to - from) * cell).ceil().max(1.0) as usize;
        let at_offset = |offset: f32| {
            let depth = |step: usize| {
                let part = from + (to - from) * (step as f32 + 0.5) / steps as f32;
                let middle = inner.towards(outer, part);
                let [one, line, other] = [offset - side, offset, offset + side].map(|far| {
                    let point = Point::new(middle.x + normal.x * far, middle.y + normal.y * far);
                    self.picture.sample(point)
                });
                self.ink.depth(line, [one, other])
            };
            (0..steps).map(|step| depth(step).max(0.0)).sum::<f32>() / steps as f32
        };
        let reach = (cell * 0.06).max(1.0);
        // Beyond the crossings the line was not traced, so it may lie a little beside the straight continuation.
        [-1.0, -0.5, 0.0, 0.5, 1.0]
            .map(|part| at_offset(part * reach))
            .into_iter()
            .fold(0.0, f32::max)
    }
}
