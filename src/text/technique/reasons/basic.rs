//! Why the small techniques hold: singles, locked candidates, subsets.

use crate::engine::technique::{BoardStep, Role, WideSet};
use crate::text::technique::notation::{
    cells, digit_name, digit_set, digits, houses, marked, one_digit_of, one_of,
};
use crate::text::{Language, say};

pub(super) fn full_house(step: &BoardStep, language: Language) -> String {
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

pub(super) fn naked_single(step: &BoardStep, language: Language) -> String {
    let Some((cell, _)) = placed(step) else { return String::new() };
    say!(language, "All other digits are ruled out in {cell}.", cell)
}

pub(super) fn hidden_single(step: &BoardStep, language: Language) -> String {
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
fn placed(step: &BoardStep) -> Option<(String, String)> {
    let placed = step.placements.first()?;
    Some((cells([placed.cell].into_iter().collect()), digit_name(placed.digit)))
}

pub(super) fn locked(step: &BoardStep, language: Language) -> String {
    let digit = digits(step.evidence.digits.iter().copied(), language);
    let place = cells(step.pattern_cells());
    let (from, to) =
        (houses(&step.evidence.bases, language), houses(&step.evidence.covers, language));
    if step.evidence.covers.is_empty() {
        return say!(
            language,
            "In {from} all places of {digit} are {place}, so one of these cells has it. A cell that sees all of them cannot be {digit}.",
            from,
            digit,
            place
        );
    }
    say!(
        language,
        "In {from} all places of {digit}, {place}, lie in {to} too, so {to} has its {digit} there and nowhere else.",
        from,
        digit,
        place,
        to
    )
}

/// Why neighbours of the digits of a cell, or of a digit of a house, go from the cells beside them.
pub(super) fn consecutive_neighbours(step: &BoardStep, language: Language) -> Option<String> {
    let evidence = &step.evidence;
    if let Some(set) = evidence.sets.first() {
        let (cell, digits) = (cells(set.cells), one_digit_of(set.digits, language));
        return Some(say!(
            language,
            "{cell} is {digits}. Side by side stand neither equal nor consecutive digits, and each of these rules out the same beside it.",
            cell,
            digits
        ));
    }
    let digit = digit_name(*evidence.digits.first()?);
    let (house, place) = (houses(&evidence.bases, language), one_of(step.pattern_cells()));
    Some(say!(
        language,
        "In {house} the digit {digit} is in {place}. Whichever it is, a cell beside all of them has {digit} beside it, and cannot hold a digit before or after it.",
        house,
        digit,
        place
    ))
}

/// Why both sides of a band of lines hold the same digits, and what follows.
pub(super) fn leftovers(step: &BoardStep, language: Language) -> Option<String> {
    let evidence = &step.evidence;
    let [these, others] = evidence.sets.as_slice() else { return None };
    let (lines, regions) = (houses(&evidence.bases, language), houses(&evidence.covers, language));
    let [one, other] = [these, others].map(|set| cells(set.cells));
    let same = say!(
        language,
        "{lines} and {regions} hold each digit equally often. Without the cells that both have, {one} on the one side and {other} on the other hold the same digits.",
        lines,
        regions,
        one,
        other
    );
    let gone = one_digit_of(evidence.digits.iter().copied().collect(), language);
    let places = marked(&evidence.marks, Role::Pattern);
    let is_outside = step.eliminations.iter().all(|gone| !these.cells.contains(gone.cell));
    let is_possible = evidence.digits.iter().all(|&digit| others.digits.contains(digit));
    let why = if is_outside {
        let places = one_of(places);
        say!(
            language,
            "{gone} must be in {other}, so on the first side it is in {places}. A cell that sees all of them cannot be {gone}.",
            gone,
            other,
            places
        )
    } else if !is_possible {
        say!(language, "As {other} cannot be {gone}, {one} cannot be either.", other, gone, one)
    } else if evidence.marks.is_empty() {
        say!(
            language,
            "{other} has no room for {gone} more often than it stands in {one}.",
            other,
            gone,
            one
        )
    } else {
        let places = cells(places);
        say!(
            language,
            "{gone} must be in {other}, and on the first side only {places} has room for it.",
            gone,
            other,
            places
        )
    };
    Some(format!("{same} {why}"))
}

pub(super) fn naked_subset(step: &BoardStep, language: Language) -> String {
    let (place, digits, house) = set(step, language);
    let plain = say!(
        language,
        "{place} in {house} have no other candidates than {digits}, so these digits go there and nowhere else in {house}.",
        place,
        house,
        digits
    );
    let houses = step.evidence.bases.iter().map(|&house| step.cells_of(house));
    let inside = houses.fold(WideSet::EMPTY, WideSet::or);
    if step.eliminations.iter().all(|gone| inside.contains(gone.cell)) {
        return plain;
    }
    let elsewhere =
        say!(language, "A cell elsewhere that sees all of them cannot hold these either.");
    format!("{plain} {elsewhere}")
}

pub(super) fn hidden_subset(step: &BoardStep, language: Language) -> String {
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
fn set(step: &BoardStep, language: Language) -> (String, String, String) {
    let house = houses(&step.evidence.bases, language);
    if let Some(set) = step.evidence.sets.first() {
        return (cells(set.cells), digit_set(set.digits, language), house);
    }
    let digits = digits(step.evidence.digits.iter().copied(), language);
    (cells(step.pattern_cells()), digits, house)
}
