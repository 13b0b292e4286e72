//! Thermometers and slow thermometers.
//!
//! ```text
//! constraints: ["thermometer r1c1 r1c2 r2c3", "slowthermometer r4c1 r4c2"]
//! "thermometer":[{"lines":[["R1C1","R1C2","R2C3"]]}]
//! ```

use serde_json::{Value, json};

use std::collections::HashMap;

use super::line::{check_corners, check_length};
use super::{ConstraintForm, Entry, names_in_json};
use crate::Problem;
use nonet_engine::{Cell, Constraint, Layout, Pace, Thermometer};

pub(super) static THERMOMETER: ConstraintForm = ConstraintForm {
    name: "thermometer",
    field: "thermometer",
    is_of_one_cell: false,
    read: |entry, _, layout| read_lines(entry, Pace::Rising, layout),
    number: None,
    digits: None,
};

pub(super) static SLOW_THERMOMETER: ConstraintForm = ConstraintForm {
    name: "slowthermometer",
    field: "slowthermometer",
    is_of_one_cell: false,
    read: |entry, _, layout| read_lines(entry, Pace::Slow, layout),
    number: None,
    digits: None,
};

/// The form of thermometers of this pace.
pub(super) fn form(pace: Pace) -> &'static ConstraintForm {
    match pace {
        Pace::Rising => &THERMOMETER,
        Pace::Slow => &SLOW_THERMOMETER,
    }
}

/// The lines of one thermometer, each from a bulb. A branch that a file begins in the middle of another line has the cells
/// before it too.
fn read_lines(entry: Entry, pace: Pace, layout: &Layout) -> Result<Vec<Constraint>, Problem> {
    let lines = entry.lines.unwrap_or_else(|| vec![entry.cells]);
    // By cell: the cells from the bulb up to it, on the first line that has it.
    let mut stems: HashMap<Cell, Vec<Cell>> = HashMap::new();
    let mut constraints = Vec::new();
    for line in lines {
        let Some((first, behind)) = line.split_first() else { continue };
        let mut whole = stems.get(first).cloned().unwrap_or_else(|| vec![*first]);
        whole.extend(behind);
        constraints.extend(thermometer(&whole, pace, layout)?);
        for at in whole.len() - behind.len()..=whole.len() {
            stems.entry(whole[at - 1]).or_insert_with(|| whole[..at].to_vec());
        }
    }
    Ok(constraints)
}

/// The thermometer of these cells. Returns `None` if they are fewer than two, which says nothing.
///
/// No rising line of more cells than digits can be kept.
fn thermometer(line: &[Cell], pace: Pace, layout: &Layout) -> Result<Option<Constraint>, Problem> {
    let (found, digits) = (line.len(), layout.digit_count());
    let thermometer = Thermometer::of_pace(pace, line.iter().copied());
    let thermometer = thermometer.ok_or(Problem::CellTwiceOnLine)?;
    match pace {
        Pace::Rising if found > digits => {
            return Err(Problem::ThermometerTooLong { found, digits });
        }
        Pace::Rising => {}
        Pace::Slow => check_length(line, None)?,
    }
    check_corners(line, layout)?;
    Ok((found > 1).then_some(Constraint::Thermometer(thermometer)))
}

/// The entry of a thermometer in JSON.
pub(super) fn entry(thermometer: &Thermometer, layout: &Layout) -> Value {
    json!({ "lines": [names_in_json(thermometer.cells(), layout)] })
}
