//! Why steps hold that almost locked sets take part in: what each set must give up, and what it keeps.

use super::by_evidence::lettered;
use crate::engine::technique::wide::{WideCellsAndDigits, WideChain, WideEvidence, WideLink};
use crate::engine::technique::{Role, Strength};
use crate::engine::{Digit, DigitSet};
use crate::text::technique::notation::{
    cells, digit_name, digit_set, houses, in_words, letter, one_digit_of, set,
};
use crate::text::{Language, say};

/// The digits by which sets are linked.
fn common(evidence: &WideEvidence) -> DigitSet {
    let marks = evidence.marks.iter().filter(|mark| mark.role == Role::Common);
    marks.map(|mark| mark.candidate.digit).collect()
}

fn kept(evidence: &WideEvidence) -> DigitSet {
    evidence.digits.iter().copied().collect()
}

pub(super) fn xz(evidence: &WideEvidence, language: Language) -> String {
    let sets = lettered(&evidence.sets);
    let common = common(evidence);
    let links = digit_set(common, language);
    if common.len() > 1 {
        let any = one_digit_of(common, language);
        return say!(
            language,
            "Each of these sets has one candidate more than cells: {sets}. Of {links} neither can be in both of them, so each set holds one of the two and all its other digits. A candidate that sees all places of such a digit in a set is ruled out. So is any {any} that sees all its places in both sets.",
            sets,
            links,
            any
        );
    }
    let seen = seen_in_both(kept(evidence), language);
    let kept = digit_set(kept(evidence), language);
    say!(
        language,
        "Each of these sets has one candidate more than cells: {sets}. {links} cannot be in both, as its places there see one another, so one of them lacks it and holds all its other digits, {kept} among them. {seen}",
        sets,
        links,
        kept,
        seen
    )
}

/// What the digits do that are in one of two sets.
fn seen_in_both(kept: DigitSet, language: Language) -> String {
    if kept.len() > 1 {
        return say!(
            language,
            "A cell that sees all places of such a digit in both cannot hold it."
        );
    }
    let digit = digit_set(kept, language);
    say!(language, "A cell that sees all places of {digit} in both cannot be {digit}.", digit)
}

pub(super) fn line(evidence: &WideEvidence, language: Language) -> Option<String> {
    let sets = lettered(&evidence.sets);
    let ways: Option<Vec<String>> =
        evidence.chains.iter().map(|chain| way(chain, language)).collect();
    let ways = ways.filter(|ways| !ways.is_empty())?.join(" ");
    let last = letter(evidence.sets.len() - 1);
    let seen = seen_in_both(kept(evidence), language);
    Some(say!(
        language,
        "Each of these sets has one candidate more than cells, so one that lacks a digit holds all others: {sets}. {ways} So A or {last} holds it either way. {seen}",
        sets,
        ways,
        last,
        seen
    ))
}

/// How one set after another lacks a digit and holds the next.
fn way(chain: &WideChain, language: Language) -> Option<String> {
    let mut steps = chain.links.iter().filter(|link| link.strength == Strength::Strong);
    let mut told = supposed(steps.next()?, language)?;
    for link in steps {
        told += &following(link, language)?;
    }
    Some(told + ".")
}

/// The letter of the set that a link goes through, with the digits that it lacks and holds.
fn lacks(link: &WideLink) -> Option<(char, String, String)> {
    Some((letter(link.from.set?), digit_name(link.from.digit), digit_name(link.to.digit)))
}

fn supposed(link: &WideLink, language: Language) -> Option<String> {
    let (letter, lacked, held) = lacks(link)?;
    Some(say!(language, "If {letter} lacks {lacked}, it holds {held}", letter, lacked, held))
}

fn following(link: &WideLink, language: Language) -> Option<String> {
    let (letter, lacked, held) = lacks(link)?;
    Some(say!(language, "; then {letter} lacks {lacked} and holds {held}", letter, lacked, held))
}

