//! What stands on a page. Measures are points, 72 to the inch, from the upper left corner; y grows downwards.

use crate::print::font::{self, Weight};

/// A page with what stands on it, in the order in which it is drawn and read.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// What stands on it.
    pub marks: Vec<Mark>,
}

/// Something that stands on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A straight line.
    Line(Line),
    /// A line of text.
    Text(Text),
}

/// A place on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right of the left edge.
    pub x: f32,
    /// Below the upper edge.
    pub y: f32,
}

/// A straight line, level or upright, that ends squarely where it ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
    /// How thick it is.
    pub width: f32,
    /// From 0, black, to 1, white.
    pub grey: f32,
}

/// A line of text in one weight and size. Every character has a glyph.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says.
    pub text: String,
    /// A point on the baseline.
    pub at: Point,
    /// Which part of the text stands at that point.
    pub anchor: Anchor,
    /// The size of the font.
    pub size: f32,
    /// How heavy the letters are.
    pub weight: Weight,
    /// From 0, black, to 1, white.
    pub grey: f32,
    /// Whether it stands upside down, turned about its point.
    pub turned: bool,
}

/// Which part of a text stands at its point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    /// Where it starts.
    #[default]
    Start,
    /// Its middle.
    Middle,
    /// Where it ends.
    End,
}

impl Text {
    /// How long it is.
    #[must_use]
    pub fn width(&self) -> f32 {
        font::width(&self.text, self.weight) * self.size
    }

    /// Where its first letter starts on the baseline.
    #[must_use]
    pub fn start(&self) -> Point {
        let before = match self.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => self.width() / 2.0,
            Anchor::End => self.width(),
        };
        let x = if self.turned { self.at.x + before } else { self.at.x - before };
        Point { x, y: self.at.y }
    }
}

impl Point {
    /// The point after the page is moved to the right.
    fn moved(self, x: f32) -> Self {
        Self { x: self.x + x, ..self }
    }
}

impl Mark {
    /// The same mark further to the right.
    pub(super) fn moved(self, x: f32) -> Self {
        match self {
            Self::Line(line) => {
                Self::Line(Line { from: line.from.moved(x), to: line.to.moved(x), ..line })
            }
            Self::Text(text) => Self::Text(Text { at: text.at.moved(x), ..text }),
        }
    }

    /// The same mark on a page of this size that is turned upside down.
    pub(super) fn turned(self, width: f32, height: f32) -> Self {
        let turn = |point: Point| Point { x: width - point.x, y: height - point.y };
        match self {
            Self::Line(line) => {
                Self::Line(Line { from: turn(line.from), to: turn(line.to), ..line })
            }
            Self::Text(text) => {
                Self::Text(Text { at: turn(text.at), turned: !text.turned, ..text })
            }
        }
    }
}
