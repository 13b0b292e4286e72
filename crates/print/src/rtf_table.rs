//! Boards side by side as rows of one RTF table.
//!
//! A row of the table runs through all boards side by side, with a borderless cell between two boards. Nested tables
//! would be simpler, but each program draws them differently.

use std::fmt::Write;
use std::sync::Arc;

use super::PrintInks;
use super::drawing::PrintedCell;
use super::line::short_line;
use super::rtf_text::escaped;
use super::shade::Hatching;
use super::sheet::{GUTTER, digit_percent};
use super::small_digits::{small_columns, small_rows};
use crate::look::{AreaShade, BoardLook, LineWeight, PlaceDiagonals};
use nonet_engine::{Digit, DigitSet, Layout, LowestDigit};

/// Line widths in twips.
const THIN: usize = 5;
const THICK: usize = 30;
const FRAME: usize = 45;

/// A board with the text above it.
pub(super) struct BoardTable<'a> {
    pub(super) layout: &'a Layout,
    pub(super) look: Arc<BoardLook>,
    pub(super) caption: BoardCaption,
    /// The cells in row-major order. `None` if a sentence takes their place.
    pub(super) faces: Option<Vec<PrintedCell>>,
    /// The sentence that takes the place of the cells.
    pub(super) missing: &'a str,
    pub(super) inks: PrintInks,
}

/// The text above a board.
pub(super) struct BoardCaption {
    pub(super) name: String,
    pub(super) facts: String,
    pub(super) rules: String,
}

