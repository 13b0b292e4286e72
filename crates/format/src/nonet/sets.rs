//! Sets of digits for each cell, as in Nonet's own document: a text for each row with a group of digits for
//! each cell.

use std::sync::Arc;

use crate::notation::digit_text;
use crate::syntax::lines::TextLine;
use crate::syntax::text_position::{at, position_of_text};
use crate::{Problem, ReadError};
use nonet_engine::{CellSets, Layout};

/// Reads the sets from the texts of a field.
pub(super) fn sets(
    text: &str,
    field: &str,
    rows: &[String],
    layout: &Arc<Layout>,
) -> Result<CellSets, ReadError> {
    let mut sets = CellSets::none(layout);
    let expected = layout.rows();
    for (number, row) in rows.iter().enumerate() {
        let position = || position_of_text(text, field, number);
        if number == expected {
            return Err(at(position(), Problem::TooManyRows { expected }));
        }
        let row = TextLine { number: 1, text: row };
        let digits = digit_text::sets_of_row(row, layout, number).map_err(|error| {
            let position = position();
            error.shifted(position.line, position.column)
        })?;
        for (column, digits) in digits.into_iter().enumerate() {
            if let Some(cell) = layout.cell(number, column) {
                sets.set(cell, digits);
            }
        }
    }
    Ok(sets)
}

/// Writes the sets: a text for each row, with a group of digits for each cell. Returns no texts if all sets are
/// empty.
pub(super) fn set_rows(sets: &CellSets, layout: &Layout) -> Vec<String> {
    if sets.is_empty() {
        return Vec::new();
    }
    let group = |row, column| match layout.cell(row, column) {
        Some(cell) => digit_text::group(sets.get(cell), layout),
        None => digit_text::HOLE.to_owned(),
    };
    let row =
        |row| (0..layout.columns()).map(|column| group(row, column)).collect::<Vec<_>>().join(" ");
    (0..layout.rows()).map(row).collect()
}
