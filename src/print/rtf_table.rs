//! Boards side by side as rows of one RTF table.
//!
//! A row of the table runs through all boards side by side, with a borderless cell between two boards. Nested tables
//! would be simpler, but each program draws them differently.

use std::fmt::Write;

use super::drawing::{Edges, PrintedCell, edges, small_columns, small_rows};
use super::line::short_line;
use super::rtf_text::escaped;
use super::sheet::GUTTER;
use crate::engine::{Digit, DigitSet, Layout};

/// Line widths in twips.
const THIN: usize = 5;
const THICK: usize = 30;

/// A board with the text above it.
pub(super) struct Picture<'a> {
    pub(super) layout: &'a Layout,
    pub(super) name: String,
    pub(super) facts: String,
    /// The cells in row-major order. `None` if a sentence takes their place.
    pub(super) faces: Option<Vec<PrintedCell>>,
    /// The sentence that takes the place of the cells.
    pub(super) missing: &'a str,
}

/// Boards of one size side by side. `cell` is the side of a cell in twips.
pub(super) fn table(pictures: &[Picture<'_>], cell: usize) -> String {
    let side = pictures.first().map_or(0, |picture| picture.layout.columns());
    let rows = (0..side).map(|row| board_row(pictures, row, cell));
    captions(pictures, cell) + &rows.collect::<String>()
}

/// The row above the boards, with their names.
fn captions(pictures: &[Picture<'_>], cell: usize) -> String {
    let is_blank = |picture: &Picture<'_>| picture.name.is_empty() && picture.facts.is_empty();
    if pictures.iter().all(is_blank) {
        return String::new();
    }
    let mut row = RtfRow::new("");
    for (number, picture) in pictures.iter().enumerate() {
        if number > 0 {
            row.gutter();
        }
        let width = picture.layout.columns() * cell;
        row.add(width, "\\clvertalb", &caption(picture, width));
    }
    row.finish()
}

fn caption(picture: &Picture<'_>, width: usize) -> String {
    let size = if width > 4000 { 24 } else { 18 };
    let name = escaped(&fitting(&picture.name, width, size));
    let facts = escaped(&fitting(&picture.facts, width, 16));
    let name = paragraph(&format!("\\s2\\sa40\\fs{size}\\b\\cf1"), &name);
    let facts = paragraph("\\sa80\\fs16\\cf5", &facts);
    match (picture.name.as_str(), picture.facts.as_str()) {
        (_, "") => name,
        ("", _) => facts,
        _ => name + "\\par\n" + &facts,
    }
}

/// A row of all boards.
fn board_row(pictures: &[Picture<'_>], row: usize, cell: usize) -> String {
    let mut cells = RtfRow::new(&format!("\\trrh-{cell}"));
    for (number, picture) in pictures.iter().enumerate() {
        if number > 0 {
            cells.gutter();
        }
        let side = picture.layout.columns();
        if let Some(faces) = &picture.faces {
            for (column, &face) in faces[row * side..][..side].iter().enumerate() {
                let lines = lines(edges(picture.layout, row, column));
                cells.add(cell, &lines, &digits(face, side, cell));
            }
        } else {
            let sentence = if row == 0 { picture.missing } else { "" };
            let sentence = paragraph("\\fs20\\cf5", &escaped(sentence));
            cells.add(side * cell, "\\clvertalc", &sentence);
        }
    }
    cells.finish()
}

/// A row of the table. RTF wants the definitions of all cells first, and then their contents.
struct RtfRow {
    definition: String,
    content: String,
    right: usize,
}

impl RtfRow {
    fn new(height: &str) -> Self {
        let definition = format!("\\trowd\\trgaph0\\trqc{height}\\trkeep\n");
        Self { definition, content: String::new(), right: 0 }
    }

    fn add(&mut self, width: usize, look: &str, content: &str) {
        self.right += width;
        let _ = writeln!(self.definition, "{look}\\cellx{}", self.right);
        self.content.push_str(content);
        self.content.push_str("\\cell\n");
    }

    /// Adds a borderless cell between two boards.
    fn gutter(&mut self) {
        self.add(GUTTER, "", "\\pard\\plain\\intbl\\keepn\\fs2");
    }

    fn finish(self) -> String {
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

/// The lines around a cell. Both neighbours define the line between them in the same way.
fn lines(edges: Edges) -> String {
    let sides = [('t', edges.top), ('l', edges.left), ('b', edges.bottom), ('r', edges.right)];
    sides.into_iter().fold("\\clvertalc".to_owned(), |mut lines, (name, is_thick)| {
        let (width, colour) = if is_thick { (THICK, 1) } else { (THIN, 2) };
        let _ = write!(lines, "\\clbrdr{name}\\brdrs\\brdrw{width}\\brdrcf{colour}");
        lines
    })
}

fn digits(face: PrintedCell, side: usize, cell: usize) -> String {
    match face {
        PrintedCell::Empty => large("\\cf1", "", cell),
        PrintedCell::Given(digit) => large("\\b\\cf1", &digit.to_string(), cell),
        PrintedCell::Entry(digit) => large("\\cf3", &digit.to_string(), cell),
        PrintedCell::Found(digit) => large("\\cf4", &digit.to_string(), cell),
        PrintedCell::Small(digits) => small(digits, side, cell),
    }
}

fn large(style: &str, text: &str, cell: usize) -> String {
    // Six tenths of the cell, in half points of ten twips. A number of two digits gets a little less than half of the
    // cell.
    let height = if text.len() > 1 { cell * 9 / 200 } else { cell * 6 / 100 };
    paragraph(&format!("\\fs{height}{style}"), text)
}

/// Lines of small digits. A blank as wide as a digit stands for each missing digit.
fn small(digits: DigitSet, side: usize, cell: usize) -> String {
    let spacing = cell * 19 / 20 / small_columns(side);
    let height = (spacing * 8 / 100).max(2);
    let text = |digit: &Option<Digit>| digit.map_or("\\u8199?".to_owned(), |d| d.to_string());
    let rows = small_rows(digits, side);
    let rows: Vec<String> =
        rows.iter().map(|row| row.iter().map(text).collect::<Vec<_>>().join(" ")).collect();
    let style = format!("\\sl-{spacing}\\slmult0\\fs{height}\\cf5");
    paragraph(&style, &rows.join("\\line "))
}
