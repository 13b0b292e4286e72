//! A board drawn with characters: heavy lines around boxes, light lines between cells.

use super::drawing::{PrintedCell, edges, small_columns, small_rows};
use crate::engine::{Digit, DigitSet, Layout};

/// The characters where lines meet. The index of a character is a number of four digits in base 3: the weights of the
/// lines upwards, to the right, downwards and to the left. A weight is 0 (none), 1 (light) or 2 (heavy).
const KNOTS: &str =
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

const HORIZONTAL: [char; 3] = [' ', '─', '━'];
const VERTICAL: [char; 3] = [' ', '│', '┃'];

/// The drawing of a board. Each line ends in a line break.
pub(super) fn drawn(layout: &Layout, faces: &[PrintedCell]) -> String {
    let drawing = TextBoard::new(layout, faces);
    let side = layout.columns();
    let rows = faces.chunks(side).enumerate();
    let rows = rows.map(|(row, faces)| drawing.rule(row) + &drawing.row(row, faces));
    rows.collect::<String>() + &drawing.rule(side)
}

struct TextBoard<'a> {
    layout: &'a Layout,
    side: usize,
    /// Number of characters of the largest digit.
    figures: usize,
    /// The characters around a digit. They distinguish it from a single small digit.
    marks: (&'static str, &'static str),
    /// The inside of a cell: width in characters, height in lines.
    width: usize,
    height: usize,
}

impl<'a> TextBoard<'a> {
    fn new(layout: &'a Layout, faces: &[PrintedCell]) -> Self {
        let side = layout.columns();
        let figures = side.to_string().len();
        let columns = small_columns(side);
        let has_small_digits = faces.iter().any(|face| matches!(face, PrintedCell::Small(_)));
        let (width, height) = if has_small_digits {
            (columns * (figures + 1) + 1, side.div_ceil(columns))
        } else {
            (figures + 2, 1)
        };
        let marks = if has_small_digits { ("(", ")") } else { ("", "") };
        Self { layout, side, figures, marks, width, height }
    }

    /// The line above `row`, or below the last row.
    fn rule(&self, row: usize) -> String {
        let piece = |column: usize| {
            let stroke = HORIZONTAL[self.above(row, column)];
            let strokes = (0..self.width).map(move |_| stroke);
            std::iter::once(self.knot(row, column))
                .chain(strokes.filter(move |_| column < self.side))
        };
        (0..=self.side).flat_map(piece).chain(['\n']).collect()
    }

    fn row(&self, row: usize, faces: &[PrintedCell]) -> String {
        let cells: Vec<Vec<String>> = faces.iter().map(|&face| self.cell(face)).collect();
        let line = |line: usize| -> String {
            let cell = |(column, cell): (usize, &Vec<String>)| {
                format!("{}{}", VERTICAL[self.left_of(row, column)], cell[line])
            };
            let cells: String = cells.iter().enumerate().map(cell).collect();
            format!("{cells}{}\n", VERTICAL[self.left_of(row, self.side)])
        };
        (0..self.height).map(line).collect()
    }

    /// The text lines inside a cell.
    fn cell(&self, face: PrintedCell) -> Vec<String> {
        let middle = |text: String| {
            let blank = " ".repeat(self.width);
            let mut lines = vec![blank; self.height];
            lines[self.height / 2] = format!("{text:^width$}", width = self.width);
            lines
        };
        match face {
            PrintedCell::Empty => middle(String::new()),
            PrintedCell::Given(digit) | PrintedCell::Entry(digit) | PrintedCell::Found(digit) => {
                let (before, behind) = self.marks;
                middle(format!("{before}{digit:>width$}{behind}", width = self.figures))
            }
            PrintedCell::Small(digits) => self.small(digits),
        }
    }

    fn small(&self, digits: DigitSet) -> Vec<String> {
        let figures = self.figures;
        let text = |digit: &Option<Digit>| match digit {
            Some(digit) => format!(" {digit:>figures$}"),
            None => " ".repeat(figures + 1),
        };
        let line = |row: &Vec<Option<Digit>>| row.iter().map(text).collect::<String>();
        let rows = small_rows(digits, self.side);
        rows.iter().map(|row| format!("{:width$}", line(row), width = self.width)).collect()
    }

    fn knot(&self, row: usize, column: usize) -> char {
        let up = row.checked_sub(1).map_or(0, |row| self.left_of(row, column));
        let right = self.above(row, column);
        let down = self.left_of(row, column);
        let left = column.checked_sub(1).map_or(0, |column| self.above(row, column));
        let place = [up, right, down, left].into_iter().fold(0, |place, weight| place * 3 + weight);
        KNOTS.chars().nth(place).unwrap_or(' ')
    }

    /// The weight of the line above a cell, or below the last row. 0 outside the board.
    fn above(&self, row: usize, column: usize) -> usize {
        match () {
            () if row > self.side || column >= self.side => 0,
            () if row == self.side => 2,
            () => 1 + usize::from(edges(self.layout, row, column).top),
        }
    }

    /// The weight of the line left of a cell, or right of the last column. 0 outside the board.
    fn left_of(&self, row: usize, column: usize) -> usize {
        match () {
            () if row >= self.side || column > self.side => 0,
            () if column == self.side => 2,
            () => 1 + usize::from(edges(self.layout, row, column).left),
        }
    }
}
