//! Why fish hold: how many houses need a digit, how many have room for it, and what the fins change.

use crate::engine::HouseName;
use crate::engine::technique::wide::WideEvidence;
use crate::engine::technique::{BoardStep, Role, Technique, WideSet};
use crate::text::technique::notation::{
    cells, digits, houses, in_words, marked, one_of, wrong_candidates,
};
use crate::text::{Language, say};

/// Why this fish holds; a kraken's chains are told behind it.
pub(super) fn reason(step: &BoardStep, language: Language) -> String {
    let evidence = &step.evidence;
    let mut sentences = vec![format!("{}.", places(step, language))];
    if fins(evidence).is_empty() {
        sentences.push(filled(evidence, language));
    } else {
        sentences.extend(in_two_bases(step, language));
        sentences.push(or_a_fish(step, language));
        sentences
            .push(kraken(step, language).unwrap_or_else(|| in_either_case(evidence, language)));
    }
    sentences.extend(in_two_covers(step, language));
    sentences.join(" ")
}

fn digit(evidence: &WideEvidence, language: Language) -> String {
    digits(evidence.digits.iter().copied(), language)
}

fn endo_fins(evidence: &WideEvidence) -> WideSet {
    marked(&evidence.marks, Role::EndoFin)
}

fn fins(evidence: &WideEvidence) -> WideSet {
    marked(&evidence.marks, Role::Fin).or(endo_fins(evidence))
}

fn covered(step: &BoardStep) -> WideSet {
    step.evidence.covers.iter().map(|&cover| step.cells_of(cover)).fold(WideSet::EMPTY, WideSet::or)
}

/// Where the digit is in the base sets, as a clause.
fn places(step: &BoardStep, language: Language) -> String {
    let evidence = &step.evidence;
    let digit = digit(evidence, language);
    let (bases, covers) = (houses(&evidence.bases, language), houses(&evidence.covers, language));
    let outside = fins(evidence).without(covered(step));
    if outside.is_empty() {
        return say!(
            language,
            "In {bases} all places of {digit} lie in {covers}",
            bases,
            digit,
            covers
        );
    }
    let fins = cells(outside);
    say!(
        language,
        "In {bases} all places of {digit} lie in {covers}, but for {fins}",
        bases,
        digit,
        covers,
        fins
    )
}

/// That the base sets fill the cover sets.
fn filled(evidence: &WideEvidence, language: Language) -> String {
    let digit = digit(evidence, language);
    let count = in_words(evidence.bases.len(), language);
    say!(
        language,
        "Each of the first {count} houses needs its {digit}. Together they fill the other {count}, so no other cell there can be {digit}.",
        count,
        digit
    )
}

/// That a digit there fills two base sets at once, and so leaves a cover set over.
fn in_two_bases(step: &BoardStep, language: Language) -> Option<String> {
    let evidence = &step.evidence;
    let endo_fins = endo_fins(evidence);
    let place = cells(endo_fins);
    if endo_fins.len() == 1 {
        let its: Vec<HouseName> = holding(step, &evidence.bases, endo_fins);
        let its = houses(&its, language);
        return Some(say!(
            language,
            "{place} is in {its} at once, and would serve both of them.",
            place,
            its
        ));
    }
    (!endo_fins.is_empty()).then(|| {
        say!(
            language,
            "{place} are each in two of the base houses at once, and would serve both of them.",
            place
        )
    })
}

fn holding(step: &BoardStep, houses: &[HouseName], cells: WideSet) -> Vec<HouseName> {
    houses.iter().copied().filter(|&house| cells.is_within(step.cells_of(house))).collect()
}

fn or_a_fish(step: &BoardStep, language: Language) -> String {
    let evidence = &step.evidence;
    let outside = fins(evidence).without(covered(step)).or(endo_fins(evidence));
    let (digit, place) = (digit(evidence, language), cells(outside));
    if outside.len() == 1 {
        return say!(language, "Either {place} is {digit}, or the rest is a fish.", place, digit);
    }
    say!(language, "Either one of {place} is {digit}, or the rest is a fish.", place, digit)
}

/// What goes in either case.
fn in_either_case(evidence: &WideEvidence, language: Language) -> String {
    let (digit, fins) = (digit(evidence, language), fins(evidence));
    let (place, covers) = (cells(fins), houses(&evidence.covers, language));
    if fins.len() == 1 {
        return say!(
            language,
            "A fish leaves {covers} no {digit} elsewhere, and any {digit} there that sees {place} is ruled out in either case.",
            covers,
            digit,
            place
        );
    }
    say!(
        language,
        "A fish leaves {covers} no {digit} elsewhere, and any {digit} there that sees all of {place} is ruled out in either case.",
        covers,
        digit,
        place
    )
}

/// That what goes from the fish itself would fill two cover sets.
fn in_two_covers(step: &BoardStep, language: Language) -> Option<String> {
    let gone: WideSet = step.eliminations.iter().map(|gone| gone.cell).collect();
    let own = gone.and(marked(&step.evidence.marks, Role::Pattern));
    let is_kraken = matches!(step.technique, Technique::KrakenFish1 | Technique::KrakenFish2);
    if own.is_empty() || is_kraken {
        return None;
    }
    let (place, digit) = (cells(own), digit(&step.evidence, language));
    Some(say!(
        language,
        "In {place} the {digit} would fill two of these houses at once, and leave too little room.",
        place,
        digit
    ))
}

/// What a kraken fish has beyond the fish: the chains to what goes start from its fins, or from a cover set too.
fn kraken(step: &BoardStep, language: Language) -> Option<String> {
    if step.technique == Technique::KrakenFish1 {
        Some(kraken_by_fins(step, language))
    } else if step.technique == Technique::KrakenFish2 {
        kraken_by_a_cover(step, language)
    } else {
        None
    }
}

fn kraken_by_fins(step: &BoardStep, language: Language) -> String {
    let gone = wrong_candidates(&step.eliminations, language);
    let covers = houses(&step.evidence.covers, language);
    let digit = digit(&step.evidence, language);
    if fins(&step.evidence).len() == 1 {
        return say!(
            language,
            "A fish leaves {covers} no {digit} elsewhere, so {gone}. From the fin a chain leads there as well:",
            covers,
            digit,
            gone
        );
    }
    say!(
        language,
        "A fish leaves {covers} no {digit} elsewhere, so {gone}. From each fin a chain leads there as well:",
        covers,
        digit,
        gone
    )
}

fn kraken_by_a_cover(step: &BoardStep, language: Language) -> Option<String> {
    let gone = wrong_candidates(&step.eliminations, language);
    let held = marked(&step.evidence.marks, Role::Second);
    let cover = houses(&[cover_of(step, held)?], language);
    let (digit, held) = (digit(&step.evidence, language), one_of(held));
    Some(say!(
        language,
        "In a fish {cover} has its {digit} in {held}. From there and from each fin a chain leads to {gone}:",
        cover,
        digit,
        held,
        gone
    ))
}

/// The cover set that has its digit in `held` if the rest is a fish: it is the one that has no other place of it.
fn cover_of(step: &BoardStep, held: WideSet) -> Option<HouseName> {
    let evidence = &step.evidence;
    let others = marked(&evidence.marks, Role::Pattern);
    let mut covers = holding(step, &evidence.covers, held);
    covers.sort_by_key(|&cover| step.cells_of(cover).and(others).len());
    covers.first().copied()
}
