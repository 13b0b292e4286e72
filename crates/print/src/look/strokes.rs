//! The marks that are lines through cells, as strokes that every medium can draw.
//!
//! A line has an edge, so that it is seen without colour, on a shade and beside another line. Each stroke of the edge comes
//! before each of the body. So branches of one thermometer are one shape, wherever they part.

use std::f32::consts::TAU;

use super::marks::{Figure, LineColour, LineDress, LineStyle, Mark, Wedge, WedgePlace};
use super::pattern::pattern_strokes;
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
    /// The colour of a thick line.
    Body(LineColour),
    /// A thin line, and a wedge.
    Shaft,
    /// The edge of a circle or of a diamond.
    Rim,
    /// The ground within that circle, on which no line is seen.
    Ground,
}

/// The width of a thick line and the diameter of its bulb, as SudokuPad draws them, and the width of the edge, in cells.
const THICK: f32 = 0.33;
const BULB: f32 = 0.85;
const EDGE: f32 = 0.025;

/// The width of a coloured line, and the hollow in the bulb of a slow thermometer, in cells.
const BAND: f32 = 0.22;
const HOLLOW: f32 = 0.6;

/// From the middle of a diamond to its corners, in cells.
const DIAMOND: f32 = 0.42;

/// The depth and the width of a wedge between two cells and of one within a cell, by halves, in cells.
const WEDGE_BETWEEN: (f32, f32) = (0.08, 0.15);
const WEDGE_WITHIN: (f32, f32) = (0.04, 0.12);

/// How far the middle of a wedge within a cell lies from the middle of the cell, in cells.
const WEDGE_OUT: f32 = 0.42;

/// The circle of an arrow, its line, how far the line goes beyond the middle of its last cell, and the arms of its head,
/// in cells. The circle is larger than that of an odd cell, so that both are seen.
const CIRCLE: f32 = 0.86;
const RIM: f32 = 0.03;
const SHAFT: f32 = 0.05;
const TIP: f32 = 0.15;
const HEAD: f32 = 0.24;

/// The radii of a double circle, and the corners of a line that is seen as a circle.
const DOUBLE_CIRCLE: [f32; 2] = [0.40, 0.46];
const CORNERS: u8 = 36;

/// From the middle of a cell to the heads of an arrow within the cell, and the size of the heads, in cells.
const ARROW_OUT: f32 = 0.44;
const ARROW_HEAD: f32 = 0.12;

/// The strokes of the lines among the marks in this dress, in drawing order. They lie below all other marks.
#[must_use]
pub fn mark_strokes(marks: &[Mark], layout: &Layout, dress: LineDress) -> Vec<MarkStroke> {
    let mut strokes: Vec<MarkStroke> =
        marks.iter().flat_map(|mark| strokes_of(mark, layout, dress)).collect();
    strokes.sort_by_key(|stroke| stroke.ink);
    strokes
}

