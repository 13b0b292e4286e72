//! Arrows.
//!
//! ```text
//! constraints: ["arrow r2c1 r1c2 r1c3", "arrow 2 r5c1 r5c2 r4c3 r3c3 r2c3"]
//! "arrow":[{"cells":["R2C1"],"lines":[["R2C1","R1C2","R1C3"]]}]
//! ```
//!
//! In a text, the number says how many of the cells are the circle, if they are several. In JSON a line may begin in the
//! circle, and each line of an arrow is a shaft.

use serde_json::{Value, json};

use super::{ConstraintForm, Entry, incomplete, names_in_json};
use crate::error::{ExpectedValue, shortened};
use crate::{ConstraintPart, LowestDigit, Problem};
use nonet_engine::{Arrow, Cell, Constraint, Layout};

/// The most cells of a shaft. Searches compare each pair of them.
const LONGEST_SHAFT: usize = 100;

pub(super) static ARROW: ConstraintForm = ConstraintForm {
    name: "arrow",
    field: "arrow",
    is_of_one_cell: false,
    read: |Entry { number, cells, lines, .. }, lowest, _| {
        // The digits of an arrow would have to be shown from 0 too.
        if lowest == LowestDigit::Zero {
            return Err(Problem::ArrowsFrom0);
        }
        match lines {
            Some(lines) => of_lines(&cells, &lines),
            None => of_text(number.as_deref(), &cells),
        }
    },
    number: Some(|constraint| {
        let cells = constraint.arrow()?.circle().len();
        (cells > 1).then(|| cells.to_string())
    }),
    digits: None,
};

fn of_text(number: Option<&str>, cells: &[Cell]) -> Result<Vec<Constraint>, Problem> {
    let number = number.unwrap_or("1");
    let most = Arrow::MOST_IN_CIRCLE;
    let circle = number.parse().ok().filter(|number| (1..=most).contains(number));
    let bad = || Problem::BadValue {
        found: shortened(number),
        expected: ExpectedValue::Number { from: 1, to: most },
    };
    let (circle, shaft) = cells.split_at_checked(circle.ok_or_else(bad)?).unwrap_or((cells, &[]));
    if shaft.is_empty() {
        return Err(incomplete(ARROW.name, ConstraintPart::Shaft));
    }
    Ok(vec![arrow(circle, shaft)?])
}

fn of_lines(circle: &[Cell], lines: &[Vec<Cell>]) -> Result<Vec<Constraint>, Problem> {
    let shafts = lines.iter().map(|line| {
        let first = line.iter().position(|cell| !circle.contains(cell)).unwrap_or(line.len());
        &line[first..]
    });
    // A circle without a shaft says nothing.
    shafts.filter(|shaft| !shaft.is_empty()).map(|shaft| arrow(circle, shaft)).collect()
}

fn arrow(circle: &[Cell], shaft: &[Cell]) -> Result<Constraint, Problem> {
    let (found, most) = (circle.len(), Arrow::MOST_IN_CIRCLE);
    if found > most {
        return Err(Problem::PillTooLarge { found, most });
    }
    let (found, most) = (shaft.len(), LONGEST_SHAFT);
    if found > most {
        return Err(Problem::ArrowTooLong { found, most });
    }
    if circle.is_empty() {
        return Err(incomplete(ARROW.name, ConstraintPart::Cells));
    }
    let arrow = Arrow::new(circle.iter().copied(), shaft.iter().copied());
    arrow.map(Constraint::Arrow).ok_or(Problem::CellTwiceOnLine)
}

/// The entry of an arrow in JSON.
pub(super) fn entry(arrow: &Arrow, layout: &Layout) -> Value {
    let root = layout.nearest(arrow.circle(), arrow.shaft()[0]);
    let line: Vec<Cell> = root.iter().chain(arrow.shaft()).copied().collect();
    json!({
        "cells": names_in_json(arrow.circle(), layout),
        "lines": [names_in_json(&line, layout)],
    })
}
