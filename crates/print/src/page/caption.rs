//! The caption right above a board: the name on the left and the level on the right, and the rules below them.

use std::iter;

use super::board::{BoardFrame, thick};
use super::element::{Anchor, PageElement, PagePoint, Text};
use super::setting::{FittedText, on_one_line, rules_on_lines};
use crate::PrintInks;
use crate::font::Weight;

/// The caption of a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Caption<'a> {
    pub(super) name: &'a str,
    pub(super) author: &'a str,
    /// The text on the right: a level, or the word for an answer.
    pub(super) aside: &'a str,
    /// The rules of the board. They may take several lines.
    pub(super) rules: &'a str,
}

/// Font size of the caption for a board of `side` points.
pub(super) fn size(side: f32) -> f32 {
    (4.0 + side * 0.028).clamp(7.0, 11.0)
}

/// Height of the caption for a board of `side` points.
pub(super) fn height(side: f32) -> f32 {
    1.5 * size(side)
}

/// Height of the lines with the rules of a board of `side` points, if they are at most `width` points wide.
pub(super) fn rules_height(rules: &str, side: f32, width: f32) -> f32 {
    height_of_lines(&rule_lines(rules, side, width))
}

/// How much of the side of its board the rules take at most.
const MOST_RULES: f32 = 0.8;

/// How often the type of rules is made smaller by a tenth, so that a board below very many of them is still seen.
const SMALLER_TYPES: usize = 30;

fn rule_lines(rules: &str, side: f32, width: f32) -> Vec<FittedText> {
    if rules.is_empty() {
        return Vec::new();
    }
    let sizes = iter::successors(Some(0.85 * size(side)), |full| Some(0.9 * full));
    let lines = sizes
        .take(SMALLER_TYPES)
        .map(|full| rules_on_lines(rules, &[full, 0.95 * full, 0.85 * full], width))
        .find(|lines| height_of_lines(lines) <= MOST_RULES * side);
    lines.unwrap_or_default()
}

fn height_of_lines(lines: &[FittedText]) -> f32 {
    lines.iter().map(|line| LEADING * line.size).sum()
}

/// Distance of lines as a part of their font size.
const LEADING: f32 = 1.25;

impl Caption<'_> {
    /// The caption of a board. Its lines are as wide as `square`, and as high as for a board of `side` points.
    pub(super) fn set(self, square: BoardFrame, side: f32, inks: PrintInks) -> Vec<PageElement> {
        let rules = rule_lines(self.rules, side, square.width);
        let mut line = Set { square, inks, size: size(side), lowered: 0.0 };
        let mut elements = Vec::new();
        for rule in rules.into_iter().rev() {
            let height = LEADING * rule.size;
            elements.push(line.text(rule, 0.0, Anchor::Start, Weight::Regular, 0.25));
            line.lowered -= height;
        }
        elements.reverse();
        let mut elements: Vec<PageElement> = elements.into_iter().flatten().collect();
        elements.splice(0..0, self.name_line(&line));
        elements
    }

    /// The line with the name and the level.
    fn name_line(self, line: &Set) -> Vec<PageElement> {
        let whole = line.square.width + thick(line.square.width);
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
    crate::font::width(&fitted.text, weight) * fitted.size
}

/// The line of a caption.
struct Set {
    square: BoardFrame,
    inks: PrintInks,
    size: f32,
    /// Distance of the baseline from that of a line right above the board, downwards.
    lowered: f32,
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
        let half = thick(self.square.width) / 2.0;
        let y = self.square.top - half - 0.5 * self.size + self.lowered;
        let at = PagePoint { x: self.square.left - half + x, y };
        let FittedText { text, size } = fitted;
        let grey = self.inks.grey(grey);
        vec![PageElement::Text(Text { text, at, anchor, size, weight, grey, turned: false })]
    }
}
