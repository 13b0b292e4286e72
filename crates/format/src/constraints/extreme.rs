//! Minima and maxima.
//!
//! ```text
//! constraints: ["minimum r1c1 r4c5", "maximum r9c9"]
//! "minimum":[{"cell":"R1C1"},{"cell":"R4C5"}],"maximum":[{"cell":"R9C9"}]
//! ```

use super::ConstraintForm;
use nonet_engine::{Cell, Constraint, Extreme, ExtremeKind};

pub(super) static MINIMUM: ConstraintForm = ConstraintForm {
    name: "minimum",
    field: "minimum",
    is_of_one_cell: true,
    read: |entry, _, _| Ok(of_cells(&entry.cells, ExtremeKind::Minimum)),
    number: None,
    digits: None,
};

pub(super) static MAXIMUM: ConstraintForm = ConstraintForm {
    name: "maximum",
    field: "maximum",
    is_of_one_cell: true,
    read: |entry, _, _| Ok(of_cells(&entry.cells, ExtremeKind::Maximum)),
    number: None,
    digits: None,
};

/// The form of a kind.
pub(super) fn form(kind: ExtremeKind) -> &'static ConstraintForm {
    match kind {
        ExtremeKind::Minimum => &MINIMUM,
        ExtremeKind::Maximum => &MAXIMUM,
    }
}

fn of_cells(cells: &[Cell], kind: ExtremeKind) -> Vec<Constraint> {
    cells.iter().map(|&cell| Constraint::Extreme(Extreme::new(kind, cell))).collect()
}
