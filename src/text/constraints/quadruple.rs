//! Quadruples.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Layout, Quadruple};

pub(super) static QUADRUPLE: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Digits in a circle at a corner stand in the cells around it")
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let cells = all.iter().flat_map(|it| it.cells()).copied();
        let (count, cells) = (all.len() as u64, notation::cells(cells.collect()));
        say_plural!(
            language,
            count,
            "{cells} hold the digits of a quadruple",
            "{cells} hold the digits of quadruples",
            cells
        )
    }),
};

/// The digits of a quadruple as they are shown.
fn digits(constraint: &Constraint, Wording { lowest, .. }: Wording) -> Vec<String> {
    let digits = constraint.quadruple().map_or(&[][..], Quadruple::digits);
    digits.iter().map(|&digit| lowest.shown(digit).to_string()).collect()
}

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, _: &Layout, wording: Wording) -> String {
    let language = wording.language;
    let digits = digits(constraint, wording).join(" ");
    // The cells are in row-major order.
    match constraint.cells().iter().position(|&it| it == cell) {
        Some(0) => say!(language, "circle with {digits} at the lower right corner", digits),
        Some(1) => say!(language, "circle with {digits} at the lower left corner", digits),
        Some(2) => say!(language, "circle with {digits} at the upper right corner", digits),
        Some(_) | None => say!(language, "circle with {digits} at the upper left corner", digits),
    }
}

fn listed(all: &[&Constraint], layout: &Layout, wording: Wording) -> String {
    let told = |constraint: &&Constraint| {
        let cells = cells_in_brackets(constraint.cells(), layout, wording.language);
        format!("{} {cells}", digits(constraint, wording).join(" "))
    };
    let quadruples: Vec<String> = all.iter().map(told).collect();
    let (count, quadruples) = (all.len() as u64, quadruples.join(", "));
    say_plural!(
        wording.language,
        count,
        "{count} quadruple: {quadruples}",
        "{count} quadruples: {quadruples}",
        count,
        quadruples
    )
}
