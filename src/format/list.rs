//! A list: a puzzle a line.
//!
//! Empty lines and lines that start with `#` or `//` are skipped, and so is what follows the cells behind
//! white space: ratings and names that other programs write there.

use super::lines::Line;
use super::{Document, ReadError, symbols};
use crate::engine::{Grid, Layout};

/// The puzzle in a line; `None` where it is empty or a comment.
pub(super) fn read_line(line: Line<'_>) -> Result<Option<Grid>, ReadError> {
    if symbols::is_blank(line.text) || symbols::is_comment(line.text) {
        return Ok(None);
    }
    let layout = Layout::classic();
    let cells = symbols::whole_board(line, layout.cell_count(), layout.side())?;
    Ok(Grid::from_cells(layout, cells))
}

/// A line for each document's givens.
pub(super) fn write(documents: &[Document]) -> String {
    documents.iter().fold(String::new(), |mut text, document| {
        text.push_str(&line_of(&document.givens));
        text.push('\n');
        text
    })
}

/// The cells of a grid in one line, without its end: digits, and dots for empty cells.
#[must_use]
pub fn line_of(grid: &Grid) -> String {
    grid.cells().iter().copied().map(symbols::symbol).collect()
}
