//! The selected cells and the line around them.

use super::BoardLine;
use super::int::to_int;
use crate::controller::Selection;
use crate::engine::{Cell, Layout};

/// The pieces of the line that parts selected cells from all others.
pub(super) fn outline(selection: &Selection, layout: &Layout) -> Vec<BoardLine> {
    let side = layout.columns();
    let chosen = |row: usize, column: usize| {
        let inside = row < side && column < side;
        inside && layout.cell(row, column).is_some_and(|cell| selection.contains(cell))
    };
    let level = |at: usize, along: usize| {
        chosen(at, along) != at.checked_sub(1).is_some_and(|above| chosen(above, along))
    };
    let upright = |at: usize, along: usize| {
        chosen(along, at) != at.checked_sub(1).is_some_and(|before| chosen(along, before))
    };
    let lines = |at: usize| {
        let of = |vertical: bool, runs: Vec<(usize, usize)>| {
            runs.into_iter().map(move |(start, end)| BoardLine {
                vertical,
                at: to_int(at),
                start: to_int(start),
                end: to_int(end),
            })
        };
        let levels = runs(side, |along| level(at, along));
        let uprights = runs(side, |along| upright(at, along));
        of(false, levels).chain(of(true, uprights))
    };
    (0..=side).flat_map(lines).collect()
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

/// The selected cells by their numbers.
pub(super) fn numbers(selection: &Selection) -> Vec<i32> {
    selection.cells().into_iter().map(|cell: Cell| to_int(cell.index())).collect()
}