/// Boards of one size side by side. `cell` is the side of a cell in twips.
pub(super) fn table(boards: &[BoardTable<'_>], cell: usize) -> String {
    let rows = boards.first().map_or(0, |board| board.layout.rows());
    let rows = (0..rows).map(|row| board_row(boards, row, cell));
    captions(boards, cell) + &rows.collect::<String>()
}

/// The row above the boards, with their names.
pub(super) fn captions(boards: &[BoardTable<'_>], cell: usize) -> String {
    if boards.iter().all(|board| board.caption.is_blank()) {
        return String::new();
    }
    let mut row = RtfRow::new("");
    for (number, board) in boards.iter().enumerate() {
        if number > 0 {
            row.gutter();
        }
        let width = board.layout.columns() * cell;
        row.add(width, "\\clvertalb", &board.caption.in_rtf(width, "\\intbl"));
    }
    row.finish()
}

impl BoardCaption {
    fn is_blank(&self) -> bool {
        [&self.name, &self.facts, &self.rules].into_iter().all(String::is_empty)
    }

    /// The paragraphs of the caption. There is one at least. `place` says whether they are in a table.
    pub(super) fn in_rtf(&self, width: usize, place: &str) -> String {
        let size = if width > 4000 { 24 } else { 18 };
        let name = escaped(&fitting(&self.name, width, size));
        let facts = escaped(&fitting(&self.facts, width, 16));
        let rules = escaped(&self.rules);
        let style =
            |style: &str, text: &str| format!("\\pard\\plain{place}\\qc\\keepn\\f0{style} {text}");
        let lines = [
            (&self.name, style(&format!("\\s2\\sa40\\fs{size}\\b\\cf1"), &name)),
            (&self.facts, style("\\sa80\\fs16\\cf5", &facts)),
            (&self.rules, style("\\sa80\\fs16\\cf5", &rules)),
        ];
        let is_blank = self.is_blank();
        let told = lines
            .iter()
            .enumerate()
            .filter(|(at, (text, _))| !text.is_empty() || (is_blank && *at == 0));
        told.map(|(_, (_, line))| line.as_str()).collect::<Vec<_>>().join("\\par\n")
    }
}

/// A row of all boards.
fn board_row(boards: &[BoardTable<'_>], row: usize, cell: usize) -> String {
    let mut cells = RtfRow::new(&format!("\\trrh-{cell}"));
    for (number, board) in boards.iter().enumerate() {
        if number > 0 {
            cells.gutter();
        }
        let columns = board.layout.columns();
        if let Some(faces) = &board.faces {
            for column in 0..columns {
                let face = board.layout.cell(row, column).map(|cell| faces[cell.index()]);
                let look = board.cell_look(row, column);
                let digits = board.layout.digit_count();
                cells.add(cell, &look, &content(face.unwrap_or(PrintedCell::Empty), digits, cell));
            }
        } else {
            let sentence = if row == 0 { board.missing } else { "" };
            let sentence = paragraph("\\fs20\\cf5", &escaped(sentence));
            cells.add(columns * cell, "\\clvertalc", &sentence);
        }
    }
    cells.finish()
}

impl BoardTable<'_> {
    /// The lines around a cell, and its shade. Both neighbours define the line between them in the same way.
    fn cell_look(&self, row: usize, column: usize) -> String {
        let lines = &self.look.lines;
        let sides = [
            ('t', lines.above(row, column)),
            ('l', lines.left_of(row, column)),
            ('b', lines.above(row + 1, column)),
            ('r', lines.left_of(row, column + 1)),
        ];
        let mut look = "\\clvertalc".to_owned();
        for (name, weight) in sides {
            let (width, colour) = match weight {
                LineWeight::Absent => continue,
                LineWeight::Light | LineWeight::Shaded => (THIN, 2),
                LineWeight::Heavy => (THICK, 1),
                LineWeight::Frame => (FRAME, 1),
            };
            let _ = write!(look, "\\clbrdr{name}\\brdrs\\brdrw{width}\\brdrcf{colour}");
        }
        if let Some(cell) = self.layout.cell(row, column) {
            // RTF programs draw no lines through cells, so grey stands for diagonals and outlines.
            let is_on_diagonal = self.look.diagonals_at(row, column) != PlaceDiagonals::None;
            let shade = match self.look.shade(cell) {
                AreaShade::WHITE if is_on_diagonal || self.look.is_outlined(cell) => {
                    AreaShade::FIRST
                }
                shade => shade,
            };
            look.push_str(&background(shade, self.inks));
        }
        look
    }
}

/// The background of a cell: a grey, and a pattern of lines.
fn background(shade: AreaShade, inks: PrintInks) -> String {
    let grey = shade.printed_grey_number(inks);
    let Hatching { falls, rises } = shade.hatching(inks);
    let pattern = match (falls, rises) {
        (false, false) => "",
        (false, true) => "\\clbgbdiag",
        (true, false) => "\\clbgfdiag",
        (true, true) => "\\clbgdcross",
    };
    let grey = if grey > 0 { format!("\\clcbpat{}", 5 + grey) } else { String::new() };
    format!("{pattern}{grey}")
}

/// A row of the table. RTF wants the definitions of all cells first, and then their contents.
pub(super) struct RtfRow {
    definition: String,
    content: String,
    right: usize,
}

impl RtfRow {
    pub(super) fn new(height: &str) -> Self {
        let definition = format!("\\trowd\\trgaph0\\trqc{height}\\trkeep\n");
        Self { definition, content: String::new(), right: 0 }
    }

    pub(super) fn add(&mut self, width: usize, look: &str, content: &str) {
        self.right += width;
        let _ = writeln!(self.definition, "{look}\\cellx{}", self.right);
        self.content.push_str(content);
        self.content.push_str("\\cell\n");
    }

    /// Adds a borderless cell between two boards.
    pub(super) fn gutter(&mut self) {
        self.add(GUTTER, "", "\\pard\\plain\\intbl\\keepn\\fs2");
    }

    pub(super) fn finish(self) -> String {
        self.definition + &self.content + "\\row\n"
    }
}

/// The text, cut to fit on a line. `width` is in twips and `size` in half points.
fn fitting(text: &str, width: usize, size: usize) -> String {
    short_line(text, room(width, size))
}

/// Number of characters that fit on a line. `width` is in twips and `size` in half points.
pub(super) fn room(width: usize, size: usize) -> usize {
    // A letter is about half as wide as its size, and half a point is ten twips.
    width / (size * 5)
}

fn paragraph(style: &str, rtf: &str) -> String {
    format!("\\pard\\plain\\intbl\\qc\\keepn\\f0{style} {rtf}")
}

fn content(face: PrintedCell, digits: usize, cell: usize) -> String {
    let large = |style: &str, text: &str| large(style, text, (digits, cell));
    match face {
        PrintedCell::Empty => large("\\cf1", ""),
        PrintedCell::Given(digit) => large("\\b\\cf1", &digit.to_string()),
        PrintedCell::Entry(digit) => large("\\cf3", &digit.to_string()),
        PrintedCell::Found(digit) => large("\\cf4", &digit.to_string()),
        PrintedCell::Small(small_digits, lowest) => small((small_digits, lowest), digits, cell),
    }
}

fn large(style: &str, text: &str, (digits, cell): (usize, usize)) -> String {
    // A part of the cell, in half points of ten twips.
    let height = cell * digit_percent(digits) / 1000;
    paragraph(&format!("\\fs{height}{style}"), text)
}

/// Lines of small digits. A blank as wide as a digit stands for each missing digit.
fn small((digits, lowest): (DigitSet, LowestDigit), side: usize, cell: usize) -> String {
    let spacing = cell * 19 / 20 / small_columns(side);
    let height = (spacing * 8 / 100).max(2);
    let text = |digit: &Option<Digit>| {
        digit.map_or("\\u8199?".to_owned(), |it| lowest.shown(it).to_string())
    };
    let rows = small_rows(digits, side);
    let rows: Vec<String> =
        rows.iter().map(|row| row.iter().map(text).collect::<Vec<_>>().join(" ")).collect();
    let style = format!("\\sl-{spacing}\\slmult0\\fs{height}\\cf5");
    paragraph(&style, &rows.join("\\line "))
}
