//! Steps as the command line tells them: cells have their short names, and chains their signs. Digits count
//! from 1, or from `lowest`.

use super::explain::{copied_line, explanation, what_is_wrong, where_to_look};
use super::phrase::{Names, Naming, plain};
use crate::engine::technique::{BoardStep, Mistake};
use crate::engine::{Layout, LowestDigit};
use crate::store::CellNames;
use crate::text::Language;

/// The step as a person would explain it: what was seen, and what follows.
#[must_use]
pub fn explain(step: &BoardStep, language: Language) -> String {
    explain_from(step, LowestDigit::One, language)
}

/// The step as [`explain`] tells it, with digits that count from `lowest`.
#[must_use]
pub fn explain_from(step: &BoardStep, lowest: LowestDigit, language: Language) -> String {
    said(&explanation(step, language), &step.layout, lowest, language)
}

/// The step in one line with the houses that it is seen in, its chain, or its cells: `X-Wing 7, row 1 and row 5:
/// r15c2<>7`.
#[must_use]
pub fn placed_line(step: &BoardStep, language: Language) -> String {
    placed_line_from(step, LowestDigit::One, language)
}

/// The step as [`placed_line`] tells it, with digits that count from `lowest`.
#[must_use]
pub fn placed_line_from(step: &BoardStep, lowest: LowestDigit, language: Language) -> String {
    said(&copied_line(step, language), &step.layout, lowest, language)
}

/// Where to look: the houses that the step is seen in, or its cells where it needs none.
#[must_use]
pub fn location(step: &BoardStep, language: Language) -> String {
    said(&where_to_look(step, language), &step.layout, LowestDigit::One, language)
}

/// What is wrong on a board of this layout.
#[must_use]
pub fn mistake(
    mistake: Mistake,
    layout: &Layout,
    lowest: LowestDigit,
    language: Language,
) -> String {
    said(&what_is_wrong(mistake, language), layout, lowest, language)
}

pub(super) fn said(
    marked: &str,
    layout: &Layout,
    lowest: LowestDigit,
    language: Language,
) -> String {
    plain(marked, Naming { layout, language, names: Names { cells: CellNames::Short, lowest } })
}
