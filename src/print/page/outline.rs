//! The dashed outline of a house: a closed line within the edges of its cells, as around the cages of a killer.

use super::element::{PageElement, Point, Stroke};
use crate::engine::Layout;
use crate::look::AreaOutline;

/// The distances of outlines from the edges of their cells, by depth, as parts of a cell.
const INSETS: [f32; 4] = [0.07, 0.12, 0.17, 0.22];

/// How outlines are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct OutlinePen {
    /// The side of a cell.
    pub(super) step: f32,
    pub(super) grey: f32,
}

/// The dashes of an outline. `corner` returns the upper left corner of a place.
pub(super) fn dashes(
    layout: &Layout,
    outline: &AreaOutline,
    pen: OutlinePen,
    corner: impl Fn(usize, usize) -> Point,
) -> Vec<PageElement> {
    let is_inside = |row: usize, column: usize, (down, right): (isize, isize)| {
        let place = row.checked_add_signed(down).zip(column.checked_add_signed(right));
        let cell = place.and_then(|(row, column)| layout.cell(row, column));
        cell.is_some_and(|cell| outline.cells.binary_search(&cell).is_ok())
    };
    let step = pen.step;
    let inset = step * INSETS[outline.depth % INSETS.len()];
    let mut dashes = Vec::new();
    for &cell in &outline.cells {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let corner = corner(row, column);
        // Each side as the step over it, and the step along it.
        for (over, along) in
            [((-1, 0), (0, 1)), ((1, 0), (0, 1)), ((0, -1), (1, 0)), ((0, 1), (1, 0))]
        {
            if is_inside(row, column, over) {
                continue;
            }
            // Where the line ends: within the cell, at its edge, or beyond it around a corner of the house.
            let end = |along: (isize, isize)| {
                if !is_inside(row, column, along) {
                    return -inset;
                }
                let beyond = (over.0 + along.0, over.1 + along.1);
                if is_inside(row, column, beyond) { inset } else { 0.0 }
            };
            let back = (-along.0, -along.1);
            let (from, to) = (-end(back), step + end(along));
            let across = if over.0 + over.1 < 0 { inset } else { step - inset };
            let at = |along: f32| match over {
                (0, _) => Point { x: corner.x + across, y: corner.y + along },
                _ => Point { x: corner.x + along, y: corner.y + across },
            };
            push_dashes(&mut dashes, pen, (from, to), at);
        }
    }
    dashes
}

fn push_dashes(
    dashes: &mut Vec<PageElement>,
    OutlinePen { step, grey }: OutlinePen,
    (from, to): (f32, f32),
    at: impl Fn(f32) -> Point,
) {
    let width = (step / 40.0).clamp(0.3, 0.8);
    let (dash, period) = (0.11 * step, 0.2 * step);
    let mut start = from;
    while start < to {
        let end = (start + dash).min(to);
        dashes.push(PageElement::Line(Stroke { from: at(start), to: at(end), width, grey }));
        start += period;
    }
}
