//! Odd and even cells.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Reader};
use crate::engine::{Constraint, Layout, Parity};

pub(super) static ODD: ConstraintText = ConstraintText {
    rule: |reader| rule(Parity::Odd, reader),
    #[cfg(feature = "controller")]
    in_cell: |_, reader| in_cell(Parity::Odd, reader),
    listed: |all, layout, reader| listed(Parity::Odd, all, layout, reader),
    #[cfg(feature = "controller")]
    reason: |all, reader| reason(Parity::Odd, all, reader),
};

pub(super) static EVEN: ConstraintText = ConstraintText {
    rule: |reader| rule(Parity::Even, reader),
    #[cfg(feature = "controller")]
    in_cell: |_, reader| in_cell(Parity::Even, reader),
    listed: |all, layout, reader| listed(Parity::Even, all, layout, reader),
    #[cfg(feature = "controller")]
    reason: |all, reader| reason(Parity::Even, all, reader),
};

fn rule(parity: Parity, Reader { lowest, language }: Reader) -> String {
    match parity.shown(lowest) {
        Parity::Odd => say!(language, "Odd digits in circles"),
        Parity::Even => say!(language, "Even digits in squares"),
    }
}

#[cfg(feature = "controller")]
fn in_cell(parity: Parity, Reader { lowest, language }: Reader) -> String {
    match parity.shown(lowest) {
        // Translators: said of a cell: “Row 2, column 4: empty, odd”
        Parity::Odd => say!(language, "odd"),
        Parity::Even => say!(language, "even"),
    }
}

fn listed(parity: Parity, all: &[&Constraint], layout: &Layout, reader: Reader) -> String {
    let Reader { lowest, language } = reader;
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
fn reason(parity: Parity, all: &[&Constraint], Reader { lowest, language }: Reader) -> String {
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
