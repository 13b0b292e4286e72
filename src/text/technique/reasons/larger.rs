//! Why the larger techniques hold, by what their evidence has: fish, chains, sets, templates.

use super::{chains, fish, forcing};
use crate::engine::technique::{CellSet, CellsAndDigits, Evidence, Family, Step, Technique};
use crate::text::technique::about;
use crate::text::technique::notation::{self, cells, digits, one_of, set};
use crate::text::{Language, say};

pub(super) fn reason(step: &Step, language: Language) -> String {
    let evidence = &step.evidence;
    let why = if evidence.covers.is_empty() || evidence.bases.is_empty() {
        plainly(step, language)
    } else {
        fish::reason(step, language)
    };
    let sets = sets(evidence, language);
    let chains = chains::in_signs(&evidence.chains, language);
    // What ends with a colon goes on with the chains.
    let parts =
        if why.ends_with(':') { [sets, Some(why), chains] } else { [Some(why), sets, chains] };
    parts.into_iter().flatten().collect::<Vec<String>>().join(" ")
}

fn plainly(step: &Step, language: Language) -> String {
    let told = match step.technique.family() {
        Family::Forcing => forcing::reason(step, language),
        Family::LastResort => template(step, language),
        _ => chains::reason(step, language),
    };
    told.unwrap_or_else(|| about(step.technique, language))
}

/// What all ways to place a digit have in common.
fn template(step: &Step, language: Language) -> Option<String> {
    let digit = digits(step.evidence.digits.iter().copied(), language);
    let all = step.placements.iter().chain(&step.eliminations);
    let place: CellSet = all.map(|candidate| candidate.cell).collect();
    let (all, any) = (cells(place, language), one_of(place, language));
    match step.technique {
        Technique::TemplateSet => Some(say!(
            language,
            "Every way to place all the {digit}s of the board uses {all}.",
            digit,
            all
        )),
        Technique::TemplateDelete => Some(say!(
            language,
            "No way to place all the {digit}s of the board uses {any}.",
            digit,
            any
        )),
        _ => None,
    }
}

fn sets(evidence: &Evidence, language: Language) -> Option<String> {
    if evidence.sets.is_empty() {
        return None;
    }
    let sets = lettered(&evidence.sets, language);
    Some(say!(language, "The sets are {sets}.", sets))
}

/// Sets with the letters by which they are drawn: `A = r1c2 {12}; B = r3c45 {278}`.
pub(super) fn lettered(sets: &[CellsAndDigits], language: Language) -> String {
    notation::lettered(sets, " = ", |one| set(one, language)).join("; ")
}
