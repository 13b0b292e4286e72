//! The marks of a page as PDF operations. Texts that follow each other on one baseline become one string with
//! distances in it: the digits of a row can be selected as a row, and take few bytes.

use printpdf::{Color, Greyscale, LinePoint, Op, PdfFontHandle, Pt, TextItem, TextMatrix};

use super::fonts;
use crate::print::font;
use crate::print::page::{Line, Mark, Page, Point, Text};

/// The operations that draw a page.
pub(super) fn operations(page: &Page) -> Vec<Op> {
    let mut writer = Writer { height: page.height, operations: Vec::new(), pen: None };
    for mark in &page.marks {
        match mark {
            Mark::Line(line) => writer.line(line),
            Mark::Text(text) => writer.text(text),
        }
    }
    writer.end_text();
    writer.operations
}

struct Writer {
    /// Of the page: PDF counts from below.
    height: f32,
    operations: Vec<Op>,
    /// The text being written.
    pen: Option<Pen>,
}

/// Texts on one baseline.
struct Pen {
    /// The first of them.
    first: Text,
    start: Point,
    items: Vec<TextItem>,
    /// How far the pen has come, in thousandths of the size.
    at: f32,
}

impl Writer {
    fn line(&mut self, line: &Line) {
        self.end_text();
        let point = |point| LinePoint { p: self.point(point), bezier: false };
        let points = vec![point(line.from), point(line.to)];
        self.operations.extend([
            Op::SetOutlineThickness { pt: Pt(rounded(line.width)) },
            Op::SetOutlineColor { col: grey(line.grey) },
            Op::DrawLine { line: printpdf::Line { points, is_closed: false } },
        ]);
    }

    fn text(&mut self, text: &Text) {
        if !self.pen.as_ref().is_some_and(|pen| pen.takes(text)) {
            self.end_text();
            self.pen = Some(Pen::at(text));
        }
        if let Some(pen) = &mut self.pen {
            pen.write(text);
        }
    }

    /// Writes what has been gathered.
    fn end_text(&mut self) {
        let Some(Pen { first, start, items, .. }) = self.pen.take() else { return };
        let Point { x, y } = start;
        let (x, y) = (rounded(x), rounded(self.height - y));
        let way = if first.turned { -1.0 } else { 1.0 };
        let font = PdfFontHandle::External(fonts::id(first.weight));
        self.operations.extend([
            Op::StartTextSection,
            Op::SetFillColor { col: grey(first.grey) },
            Op::SetFont { font, size: Pt(rounded(first.size)) },
            Op::SetTextMatrix { matrix: TextMatrix::Raw([way, 0.0, 0.0, way, x, y]) },
            Op::ShowText { items },
            Op::EndTextSection,
        ]);
    }

    fn point(&self, point: Point) -> printpdf::Point {
        printpdf::Point { x: Pt(rounded(point.x)), y: Pt(rounded(self.height - point.y)) }
    }
}

impl Pen {
    fn at(text: &Text) -> Self {
        Self { first: text.clone(), start: text.start(), items: Vec::new(), at: 0.0 }
    }

    /// Whether a text goes on where the first one started: on its baseline, and looking like it.
    fn takes(&self, text: &Text) -> bool {
        let looks =
            |text: &Text| (text.turned, text.weight, text.size.to_bits(), text.grey.to_bits());
        looks(text) == looks(&self.first) && (text.at.y - self.start.y).abs() < 0.001
    }

    fn write(&mut self, text: &Text) {
        let way = if text.turned { -1.0 } else { 1.0 };
        let wanted = way * (text.start().x - self.start.x) * 1000.0 / text.size;
        let back = (self.at - wanted).round();
        if back != 0.0 {
            self.items.push(TextItem::Offset(back));
        }
        self.items.push(TextItem::Text(text.text.clone()));
        self.at += font::width(&text.text, text.weight) * 1000.0 - back;
    }
}

/// Hundredths of a point are finer than any printer.
fn rounded(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

fn grey(grey: f32) -> Color {
    Color::Greyscale(Greyscale { percent: grey, icc_profile: None })
}
