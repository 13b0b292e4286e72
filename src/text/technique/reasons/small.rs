//! Why the small techniques hold: singles, locked candidates, subsets.

use crate::engine::Digit;
use crate::engine::technique::Step;
use crate::text::technique::notation::{cells, digit_set, digits, houses};
use crate::text::{Language, say};

pub(super) fn full_house(step: &Step, language: Language) -> String {
    let Some((cell, digit)) = placed(step) else { return String::new() };
    let house = houses(&step.evidence.bases, language);
    say!(
        language,
        "{cell} is the last open cell of {house}, which lacks {digit}.",
        cell,
        house,
        digit
    )
}

pub(super) fn naked_single(step: &Step, language: Language) -> String {
    let Some((cell, _)) = placed(step) else { return String::new() };
    say!(language, "All other digits are ruled out in {cell}.", cell)
}

pub(super) fn hidden_single(step: &Step, language: Language) -> String {
    let Some((cell, digit)) = placed(step) else { return String::new() };
    let house = houses(&step.evidence.bases, language);
    say!(
        language,
        "In {house} the digit {digit} has no other place than {cell}.",
        house,
        digit,
        cell
    )
}

/// The cell that is filled, and its digit.
fn placed(step: &Step) -> Option<(String, Digit)> {
    let placed = step.placements.first()?;
    Some((cells([placed.cell].into_iter().collect()), placed.digit))
}

pub(super) fn locked(step: &Step, language: Language) -> String {
    let digit = digits(step.evidence.digits.iter().copied(), language);
    let place = cells(step.pattern_cells());
    let (from, to) =
        (houses(&step.evidence.bases, language), houses(&step.evidence.covers, language));
    say!(
        language,
        "In {from} all places of {digit}, {place}, lie in {to} too, so {to} has its {digit} there and nowhere else.",
        from,
        digit,
        place,
        to
    )
}

pub(super) fn naked_subset(step: &Step, language: Language) -> String {
    let (place, digits, house) = set(step, language);
    say!(
        language,
        "{place} in {house} have no other candidates than {digits}, so these digits go there and nowhere else in {house}.",
        place,
        house,
        digits
    )
}

pub(super) fn hidden_subset(step: &Step, language: Language) -> String {
    let (place, digits, house) = set(step, language);
    say!(
        language,
        "In {house} the digits {digits} have no other places than {place}, so nothing else stands there.",
        house,
        digits,
        place
    )
}

/// The cells of the subset, its digits and its houses.
fn set(step: &Step, language: Language) -> (String, String, String) {
    let house = houses(&step.evidence.bases, language);
    if let Some(set) = step.evidence.sets.first() {
        return (cells(set.cells), digit_set(set.digits, language), house);
    }
    let digits = digits(step.evidence.digits.iter().copied(), language);
    (cells(step.pattern_cells()), digits, house)
}
