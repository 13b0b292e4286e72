//! A board as elements on a page: first its lines, then its digits row by row.

use super::element::{Anchor, PageElement, Point, Stroke, Text};
use crate::engine::{Border, Cell, Digit, DigitSet, Grid, Layout, borders};
use crate::print::drawing::small_columns;
use crate::print::font::{self, Weight};
use crate::print::{BookletPuzzle, SmallDigits};

/// The place and size of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BoardFrame {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) side: f32,
}

/// The pens for lines and digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pens {
    pub(super) black_only: bool,
}

impl Pens {
    /// The grey, or black if only black is allowed.
    pub(super) fn grey(self, grey: f32) -> f32 {
        if self.black_only { 0.0 } else { grey }
    }
}

/// Thickness of the lines around boxes, for a board of `side` points.
pub(super) fn thick(side: f32) -> f32 {
    (side / 170.0).clamp(0.8, 1.6)
}

fn thin(side: f32) -> f32 {
    (side / 500.0).clamp(0.3, 0.5)
}

/// The elements of a puzzle: givens in bold, entries lighter, small digits in empty cells.
pub(super) fn puzzle(
    item: &BookletPuzzle,
    small: SmallDigits,
    square: BoardFrame,
    pens: Pens,
) -> Vec<PageElement> {
    let layout = item.layout();
    let cells = BoardCells { layout, square, pens };
    let mut elements = cells.lines();
    for (cell, small) in layout.cells().zip(item.small_digits(small)) {
        match (item.givens.get(cell), item.entries.get(cell)) {
            (Some(given), _) => elements.push(cells.digit(cell, given, Weight::Bold, 0.0)),
            (None, Some(entry)) => elements.push(cells.digit(cell, entry, Weight::Regular, 0.25)),
            (None, None) => elements.extend(cells.small_digits(cell, small)),
        }
    }
    elements
}

/// The marks of an answer: givens in bold, found digits lighter.
pub(super) fn answer(
    givens: &Grid,
    answer: &Grid,
    square: BoardFrame,
    pens: Pens,
) -> Vec<PageElement> {
    let cells = BoardCells { layout: givens.layout(), square, pens };
    let mut elements = cells.lines();
    elements.extend(answer.filled().map(|(cell, digit)| match givens.get(cell) {
        Some(_) => cells.digit(cell, digit, Weight::Bold, 0.0),
        None => cells.digit(cell, digit, Weight::Regular, 0.25),
    }));
    elements
}

/// The outer frame alone.
pub(super) fn frame(square: BoardFrame) -> Vec<PageElement> {
    let half = thick(square.side) / 2.0;
    let BoardFrame { left, top, side } = square;
    let line = |from: Point, to: Point| {
        PageElement::Line(Stroke { from, to, width: 2.0 * half, grey: 0.0 })
    };
    let level = |y| line(Point { x: left - half, y }, Point { x: left + side + half, y });
    let upright = |x| line(Point { x, y: top - half }, Point { x, y: top + side + half });
    vec![level(top), level(top + side), upright(left), upright(left + side)]
}

/// The cells of a board in their places.
#[derive(Clone, Copy)]
struct BoardCells<'a> {
    layout: &'a Layout,
    square: BoardFrame,
    pens: Pens,
}

impl BoardCells<'_> {
    fn step(&self) -> f32 {
        self.square.side / count(self.layout.columns())
    }

    fn centre(&self, cell: Cell) -> Point {
        let place = |start: f32, index: usize| start + (count(index) + 0.5) * self.step();
        Point {
            x: place(self.square.left, self.layout.column(cell)),
            y: place(self.square.top, self.layout.row(cell)),
        }
    }

    /// The lines in drawing order: thin lines, thick lines over their ends, the outer frame.
    fn lines(&self) -> Vec<PageElement> {
        let (thin_ones, thick_ones): (Vec<_>, Vec<_>) =
            borders(self.layout).into_iter().partition(|border| !border.thick);
        let all = thin_ones.into_iter().chain(thick_ones).map(|border| self.line(border));
        all.chain(frame(self.square)).collect()
    }

    fn line(&self, border: Border) -> PageElement {
        let side = self.square.side;
        let (width, grey) =
            if border.thick { (thick(side), 0.0) } else { (thin(side), self.pens.grey(0.35)) };
        let beyond = if border.thick { width / 2.0 } else { 0.0 };
        let along = |index| count(index) * self.step();
        let (from, to) = (along(border.from) - beyond, along(border.to) + beyond);
        let at = |along: f32| {
            let across = count(border.at) * self.step();
            let (x, y) = if border.level { (along, across) } else { (across, along) };
            Point { x: self.square.left + x, y: self.square.top + y }
        };
        PageElement::Line(Stroke { from: at(from), to: at(to), width, grey })
    }

    fn digit(&self, cell: Cell, digit: Digit, weight: Weight, grey: f32) -> PageElement {
        let size = self.step() * if self.layout.digit_count() < 10 { 0.70 } else { 0.56 };
        self.centred(digit, self.centre(cell), size, weight, grey)
    }

    /// The small digits, each in its place of a miniature keypad.
    fn small_digits(&self, cell: Cell, digits: DigitSet) -> impl Iterator<Item = PageElement> {
        let (rows, columns) = miniature(self.layout);
        let within = self.step() * 0.90;
        let (wide, high) = (within / count(columns), within / count(rows));
        let size = if self.layout.digit_count() < 10 {
            0.92 * wide.min(high)
        } else {
            0.68 * wide.min(high)
        };
        let centre = self.centre(cell);
        digits.iter().map(move |digit| {
            let (row, column) = (digit.index() / columns, digit.index() % columns);
            let from_centre = |index: usize, of: usize| count(index) + 0.5 - count(of) / 2.0;
            let at = Point {
                x: centre.x + from_centre(column, columns) * wide,
                y: centre.y + from_centre(row, rows) * high,
            };
            self.centred(digit, at, size, Weight::Regular, 0.35)
        })
    }

    /// A number, placed so that the middle of its ink is at `middle`.
    fn centred(
        &self,
        digit: Digit,
        middle: Point,
        size: f32,
        weight: Weight,
        grey: f32,
    ) -> PageElement {
        let text = digit.to_string();
        let at = Point {
            x: middle.x - font::ink_shift(&text, weight) * size,
            y: middle.y + font::digit_middle(weight) * size,
        };
        let grey = self.pens.grey(grey);
        PageElement::Text(Text {
            text,
            at,
            anchor: Anchor::Middle,
            size,
            weight,
            grey,
            turned: false,
        })
    }
}

/// Rows and columns of the miniature keypad. They are those of a box if all boxes have the same shape and hold every
/// digit.
fn miniature(layout: &Layout) -> (usize, usize) {
    let holds_all = |&(rows, columns): &(usize, usize)| rows * columns == layout.digit_count();
    if let Some((rows, columns)) = layout.boxes().filter(holds_all)
        && columns < 3 * rows
    {
        return (rows, columns);
    }
    let columns = small_columns(layout.digit_count());
    (layout.digit_count().div_ceil(columns), columns)
}

/// Converts a count to a measure.
pub(super) fn count(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_digits_stand_as_on_a_keypad() {
        let shape = |rows, columns| miniature(&Layout::boxed(rows, columns).unwrap());
        assert_eq!(shape(3, 3), (3, 3));
        assert_eq!(shape(2, 3), (2, 3));
        assert_eq!(shape(3, 4), (3, 4));
        assert_eq!(shape(1, 7), (3, 3));
        assert_eq!(shape(2, 6), (3, 4));
    }
}
