//! Why the larger techniques hold, by what their evidence has: fish, chains, sets, templates.

use super::{chains, fish};
use crate::engine::technique::wide::{WideCellsAndDigits, WideEvidence};
use crate::engine::technique::{BoardStep, WideSet};
use crate::text::technique::about_step;
use crate::text::technique::notation::{self, cells, digits, one_of, set};
use crate::text::{Language, say};

/// Why `step` holds: `why` with its sets and chains. Without a `why`, what its evidence tells.
pub(super) fn reason(step: &BoardStep, why: Option<String>, language: Language) -> String {
    with_chains(step, why, chains::in_signs(&step.evidence.chains, language), language)
}

/// The same without its chains, which are told behind it.
#[cfg(feature = "controller")]
pub(super) fn before_chains(step: &BoardStep, why: Option<String>, language: Language) -> String {
    with_chains(step, why, None, language)
}

fn with_chains(
    step: &BoardStep,
    why: Option<String>,
    chains: Option<String>,
    language: Language,
) -> String {
    let evidence = &step.evidence;
    let why = if evidence.covers.is_empty() || evidence.bases.is_empty() {
        why.unwrap_or_else(|| plainly(step, language))
    } else {
        fish::reason(step, language)
    };
    let sets = sets(evidence, language);
    // What ends with a colon goes on with the chains.
    let parts =
        if why.ends_with(':') { [sets, Some(why), chains] } else { [Some(why), sets, chains] };
    parts.into_iter().flatten().collect::<Vec<String>>().join(" ")
}

fn plainly(step: &BoardStep, language: Language) -> String {
    chains::reason(step, language).unwrap_or_else(|| about_step(step, language))
}

/// What all ways to place a digit have in common: the cells that they use.
pub(super) fn template_set(step: &BoardStep, language: Language) -> String {
    let (digit, all) = (template_digit(step, language), cells(template_cells(step)));
    say!(language, "Every way to place all the {digit}s of the board uses {all}.", digit, all)
}

/// What all ways to place a digit have in common: the cells that they do not use.
pub(super) fn template_delete(step: &BoardStep, language: Language) -> String {
    let (digit, any) = (template_digit(step, language), one_of(template_cells(step)));
    say!(language, "No way to place all the {digit}s of the board uses {any}.", digit, any)
}

fn template_digit(step: &BoardStep, language: Language) -> String {
    digits(step.evidence.digits.iter().copied(), language)
}

fn template_cells(step: &BoardStep) -> WideSet {
    let all = step.placements.iter().chain(&step.eliminations);
    all.map(|candidate| candidate.cell).collect()
}

fn sets(evidence: &WideEvidence, language: Language) -> Option<String> {
    if evidence.sets.is_empty() {
        return None;
    }
    let sets = lettered(&evidence.sets);
    Some(say!(language, "The sets are {sets}.", sets))
}

/// Sets with the letters by which they are drawn: `A = r1c2 {12}; B = r3c45 {278}`.
pub(super) fn lettered(sets: &[WideCellsAndDigits]) -> String {
    notation::lettered(sets, " = ", set).join("; ")
}
