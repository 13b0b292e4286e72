//! Backdoors in words.

use super::notation::right_candidates;
use super::short::said;
use crate::engine::technique::Candidate;
use crate::engine::{Layout, LowestDigit};
use crate::text::{Language, say, say_plural};

/// How many backdoors there are of how many cells, and each of them in a line of its own. `found` are the smallest, as
/// candidates to put down; `most_cells` were looked for.
#[must_use]
pub fn backdoors(
    found: &[Vec<Candidate>],
    most_cells: usize,
    layout: &Layout,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let count = language.number(found.len() as u64);
    let heading = match found.first().map(Vec::len) {
        None => none(most_cells, language),
        Some(0) => say!(language, "No backdoor is needed."),
        Some(cells) => say_plural!(
            language,
            cells as u64,
            "Backdoors of {cells} cell: {count}",
            "Backdoors of {cells} cells: {count}",
            cells,
            count
        ),
    };
    let lines = found
        .iter()
        .filter(|one| !one.is_empty())
        .map(|one| one_line(one, layout, lowest, language));
    lines.fold(heading, |text, line| text + "\n" + &line)
}

fn none(most_cells: usize, language: Language) -> String {
    if most_cells == 1 {
        return say!(language, "No backdoor of 1 cell.");
    }
    say_plural!(
        language,
        most_cells as u64,
        "No backdoor of up to {most_cells} cell.",
        "No backdoor of up to {most_cells} cells.",
        most_cells
    )
}

/// The candidates one by one, as two cells with the same digit are no group here.
fn one_line(
    backdoor: &[Candidate],
    layout: &Layout,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let names: Vec<String> =
        backdoor.iter().map(|&one| right_candidates(&[one], language)).collect();
    said(&language.list(&names), layout, lowest, language)
}
