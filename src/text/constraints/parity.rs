//! Odd and even cells.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Wording};
use crate::engine::{Constraint, Layout, Parity};

pub(super) static ODD: ConstraintText = ConstraintText {
    rule: |wording| rule(Parity::Odd, wording),
    #[cfg(feature = "controller")]
    in_cell: |_, _, _, wording| in_cell(Parity::Odd, wording),
    listed: |all, layout, wording| listed(Parity::Odd, all, layout, wording),
    #[cfg(feature = "controller")]
    reason: Some(|all, wording| reason(Parity::Odd, all, wording)),
};

pub(super) static EVEN: ConstraintText = ConstraintText {
    rule: |wording| rule(Parity::Even, wording),
    #[cfg(feature = "controller")]
    in_cell: |_, _, _, wording| in_cell(Parity::Even, wording),
    listed: |all, layout, wording| listed(Parity::Even, all, layout, wording),
    #[cfg(feature = "controller")]
    reason: Some(|all, wording| reason(Parity::Even, all, wording)),
};

fn rule(parity: Parity, Wording { lowest, language }: Wording) -> String {
    match parity.shown(lowest) {
        Parity::Odd => say!(language, "Odd digits in circles"),
        Parity::Even => say!(language, "Even digits in squares"),
    }
}

#[cfg(feature = "controller")]
fn in_cell(parity: Parity, Wording { lowest, language }: Wording) -> String {
    match parity.shown(lowest) {
        // Translators: said of a cell: “Row 2, column 4: empty, odd”
        Parity::Odd => say!(language, "odd"),
        Parity::Even => say!(language, "even"),
    }
}

fn listed(parity: Parity, all: &[&Constraint], layout: &Layout, wording: Wording) -> String {
    let Wording { lowest, language } = wording;
    let cells = all.iter().flat_map(|it| it.cells());
    let cells: Vec<String> = cells.map(|&cell| cell_name(cell, layout, language)).collect();
    let (count, cells) = (cells.len() as u64, language.list(&cells));
    match parity.shown(lowest) {
        Parity::Odd => {
            say_plural!(
                language,
                count,
                "{count} odd cell: {cells}",
                "{count} odd cells: {cells}",
                count,
                cells
            )
        }
        Parity::Even => {
            say_plural!(
                language,
                count,
                "{count} even cell: {cells}",
                "{count} even cells: {cells}",
                count,
                cells
            )
        }
    }
}

#[cfg(feature = "controller")]
fn reason(parity: Parity, all: &[&Constraint], Wording { lowest, language }: Wording) -> String {
    let of = all.iter().flat_map(|it| it.cells()).copied();
    let (count, cells) = (all.len() as u64, notation::cells(of.collect()));
    match parity.shown(lowest) {
        Parity::Odd => {
            say_plural!(language, count, "{cells} is an odd cell", "{cells} are odd cells", cells)
        }
        Parity::Even => {
            say_plural!(language, count, "{cells} is an even cell", "{cells} are even cells", cells)
        }
    }
}
