//! The selected cells and the line around them.

use std::collections::BTreeSet;

use crate::controller::Selection;
use crate::engine::{Cell, Layout};
use crate::ui::BoardLine;
use crate::ui::int::to_int;

/// The pieces of the line that parts selected cells from all others.
pub(in crate::ui) fn outline(selection: &Selection, layout: &Layout) -> Vec<BoardLine> {
    let (rows, columns) = (layout.rows(), layout.columns());
    let chosen = |row: usize, column: usize| {
        layout.cell(row, column).is_some_and(|cell| selection.contains(cell))
    };
    let level = |at: usize, along: usize| {
        chosen(at, along) != at.checked_sub(1).is_some_and(|above| chosen(above, along))
    };
    let upright = |at: usize, along: usize| {
        chosen(along, at) != at.checked_sub(1).is_some_and(|before| chosen(along, before))
    };
    // Only the lines beside selected cells can be among them.
    let cells = selection.cells();
    let beside = |of: fn(&Layout, Cell) -> usize| -> BTreeSet<usize> {
        cells.iter().map(|&cell| of(layout, cell)).flat_map(|at| [at, at + 1]).collect()
    };
    let line = |vertical: bool, at: usize, (start, end): (usize, usize)| BoardLine {
        vertical,
        at: to_int(at),
        start: to_int(start),
        end: to_int(end),
    };
    let levels = beside(Layout::row).into_iter().flat_map(|at| {
        runs(columns, |along| level(at, along)).into_iter().map(move |run| line(false, at, run))
    });
    let uprights = beside(Layout::column).into_iter().flat_map(|at| {
        runs(rows, |along| upright(at, along)).into_iter().map(move |run| line(true, at, run))
    });
    levels.chain(uprights).collect()
}

/// Where `holds` begins and ends to hold.
fn runs(length: usize, holds: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in (0..length).filter(|&at| holds(at)) {
        match runs.last_mut() {
            Some((_, end)) if *end == at => *end = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}
