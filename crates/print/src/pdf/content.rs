//! The content stream of a PDF page.
//!
//! The stream is written by hand, because a list of puzzles has a million elements. It repeats no setting that is still
//! in effect. Texts on one baseline become one string with distances in it. So the digits of a row can be selected
//! together, and take few bytes.

use std::fmt::{self, Display, Formatter, Write as _};

use super::fonts::{self, Fonts};
use crate::font::{self, Weight};
use crate::page::{Circle, CircleBody, Fill, Page, PageElement, PagePoint, Stroke, Text};

/// The content stream that draws a page. The glyphs of the page are added to `fonts`.
pub(super) fn content(page: &Page, fonts: &mut Fonts) -> String {
    let stream = String::with_capacity(32 * page.elements.len());
    let mut writer = ContentWriter {
        height: page.height,
        fonts,
        stream,
        said: GraphicsState::default(),
        run: None,
    };
    for element in &page.elements {
        match element {
            PageElement::Line(line) => writer.line(line),
            PageElement::Text(text) => writer.text(text),
            PageElement::Fill(fill) => writer.fill(fill),
            PageElement::Circle(circle) => writer.circle(circle),
        }
    }
    writer.end_texts();
    writer.stream
}

struct ContentWriter<'a> {
    /// Height of the page in points, because PDF counts from the bottom.
    height: f32,
    fonts: &'a mut Fonts,
    stream: String,
    said: GraphicsState,
    /// The run of texts in progress.
    run: Option<TextRun>,
}

/// The settings that are in effect in the stream.
#[derive(Default)]
struct GraphicsState {
    line_width: Option<Hundredths>,
    line_grey: Option<Hundredths>,
    /// The grey of texts and fills.
    fill_grey: Option<Hundredths>,
    font: Option<(Weight, Hundredths)>,
    /// Whether a text object is open.
    texts: bool,
}

/// Texts on one baseline.
struct TextRun {
    look: TextStyle,
    start: PagePoint,
    /// The position of the pen, in thousandths of the font size.
    at: f32,
}

/// The look of a text.
#[derive(Clone, Copy, PartialEq)]
struct TextStyle {
    weight: Weight,
    size: f32,
    grey: f32,
    turned: bool,
}

