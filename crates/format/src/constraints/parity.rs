//! Odd and even cells.
//!
//! ```text
//! constraints: ["odd r1c1 r4c5"]
//! "odd":[{"cell":"R1C1"},{"cell":"R4C5"}]
//! ```

use std::slice;

use serde_json::{Value, json};

use super::{ConstraintForm, Entry, name_in_json};
use crate::LowestDigit;
use nonet_engine::{Cell, Constraint, Layout, Parity};

pub(super) const ODD: ConstraintForm = ConstraintForm {
    name: "odd",
    read_cells: |cells| of_cells(&cells, Parity::Odd),
    written_cells: |constraint| cell_of(constraint, Parity::Odd),
    read_entry: |entry, lowest| of_entry(entry, Parity::Odd, lowest),
    written_entry: |constraint, layout| entry_of(constraint, Parity::Odd, layout),
};

pub(super) const EVEN: ConstraintForm = ConstraintForm {
    name: "even",
    read_cells: |cells| of_cells(&cells, Parity::Even),
    written_cells: |constraint| cell_of(constraint, Parity::Even),
    read_entry: |entry, lowest| of_entry(entry, Parity::Even, lowest),
    written_entry: |constraint, layout| entry_of(constraint, Parity::Even, layout),
};

fn of_cells(cells: &[Cell], parity: Parity) -> Vec<Constraint> {
    cells.iter().map(|&cell| Constraint::Parity(cell, parity)).collect()
}

fn cell_of(constraint: &Constraint, wanted: Parity) -> Option<&[Cell]> {
    match constraint {
        Constraint::Parity(cell, parity) => (*parity == wanted).then(|| slice::from_ref(cell)),
    }
}

/// In a text whose digits count from 0, an odd digit is an even one of the board.
fn of_entry(entry: &Entry, parity: Parity, lowest: LowestDigit) -> Vec<Constraint> {
    of_cells(&entry.cells, parity.shown(lowest))
}

fn entry_of(constraint: &Constraint, parity: Parity, layout: &Layout) -> Option<Value> {
    let [cell] = cell_of(constraint, parity)? else { return None };
    Some(json!({ "cell": name_in_json(*cell, layout) }))
}
