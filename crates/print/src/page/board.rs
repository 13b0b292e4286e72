//! A board as elements on a page: first its shades and lines, then its digits row by row.

use std::sync::Arc;

use super::element::{
    Anchor, Area, Circle, CircleBody, Fill, PageElement, PagePoint, Stroke, Text,
};
use crate::font::{self, Weight};
use crate::look::{
    AreaOutline, AreaShade, BoardLook, BoardPart, BoardStroke, CellShape, LABEL_SIZE, LineDress,
    LineWeight, Margins, Mark, MarkInk, MarkStroke, OutlineDash, OutsideLabel, Sign, have_labels,
    mark_strokes, marks_of, outlines, outside_labels, signs,
};
use crate::small_digits::{has_small_digits, small_columns};
use crate::{BookletPuzzle, PrintInks, SmallDigits};
use nonet_engine::{Cell, Digit, DigitSet, Grid, HouseKind, Layout, LowestDigit};

/// The place and size of a board, or of the place for one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BoardFrame {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl BoardFrame {
    /// A square.
    pub(super) fn square(left: f32, top: f32, side: f32) -> Self {
        Self { left, top, width: side, height: side }
    }

    /// The largest frame of the shape of `layout` in this one: at the top and in the middle.
    pub(super) fn holding(self, layout: &Layout) -> Self {
        let (rows, columns) = (count(layout.rows()), count(layout.columns()));
        let step = (self.width / columns).min(self.height / rows);
        let (width, height) = (step * columns, step * rows);
        Self { left: self.left + (self.width - width) / 2.0, width, height, ..self }
    }

    /// The frame of the board itself in this frame of its shape, with room for numbers outside. Its cells become smaller, so
    /// that the board takes no more of a page than one without such numbers.
    fn within(self, margins: Margins, layout: &Layout) -> Self {
        if margins.is_none() {
            return self;
        }
        let (columns, rows) = (margins.columns(layout), margins.rows(layout));
        let step = (self.width / columns).min(self.height / rows);
        Self {
            left: self.left + (self.width - step * columns) / 2.0 + step * margins.left,
            top: self.top + (self.height - step * rows) / 2.0 + step * margins.top,
            width: step * count(layout.columns()),
            height: step * count(layout.rows()),
        }
    }

    /// The side of a square of the same size. It decides how thick lines are and how large captions are.
    pub(super) fn side(self) -> f32 {
        self.width.max(self.height)
    }

    pub(super) fn area(self) -> Area {
        let Self { left, top, width, height } = self;
        Area { left, top, width, height }
    }
}

/// Thickness of the lines around boxes, for a board of `side` points.
pub(super) fn thick(side: f32) -> f32 {
    (side / 170.0).clamp(0.8, 1.6)
}

fn thin(side: f32) -> f32 {
    (side / 500.0).clamp(0.3, 0.5)
}

/// Font size of a digit as a part of its cell.
pub(super) fn digit_size(digits: usize) -> f32 {
    if digits < 10 { 0.70 } else { 0.62 }
}

/// The greys of a mark, and of the line around it, which shows the mark on a shaded cell too.
const MARK_GREY: f32 = 0.86;
const MARK_LINE_GREY: f32 = 0.5;

/// How much of a cell a label takes from the small digits below it, and the line at the foot of the cell, in font sizes of the
/// label.
const LABEL_ROOM: f32 = 0.85;
const FOOT_ROOM: f32 = 0.25;

/// The width of the lines of an arrow or a sign of a number outside, as a part of a cell.
const SIGN_LINE: f32 = 0.035;

/// How much of a cell its small digits take together.
const SMALL_DIGITS: f32 = 0.90;

/// Font size of a number of three figures as a part of its cell.
const LARGEST_NUMBER: f32 = 0.46;

/// Font size of a small digit as a part of its place.
fn small_size(digits: usize) -> f32 {
    if digits < 10 { 0.92 } else { 0.68 }
}

/// Font size of small digits as a part of a cell of this layout, below labels if its cells have any.
pub(super) fn small_digit_size(layout: &Layout, has_labels: bool) -> f32 {
    let (wide, high) = small_step(layout, has_labels);
    small_size(layout.digit_count()) * wide.min(high)
}

/// The width and the height of the place of a small digit, as parts of a cell.
fn small_step(layout: &Layout, has_labels: bool) -> (f32, f32) {
    let (rows, columns) = miniature(layout);
    let label = if has_labels { LABEL_SIZE * (LABEL_ROOM + FOOT_ROOM) } else { 0.0 };
    (SMALL_DIGITS / count(columns), (SMALL_DIGITS - label) / count(rows))
}

