//! Page elements: the lines and texts of a page, as plain data.
//!
//! Coordinates are in points (72 to the inch) from the upper left corner of the page. y grows downwards.

use crate::print::font::{self, Weight};

/// A page with its elements.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// The elements in drawing and reading order.
    pub elements: Vec<PageElement>,
}

/// An element on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum PageElement {
    /// A straight line.
    Line(Stroke),
    /// A line of text.
    Text(Text),
}

/// A point on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Distance from the left edge.
    pub x: f32,
    /// Distance from the upper edge.
    pub y: f32,
}

/// A horizontal or vertical line with butt ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
    /// Thickness.
    pub width: f32,
    /// Grey level from 0 (black) to 1 (white).
    pub grey: f32,
}

/// A line of text in one weight and size. Every character has a glyph.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The text.
    pub text: String,
    /// A point on the baseline.
    pub at: Point,
    /// The part of the text that is at `at`.
    pub anchor: Anchor,
    /// Font size.
    pub size: f32,
    /// Font weight.
    pub weight: Weight,
    /// Grey level from 0 (black) to 1 (white).
    pub grey: f32,
    /// Whether the text is upside down, rotated about `at`.
    pub turned: bool,
}

/// The part of a text that is at its point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    /// The start.
    #[default]
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}

impl Text {
    /// The width of the text.
    #[must_use]
    pub fn width(&self) -> f32 {
        font::width(&self.text, self.weight) * self.size
    }

    /// The start of the first letter on the baseline.
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
    /// The point moved to the right by `x`.
    fn moved(self, x: f32) -> Self {
        Self { x: self.x + x, ..self }
    }
}

impl PageElement {
    /// The element moved to the right by `x`.
    pub(super) fn moved(self, x: f32) -> Self {
        match self {
            Self::Line(line) => {
                Self::Line(Stroke { from: line.from.moved(x), to: line.to.moved(x), ..line })
            }
            Self::Text(text) => Self::Text(Text { at: text.at.moved(x), ..text }),
        }
    }

    /// The element on a page of this size, turned upside down.
    pub(super) fn turned(self, width: f32, height: f32) -> Self {
        let turn = |point: Point| Point { x: width - point.x, y: height - point.y };
        match self {
            Self::Line(line) => {
                Self::Line(Stroke { from: turn(line.from), to: turn(line.to), ..line })
            }
            Self::Text(text) => {
                Self::Text(Text { at: turn(text.at), turned: !text.turned, ..text })
            }
        }
    }
}
