//! Killer cages.

use super::super::{say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Layout, LowestDigit};

pub(super) static CAGE: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Digits in a cage differ, and add up to its sum if it shows one")
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: None,
};

/// The sum that the cage shows, if digits are shown from `lowest`.
fn shown_sum(constraint: &Constraint, lowest: LowestDigit) -> Option<u32> {
    let digits = u32::try_from(constraint.cells().len()).unwrap_or(u32::MAX);
    constraint.sum().map(|sum| lowest.shown_sum(sum, digits))
}

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, _: Cell, _: &Layout, wording: Wording) -> String {
    let Wording { lowest, language } = wording;
    let count = constraint.cells().len() as u64;
    match shown_sum(constraint, lowest) {
        Some(sum) => say_plural!(
            language,
            count,
            "in a cage of {count} cell, sum {sum}",
            "in a cage of {count} cells, sum {sum}",
            count,
            sum
        ),
        None => say_plural!(
            language,
            count,
            "in a cage of {count} cell",
            "in a cage of {count} cells",
            count
        ),
    }
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { lowest, language }: Wording) -> String {
    let told = |cage: &&Constraint| {
        let cells = cells_in_brackets(cage.cells(), layout, language);
        match shown_sum(cage, lowest) {
            Some(sum) => format!("{sum} {cells}"),
            None => cells,
        }
    };
    let cages: Vec<String> = all.iter().map(told).collect();
    let (count, cages) = (all.len() as u64, cages.join(", "));
    say_plural!(language, count, "{count} cage: {cages}", "{count} cages: {cages}", count, cages)
}
