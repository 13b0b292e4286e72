//! Little killers.

use super::super::{say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets};
#[cfg(feature = "controller")]
use crate::engine::{Cell, Diagonal};
use crate::engine::{Constraint, Layout, LittleKiller, LowestDigit};

pub(super) static LITTLE_KILLER: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "Digits along a diagonal add up to the number beside its arrow, and may repeat"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: None,
};

/// The sum as it is shown.
pub(super) fn shown_sum(diagonal: &LittleKiller, lowest: LowestDigit) -> u32 {
    lowest.shown_sum(diagonal.sum(), u32::try_from(diagonal.cells().len()).unwrap_or(u32::MAX))
}

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, _: Cell, layout: &Layout, wording: Wording) -> String {
    let Wording { lowest, language } = wording;
    let Some(diagonal) = constraint.little_killer() else { return String::new() };
    let sum = shown_sum(diagonal, lowest);
    let first = diagonal.cells().first();
    let first = first.map_or(String::new(), |&it| super::cell_name(it, layout, language));
    match diagonal.diagonal() {
        Diagonal::DownRight => {
            say!(language, "on the diagonal from {first} down to the right, sum {sum}", first, sum)
        }
        Diagonal::DownLeft => {
            say!(language, "on the diagonal from {first} down to the left, sum {sum}", first, sum)
        }
        Diagonal::UpRight => {
            say!(language, "on the diagonal from {first} up to the right, sum {sum}", first, sum)
        }
        Diagonal::UpLeft => {
            say!(language, "on the diagonal from {first} up to the left, sum {sum}", first, sum)
        }
    }
}

fn listed(all: &[&Constraint], layout: &Layout, wording: Wording) -> String {
    let told = |diagonal: &LittleKiller| {
        let cells = cells_in_brackets(diagonal.cells(), layout, wording.language);
        format!("{} {cells}", shown_sum(diagonal, wording.lowest))
    };
    let sums: Vec<String> = all.iter().filter_map(|it| it.little_killer()).map(told).collect();
    let (count, sums) = (all.len() as u64, sums.join(", "));
    say_plural!(
        wording.language,
        count,
        "{count} sum of a diagonal: {sums}",
        "{count} sums of diagonals: {sums}",
        count,
        sums
    )
}
