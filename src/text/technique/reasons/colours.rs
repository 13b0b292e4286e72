//! Why colours rule something out: what all cells of one colour, or of the other, would do.

use crate::engine::technique::{BoardStep, Mark, Role, WideSet};
use crate::engine::{Cell, Digit};
use crate::text::technique::notation::{cells, digit_name, digit_set, marked, marked_digit};
use crate::text::{Language, say};

/// Why a step holds that colours one digit, in the words of its technique.
pub(super) fn of_one_digit(
    step: &BoardStep,
    language: Language,
    told: fn(&BoardStep, Digit, Language) -> Option<String>,
) -> Option<String> {
    told(step, *step.evidence.digits.first()?, language)
}

/// The two colours of the first pair, or of the second.
fn pair(step: &BoardStep, roles: [Role; 2]) -> [WideSet; 2] {
    roles.map(|role| marked(&step.evidence.marks, role))
}

fn first_pair(step: &BoardStep) -> [WideSet; 2] {
    pair(step, [Role::FirstColour, Role::SecondColour])
}

fn second_pair(step: &BoardStep) -> [WideSet; 2] {
    pair(step, [Role::ThirdColour, Role::FourthColour])
}

fn gone(step: &BoardStep) -> WideSet {
    step.eliminations.iter().map(|gone| gone.cell).collect()
}

/// That all cells of one colour hold the digit or all of the other, as a clause.
fn either([one, other]: [WideSet; 2], digit: Digit, language: Language) -> String {
    let [one, other] = [one, other].map(|colour| all_are(colour, digit, language));
    say!(language, "either {one} or {other}", one, other)
}

fn all_are(colour: WideSet, digit: Digit, language: Language) -> String {
    let (place, digit) = (cells(colour), digit_name(digit));
    match colour.len() {
        1 => say!(language, "{place} is {digit}", place, digit),
        2 => say!(language, "{place} both are {digit}", place, digit),
        _ => say!(language, "{place} all are {digit}", place, digit),
    }
}

/// The colours of one digit, and where they come from.
fn by_turns(step: &BoardStep, digit: Digit, language: Language) -> String {
    let (either, digit) = (either(first_pair(step), digit, language), digit_name(digit));
    say!(
        language,
        "Along houses with two places for {digit} each, the colours take turns: {either}.",
        digit,
        either
    )
}

/// One cell of each of two sets that `cell` sees.
fn seen(step: &BoardStep, cell: Cell, [one, other]: [WideSet; 2]) -> Option<[Cell; 2]> {
    let peers = step.peers_of(cell);
    Some([one.and(peers).first()?, other.and(peers).first()?])
}

/// Which two cells each cell that goes sees, those together that see the same.
fn sightings(
    step: &BoardStep,
    gone: WideSet,
    colours: [WideSet; 2],
    language: Language,
) -> Option<String> {
    let mut together: Vec<([Cell; 2], WideSet)> = Vec::new();
    for cell in gone.iter() {
        let seen = seen(step, cell, colours)?;
        match together.iter_mut().find(|(known, _)| *known == seen) {
            Some((_, cells)) => cells.insert(cell),
            None => together.push((seen, WideSet::of(cell))),
        }
    }
    let told = together.iter().map(|&(seen, place)| sighting(place, seen, language));
    Some(told.collect::<Vec<_>>().join("; "))
}

fn sighting(place: WideSet, seen: [Cell; 2], language: Language) -> String {
    let [one, other] = seen.map(|cell| cells(WideSet::of(cell)));
    let count = place.len();
    let place = cells(place);
    if count == 1 {
        return say!(language, "{place} sees {one} and {other}", place, one, other);
    }
    say!(language, "{place} see {one} and {other}", place, one, other)
}

pub(super) fn trap(step: &BoardStep, digit: Digit, language: Language) -> Option<String> {
    let by_turns = by_turns(step, digit, language);
    let seen = sightings(step, gone(step), first_pair(step), language)?;
    let digit = digit_name(digit);
    Some(say!(
        language,
        "{by_turns} A cell that sees both colours cannot be {digit} in either case: {seen}.",
        by_turns,
        digit,
        seen
    ))
}

/// Two cells, one of each set, that see each other.
fn facing(step: &BoardStep, one: WideSet, other: WideSet) -> Option<[Cell; 2]> {
    let seen = |cell: Cell| Some([cell, other.and(step.peers_of(cell)).first()?]);
    one.iter().find_map(seen)
}