fn strokes_of(mark: &Mark, layout: &Layout, dress: LineDress) -> Vec<MarkStroke> {
    match mark {
        // The arrows of numbers outside lie beyond the board.
        Mark::Shape { .. } | Mark::Outline { .. } | Mark::Sign(_) | Mark::Outside(_) => Vec::new(),
        Mark::Line { cells, style, .. } => line_strokes(middles(cells, layout), *style, dress),
        Mark::Figures { cells, figure } => {
            let strokes = |middle| figure_strokes(*figure, middle);
            middles(cells, layout).into_iter().flat_map(strokes).collect()
        }
        Mark::Wedges(wedges) => wedges.iter().map(|&wedge| wedge_stroke(wedge, layout)).collect(),
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

fn line_strokes(points: Vec<(f32, f32)>, style: LineStyle, dress: LineDress) -> Vec<MarkStroke> {
    let ends = [points.first(), points.last()].map(|end| end.copied().into_iter().collect());
    let [first, last]: [Vec<(f32, f32)>; 2] = ends;
    let shaft = |points| MarkStroke { points, width: SHAFT, ink: MarkInk::Shaft };
    match style {
        LineStyle::Thermometer | LineStyle::SlowThermometer => {
            let inks = [MarkInk::Edge, MarkInk::Body(LineColour::Grey)];
            let mut strokes = edged(points, THICK, EDGE, inks).to_vec();
            strokes.extend(edged(first.clone(), BULB, EDGE, inks));
            if style == LineStyle::SlowThermometer {
                strokes.extend(edged(first, HOLLOW, EDGE, [MarkInk::Rim, MarkInk::Ground]));
            }
            strokes
        }
        LineStyle::Band(colour) => match dress {
            LineDress::Coloured => band(points, BAND, colour).into(),
            LineDress::Patterned => pattern_strokes(points, colour),
            LineDress::Absent => Vec::new(),
        },
        LineStyle::Circles => {
            let circle = |middle| edged(middle, CIRCLE, RIM, [MarkInk::Rim, MarkInk::Ground]);
            [shaft(points)].into_iter().chain([first, last].into_iter().flat_map(circle)).collect()
        }
        LineStyle::Diamonds => {
            let diamonds = first.iter().chain(&last).map(|&middle| shaft(diamond(middle)));
            diamonds.chain([shaft(without_diamonds(points.clone()))]).collect()
        }
    }
}

/// The corners of a diamond around a point, the first of them at the end again.
fn diamond((x, y): (f32, f32)) -> Vec<(f32, f32)> {
    let corners = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)];
    corners.map(|(right, down): (f32, f32)| (x + right * DIAMOND, y + down * DIAMOND)).into()
}

/// A figure around the middle of a cell. Circles are lines, so that other marks in the cell are seen within them.
fn figure_strokes(figure: Figure, (x, y): (f32, f32)) -> Vec<MarkStroke> {
    let line = |points, width| MarkStroke { points, width, ink: MarkInk::Shaft };
    let circle = |radius: f32| {
        let point = |corner: u8| {
            let (down, right) = (f32::from(corner) * TAU / f32::from(CORNERS)).sin_cos();
            (x + radius * right, y + radius * down)
        };
        line((0..=CORNERS).map(point).collect(), RIM)
    };
    let heads_towards = |(right, down): (f32, f32)| {
        let along =
            |out: f32, aside: f32| (x + out * right + aside * down, y + out * down + aside * right);
        let head = |tip: f32| {
            let back = tip - tip.signum() * ARROW_HEAD;
            line(vec![along(back, -ARROW_HEAD), along(tip, 0.0), along(back, ARROW_HEAD)], SHAFT)
        };
        let ends = vec![along(-ARROW_OUT, 0.0), along(ARROW_OUT, 0.0)];
        vec![line(ends, SHAFT), head(-ARROW_OUT), head(ARROW_OUT)]
    };
    match figure {
        Figure::DoubleCircle => DOUBLE_CIRCLE.map(circle).into(),
        Figure::UprightArrow => heads_towards((0.0, 1.0)),
        Figure::LevelArrow => heads_towards((1.0, 0.0)),
        Figure::Diamond => vec![line(diamond((x, y)), SHAFT)],
    }
}

/// A line of this width and colour within its edge.
pub(super) fn band(points: Vec<(f32, f32)>, width: f32, colour: LineColour) -> [MarkStroke; 2] {
    edged(points, width, EDGE, [MarkInk::Edge, MarkInk::Body(colour)])
}

/// A line whose ends lie on the edges of their diamonds.
fn without_diamonds(mut points: Vec<(f32, f32)>) -> Vec<(f32, f32)> {
    for _ in 0..2 {
        if let [first, next, ..] = &mut points[..] {
            let (right, down) = (next.0 - first.0, next.1 - first.1);
            let share = DIAMOND / (right.abs() + down.abs()).max(DIAMOND);
            *first = (first.0 + share * right, first.1 + share * down);
        }
        points.reverse();
    }
    points
}

