//! A board drawn with characters: heavy lines around regions, light lines between cells.
//!
//! A cell whose shade tells its region, or that belongs to an extra house, is filled with blocks around its digit. A
//! diagonal is a stroke on both sides of the digit. A circle and a square are round and square brackets around it. Numbers
//! outside stand around the drawing and in its holes.

use std::iter;

use super::drawing::PrintedCell;
use super::small_digits::{small_columns, small_rows};
use super::text_margin::{TextMargin, numbers_in_hole, widest_in_hole};
use crate::look::{AreaShade, BoardLook, CellShape, LineWeight, Mark, PlaceDiagonals, shape_in};
use nonet_engine::{Cell, Digit, DigitSet, Layout, LowestDigit};

/// The characters where lines meet. The index of a character is a number of four digits in base 3: the weights of the
/// lines upwards, to the right, downwards and to the left. A weight is 0 (none), 1 (light) or 2 (heavy).
const KNOTS: &str =
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

const HORIZONTAL: [char; 3] = [' ', '─', '━'];
const VERTICAL: [char; 3] = [' ', '│', '┃'];

/// The characters around the digit of a cell, by the number of its grey.
const BLOCKS: [char; 4] = [' ', '░', '▒', '▓'];

/// The character where lines of these weights meet: upwards, to the right, downwards and to the left. A weight is 0
/// (none), 1 (light) or 2 (heavy).
#[must_use]
pub fn knot(weights: [usize; 4]) -> char {
    let place = weights.into_iter().fold(0, |place, weight| place * 3 + weight);
    KNOTS.chars().nth(place).unwrap_or(' ')
}

/// The drawing of a board. Each line ends in a line break.
pub(super) fn drawn(
    layout: &Layout,
    (look, marks): (&BoardLook, &[Mark]),
    faces: &[PrintedCell],
) -> String {
    let drawing = TextBoard::new(layout, (look, marks), faces);
    let rows = (0..layout.rows()).map(|row| drawing.rule(row) + &drawing.row(row, faces));
    let drawn = rows.collect::<String>() + &drawing.rule(layout.rows());
    TextMargin::new(layout, marks, (drawing.width, drawing.height)).around(&drawn)
}

struct TextBoard<'a> {
    layout: &'a Layout,
    look: &'a BoardLook,
    marks: &'a [Mark],
    digits: usize,
    /// Number of characters of the largest digit.
    figures: usize,
    /// The characters around a digit. They distinguish it from a single small digit.
    brackets: (&'static str, &'static str),
    /// The inside of a cell: width in characters, height in lines.
    width: usize,
    height: usize,
}

impl<'a> TextBoard<'a> {
    fn new(
        layout: &'a Layout,
        (look, marks): (&'a BoardLook, &'a [Mark]),
        faces: &[PrintedCell],
    ) -> Self {
        let digits = layout.digit_count();
        let figures = digits.to_string().len();
        let columns = small_columns(digits);
        let has_small_digits = faces.iter().any(|face| matches!(face, PrintedCell::Small(..)));
        let (width, height) = if has_small_digits {
            (columns * (figures + 1) + 1, digits.div_ceil(columns))
        } else {
            (figures + 2, 1)
        };
        let brackets = if has_small_digits { ("(", ")") } else { ("", "") };
        // Digits stay in the middle of cells that are wider by an even number.
        let missing = widest_in_hole(layout, marks).saturating_sub(width);
        let width = width + missing.next_multiple_of(2);
        Self { layout, look, marks, digits, figures, brackets, width, height }
    }

    /// The line above `row`, or below the last row.
    fn rule(&self, row: usize) -> String {
        let piece = |column: usize| {
            let stroke = HORIZONTAL[strength(self.look.lines.above(row, column))];
            let strokes = iter::repeat_n(stroke, self.width);
            let knot = knot(self.look.lines.meeting_at(row, column).map(strength));
            iter::once(knot).chain(strokes.filter(move |_| column < self.layout.columns()))
        };
        ended((0..=self.layout.columns()).flat_map(piece).collect())
    }