/// The elements of a puzzle: givens in bold, entries lighter, small digits in empty cells.
pub(super) fn puzzle(
    item: &BookletPuzzle,
    small: SmallDigits,
    frame: BoardFrame,
    inks: PrintInks,
) -> Vec<PageElement> {
    let (layout, lowest) = (item.layout(), item.lowest_digit);
    let marks = marks_of(&item.rules, lowest);
    let has_labels = have_labels(&marks);
    let frame = frame.within(Margins::of(&marks, layout), layout);
    let cells = BoardCells { layout, frame, inks, lowest, has_labels };
    let mut elements = cells.board(&marks);
    for (cell, small) in layout.cells().zip(item.small_digits(small)) {
        match (item.givens.get(cell), item.entries.get(cell)) {
            (Some(given), _) => elements.push(cells.digit(cell, given, Weight::Bold, 0.0)),
            (None, Some(entry)) => elements.push(cells.digit(cell, entry, Weight::Regular, 0.25)),
            (None, None) if has_small_digits(layout) => {
                elements.extend(cells.small_digits(cell, small));
            }
            (None, None) => {}
        }
    }
    elements
}

/// The marks of an answer: givens in bold, found digits lighter.
pub(super) fn answer(
    item: &BookletPuzzle,
    answer: &Grid,
    frame: BoardFrame,
    inks: PrintInks,
) -> Vec<PageElement> {
    let (givens, lowest) = (&item.givens, item.lowest_digit);
    let (layout, marks) = (givens.layout(), marks_of(&item.rules, lowest));
    let frame = frame.within(Margins::of(&marks, layout), layout);
    let cells = BoardCells { layout, frame, inks, lowest, has_labels: false };
    let mut elements = cells.board(&marks);
    elements.extend(answer.filled().map(|(cell, digit)| match givens.get(cell) {
        Some(_) => cells.digit(cell, digit, Weight::Bold, 0.0),
        None => cells.digit(cell, digit, Weight::Regular, 0.25),
    }));
    elements
}

/// The outer frame alone.
pub(super) fn frame(frame: BoardFrame) -> Vec<PageElement> {
    let half = thick(frame.side()) / 2.0;
    let BoardFrame { left, top, width, height } = frame;
    let line = |from: PagePoint, to: PagePoint| {
        PageElement::Line(Stroke { from, to, width: 2.0 * half, grey: 0.0 })
    };
    let level = |y| line(PagePoint { x: left - half, y }, PagePoint { x: left + width + half, y });
    let upright = |x| line(PagePoint { x, y: top - half }, PagePoint { x, y: top + height + half });
    vec![level(top), level(top + height), upright(left), upright(left + width)]
}

/// The cells of a board in their places.
#[derive(Clone, Copy)]
struct BoardCells<'a> {
    layout: &'a Arc<Layout>,
    frame: BoardFrame,
    inks: PrintInks,
    lowest: LowestDigit,
    /// Whether cells have labels, so that small digits stand lower.
    has_labels: bool,
}

