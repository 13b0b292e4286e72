//! What to look for: the second stage of a hint. Each technique has a sentence of its own, which says where to look and
//! for what, and leaves the finding to the person.

use std::fmt::{self, Display, Formatter};

use super::articles::{NAMED_IN_STEPS, StepPart, articles};
use super::explain::where_to_look;
use super::notation::{cells, digit_name, digits, houses, in_words, marked};
use crate::engine::technique::{BoardStep, Focus, Role, Technique};
use crate::engine::{Digit, HouseKind, HouseName};
use crate::text::Language;

/// What to look for, and where. All that the board lights is named.
pub(crate) fn seek(step: &BoardStep, language: Language) -> String {
    let sought = what_to_seek(step, language);
    let is_somewhere = !step.evidence.bases.is_empty() || !step.pattern_cells().is_empty();
    match step.technique.focus() {
        Focus::UnnamedPlace if is_somewhere => {
            format!("{} {sought}", where_to_look(step, language))
        }
        Focus::UnnamedPlace | Focus::Place | Focus::Start | Focus::FirstSet | Focus::Marked(_) => {
            sought
        }
    }
}

fn what_to_seek(step: &BoardStep, language: Language) -> String {
    let words = NAMED_IN_STEPS.map(|(name, part)| (name, PartWords { step, part, language }));
    let values = words.each_ref().map(|(name, words)| (*name, words as &dyn Display));
    language.filled(english(step), &values)
}

/// The sentence of the technique for a step like this.
fn english(step: &BoardStep) -> &'static str {
    let evidence = &step.evidence;
    let has_rows = evidence.bases.iter().any(|house| house.kind == HouseKind::Row);
    let cases = [
        (evidence.covers.is_empty(), "seek-no-cover"),
        (evidence.bases.is_empty(), "seek-no-base"),
        (!step.layout.is_classic(), "seek-other-board"),
        (!has_rows, "seek-columns"),
        (true, "seek"),
    ];
    let parts = cases.into_iter().filter_map(|(is_so, part)| is_so.then_some(part));
    let name = step.technique.name();
    let mut texts = parts.filter_map(|part| articles().texts(name, part).first());
    texts.next().copied().unwrap_or_default()
}

/// The words for a part of a step. Only those that a sentence has are worked out.
struct PartWords<'a> {
    step: &'a BoardStep,
    part: StepPart,
    language: Language,
}

impl Display for PartWords<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { step, part, language } = *self;
        let evidence = &step.evidence;
        match part {
            StepPart::Digit => write_digit(evidence.digits.first().copied(), f),
            StepPart::Digits => f.write_str(&digits(evidence.digits.iter().copied(), language)),
            StepPart::Houses => f.write_str(&houses(&evidence.bases, language)),
            StepPart::Cells => {
                let focused = step.focused_cells();
                f.write_str(&cells(focused.unwrap_or_else(|| step.pattern_cells())))
            }
            StepPart::Fins => f.write_str(&self.fins()),
            StepPart::Count => f.write_str(&in_words(evidence.bases.len(), language)),
            StepPart::FirstDigit => write_digit(step.layout.digits().next(), f),
            StepPart::LastDigit => write_digit(step.layout.digits().last(), f),
        }
    }
}

fn write_digit(digit: Option<Digit>, f: &mut Formatter<'_>) -> fmt::Result {
    digit.map_or(Ok(()), |digit| f.write_str(&digit_name(digit)))
}

impl PartWords<'_> {
    /// The box of the fins; their cells if they lie in several boxes, or if chains start from them.
    fn fins(&self) -> String {
        if matches!(self.step.technique, Technique::KrakenFish1 | Technique::KrakenFish2) {
            return cells(self.step.marked_cells(Role::Fin));
        }
        let marks = &self.step.evidence.marks;
        let fins = marked(marks, Role::Fin).or(marked(marks, Role::EndoFin));
        let is_region = |house: &HouseName| house.kind.is_region();
        match self.step.holding(fins).find(is_region) {
            Some(house) => houses(&[house], self.language),
            None => cells(fins),
        }
    }
}