    fn row(&self, row: usize, faces: &[PrintedCell]) -> String {
        let columns = self.layout.columns();
        let cells: Vec<Vec<String>> = (0..columns)
            .map(|column| match self.layout.cell(row, column) {
                Some(cell) => self.cell(cell, faces[cell.index()]),
                None => self.in_the_middle(&numbers_in_hole(self.marks, (row, column))),
            })
            .collect();
        let side = |column| VERTICAL[strength(self.look.lines.left_of(row, column))];
        let line = |line: usize| {
            let mut text = String::new();
            for (column, cell) in cells.iter().enumerate() {
                text.push(side(column));
                text.push_str(&cell[line]);
            }
            text.push(side(columns));
            ended(text)
        };
        (0..self.height).map(line).collect()
    }

    /// The text lines inside a cell.
    fn cell(&self, cell: Cell, face: PrintedCell) -> Vec<String> {
        let lines = match face {
            PrintedCell::Empty => self.in_the_middle(""),
            PrintedCell::Given(digit) | PrintedCell::Entry(digit) | PrintedCell::Found(digit) => {
                let (before, behind) = self.brackets;
                self.in_the_middle(&format!(
                    "{before}{digit:>width$}{behind}",
                    width = self.figures
                ))
            }
            PrintedCell::Small(digits, lowest) => self.small(digits, lowest),
        };
        lines.into_iter().map(|line| self.filled(cell, &line)).collect()
    }

    /// The text lines of a place with this text in the middle.
    fn in_the_middle(&self, text: &str) -> Vec<String> {
        let mut lines = vec![" ".repeat(self.width); self.height];
        lines[self.height / 2] = format!("{text:^width$}", width = self.width);
        lines
    }

    /// A text line inside a cell, with the signs of the cell in its first and last characters.
    fn filled(&self, cell: Cell, line: &str) -> String {
        let shade = match self.look.shade(cell) {
            AreaShade::WHITE if self.look.is_outlined(cell) => AreaShade::FIRST,
            shade => shade,
        };
        let block = BLOCKS[usize::from(shade.grey_number())];
        let (row, column) = (self.layout.row(cell), self.layout.column(cell));
        let diagonal = match self.look.diagonals_at(row, column) {
            PlaceDiagonals::None => block,
            PlaceDiagonals::Falling => '╲',
            PlaceDiagonals::Rising => '╱',
            PlaceDiagonals::Both => '╳',
        };
        // A cell that is shaded too has its block behind the digit.
        let behind = if block == ' ' { diagonal } else { block };
        let (before, behind) = match shape_in(self.marks, cell) {
            None => (diagonal, behind),
            Some(CellShape::Circle) => ('(', if behind == ' ' { ')' } else { behind }),
            Some(CellShape::Square) => ('[', if behind == ' ' { ']' } else { behind }),
        };
        let mut signs: Vec<char> = line.chars().collect();
        let last = signs.len().saturating_sub(1);
        for (end, sign) in [(0, before), (last, behind)] {
            if let Some(place) = signs.get_mut(end).filter(|place| **place == ' ') {
                *place = sign;
            }
        }
        signs.into_iter().collect()
    }

    fn small(&self, digits: DigitSet, lowest: LowestDigit) -> Vec<String> {
        let figures = self.figures;
        let text = |digit: &Option<Digit>| match digit {
            Some(digit) => format!(" {:>figures$}", lowest.shown(*digit)),
            None => " ".repeat(figures + 1),
        };
        let line = |row: &Vec<Option<Digit>>| row.iter().map(text).collect::<String>();
        let rows = small_rows(digits, self.digits);
        rows.iter().map(|row| format!("{:width$}", line(row), width = self.width)).collect()
    }
}

/// The weight of a line as a number: 0 (none), 1 (light) or 2 (heavy).
fn strength(weight: LineWeight) -> usize {
    match weight {
        LineWeight::Absent => 0,
        LineWeight::Light | LineWeight::Shaded => 1,
        LineWeight::Heavy | LineWeight::Frame => 2,
    }
}

/// A line without blanks at its end, but with a line break.
fn ended(mut line: String) -> String {
    line.truncate(line.trim_end_matches(' ').len());
    line.push('\n');
    line
}
