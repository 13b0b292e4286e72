//! Clones.

use super::super::{say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets};
use crate::engine::{Clones, Constraint, Layout};
#[cfg(feature = "controller")]
use {super::super::cell_name, crate::engine::Cell};

pub(super) static CLONE: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Areas with the same letter hold the same digits in the same places")
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: None,
};

/// Says which cells the cell is equal to.
#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, layout: &Layout, wording: Wording) -> String {
    let Some([first, second]) = constraint.clones().map(Clones::areas) else {
        return String::new();
    };
    let language = wording.language;
    let equal = first.iter().zip(second).filter_map(|(&one, &other)| {
        if one == cell { Some(other) } else { (other == cell).then_some(one) }
    });
    let names: Vec<String> = equal.map(|it| cell_name(it, layout, language)).collect();
    // Translators: said of a cell; {cells} are other cells
    say!(language, "same as {cells}", cells = language.list(&names))
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let told = |clones: &Clones| {
        clones.areas().map(|area| cells_in_brackets(area, layout, language)).join(" = ")
    };
    let clones: Vec<String> = all.iter().filter_map(|it| it.clones()).map(told).collect();
    let (count, clones) = (all.len() as u64, clones.join(", "));
    say_plural!(
        language,
        count,
        "{count} clone: {clones}",
        "{count} clones: {clones}",
        count,
        clones
    )
}
