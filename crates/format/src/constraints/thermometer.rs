//! Thermometers.
//!
//! ```text
//! constraints: ["thermometer r1c1 r1c2 r2c3"]
//! "thermometer":[{"lines":[["R1C1","R1C2","R2C3"]]}]
//! ```

use serde_json::{Value, json};

use std::collections::HashMap;

use super::{ConstraintForm, Entry, names_in_json};
use crate::Problem;
use nonet_engine::{Cell, Constraint, Layout, Thermometer};

pub(super) static THERMOMETER: ConstraintForm = ConstraintForm {
    name: "thermometer",
    field: "thermometer",
    is_of_one_cell: false,
    read: |Entry { cells, lines, .. }, _, layout| {
        read_lines(lines.unwrap_or_else(|| vec![cells]), layout)
    },
    number: None,
    digits: None,
};

/// The lines of one thermometer, each from a bulb. A branch that a file begins in the middle of another line has the cells
/// before it too.
fn read_lines(lines: Vec<Vec<Cell>>, layout: &Layout) -> Result<Vec<Constraint>, Problem> {
    // By cell: the cells from the bulb up to it, on the first line that has it.
    let mut stems: HashMap<Cell, Vec<Cell>> = HashMap::new();
    let mut constraints = Vec::new();
    for line in lines {
        let Some((first, behind)) = line.split_first() else { continue };
        let mut whole = stems.get(first).cloned().unwrap_or_else(|| vec![*first]);
        whole.extend(behind);
        constraints.extend(thermometer(&whole, layout)?);
        for at in whole.len() - behind.len()..=whole.len() {
            stems.entry(whole[at - 1]).or_insert_with(|| whole[..at].to_vec());
        }
    }
    Ok(constraints)
}

/// The thermometer of these cells. Returns `None` if they are fewer than two, which says nothing.
///
/// No other line can be kept, and searches compare each pair of its cells, so that it may not be longer.
fn thermometer(line: &[Cell], layout: &Layout) -> Result<Option<Constraint>, Problem> {
    let (found, digits) = (line.len(), layout.digit_count());
    let thermometer = Thermometer::new(line.iter().copied());
    let thermometer = thermometer.ok_or(Problem::CellTwiceOnLine)?;
    if found > digits {
        return Err(Problem::ThermometerTooLong { found, digits });
    }
    Ok((found > 1).then_some(Constraint::Thermometer(thermometer)))
}

/// The entry of a thermometer in JSON.
pub(super) fn entry(thermometer: &Thermometer, layout: &Layout) -> Value {
    json!({ "lines": [names_in_json(thermometer.cells(), layout)] })
}
