//! Page elements: the lines, texts, fills and circles of a page, as plain data.
//!
//! Coordinates are in points (72 to the inch) from the upper left corner of the page. y grows downwards.

use crate::font::{self, Weight};

/// A rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Area {
    /// The area without its top part of `height`.
    pub(super) fn below(self, height: f32) -> Self {
        Self { top: self.top + height, height: self.height - height, ..self }
    }

    pub(super) fn centre(&self) -> f32 {
        self.left + self.width / 2.0
    }
}

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
    /// A rectangle of one grey.
    Fill(Fill),
    /// A circle.
    Circle(Circle),
}

/// A point on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PagePoint {
    /// Distance from the left edge.
    pub x: f32,
    /// Distance from the upper edge.
    pub y: f32,
}

/// A rectangle of one grey, without an edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// The upper left corner.
    pub at: PagePoint,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// Grey level from 0 (black) to 1 (white).
    pub grey: f32,
}

/// A circle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    /// The middle.
    pub middle: PagePoint,
    /// The radius, to the middle of its line.
    pub radius: f32,
    /// Whether it is filled, or a line.
    pub body: CircleBody,
    /// Grey level from 0 (black) to 1 (white).
    pub grey: f32,
}

/// What a circle is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CircleBody {
    /// A disc of one grey, without an edge.
    Disc,
    /// A line of this thickness.
    Ring(f32),
}

/// A straight line with butt ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// One end.
    pub from: PagePoint,
    /// The other end.
    pub to: PagePoint,
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
    pub at: PagePoint,
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

    /// About the middle of the text.
    fn middle(&self) -> PagePoint {
        let way = if self.turned { -1.0 } else { 1.0 };
        let PagePoint { x, y } = self.start();
        PagePoint { x: x + way * self.width() / 2.0, y: y - way * 0.36 * self.size }
    }

    /// The start of the first letter on the baseline.
    #[must_use]
    pub fn start(&self) -> PagePoint {
        let before = match self.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => self.width() / 2.0,
            Anchor::End => self.width(),
        };
        let x = if self.turned { self.at.x + before } else { self.at.x - before };
        PagePoint { x, y: self.at.y }
    }
}

impl Stroke {
    /// The part of the line within a rectangle, by the algorithm of Liang and Barsky. Returns `None` if no part is in
    /// it.
    fn within(self, area: Area) -> Option<Self> {
        let Area { left, top, width, height } = area;
        let (from, to) = (self.from, self.to);
        let (right, down) = (to.x - from.x, to.y - from.y);
        let (mut start, mut end) = (0.0_f32, 1.0_f32);
        for (step, room) in [
            (-right, from.x - left),
            (right, left + width - from.x),
            (-down, from.y - top),
            (down, top + height - from.y),
        ] {
            if step == 0.0 {
                if room < 0.0 {
                    return None;
                }
            } else if step < 0.0 {
                start = start.max(room / step);
            } else {
                end = end.min(room / step);
            }
        }
        let at = |part: f32| PagePoint { x: from.x + part * right, y: from.y + part * down };
        (start < end).then(|| Self { from: at(start), to: at(end), ..self })
    }

    /// Whether the line is more horizontal than vertical.
    pub(crate) fn is_level(&self) -> bool {
        (self.to.x - self.from.x).abs() > (self.to.y - self.from.y).abs()
    }

    /// Whether the line is neither horizontal nor vertical.
    pub(crate) fn is_slanted(&self) -> bool {
        let [right, down] = [self.to.x - self.from.x, self.to.y - self.from.y].map(f32::abs);
        right.min(down) > 0.01
    }
}

impl PagePoint {
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
            Self::Fill(fill) => Self::Fill(Fill { at: fill.at.moved(x), ..fill }),
            Self::Circle(circle) => {
                Self::Circle(Circle { middle: circle.middle.moved(x), ..circle })
            }
        }
    }

    /// The element on a page of this size, turned upside down.
    pub(super) fn turned(self, width: f32, height: f32) -> Self {
        let turn = |point: PagePoint| PagePoint { x: width - point.x, y: height - point.y };
        match self {
            Self::Line(line) => {
                Self::Line(Stroke { from: turn(line.from), to: turn(line.to), ..line })
            }
            Self::Text(text) => {
                Self::Text(Text { at: turn(text.at), turned: !text.turned, ..text })
            }
            Self::Fill(fill) => {
                let PagePoint { x, y } = turn(fill.at);
                let at = PagePoint { x: x - fill.width, y: y - fill.height };
                Self::Fill(Fill { at, ..fill })
            }
            Self::Circle(circle) => Self::Circle(Circle { middle: turn(circle.middle), ..circle }),
        }
    }

    /// The part of the element within a rectangle. A text or a circle is in it as a whole or not at all. Returns
    /// `None` if nothing is in it.
    pub(super) fn within(self, area: Area) -> Option<Self> {
        let Area { left, top, width, height } = area;
        let (right, bottom) = (left + width, top + height);
        let has = |PagePoint { x, y }: PagePoint| {
            (left..right).contains(&x) && (top..bottom).contains(&y)
        };
        match self {
            Self::Line(line) => line.within(area).map(Self::Line),
            Self::Text(text) => has(text.middle()).then_some(Self::Text(text)),
            Self::Circle(circle) => has(circle.middle).then_some(Self::Circle(circle)),
            Self::Fill(Fill { at, width, height, grey }) => {
                let (from, to) = (at.x.max(left), (at.x + width).min(right));
                let (upper, lower) = (at.y.max(top), (at.y + height).min(bottom));
                let at = PagePoint { x: from, y: upper };
                let fill = Fill { at, width: to - from, height: lower - upper, grey };
                (from < to && upper < lower).then_some(Self::Fill(fill))
            }
        }
    }
}
