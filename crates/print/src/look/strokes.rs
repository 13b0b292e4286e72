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

/// What a stroke is drawn with. Each medium has its own colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkInk {
    /// The dark edge of a shape.
    Edge,
    /// The grey of a thick line.
    Body,
}

/// The width of a thick line and the diameter of its bulb, as SudokuPad draws them, and the width of the edge, in cells.
const THICK: f32 = 0.33;
const BULB: f32 = 0.85;
const EDGE: f32 = 0.025;

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
        Mark::Shape { .. } | Mark::Outline { .. } => Vec::new(),
        Mark::Line { cells, has_bulb } => {
            let points = middles(cells, layout);
            let bulb = points.first().filter(|_| *has_bulb).map(|&middle| vec![middle]);
            let parts = [(Some(points), THICK), (bulb, BULB)];
            let parts = parts.into_iter().filter_map(|(points, width)| Some((points?, width)));
            parts.flat_map(|(points, width)| edged(points, width, MarkInk::Body)).collect()
        }
    }
}

/// A stroke with an edge.
fn edged(points: Vec<(f32, f32)>, width: f32, ink: MarkInk) -> [MarkStroke; 2] {
    let inner = MarkStroke { points: points.clone(), width: width - 2.0 * EDGE, ink };
    [MarkStroke { points, width, ink: MarkInk::Edge }, inner]
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
}
