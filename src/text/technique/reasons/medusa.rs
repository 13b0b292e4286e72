//! Why a 3D Medusa holds: what a colour that is wrong would do, or what either colour rules out.

use crate::engine::technique::{BoardStep, Candidate, Role, WideSet};
use crate::text::technique::notation::{cells, digit_name, houses as names, right_candidates, set};
use crate::text::{Language, say};

/// Why this step holds.
pub(super) fn reason(step: &BoardStep, language: Language) -> Option<String> {
    let colours = [Role::FirstColour, Role::SecondColour].map(|role| {
        let of_role = step.evidence.marks.iter().filter(|mark| mark.role == role);
        of_role.map(|mark| mark.candidate).collect::<Vec<Candidate>>()
    });
    let wrong = colours.iter().find(|colour| colour.iter().any(|one| goes(step, *one)));
    let why = match wrong.filter(|wrong| wrong.iter().all(|one| goes(step, *one))) {
        Some(wrong) => contradiction(step, wrong, language)?,
        None => by_either(step, &colours, language)?,
    };
    let [first, second] = colours.map(|colour| right_candidates(&colour, language));
    Some(say!(
        language,
        "Either all of these are right: {first}; or all of these: {second}. {why}",
        first,
        second,
        why
    ))
}

fn goes(step: &BoardStep, one: Candidate) -> bool {
    step.eliminations.contains(&one)
}

/// Why the colour that goes cannot be right.
fn contradiction(step: &BoardStep, wrong: &[Candidate], language: Language) -> Option<String> {
    let clash = two_of(step, wrong)
        .map(|pair| clash(step, pair, language))
        .or_else(|| left_empty(step, language))?;
    let wrong = right_candidates(wrong, language);
    Some(say!(language, "But {wrong} cannot all be right: {clash}.", wrong, clash))
}

/// Two candidates that rule each other out.
fn two_of(step: &BoardStep, colour: &[Candidate]) -> Option<[Candidate; 2]> {
    let mut pairs = (1..)
        .zip(colour)
        .flat_map(|(next, &one)| colour.iter().skip(next).map(move |&other| [one, other]));
    pairs.find(|&[one, other]| excludes(step, one, other))
}

/// Whether one of two candidates rules out the other.
fn excludes(step: &BoardStep, one: Candidate, other: Candidate) -> bool {
    let is_one_cell = one.cell == other.cell;
    is_one_cell && one.digit != other.digit
        || one.digit == other.digit && step.peers_of(one.cell).contains(other.cell)
}

fn clash(step: &BoardStep, [one, other]: [Candidate; 2], language: Language) -> String {
    let place: WideSet = [one.cell, other.cell].into_iter().collect();
    let (digit, second, cells) = (digit_name(one.digit), digit_name(other.digit), cells(place));
    if place.len() == 1 {
        return say!(
            language,
            "{cells} would hold {digit} and {second} at once",
            cells,
            digit,
            second
        );
    }
    let house = step.holding(place).next();
    let house = names(house.as_slice(), language);
    say!(language, "{cells} would both be {digit} in {house}", cells, digit, house)
}

/// The cell or the house that would be left with nothing.
fn left_empty(step: &BoardStep, language: Language) -> Option<String> {
    if let Some(cell) = step.evidence.sets.first() {
        let cell = set(cell);
        return Some(say!(language, "{cell} would have no candidate left", cell));
    }
    let digit = digit_name(*step.evidence.digits.first()?);
    let house = names(&step.evidence.bases, language);
    Some(say!(language, "{house} would have no place left for {digit}", house, digit))
}

/// What of each colour rules out each candidate that goes.
fn by_either(
    step: &BoardStep,
    colours: &[Vec<Candidate>; 2],
    language: Language,
) -> Option<String> {
    let told = step.eliminations.iter().map(|&gone| {
        let by =
            |colour: &[Candidate]| colour.iter().copied().find(|&one| excludes(step, one, gone));
        let [one, other] = [by(&colours[0])?, by(&colours[1])?];
        let [gone, one, other] = [gone, one, other].map(|one| right_candidates(&[one], language));
        Some(say!(language, "{gone} is ruled out by {one} and by {other}", gone, one, other))
    });
    let told = told.collect::<Option<Vec<String>>>()?.join("; ");
    Some(say!(language, "Either way what cannot stand beside one of each goes: {told}.", told))
}
