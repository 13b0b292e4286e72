//! Cages to calculate with.

use super::super::{say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets, counted_from_1};
use crate::engine::{Constraint, Layout};
#[cfg(feature = "controller")]
use crate::{
    engine::{Cell, Operation},
    text::technique::notation,
};

pub(super) static CALCULATION: ConstraintText = ConstraintText {
    rule: |wording| {
        let rule = say!(
            wording.language,
            "A cage with +, ×, – or ÷ says what its digits make, which may repeat: their sum, their product, or the greatest less \
             the others or divided by each of them"
        );
        counted_from_1(rule, wording)
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let count = all.len() as u64;
        let cells = all.iter().flat_map(|it| it.cells()).copied().collect();
        let cells = notation::cells(cells);
        say_plural!(
            language,
            count,
            "{cells} is a cage of one cell",
            "{cells} are cages of one cell",
            cells
        )
    }),
};

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, _: Cell, _: &Layout, wording: Wording) -> String {
    let language = wording.language;
    let Some(cage) = constraint.calculation() else { return String::new() };
    let (count, number) = (cage.cells().len() as u64, cage.number());
    match cage.operation() {
        Operation::Sum => say_plural!(
            language,
            count,
            "in a cage of {count} cell, sum {number}",
            "in a cage of {count} cells, sum {number}, digits may repeat",
            count,
            number
        ),
        Operation::Product => say_plural!(
            language,
            count,
            "in a cage of {count} cell, product {number}",
            "in a cage of {count} cells, product {number}",
            count,
            number
        ),
        Operation::Difference => say_plural!(
            language,
            count,
            "in a cage of {count} cell, difference {number}",
            "in a cage of {count} cells, difference {number}",
            count,
            number
        ),
        Operation::Quotient => say_plural!(
            language,
            count,
            "in a cage of {count} cell, quotient {number}",
            "in a cage of {count} cells, quotient {number}",
            count,
            number
        ),
    }
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let cages = all.iter().filter_map(|it| it.calculation());
    let told = cages.map(|cage| {
        let cells = cells_in_brackets(cage.cells(), layout, language);
        format!("{} {cells}", cage.label())
    });
    let told: Vec<String> = told.collect();
    let (count, cages) = (all.len() as u64, told.join(", "));
    say_plural!(
        language,
        count,
        "{count} cage to calculate: {cages}",
        "{count} cages to calculate: {cages}",
        count,
        cages
    )
}
