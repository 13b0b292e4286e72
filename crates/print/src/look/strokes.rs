//! The marks that are lines through cells, as strokes that every medium can draw.
//!
//! A line has an edge, so that it is seen without colour, on a shade and beside another line. Each stroke of the edge comes
//! before each of the body. So branches of one thermometer are one shape, wherever they part.

use super::marks::Mark;
use nonet_engine::{Cell, Layout};

/// A stroke of a mark with round ends and joints. A stroke with one point is a disc.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkStroke {
    /// The points as x and y in cells, from the upper left corner of the board.
    pub points: Vec<(f32, f32)>,
    /// The width in cells.
    pub width: f32,
    /// What it is drawn with.
    pub ink: MarkInk,
}

/// What a stroke is drawn with, from the lowest to the highest. Each medium has its own colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkInk {
    /// The dark edge of a shape.
    Edge,
    /// The grey of a thick line.
    Body,
    /// The line of an arrow.
    Shaft,
    /// The edge of the circle of an arrow.
    Rim,
    /// The ground within that circle, on which no line is seen.
    Ground,
}

/// The width of a thick line and the diameter of its bulb, as SudokuPad draws them, and the width of the edge, in cells.
const THICK: f32 = 0.33;
const BULB: f32 = 0.85;
const EDGE: f32 = 0.025;

/// The circle of an arrow, its line, how far the line goes beyond the middle of its last cell, and the arms of its head,
/// in cells. The circle is larger than that of an odd cell, so that both are seen.
const CIRCLE: f32 = 0.86;
const RIM: f32 = 0.03;
const SHAFT: f32 = 0.05;
const TIP: f32 = 0.15;
const HEAD: f32 = 0.24;

/// The strokes of the lines among the marks, in drawing order. They lie below all other marks.
#[must_use]
pub fn mark_strokes(marks: &[Mark], layout: &Layout) -> Vec<MarkStroke> {
    let mut strokes: Vec<MarkStroke> =
        marks.iter().flat_map(|mark| strokes_of(mark, layout)).collect();
    strokes.sort_by_key(|stroke| stroke.ink);
    strokes
}

fn strokes_of(mark: &Mark, layout: &Layout) -> Vec<MarkStroke> {
    match mark {
        // The arrows of numbers outside lie beyond the board.
        Mark::Shape { .. } | Mark::Outline { .. } | Mark::Sign(_) | Mark::Outside(_) => Vec::new(),
        Mark::Line { cells, has_bulb } => {
            let points = middles(cells, layout);
            let bulb = points.first().filter(|_| *has_bulb).map(|&middle| vec![middle]);
            let parts = [(Some(points), THICK), (bulb, BULB)];
            let parts = parts.into_iter().filter_map(|(points, width)| Some((points?, width)));
            let inks = [MarkInk::Edge, MarkInk::Body];
            parts.flat_map(|(points, width)| edged(points, width, EDGE, inks)).collect()
        }
        Mark::Arrow { circle, shaft } => {
            let root = shaft.first().and_then(|&first| layout.nearest(circle, first));
            let line: Vec<Cell> = root.iter().chain(shaft).copied().collect();
            let circle = middles(circle, layout);
            let mut strokes = arrow_strokes(middles(&line, layout));
            strokes.extend(edged(circle, CIRCLE, RIM, [MarkInk::Rim, MarkInk::Ground]));
            strokes
        }
    }
}

/// A stroke of this width over all, and the stroke within an edge of this width. The inks are those of both.
fn edged(
    points: Vec<(f32, f32)>,
    width: f32,
    edge: f32,
    [outer, inner]: [MarkInk; 2],
) -> [MarkStroke; 2] {
    let within = MarkStroke { points: points.clone(), width: width - 2.0 * edge, ink: inner };
    [MarkStroke { points, width, ink: outer }, within]
}

