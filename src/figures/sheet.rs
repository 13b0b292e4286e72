//! A figure as plain data.

/// The side of the sheet, on which all lengths are measured.
pub const SIDE: f32 = 400.0;

/// A picture that a theme colours.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figure {
    /// The elements, from the lowest on.
    pub elements: Vec<FigureElement>,
}

/// A part of a figure.
#[derive(Clone, Debug, PartialEq)]
pub enum FigureElement {
    /// A straight line.
    Line {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// How thick it is.
        width: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A filled rectangle.
    Fill {
        /// The upper left corner.
        at: Point,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A filled circle.
    Dot {
        /// Its middle.
        at: Point,
        /// From the middle to the edge.
        radius: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A short text: a number, or the name of a cell.
    Word {
        /// The text.
        text: String,
        /// A point half-way up the digits of the text.
        at: Point,
        /// The part of the text that is at the point.
        anchor: WordAnchor,
        /// The size of the font.
        size: f32,
        /// Its ink.
        ink: Ink,
    },
}

/// A point of the sheet, measured from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// The part of a text that is at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordAnchor {
    /// The start.
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}

/// What an element is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// The colour of text.
    Text,
    /// The colour of text that matters less.
    Soft,
    /// The colour of hairlines.
    Faint,
    /// What the method is about now.
    Accent,
    /// A light ground of what the method is about.
    Wash,
    /// What breaks a rule.
    Conflict,
    /// The colour of the sheet.
    Paper,
    /// One of the colours that tell digits apart, counted from 0. They come again after the last.
    Digit(usize),
}

impl Point {
    /// A point.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

impl Figure {
    pub(super) fn line(&mut self, from: Point, to: Point, width: f32, ink: Ink) {
        self.elements.push(FigureElement::Line { from, to, width, ink });
    }

    pub(super) fn fill(&mut self, at: Point, width: f32, height: f32, ink: Ink) {
        self.elements.push(FigureElement::Fill { at, width, height, ink });
    }

    pub(super) fn dot(&mut self, at: Point, radius: f32, ink: Ink) {
        self.elements.push(FigureElement::Dot { at, radius, ink });
    }

    pub(super) fn word(
        &mut self,
        text: impl Into<String>,
        at: Point,
        anchor: WordAnchor,
        size: f32,
        ink: Ink,
    ) {
        self.elements.push(FigureElement::Word { text: text.into(), at, anchor, size, ink });
    }
}

/// A count as a length.
#[expect(clippy::cast_precision_loss, reason = "counts of a figure are small")]
pub(super) fn length(count: usize) -> f32 {
    count as f32
}

/// A number with its digits in groups of three.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}