pub(super) fn wrap(step: &BoardStep, digit: Digit, language: Language) -> Option<String> {
    let by_turns = by_turns(step, digit, language);
    let wrong = first_pair(step).into_iter().find(|colour| colour.meets(gone(step)))?;
    let [one, other] = facing(step, wrong, wrong)?.map(|cell| cells(WideSet::of(cell)));
    let digit = digit_name(digit);
    Some(say!(
        language,
        "{by_turns} {one} and {other} are of one colour and see each other, so they cannot both be {digit}, and that colour is wrong.",
        by_turns,
        one,
        other,
        digit
    ))
}

/// Both pairs of colours.
fn two_pairs(step: &BoardStep, digit: Digit, language: Language) -> String {
    let [first, second] =
        [first_pair(step), second_pair(step)].map(|pair| either(pair, digit, language));
    let digit = digit_name(digit);
    say!(
        language,
        "Along houses with two places for {digit} each there are two pairs of colours: {first}; and {second}.",
        digit,
        first,
        second
    )
}

/// A colour of each pair, and their opposites.
struct Meeting {
    facing: [Cell; 2],
    opposites: [WideSet; 2],
}

/// Which colours of the two pairs see each other.
fn meetings(step: &BoardStep) -> impl Iterator<Item = Meeting> + '_ {
    let (first, second) = (first_pair(step), second_pair(step));
    [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().filter_map(move |(mine, theirs)| {
        let facing = facing(step, first[mine], second[theirs])?;
        Some(Meeting { facing, opposites: [first[1 - mine], second[1 - theirs]] })
    })
}

impl Meeting {
    /// What goes by it.
    fn told(&self, step: &BoardStep, digit: Digit, language: Language) -> Option<String> {
        let sees_both = |cell: &Cell| seen(step, *cell, self.opposites).is_some();
        let gone: WideSet = gone(step).iter().filter(sees_both).collect();
        let seen = sightings(step, gone, self.opposites, language).filter(|_| !gone.is_empty())?;
        let [one, other] = self.facing.map(|cell| cells(WideSet::of(cell)));
        let (either, digit) = (either(self.opposites, digit, language), digit_name(digit));
        Some(say!(
            language,
            "{one} and {other} see each other, so their colours are not both right, and one of the opposites is: {either}. What sees one of each cannot be {digit}: {seen}.",
            one,
            other,
            either,
            digit,
            seen
        ))
    }
}

pub(super) fn between(step: &BoardStep, digit: Digit, language: Language) -> Option<String> {
    let told: Vec<String> =
        meetings(step).filter_map(|one| one.told(step, digit, language)).collect();
    let pairs = two_pairs(step, digit, language);
    (!told.is_empty()).then(|| format!("{pairs} {}", told.join(" ")))
}

pub(super) fn wrong(step: &BoardStep, digit: Digit, language: Language) -> Option<String> {
    let (pairs, others) = (two_pairs(step, digit, language), second_pair(step));
    let wrong = first_pair(step).into_iter().find(|colour| colour.meets(gone(step)))?;
    let seen: Option<Vec<String>> = others
        .into_iter()
        .map(|other| {
            let [one, other] = facing(step, wrong, other)?.map(|cell| cells(WideSet::of(cell)));
            Some(say!(language, "{one} sees {other}", one, other))
        })
        .collect();
    let (seen, wrong) = (language.list(&seen?), cells(wrong));
    Some(say!(
        language,
        "{pairs} One colour of the second pair is right, and the colour of {wrong} sees both: {seen}.",
        pairs,
        wrong,
        seen
    ))
}

pub(super) fn remote_pair(step: &BoardStep, language: Language) -> Option<String> {
    let lower = *step.evidence.digits.first()?;
    let marks: &[Mark] = &step.evidence.marks;
    let digits = digit_set(step.evidence.digits.iter().copied().collect(), language);
    let [first, second] =
        [Role::FirstColour, Role::SecondColour].map(|role| cells(marked_digit(marks, role, lower)));
    Some(say!(
        language,
        "These cells hold {digits} alone, each sees the next, and so they take them by turns: {first} hold one of the two, {second} the other. A cell that sees one of each can hold neither.",
        digits,
        first,
        second
    ))
}