impl BoardCells<'_> {
    fn step(&self) -> f32 {
        self.frame.width / count(self.layout.columns())
    }

    /// The upper left corner of a place.
    fn corner(&self, row: usize, column: usize) -> PagePoint {
        PagePoint {
            x: self.frame.left + count(column) * self.step(),
            y: self.frame.top + count(row) * self.step(),
        }
    }

    fn centre(&self, cell: Cell) -> PagePoint {
        let PagePoint { x, y } = self.corner(self.layout.row(cell), self.layout.column(cell));
        PagePoint { x: x + self.step() / 2.0, y: y + self.step() / 2.0 }
    }

    /// The board without digits, in drawing order: shades, marks, diagonals, thin lines, thick lines over their ends,
    /// frames of grids, outlines of houses, signs on lines.
    fn board(&self, marks: &[Mark]) -> Vec<PageElement> {
        let look = BoardLook::of(self.layout);
        let mut elements = self.shades(&look);
        let strokes = mark_strokes(marks, self.layout, LineDress::Patterned);
        elements.extend(strokes.iter().flat_map(|stroke| self.mark_stroke(stroke)));
        elements.extend(marks.iter().flat_map(|mark| self.mark(mark)));
        for &(first, last) in &look.diagonals {
            let (from, to) = if first.column < last.column {
                ((first.row, first.column), (last.row + 1, last.column + 1))
            } else {
                ((first.row, first.column + 1), (last.row + 1, last.column))
            };
            let [from, to] = [from, to].map(|(row, column)| self.corner(row, column));
            let width = 1.5 * thin(self.frame.side());
            let grey = self.inks.grey(0.55);
            elements.push(PageElement::Line(Stroke { from, to, width, grey }));
        }
        let mut strokes = look.lines.strokes();
        strokes.sort_by_key(|stroke| stroke.weight);
        let heavy = self.heavy();
        elements.extend(strokes.into_iter().map(|stroke| self.line(stroke, heavy)));
        let of_board = look.outlines.iter().map(|outline| (outline, None));
        for (outline, label) in of_board.chain(outlines(marks)) {
            let dashes = outline.dashes_beside(label, self.layout);
            elements.extend(dashes.into_iter().map(|dash| self.dash(dash)));
            elements.extend(label.map(|label| self.label(outline, label)));
        }
        elements.extend(signs(marks).flat_map(|sign| self.sign(sign)));
        elements.extend(outside_labels(marks).flat_map(|label| self.outside(label)));
        elements
    }

    /// A number outside the board with its arrow or its sign.
    fn outside(&self, label: &OutsideLabel) -> Vec<PageElement> {
        let (size, weight) = (label.text_size() * self.step(), Weight::Regular);
        let whole = BoardPart::whole(self.layout);
        let middle = self.at(label.middle(whole));
        let at = PagePoint { y: middle.y + font::digit_middle(weight) * size, ..middle };
        let (text, anchor) = (label.text.clone(), Anchor::Middle);
        let number = Text { text, at, anchor, size, weight, grey: 0.0, turned: false };
        let sign = label.sign_strokes(whole).into_iter().flat_map(|points| {
            let (width, ink) = (SIGN_LINE, MarkInk::Shaft);
            self.mark_stroke(&MarkStroke { points, width, ink })
        });
        sign.chain([PageElement::Text(number)]).collect()
    }

    /// A sign: its ground, an edge if it has one, and its text.
    fn sign(&self, sign: &Sign) -> Vec<PageElement> {
        let (x, y) = sign.middle(self.layout);
        let step = self.step();
        let middle = PagePoint { x: self.frame.left + x * step, y: self.frame.top + y * step };
        let radius = sign.shape.radius() * step;
        let (ground, ink) = if sign.shape.is_black() { (0.0, 1.0) } else { (1.0, 0.0) };
        let circle = |body, grey| PageElement::Circle(Circle { middle, radius, body, grey });
        let edge = sign.shape.has_edge().then(|| CircleBody::Ring(self.mark_line()));
        let mut elements = vec![circle(CircleBody::Disc, ground)];
        elements.extend(edge.map(|edge| circle(edge, 0.0)));
        let (size, weight) = (sign.text_size() * step, Weight::Regular);
        elements.extend(sign.lines().map(|(down, text)| {
            let at = PagePoint {
                x: middle.x,
                y: middle.y + down * step + font::digit_middle(weight) * size,
            };
            let (text, anchor) = (text.to_owned(), Anchor::Middle);
            PageElement::Text(Text { text, at, anchor, size, weight, grey: ink, turned: false })
        }));
        elements
    }

    /// The label of an outline.
    fn label(&self, outline: &AreaOutline, label: &str) -> PageElement {
        let (left, baseline) = outline.label_start(self.layout);
        let at = self.at((left, baseline));
        let (text, anchor, weight) = (label.to_owned(), Anchor::Start, Weight::Regular);
        let size = LABEL_SIZE * self.step();
        PageElement::Text(Text { text, at, anchor, size, weight, grey: 0.0, turned: false })
    }

    fn mark(&self, mark: &Mark) -> Vec<PageElement> {
        match mark {
            Mark::Shape { cell, shape } => match shape {
                CellShape::Circle => self.circle(self.centre(*cell), shape.extent() / 2.0),
                CellShape::Square => self.square(self.centre(*cell), shape.extent() / 2.0),
            },
            // Outlines and signs lie over the lines of the board, and lines below all other marks.
            // Numbers outside lie beyond them.
            Mark::Outline { .. }
            | Mark::Line { .. }
            | Mark::Arrow { .. }
            | Mark::Sign(_)
            | Mark::Wedges(_)
            | Mark::Outside(_)
            | Mark::Figures { .. } => Vec::new(),
        }
    }

    /// A stroke of a line, and discs for its round ends and joints.
    fn mark_stroke(&self, MarkStroke { points, width, ink }: &MarkStroke) -> Vec<PageElement> {
        let points: Vec<PagePoint> = points.iter().map(|&point| self.at(point)).collect();
        let (width, grey) = (width * self.step(), self.grey_of(*ink));
        let segment = |ends: &[PagePoint]| {
            PageElement::Line(Stroke { from: ends[0], to: ends[1], width, grey })
        };
        let disc = |&middle: &PagePoint| {
            let (radius, body) = (width / 2.0, CircleBody::Disc);
            PageElement::Circle(Circle { middle, radius, body, grey })
        };
        points.windows(2).map(segment).chain(points.iter().map(disc)).collect()
    }

    fn grey_of(&self, ink: MarkInk) -> f32 {
        match (ink, self.inks) {
            (MarkInk::Edge | MarkInk::Shaft | MarkInk::Rim, inks) => inks.grey(MARK_LINE_GREY),
            (MarkInk::Body(_), PrintInks::All) => MARK_GREY,
            // The body is free of ink then, and its edge shows the line.
            (MarkInk::Ground, _) | (MarkInk::Body(_), PrintInks::BlackOnly) => 1.0,
        }
    }

    /// A point of the board, which is measured in cells.
    fn at(&self, (x, y): (f32, f32)) -> PagePoint {
        let step = self.step();
        PagePoint { x: self.frame.left + x * step, y: self.frame.top + y * step }
    }

    /// A grey circle with a thin line around it. With black ink alone, the line is all of it.
    fn circle(&self, middle: PagePoint, radius: f32) -> Vec<PageElement> {
        let (radius, grey) = (radius * self.step(), MARK_GREY);
        let disc = Circle { middle, radius, body: CircleBody::Disc, grey };
        let body = CircleBody::Ring(self.mark_line());
        let ring = Circle { middle, radius, body, grey: self.inks.grey(MARK_LINE_GREY) };
        let disc = (self.inks == PrintInks::All).then_some(disc);
        disc.into_iter().chain([ring]).map(PageElement::Circle).collect()
    }

    /// A grey square with a thin line around it. With black ink alone, the line is all of it.
    fn square(&self, middle: PagePoint, half: f32) -> Vec<PageElement> {
        let half = half * self.step();
        let at = PagePoint { x: middle.x - half, y: middle.y - half };
        let fill = Fill { at, width: 2.0 * half, height: 2.0 * half, grey: MARK_GREY };
        let fill = (self.inks == PrintInks::All).then_some(PageElement::Fill(fill));
        let (width, grey) = (self.mark_line(), self.inks.grey(MARK_LINE_GREY));
        let corner = |right: f32, down: f32| PagePoint {
            x: middle.x + right * half,
            y: middle.y + down * half,
        };
        let corners = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        let side = |place: usize| {
            let (from, to) = (corners[place], corners[(place + 1) % corners.len()]);
            PageElement::Line(Stroke { from, to, width, grey })
        };
        fill.into_iter().chain((0..corners.len()).map(side)).collect()
    }

    fn mark_line(&self) -> f32 {
        1.5 * thin(self.frame.side())
    }

    fn dash(&self, OutlineDash { from, to }: OutlineDash) -> PageElement {
        let width = (self.step() / 40.0).clamp(0.3, 0.8);
        let (from, to, grey) = (self.at(from), self.at(to), self.inks.grey(0.2));
        PageElement::Line(Stroke { from, to, width, grey })
    }

    /// The shades of cells. Cells of one shade side by side are filled together.
    fn shades(&self, look: &BoardLook) -> Vec<PageElement> {
        let layout = self.layout;
        let shade = |row, column| {
            layout.cell(row, column).map_or(AreaShade::WHITE, |cell| look.shade(cell))
        };
        let (mut fills, mut hatching) = (Vec::new(), Vec::new());
        for row in 0..layout.rows() {
            let mut from = 0;
            for to in 1..=layout.columns() {
                let here = shade(row, from);
                if to < layout.columns() && shade(row, to) == here {
                    continue;
                }
                if here != AreaShade::WHITE {
                    let at = self.corner(row, from);
                    let (width, height) = (count(to - from) * self.step(), self.step());
                    let grey = here.grey(self.inks);
                    if grey < 1.0 {
                        fills.push(PageElement::Fill(Fill { at, width, height, grey }));
                    }
                    hatching
                        .extend(self.hatching(here, Area { left: at.x, top: at.y, width, height }));
                }
                from = to;
            }
        }
        fills.extend(hatching);
        fills
    }

    /// The slanted lines of a shade in a rectangle of cells. They go on from one rectangle to the next.
    fn hatching(&self, shade: AreaShade, area: Area) -> Vec<PageElement> {
        let hatching = shade.hatching(self.inks);
        if !hatching.is_any() {
            return Vec::new();
        }
        let spacing = shade.spacing(self.inks) * self.step();
        let width = 0.6 * thin(self.frame.side());
        let Area { left, top, width: wide, height: high } = area;
        let mut lines = Vec::new();
        let mut push = |from: PagePoint, to: PagePoint| {
            let line = PageElement::Line(Stroke { from, to, width, grey: self.inks.grey(0.35) });
            lines.extend(line.within(area));
        };
        // Lines with the same sum or difference of coordinates are one line.
        let first = |sum: f32| (sum / spacing).ceil() * spacing;
        let board = (self.frame.left, self.frame.top);
        let (x, y) = (left - board.0, top - board.1);
        if hatching.rises {
            let mut sum = first(x + y);
            while sum < x + y + wide + high {
                let from = PagePoint { x: board.0 + sum - y - high, y: top + high };
                push(from, PagePoint { x: from.x + high, y: top });
                sum += spacing;
            }
        }
        if hatching.falls {
            let mut difference = first(x - y - high);
            while difference < x + wide - y {
                let from = PagePoint { x: board.0 + difference + y, y: top };
                push(from, PagePoint { x: from.x + high, y: top + high });
                difference += spacing;
            }
        }
        lines
    }

    /// The thickness of lines around regions. The eye follows crooked lines less easily than those around boxes, so they
    /// are as thick as the frames of grids.
    fn heavy(&self) -> f32 {
        let has_regions = self.layout.has_houses(HouseKind::Region);
        if has_regions { self.framing() } else { thick(self.frame.side()) }
    }

    /// The thickness of the frames of grids.
    fn framing(&self) -> f32 {
        1.6 * thick(self.frame.side())
    }

    fn line(&self, stroke: BoardStroke, heavy: f32) -> PageElement {
        let (width, grey) = match stroke.weight {
            LineWeight::Absent | LineWeight::Light | LineWeight::Shaded => {
                (thin(self.frame.side()), self.inks.grey(0.35))
            }
            LineWeight::Heavy => (heavy, 0.0),
            LineWeight::Frame => (self.framing(), 0.0),
        };
        let beyond = if stroke.weight >= LineWeight::Heavy { width / 2.0 } else { 0.0 };
        let along = |index| count(index) * self.step();
        let (from, to) = (along(stroke.from) - beyond, along(stroke.to) + beyond);
        let at = |along: f32| {
            let across = count(stroke.at) * self.step();
            let (x, y) = if stroke.level { (along, across) } else { (across, along) };
            PagePoint { x: self.frame.left + x, y: self.frame.top + y }
        };
        PageElement::Line(Stroke { from: at(from), to: at(to), width, grey })
    }

    fn digit(&self, cell: Cell, digit: Digit, weight: Weight, grey: f32) -> PageElement {
        let size =
            if digit.get() > 99 { LARGEST_NUMBER } else { digit_size(self.layout.digit_count()) };
        self.centred(digit, self.centre(cell), size * self.step(), weight, grey)
    }

    /// The small digits, each in its place of a miniature keypad.
    fn small_digits(&self, cell: Cell, digits: DigitSet) -> impl Iterator<Item = PageElement> {
        let (rows, columns) = miniature(self.layout);
        let (wide, high) = small_step(self.layout, self.has_labels);
        let (wide, high) = (wide * self.step(), high * self.step());
        let size = small_digit_size(self.layout, self.has_labels) * self.step();
        let lower = if self.has_labels { LABEL_SIZE * (LABEL_ROOM - FOOT_ROOM) / 2.0 } else { 0.0 };
        let mut centre = self.centre(cell);
        centre.y += lower * self.step();
        digits.iter().map(move |digit| {
            let (row, column) = (digit.index() / columns, digit.index() % columns);
            let from_centre = |index: usize, of: usize| count(index) + 0.5 - count(of) / 2.0;
            let at = PagePoint {
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
        middle: PagePoint,
        size: f32,
        weight: Weight,
        grey: f32,
    ) -> PageElement {
        let text = self.lowest.shown(digit).to_string();
        let at = PagePoint {
            x: middle.x - font::ink_shift(&text, weight) * size,
            y: middle.y + font::digit_middle(weight) * size,
        };
        let grey = self.inks.grey(grey);
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

    #[test]
    fn a_board_keeps_its_shape_in_its_place() {
        let latin = nonet_engine::LayoutBuilder::latin(6);
        let layout = nonet_engine::LayoutBuilder { rows: 3, ..latin }.build().unwrap();
        let held = BoardFrame::square(10.0, 20.0, 60.0).holding(&layout);
        assert_eq!(held, BoardFrame { left: 10.0, top: 20.0, width: 60.0, height: 30.0 });
    }
}
