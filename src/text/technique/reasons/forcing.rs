//! Why forcing chains and nets hold: assumption and what it would lead to, or between which cases it is.

use std::collections::HashSet;

use crate::engine::technique::wide::WideEvidence;
use crate::engine::technique::{BoardStep, Candidate, Mark, Role, WideSet};
use crate::engine::{Digit, DigitSet};
use crate::text::technique::notation::{
    candidates, cells, chain_start, digit_name, digit_set, houses, node, one_digit_of, one_of,
};
use crate::text::{Language, say};

/// Why assumption cannot be, up to the chains.
pub(super) fn contradiction(step: &BoardStep, language: Language) -> Option<String> {
    let start = node(chain_start(&step.evidence)?);
    let evidence = &step.evidence;
    let ends = of_role(evidence, Role::Second);
    let all = [of_role(evidence, Role::Pattern), ends.clone()].concat();
    // What is supposed may be an end itself, and then is not marked as one.
    let clash = clash(evidence, &ends, language).or_else(|| clash(evidence, &all, language))?;
    Some(say!(language, "Suppose {start}. Then {clash}, which cannot be:", start, clash))
}

/// Why something follows from each of several cases, up to the chains.
pub(super) fn verity(step: &BoardStep, language: Language) -> Option<String> {
    let cases = cases(&step.evidence, language)?;
    let outcomes = [(&step.placements, true), (&step.eliminations, false)];
    let outcomes = outcomes.into_iter().filter(|(all, _)| !all.is_empty());
    let outcomes: Vec<String> =
        outcomes.map(|(all, right)| candidates(all, right, language)).collect();
    let outcomes = language.list(&outcomes);
    Some(say!(language, "{cases}. Each of these cases leads to {outcomes}:", cases, outcomes))
}

/// The candidates of a role.
fn of_role(evidence: &WideEvidence, role: Role) -> Vec<Candidate> {
    let marks = evidence.marks.iter().filter(|mark: &&Mark| mark.role == role);
    marks.map(|mark| mark.candidate).collect()
}

fn cells_of(candidates: &[Candidate]) -> WideSet {
    candidates.iter().map(|one| one.cell).collect()
}

fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|one| one.digit).collect()
}

/// Between what it is.
fn cases(evidence: &WideEvidence, language: Language) -> Option<String> {
    let assumed = of_role(evidence, Role::Pattern);
    let (place, digits) = (cells_of(&assumed), digits_of(&assumed));
    let first = digit_name(digits.first()?);
    let cells = one_of(place);
    if !evidence.bases.is_empty() {
        let house = houses(&evidence.bases, language);
        return Some(say!(
            language,
            "In {house} the digit {first} is in {cells}",
            house,
            first,
            cells
        ));
    }
    if digits.len() == 1 {
        return Some(say!(language, "Either {cells} is {first}, or it is not", cells, first));
    }
    let digits = one_digit_of(digits, language);
    Some(say!(language, "{cells} is {digits}", cells, digits))
}

/// What cannot be, as a clause: two digits in one place, or none.
fn clash(evidence: &WideEvidence, ends: &[Candidate], language: Language) -> Option<String> {
    let [on, off] = [true, false].map(|on| reached(evidence, ends, on));
    let (digits, house) = (digits_of(ends), houses(&evidence.bases, language));
    let (first, cells) = (digit_name(digits.first()?), cells(cells_of(ends)));
    match (evidence.bases.is_empty(), on.len(), off.len()) {
        (false, 0, _) => {
            Some(say!(language, "{house} has no place left for {first}", house, first))
        }
        (false, 2.., _) => Some(say!(
            language,
            "{first} would be in {cells}, twice in {house}",
            first,
            cells,
            house
        )),
        (true, 1, 1) if on == off => {
            Some(say!(language, "{cells} would be {first}, and not be {first}", cells, first))
        }
        (true, 2.., _) if cells_of(ends).len() == 1 => {
            let digits = digit_set(digits, language);
            Some(say!(language, "{cells} would hold {digits} at once", cells, digits))
        }
        (true, 0, _) if cells_of(ends).len() == 1 => {
            Some(say!(language, "{cells} has no candidate left", cells))
        }
        _ => None,
    }
}

/// Those of `ends` that the chains show to be so, or not to be so.
fn reached(evidence: &WideEvidence, ends: &[Candidate], on: bool) -> Vec<Candidate> {
    let links = evidence.chains.iter().flat_map(|chain| &chain.links);
    let nodes = links.flat_map(|link| [link.from, link.to]).filter(|node| node.on == on);
    let nodes: HashSet<(WideSet, Digit)> = nodes.map(|node| (node.cells, node.digit)).collect();
    let is_reached = |end: &&Candidate| nodes.contains(&(WideSet::of(end.cell), end.digit));
    ends.iter().filter(is_reached).copied().collect()
}
