//! The caption right above a board: the name on the left and the level on the right.

use super::board::{BoardFrame, Pens, thick};
use super::element::{Anchor, PageElement, Point, Text};
use super::setting::{FittedText, on_one_line};
use crate::print::font::Weight;

/// The caption of a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Caption<'a> {
    pub(super) name: &'a str,
    pub(super) author: &'a str,
    /// The text on the right: a level, or the word for an answer.
    pub(super) aside: &'a str,
}

/// Font size of the caption for a board of `side` points.
pub(super) fn size(side: f32) -> f32 {
    (4.0 + side * 0.028).clamp(7.0, 11.0)
}

/// Height of the caption for a board of `side` points.
pub(super) fn height(side: f32) -> f32 {
    1.5 * size(side)
}

impl Caption<'_> {
    /// The caption of a board.
    pub(super) fn set(self, square: BoardFrame, pens: Pens) -> Vec<PageElement> {
        let line = Set { square, pens, size: size(square.side) };
        let whole = square.side + thick(square.side);
        let gap = line.size;
        let aside = on_one_line(self.aside, Weight::Regular, 0.9 * line.size, 0.45 * whole);
        let aside_width = width(&aside, Weight::Regular);
        let left = if aside.text.is_empty() { whole } else { whole - aside_width - gap };
        let name = on_one_line(self.name, Weight::Bold, line.size, left);
        let name_width = width(&name, Weight::Bold);
        let mut elements = line.text(name, 0.0, Anchor::Start, Weight::Bold, 0.0);
        // An author is left out if only a few letters would be visible.
        let author_left = left - name_width - 0.6 * gap;
        if author_left > 4.0 * gap {
            let author = on_one_line(self.author, Weight::Regular, 0.9 * line.size, author_left);
            let start = if name_width > 0.0 { name_width + 0.6 * gap } else { 0.0 };
            elements.extend(line.text(author, start, Anchor::Start, Weight::Regular, 0.25));
        }
        elements.extend(line.text(aside, whole, Anchor::End, Weight::Regular, 0.25));
        elements
    }
}

fn width(fitted: &FittedText, weight: Weight) -> f32 {
    crate::print::font::width(&fitted.text, weight) * fitted.size
}

/// The line of a caption.
struct Set {
    square: BoardFrame,
    pens: Pens,
    size: f32,
}

impl Set {
    /// A text at distance `x` from the edge of the board. Returns no elements for an empty text.
    fn text(
        &self,
        fitted: FittedText,
        x: f32,
        anchor: Anchor,
        weight: Weight,
        grey: f32,
    ) -> Vec<PageElement> {
        if fitted.text.is_empty() {
            return Vec::new();
        }
        let half = thick(self.square.side) / 2.0;
        let at =
            Point { x: self.square.left - half + x, y: self.square.top - half - 0.5 * self.size };
        let FittedText { text, size } = fitted;
        let grey = self.pens.grey(grey);
        vec![PageElement::Text(Text { text, at, anchor, size, weight, grey, turned: false })]
    }
}
