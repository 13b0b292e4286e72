//! Odd and even cells.
//!
//! ```text
//! constraints: ["odd r1c1 r4c5"]
//! "odd":[{"cell":"R1C1"},{"cell":"R4C5"}]
//! ```

use serde_json::{Value, json};

use super::{ConstraintForm, Entry, name_in_json};
use crate::LowestDigit;
use nonet_engine::{Cell, Constraint, Layout, Parity};

pub(super) static ODD: ConstraintForm = ConstraintForm {
    name: "odd",
    read_cells: |cells| of_cells(&cells, Parity::Odd),
    read_entry: |entry, lowest| of_entry(entry, Parity::Odd, lowest),
    written_entry,
};

pub(super) static EVEN: ConstraintForm = ConstraintForm {
    name: "even",
    read_cells: |cells| of_cells(&cells, Parity::Even),
    read_entry: |entry, lowest| of_entry(entry, Parity::Even, lowest),
    written_entry,
};

fn of_cells(cells: &[Cell], parity: Parity) -> Vec<Constraint> {
    cells.iter().map(|&cell| Constraint::Parity(cell, parity)).collect()
}

/// In a text whose digits count from 0, an odd digit is an even one of the board.
fn of_entry(entry: &Entry, parity: Parity, lowest: LowestDigit) -> Vec<Constraint> {
    of_cells(&entry.cells, parity.shown(lowest))
}

fn written_entry(constraint: &Constraint, layout: &Layout) -> Value {
    let names: Vec<String> =
        constraint.cells().iter().map(|&cell| name_in_json(cell, layout)).collect();
    json!({ "cell": names.concat() })
}
