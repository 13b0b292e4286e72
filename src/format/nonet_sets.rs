//! Sets of digits for each cell of a board, as Nonet's own document tells them: a text for each row, a group of digits
//! for each cell.

use std::sync::Arc;

use super::lines::Line;
use super::nonet_place::{at, place_of_text};
use super::{Problem, ReadError, groups};
use crate::engine::{CellSets, Layout};

/// The sets in the texts of a field.
pub(super) fn sets(
    text: &str,
    field: &str,
    rows: &[String],
    layout: &Arc<Layout>,
) -> Result<CellSets, ReadError> {
    let mut sets = CellSets::none(layout);
    let side = layout.side();
    for (number, row) in rows.iter().enumerate() {
        let place = || place_of_text(text, field, number);
        if number == side {
            return Err(at(place(), Problem::TooManyRows { expected: side }));
        }
        let groups = groups::row(Line { number: 1, text: row }, side).map_err(|error| {
            let place = place();
            error.shifted(place.line, place.column)
        })?;
        for (column, group) in groups.iter().enumerate() {
            if let Some(cell) = layout.cell(number, column) {
                sets.set(cell, group.set);
            }
        }
    }
    Ok(sets)
}

/// The sets in a text for each row, a group of digits a cell; no text where all are empty.
pub(super) fn set_rows(sets: &CellSets, side: usize) -> Vec<String> {
    if sets.is_empty() {
        return Vec::new();
    }
    let cells = sets.cells();
    let rows = cells.chunks(side);
    let row = |row: &[_]| row.iter().copied().map(groups::text_of).collect::<Vec<_>>().join(" ");
    rows.map(row).collect()
}
