//! Boards as pictures in an RTF document. Word allows 63 cells in a row of a table, and some boards have more columns. Nor
//! can a table show marks in its cells.

use std::fmt::Write;

use super::page::{answer_picture, picture as page_of};
use super::raster::{Pixels, encoded, pixels};
use super::rtf_table::{BoardTable, RtfRow, captions};
use super::sequence::{BoardSide, PrintedBoard};
use super::{Choices, rtf_text};

/// Pixels of a cell: enough for two figures in print.
const PIXELS: usize = 32;

/// The bytes in a line of the picture.
const LINE: usize = 64;

/// A board with its caption above it. `cell` is the side of a cell in twips.
pub(super) fn picture(
    table: &BoardTable<'_>,
    board: PrintedBoard<'_>,
    choices: Choices,
    cell: usize,
) -> String {
    let (columns, rows) = (table.layout.columns(), table.layout.rows());
    let caption = table.caption.in_rtf(columns * cell, "");
    let Some(pixels) = drawn(board, choices) else {
        let missing = rtf_text::escaped(table.missing);
        return format!("{caption}\\par\n\\pard\\plain\\qc\\f0\\fs20\\cf5 {missing}\\par\n");
    };
    let picture = embedded(&pixels, (columns * cell, rows * cell));
    format!("{caption}\\par\n\\pard\\plain\\qc{picture}\\par\n")
}

/// Boards side by side, each a picture with its caption above it, as a table with a cell for each board.
pub(super) fn pictures(
    tables: &[BoardTable<'_>],
    boards: &[PrintedBoard<'_>],
    choices: Choices,
    cell: usize,
) -> String {
    let mut row = RtfRow::new("");
    for (number, (table, &board)) in tables.iter().zip(boards).enumerate() {
        if number > 0 {
            row.gutter();
        }
        let (width, height) = (table.layout.columns() * cell, table.layout.rows() * cell);
        let content = match drawn(board, choices) {
            Some(pixels) => embedded(&pixels, (width, height)),
            None => format!("\\f0\\fs20\\cf5 {}", rtf_text::escaped(table.missing)),
        };
        row.add(width, "\\clvertalt", &format!("\\pard\\plain\\intbl\\qc\\keepn{content}"));
    }
    captions(tables, cell) + &row.finish()
}

/// A picture of this width and height in twips.
fn embedded(pixels: &Pixels, (width, height): (usize, usize)) -> String {
    let mut rtf = format!(
        "{{\\pict\\pngblip\\picw{}\\pich{}\\picwgoal{width}\\pichgoal{height}\n",
        pixels.width, pixels.height
    );
    for line in encoded(pixels, None).chunks(LINE) {
        for byte in line {
            let _ = write!(rtf, "{byte:02x}");
        }
        rtf.push('\n');
    }
    rtf.push('}');
    rtf
}

/// The board as pixels. Returns `None` if an answer is missing.
fn drawn(board: PrintedBoard<'_>, choices: Choices) -> Option<Pixels> {
    let layout = board.item.layout();
    let side = 300.0;
    let page = match board.shown {
        BoardSide::Puzzle => page_of(board.item, choices.small_digits, choices.inks(), side),
        BoardSide::Answer => answer_picture(board.item, choices.inks(), side)?,
    };
    let width = u32::try_from(layout.columns() * PIXELS).unwrap_or(u32::MAX);
    Some(pixels(&page, width))
}
