//! The centred texts at the head and foot of a page: title, author, date and page number.

use super::board::count;
use super::element::{Anchor, Area, PageElement, PagePoint, Text};
use super::format::Format;
use super::plans::PageHeading;
use super::setting::{FittedText, beside_each_other, on_lines, on_one_line};
use super::wording::Wording;
use crate::PrintInks;
use crate::font::Weight;

/// The head of a page: its elements and its height.
#[derive(Debug, Default)]
pub(super) struct Head {
    pub(super) elements: Vec<PageElement>,
    pub(super) height: f32,
}

/// Everything needed to draw heads.
#[derive(Clone, Copy)]
pub(super) struct Heads<'a> {
    pub(super) wording: &'a Wording,
    pub(super) format: Format,
    pub(super) inks: PrintInks,
}

impl Heads<'_> {
    /// The heads in the order of [`PageHeading::ALL`].
    pub(super) fn all(&self) -> [Head; 5] {
        PageHeading::ALL.map(|heading| self.head(heading))
    }

    fn head(&self, heading: PageHeading) -> Head {
        match heading {
            PageHeading::Cover => self.cover(),
            PageHeading::Title => self.title(self.format.body(), 20.0),
            PageHeading::Answers => self.answers(),
            PageHeading::RunningTitle => self.running(&self.wording.title),
            PageHeading::RunningAnswers => self.running(&self.wording.answers),
        }
    }

    /// The title in the upper third of a cover page.
    fn cover(&self) -> Head {
        let body = self.format.body();
        self.title(body.below(0.28 * body.height), 30.0)
    }

    /// The title on one line at `size`, or on several smaller lines, with author and date below.
    fn title(&self, area: Area, size: f32) -> Head {
        let mut column =
            Column { heads: self, x: area.centre(), y: area.top, elements: Vec::new() };
        let size = size * self.format.scale;
        let sizes = [size, 0.8 * size, 0.65 * size];
        for line in on_lines(&self.wording.title, Weight::Bold, &sizes, area.width) {
            column.line(line, Weight::Bold, 0.0);
        }
        // Author and date on one line.
        let Wording { author, date, .. } = self.wording;
        let byline = beside_each_other([author, date], Weight::Regular, 0.5 * size, area.width);
        if !byline.text.is_empty() {
            column.y += 0.15 * size;
            column.line(byline, Weight::Regular, 0.25);
        }
        column.y += 0.6 * size;
        Head { height: column.y - self.format.body().top, elements: column.elements }
    }

    fn answers(&self) -> Head {
        let body = self.format.body();
        let size = 15.0 * self.format.scale;
        let mut column =
            Column { heads: self, x: body.centre(), y: body.top, elements: Vec::new() };
        let line = on_one_line(&self.wording.answers, Weight::Bold, size, body.width);
        column.line(line, Weight::Bold, 0.0);
        column.y += 0.6 * size;
        Head { height: column.y - body.top, elements: column.elements }
    }

    fn running(&self, text: &str) -> Head {
        let body = self.format.body();
        let size = 9.0 * self.format.scale.max(0.9);
        let mut column =
            Column { heads: self, x: body.centre(), y: body.top, elements: Vec::new() };
        column.line(on_one_line(text, Weight::Regular, size, body.width), Weight::Regular, 0.25);
        column.y += size;
        Head { height: column.y - body.top, elements: column.elements }
    }

    /// The page number in the middle of the foot.
    pub(super) fn page_number(&self, number: usize) -> PageElement {
        let at = PagePoint {
            x: self.format.width / 2.0,
            y: self.format.height - 0.55 * self.format.margin,
        };
        PageElement::Text(Text {
            text: number.to_string(),
            at,
            anchor: Anchor::Middle,
            size: 9.0 * self.format.scale.max(0.9),
            weight: Weight::Regular,
            grey: self.inks.grey(0.25),
            turned: false,
        })
    }

    /// The lines of a message in the middle of an area.
    pub(super) fn message(&self, text: &str, area: Area) -> Vec<PageElement> {
        let size = (0.06 * area.width).clamp(6.0, 12.0);
        let lines = on_lines(text, Weight::Regular, &[size, 0.9 * size], 0.85 * area.width);
        let height = 1.2 * count(lines.len()) * size;
        let middle = area.below((area.height - height) / 2.0);
        let mut column =
            Column { heads: self, x: middle.centre(), y: middle.top, elements: Vec::new() };
        for line in lines {
            column.line(line, Weight::Regular, 0.25);
        }
        column.elements
    }
}

/// Centred lines, one below the other.
struct Column<'a> {
    heads: &'a Heads<'a>,
    x: f32,
    /// Upper edge of the next line.
    y: f32,
    elements: Vec<PageElement>,
}

impl Column<'_> {
    fn line(&mut self, line: FittedText, weight: Weight, grey: f32) {
        let FittedText { text, size } = line;
        let at = PagePoint { x: self.x, y: self.y + 0.95 * size };
        self.y += 1.25 * size;
        let grey = self.heads.inks.grey(grey);
        let text = Text { text, at, anchor: Anchor::Middle, size, weight, grey, turned: false };
        self.elements.push(PageElement::Text(text));
    }
}