impl ContentWriter<'_> {
    fn line(&mut self, line: &Stroke) {
        self.end_texts();
        self.line_style(line.width, line.grey);
        let (from, to) = (self.place(line.from), self.place(line.to));
        self.say(format_args!("{from} m\n{to} l\nS\n"));
    }

    fn line_style(&mut self, width: f32, grey: f32) {
        let (width, grey) = (Hundredths::of(width), Hundredths::of(grey));
        if self.said.line_width.replace(width) != Some(width) {
            self.say(format_args!("{width} w\n"));
        }
        if self.said.line_grey.replace(grey) != Some(grey) {
            self.say(format_args!("{grey} G\n"));
        }
    }

    fn fill_style(&mut self, grey: f32) {
        let grey = Hundredths::of(grey);
        if self.said.fill_grey.replace(grey) != Some(grey) {
            self.say(format_args!("{grey} g\n"));
        }
    }

    /// Draws a circle as four curves, because PDF has no circles.
    fn circle(&mut self, circle: &Circle) {
        /// How far the handles of a curve lie from its ends, so that a quarter of a circle is off by 0.03 % at most.
        const HANDLE: f32 = 0.552_285;
        self.end_texts();
        let paint = match circle.body {
            CircleBody::Disc => {
                self.fill_style(circle.grey);
                "f"
            }
            CircleBody::Ring(width) => {
                self.line_style(width, circle.grey);
                "S"
            }
        };
        let PagePoint { x, y } = circle.middle;
        let at = |writer: &Self, (right, down): (f32, f32)| {
            let (right, down) = (right * circle.radius, down * circle.radius);
            writer.place(PagePoint { x: x + right, y: y + down })
        };
        let start = at(self, (1.0, 0.0));
        self.say(format_args!("{start} m\n"));
        let mut from = (1.0_f32, 0.0_f32);
        for to in [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)] {
            let first = (from.0 + HANDLE * to.0, from.1 + HANDLE * to.1);
            let second = (to.0 + HANDLE * from.0, to.1 + HANDLE * from.1);
            let [first, second, end] = [first, second, to].map(|point| at(self, point));
            self.say(format_args!("{first} {second} {end} c\n"));
            from = to;
        }
        self.say(format_args!("{paint}\n"));
    }

    fn fill(&mut self, fill: &Fill) {
        self.end_texts();
        self.fill_style(fill.grey);
        let corner = self.place(PagePoint { x: fill.at.x, y: fill.at.y + fill.height });
        let (width, height) = (Hundredths::of(fill.width), Hundredths::of(fill.height));
        self.say(format_args!("{corner} {width} {height} re\nf\n"));
    }

    fn text(&mut self, text: &Text) {
        if self.run.as_ref().is_none_or(|run| !run.takes(text)) {
            self.end_run();
            self.start_run(text);
        }
        let Some(run) = &mut self.run else { return };
        let back = run.step_to(text);
        if back != 0.0 {
            self.say(format_args!("{back}"));
        }
        self.glyphs(&text.text, text.weight);
    }

    fn start_run(&mut self, text: &Text) {
        let run = TextRun::at(text);
        let start = self.place(run.start);
        let TextStyle { weight, size, grey, turned } = run.look;
        let size = Hundredths::of(size);
        self.run = Some(run);
        if !std::mem::replace(&mut self.said.texts, true) {
            self.stream.push_str("BT\n");
        }
        self.fill_style(grey);
        if self.said.font.replace((weight, size)) != Some((weight, size)) {
            let name = fonts::name(weight);
            self.say(format_args!("/{name} {size} Tf\n"));
        }
        let way = if turned { "-1 0 0 -1" } else { "1 0 0 1" };
        self.say(format_args!("{way} {start} Tm\n["));
    }

    fn glyphs(&mut self, text: &str, weight: Weight) {
        self.stream.push('<');
        for character in text.chars() {
            let number = self.fonts.number(character, weight);
            self.say(format_args!("{number:04X}"));
        }
        self.stream.push('>');
    }

    fn end_run(&mut self) {
        if self.run.take().is_some() {
            self.stream.push_str("] TJ\n");
        }
    }

    fn end_texts(&mut self) {
        self.end_run();
        if std::mem::take(&mut self.said.texts) {
            self.stream.push_str("ET\n");
        }
    }

    fn place(&self, point: PagePoint) -> PdfPoint {
        PdfPoint { x: Hundredths::of(point.x), y: Hundredths::of(self.height - point.y) }
    }

    fn say(&mut self, words: fmt::Arguments<'_>) {
        self.stream.write_fmt(words).expect("a string takes all that is written to it");
    }
}

impl TextRun {
    fn at(text: &Text) -> Self {
        Self { look: TextStyle::of(text), start: text.start(), at: 0.0 }
    }

    /// Whether a text belongs to the run: it has the same baseline and the same look.
    fn takes(&self, text: &Text) -> bool {
        self.look == TextStyle::of(text) && (text.at.y - self.start.y).abs() < 0.001
    }

    /// The distance that the pen goes back to the start of a text, in whole thousandths of the font size. Afterwards
    /// the pen is behind the text.
    fn step_to(&mut self, text: &Text) -> f32 {
        let way = if text.turned { -1.0 } else { 1.0 };
        let wanted = way * (text.start().x - self.start.x) * 1000.0 / text.size;
        let back = (self.at - wanted).round();
        self.at += font::width(&text.text, text.weight) * 1000.0 - back;
        back
    }
}

impl TextStyle {
    fn of(text: &Text) -> Self {
        let &Text { weight, size, grey, turned, .. } = text;
        Self { weight, size, grey, turned }
    }
}

/// A point on the page, from its lower left corner.
struct PdfPoint {
    x: Hundredths,
    y: Hundredths,
}

impl Display for PdfPoint {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

/// A measure in hundredths. A hundredth of a point is finer than any printer.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Hundredths(i32);

impl Hundredths {
    fn of(measure: f32) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "pages are some hundred points wide")]
        let hundredths = (measure * 100.0).round() as i32;
        Self(hundredths)
    }
}

impl Display for Hundredths {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match (part, part % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_are_said_as_short_as_they_can_be() {
        for (measure, said) in [
            (0.0, "0"),
            (12.0, "12"),
            (0.5, "0.5"),
            (0.05, "0.05"),
            (841.889_8, "841.89"),
            (-0.254, "-0.25"),
            (-3.1, "-3.1"),
            (-0.001, "0"),
        ] {
            assert_eq!(Hundredths::of(measure).to_string(), said);
        }
    }
}
