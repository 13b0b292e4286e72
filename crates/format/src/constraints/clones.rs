//! Clones.
//!
//! ```text
//! constraints: ["clone r1c1 r1c2 r5c5 r5c6"]
//! "clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}]
//! ```
//!
//! In a text, the second half of the cells are those that the first half is equal to.

use serde_json::{Value, json};

use super::{ConstraintForm, Entry, names_in_json};
use crate::Problem;
use nonet_engine::{Clones, Constraint, Layout};

pub(super) static CLONE: ConstraintForm = ConstraintForm {
    name: "clone",
    field: "clone",
    is_of_one_cell: false,
    read: |entry, _, _| read(&entry),
    number: None,
    digits: None,
};

fn read(entry: &Entry) -> Result<Vec<Constraint>, Problem> {
    let (first, second) = if entry.lines.is_some() {
        (&entry.cells[..], &entry.clone_cells[..])
    } else {
        entry.cells.split_at(entry.cells.len() / 2)
    };
    // A clone that was begun: its area has no copy yet.
    if entry.lines.is_some() && second.is_empty() {
        return Ok(Vec::new());
    }
    if first == second {
        return Err(Problem::CloneOfItself);
    }
    let clones = Clones::new(first.iter().copied(), second.iter().copied());
    Ok(vec![Constraint::Clones(clones.ok_or(Problem::CloneAreas)?)])
}

/// The entry of a clone in JSON.
pub(super) fn entry(clones: &Clones, layout: &Layout) -> Value {
    let [cells, clones] = clones.areas().map(|area| names_in_json(area, layout));
    json!({ "cells": cells, "cloneCells": clones })
}