/// A wedge: two arms that meet towards the smaller digit.
fn wedge_stroke(wedge: Wedge, layout: &Layout) -> MarkStroke {
    let middle = |cell| middle_of(layout.column(cell), layout.row(cell));
    let (less, greater) = (middle(wedge.less), middle(wedge.greater));
    // On a torus, cells at opposite edges are side by side.
    let step = |from: f32, to: f32| match to - from {
        far if far.abs() > 1.5 => -far.signum(),
        near => near,
    };
    let (right, down) = (step(less.0, greater.0), step(less.1, greater.1));
    let ((x, y), along, (depth, width)) = match wedge.place {
        WedgePlace::Middle => (less, 0.5, WEDGE_BETWEEN),
        WedgePlace::InLess => (less, WEDGE_OUT, WEDGE_WITHIN),
        WedgePlace::InGreater => (greater, -WEDGE_OUT, WEDGE_WITHIN),
    };
    let point = |along: f32, aside: f32| {
        (x + along * right - aside * down, y + along * down + aside * right)
    };
    let points =
        vec![point(along + depth, width), point(along - depth, 0.0), point(along + depth, -width)];
    MarkStroke { points, width: SHAFT, ink: MarkInk::Shaft }
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
        let mark = |style| Mark::Line { cells: cells.clone(), style, label: None };
        let palindrome = LineStyle::Band(LineColour::Grey);
        let strokes = mark_strokes(
            &[mark(LineStyle::Thermometer), mark(palindrome)],
            &layout,
            LineDress::Coloured,
        );
        let inks: Vec<MarkInk> = strokes.iter().map(|stroke| stroke.ink).collect();
        assert_eq!(inks, [[MarkInk::Edge; 3], [MarkInk::Body(LineColour::Grey); 3]].concat());
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
        let strokes = mark_strokes(&[mark], &layout, LineDress::Coloured);
        let inks: Vec<MarkInk> = strokes.iter().map(|stroke| stroke.ink).collect();
        assert_eq!(inks, [MarkInk::Shaft, MarkInk::Shaft, MarkInk::Rim, MarkInk::Ground]);
        // From the nearer cell of the pill, down to below the middle of r3c2.
        assert_eq!(strokes[0].points, [(1.5, 0.5), (1.5, 1.5), (1.5, 2.5 + TIP)]);
        let [left, tip, right] = strokes[1].points[..] else { panic!("a head has three points") };
        assert!(left.1 < tip.1 && right.1 < tip.1 && (left.0 - tip.0) * (right.0 - tip.0) < 0.0);
        assert_eq!(strokes[3].points, [(0.5, 0.5), (1.5, 0.5)]);
        assert!(strokes[3].width < strokes[2].width);
    }

    #[test]
    fn the_tip_of_a_wedge_is_at_the_smaller_digit() {
        let layout = Layout::classic();
        let [one, right, below] =
            [(0, 0), (0, 1), (1, 0)].map(|(row, column)| layout.cell(row, column).unwrap());
        let tip = |less, greater, place| {
            let strokes = mark_strokes(
                &[Mark::Wedges(vec![Wedge { less, greater, place }])],
                &layout,
                LineDress::Coloured,
            );
            let [first, tip, last] = strokes[0].points[..] else {
                panic!("a wedge has three points")
            };
            let open = (f32::midpoint(first.0, last.0), f32::midpoint(first.1, last.1));
            (tip, (open.0 - tip.0, open.1 - tip.1))
        };
        let (at, open) = tip(one, right, WedgePlace::Middle);
        assert!(at.0 < 1.0 && open.0 > 0.0 && open.1.abs() < 1e-6, "{at:?} {open:?}");
        let (at, open) = tip(below, one, WedgePlace::InLess);
        assert!(at.1 > 1.0 && at.1 < 1.2 && open.1 < 0.0, "{at:?} {open:?}");
        let (at, open) = tip(one, below, WedgePlace::InGreater);
        assert!(at.1 > 1.0 && at.1 < 1.2 && open.1 > 0.0, "{at:?} {open:?}");
    }

    #[test]
    fn a_line_between_diamonds_begins_at_their_edges() {
        let points = without_diamonds(vec![(0.5, 0.5), (1.5, 1.5), (1.5, 2.5)]);
        let share = DIAMOND / 2.0;
        assert_eq!(points, [(0.5 + share, 0.5 + share), (1.5, 1.5), (1.5, 2.5 - DIAMOND)]);
    }
}