/// The line of an arrow and its head. The line begins in the middle of the nearest cell of the circle, whose ground lies on
/// its first part.
fn arrow_strokes(mut points: Vec<(f32, f32)>) -> Vec<MarkStroke> {
    let stroke = |points| MarkStroke { points, width: SHAFT, ink: MarkInk::Shaft };
    let [.., (from_x, from_y), (x, y)] = points[..] else { return vec![stroke(points)] };
    let length = (x - from_x).hypot(y - from_y).max(f32::EPSILON);
    // Along the last piece of the line, a step of length 1.
    let (along, down) = ((x - from_x) / length, (y - from_y) / length);
    let tip = (x + along * TIP, y + down * TIP);
    if let Some(last) = points.last_mut() {
        *last = tip;
    }
    // The arms of the head go back at 45 degrees to both sides.
    let arm = |side: f32| {
        let back = HEAD * std::f32::consts::FRAC_1_SQRT_2;
        (tip.0 - back * (along + side * down), tip.1 - back * (down - side * along))
    };
    vec![stroke(points), stroke(vec![arm(1.0), tip, arm(-1.0)])]
}

/// The middles of cells.
fn middles(cells: &[Cell], layout: &Layout) -> Vec<(f32, f32)> {
    cells.iter().map(|&it| middle_of(layout.column(it), layout.row(it))).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a board has a hundred rows and columns at most")]
fn middle_of(column: usize, row: usize) -> (f32, f32) {
    (column as f32 + 0.5, row as f32 + 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_lies_on_its_edge_and_has_a_bulb_at_its_first_cell() {
        let layout = Layout::classic();
        let cells: Vec<Cell> =
            [(0, 0), (1, 1), (1, 2)].map(|(row, column)| layout.cell(row, column).unwrap()).into();
        let mark = |has_bulb| Mark::Line { cells: cells.clone(), has_bulb };
        let strokes = mark_strokes(&[mark(true), mark(false)], &layout);
        let inks: Vec<MarkInk> = strokes.iter().map(|stroke| stroke.ink).collect();
        assert_eq!(inks, [[MarkInk::Edge; 3], [MarkInk::Body; 3]].concat());
        assert_eq!(strokes[0].points, [(0.5, 0.5), (1.5, 1.5), (2.5, 1.5)]);
        let bulbs: Vec<_> = strokes.iter().filter(|stroke| stroke.points.len() == 1).collect();
        assert_eq!(bulbs.len(), 2);
        assert!(bulbs.iter().all(|bulb| bulb.points == [(0.5, 0.5)] && bulb.width > 0.7));
    }

    #[test]
    fn an_arrow_begins_below_the_ground_of_its_pill_and_ends_in_a_head() {
        let layout = Layout::classic();
        let cells = |places: &[(usize, usize)]| -> Vec<Cell> {
            places.iter().map(|&(row, column)| layout.cell(row, column).unwrap()).collect()
        };
        let mark =
            Mark::Arrow { circle: cells(&[(0, 0), (0, 1)]), shaft: cells(&[(1, 1), (2, 1)]) };
        let strokes = mark_strokes(&[mark], &layout);
        let inks: Vec<MarkInk> = strokes.iter().map(|stroke| stroke.ink).collect();
        assert_eq!(inks, [MarkInk::Shaft, MarkInk::Shaft, MarkInk::Rim, MarkInk::Ground]);
        // From the nearer cell of the pill, down to below the middle of r3c2.
        assert_eq!(strokes[0].points, [(1.5, 0.5), (1.5, 1.5), (1.5, 2.5 + TIP)]);
        let [left, tip, right] = strokes[1].points[..] else { panic!("a head has three points") };
        assert!(left.1 < tip.1 && right.1 < tip.1 && (left.0 - tip.0) * (right.0 - tip.0) < 0.0);
        assert_eq!(strokes[3].points, [(0.5, 0.5), (1.5, 0.5)]);
        assert!(strokes[3].width < strokes[2].width);
    }
}
