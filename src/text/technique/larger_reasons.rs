//! Why the larger techniques hold, by what their evidence has: fish, chains, sets, patterns.

use super::about;
use super::notation::{cells, chain, digits, houses, marked};
use crate::engine::technique::{CellsAndDigits, Evidence, Role, Step};
use crate::text::{Language, say};

pub(super) fn reason(step: &Step, language: Language) -> String {
    let evidence = &step.evidence;
    let mut sentences = Vec::new();
    if !evidence.covers.is_empty() && !evidence.bases.is_empty() {
        sentences.push(fish(evidence, language));
    } else {
        sentences.push(about(step.technique, language));
        sentences.extend(pattern(evidence, language));
        sentences.extend(colours(evidence, language));
    }
    sentences.extend(sets(evidence, language));
    sentences.extend(chains(evidence, language));
    sentences.join(" ")
}

fn fish(evidence: &Evidence, language: Language) -> String {
    let digit = digits(evidence.digits.iter().copied(), language);
    let (bases, covers) = (houses(&evidence.bases, language), houses(&evidence.covers, language));
    let fins = marked(&evidence.marks, Role::Fin).or(marked(&evidence.marks, Role::EndoFin));
    if fins.is_empty() {
        return say!(
            language,
            "In {bases} all places of {digit} lie in {covers}.",
            "Ở {bases} mọi chỗ của {digit} đều nằm trong {covers}."
        );
    }
    let fins = cells(fins, language);
    say!(
        language,
        "In {bases} all places of {digit} lie in {covers}, but for {fins}; either one of these holds {digit}, or the rest is a fish.",
        "Ở {bases} mọi chỗ của {digit} đều nằm trong {covers}, trừ {fins}; hoặc một trong các ô đó là {digit}, hoặc phần còn lại thành cá."
    )
}

/// The cells and the digits of a pattern that is none of houses.
fn pattern(evidence: &Evidence, language: Language) -> Option<String> {
    let place = marked(&evidence.marks, Role::Pattern).or(marked(&evidence.marks, Role::Second));
    if place.is_empty() {
        return None;
    }
    let digits = digits(evidence.digits.iter().copied(), language);
    let place = cells(place, language);
    Some(say!(language, "Here it is {digits} in {place}.", "Ở đây là {digits} trong {place}."))
}

fn colours(evidence: &Evidence, language: Language) -> Option<String> {
    let colour = |role| cells(marked(&evidence.marks, role), language);
    let (first, second) = (colour(Role::FirstColour), colour(Role::SecondColour));
    if first.is_empty() || second.is_empty() {
        return None;
    }
    let (third, fourth) = (colour(Role::ThirdColour), colour(Role::FourthColour));
    if third.is_empty() {
        return Some(say!(
            language,
            "One colour is {first}, the other {second}.",
            "Một màu là {first}, màu kia là {second}."
        ));
    }
    Some(say!(
        language,
        "The first two colours are {first} against {second}, the second two {third} against {fourth}.",
        "Hai màu đầu là {first} và {second}, hai màu sau là {third} và {fourth}."
    ))
}

fn sets(evidence: &Evidence, language: Language) -> Option<String> {
    if evidence.sets.is_empty() {
        return None;
    }
    let one = |(letter, set): (char, &CellsAndDigits)| {
        let digits: String = set.digits.iter().map(|digit| digit.to_string()).collect();
        format!("{letter} = {} {{{digits}}}", cells(set.cells, language))
    };
    let sets: Vec<String> = ('A'..='Z').zip(&evidence.sets).map(one).collect();
    let sets = sets.join("; ");
    Some(say!(language, "The sets are {sets}.", "Các tập là {sets}."))
}

fn chains(evidence: &Evidence, language: Language) -> Option<String> {
    let chains: Vec<String> = evidence
        .chains
        .iter()
        .filter(|one| !one.links.is_empty())
        .map(|one| format!("{}.", chain(one, language)))
        .collect();
    (!chains.is_empty()).then(|| chains.join(" "))
}