pub(super) fn blossom(evidence: &WideEvidence, language: Language) -> Option<String> {
    let (stem, petals) = evidence.sets.split_first()?;
    let (cell, kept) = (cells(stem.cells), kept(evidence));
    let (digits, held) = (one_digit_of(stem.digits, language), digit_set(kept, language));
    let cases =
        stem.digits.iter().zip(petals).map(|(digit, petal)| case(digit, petal, &held, language));
    let cases = cases.collect::<Vec<String>>().join("; ");
    Some(say!(
        language,
        "{cell} is {digits}. Each of these digits is missing then from a set that has one candidate more than cells, and that holds all its others: {cases}. So {held} is in one of these sets, and any {held} that sees all its places in them is ruled out.",
        cell,
        digits,
        cases,
        held
    ))
}

fn case(digit: Digit, petal: &WideCellsAndDigits, held: &str, language: Language) -> String {
    let (digit, petal) = (digit_name(digit), set(petal));
    say!(language, "if it is {digit}, {petal} holds {held}", digit, petal, held)
}

pub(super) fn sue_de_coq(evidence: &WideEvidence, language: Language) -> Option<String> {
    let [crossing, in_box, in_line] = evidence.sets.as_slice() else { return None };
    let (line, block) = (houses(&evidence.bases, language), houses(&evidence.covers, language));
    let (place, digits) = (cells(crossing.cells), digit_set(crossing.digits, language));
    let count = in_words(crossing.cells.len(), language);
    let [of_line, of_box] = [(in_line, &line), (in_box, &block)]
        .map(|(beside, house)| share(crossing, beside, house, language));
    let ends = [(in_line, &line), (in_box, &block)].map(|(beside, house)| {
        let own = cells(crossing.cells.or(beside.cells));
        let used = digit_set(beside.digits, language);
        say!(language, "{house} has its {used} in {own}", house, used, own)
    });
    let alone = crossing.digits.without(in_line.digits).without(in_box.digits);
    let [ends, alone] = [language.list(&ends), in_crossing_alone(alone, &place, language)];
    Some(say!(
        language,
        "Where {line} and {block} cross, {place} hold {count} of {digits}. {of_line} {of_box} That just fills them, so {ends}{alone}, and nowhere else.",
        line,
        block,
        place,
        count,
        digits,
        of_line,
        of_box,
        ends,
        alone
    ))
}

/// How many of the digits of a crossing the cells beside it leave to it.
fn share(
    crossing: &WideCellsAndDigits,
    beside: &WideCellsAndDigits,
    house: &str,
    language: Language,
) -> String {
    let shared = crossing.digits.and(beside.digits);
    let needed = beside.cells.len().saturating_sub(beside.digits.without(shared).len());
    let left = shared.len().saturating_sub(needed);
    if left == 0 {
        return none_left(crossing, shared, beside, house, language);
    }
    let [needed, left] = [needed, left].map(|count| in_words(count, language));
    let (beside, shared) = (set(beside), digit_set(shared, language));
    let place = cells(crossing.cells);
    say!(
        language,
        "In {house}, {needed} of {shared} must go to {beside}, so {place} hold at most {left} of these.",
        house,
        needed,
        shared,
        beside,
        place,
        left
    )
}

/// That the cells beside a crossing need all digits that they share with it.
fn none_left(
    crossing: &WideCellsAndDigits,
    shared: DigitSet,
    beside: &WideCellsAndDigits,
    house: &str,
    language: Language,
) -> String {
    let (beside, shared) = (set(beside), digit_set(shared, language));
    let place = cells(crossing.cells);
    say!(
        language,
        "In {house}, {shared} must go to {beside}, so {place} hold none of these.",
        house,
        shared,
        beside,
        place
    )
}

/// The digits of a crossing that neither set beside it shares.
fn in_crossing_alone(alone: DigitSet, place: &str, language: Language) -> String {
    if alone.is_empty() {
        return String::new();
    }
    let digits = digit_set(alone, language);
    say!(language, ", both have {digits} in {place}", digits, place)
}
