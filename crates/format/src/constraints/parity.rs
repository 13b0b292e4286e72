//! Odd and even cells.
//!
//! ```text
//! constraints: ["odd r1c1 r4c5"]
//! "odd":[{"cell":"R1C1"},{"cell":"R4C5"}]
//! ```

use super::ConstraintForm;
use crate::LowestDigit;
use nonet_engine::{Cell, Constraint, Parity};

pub(super) static ODD: ConstraintForm = ConstraintForm {
    name: "odd",
    field: "odd",
    is_of_one_cell: true,
    read: |entry, lowest, _| Ok(of_cells(&entry.cells, Parity::Odd, lowest)),
    number: None,
    digits: None,
};

pub(super) static EVEN: ConstraintForm = ConstraintForm {
    name: "even",
    field: "even",
    is_of_one_cell: true,
    read: |entry, lowest, _| Ok(of_cells(&entry.cells, Parity::Even, lowest)),
    number: None,
    digits: None,
};

/// In a text whose digits count from 0, an odd digit is an even one of the board.
fn of_cells(cells: &[Cell], parity: Parity, lowest: LowestDigit) -> Vec<Constraint> {
    let parity = parity.shown(lowest);
    cells.iter().map(|&cell| Constraint::Parity(cell, parity)).collect()
}
