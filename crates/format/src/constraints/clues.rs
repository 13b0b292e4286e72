//! Clues under the names of f-puzzles, for readers of formats that state the same clues in words of their own.
//!
//! Such a reader only translates. What a clue of a kind may look like, and what is wrong with it, is then said in one place.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{EmptyClues, read_fields};
use crate::{LowestDigit, Problem};
use nonet_engine::{Layout, OutsidePlace, Place, Rules};

/// Clues by the names of their fields.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clues(BTreeMap<&'static str, Vec<Value>>);

impl Clues {
    /// Adds an entry to the list of a field, which must be one that [holds constraints](super::is_field).
    pub(crate) fn add(&mut self, field: &'static str, entry: Value) {
        debug_assert!(super::is_field(field), "a clue of the unknown field {field} would be lost");
        self.0.entry(field).or_default().push(entry);
    }

    /// Adds a clue about one cell.
    pub(crate) fn add_cell(&mut self, field: &'static str, cell: Place) {
        self.add(field, json!({ "cell": name_of(cell) }));
    }

    /// Adds a clue about some cells.
    pub(crate) fn add_cells(&mut self, field: &'static str, cells: &[Place]) {
        self.add(field, json!({ "cells": names_of(cells) }));
    }

    /// Adds a clue about some cells with a number, or with a letter that stands for it.
    pub(crate) fn add_number(&mut self, field: &'static str, cells: &[Place], number: &str) {
        self.add(field, json!({ "cells": names_of(cells), "value": number }));
    }

    /// Adds a line through cells.
    pub(crate) fn add_line(&mut self, field: &'static str, cells: &[Place]) {
        self.add(field, json!({ "lines": [names_of(cells)] }));
    }

    /// Adds a line through cells with a number.
    pub(crate) fn add_line_with(&mut self, field: &'static str, cells: &[Place], number: &str) {
        self.add(field, json!({ "lines": [names_of(cells)], "value": number }));
    }

    /// Adds an arrow: the cells of its circle, and a shaft.
    pub(crate) fn add_arrow(&mut self, circle: &[Place], shaft: &[Place]) {
        self.add("arrow", json!({ "cells": names_of(circle), "lines": [names_of(shaft)] }));
    }

    /// Adds an area of cells that hold the digits of another area, in the same order.
    pub(crate) fn add_clone(&mut self, area: &[Place], other: &[Place]) {
        self.add("clone", json!({ "cells": names_of(area), "cloneCells": names_of(other) }));
    }

    /// Adds digits in a circle between four cells.
    pub(crate) fn add_quadruple(&mut self, cells: &[Place], digits: &[u32]) {
        self.add("quadruple", json!({ "cells": names_of(cells), "values": digits }));
    }

    /// Adds a number outside.
    pub(crate) fn add_outside(&mut self, field: &'static str, place: OutsidePlace, number: &str) {
        self.add(field, json!({ "cell": outside_name(place), "value": number }));
    }

    /// Adds the sum of a diagonal, which begins one step from its place in this direction, such as `DR`.
    pub(crate) fn add_little_killer(
        &mut self,
        place: OutsidePlace,
        direction: &'static str,
        sum: &str,
    ) {
        let cell = outside_name(place);
        let entry = json!({ "cell": cell, "direction": direction, "value": sum });
        self.add("littlekillersum", entry);
    }

    /// Adds fog that leaves these cells free.
    pub(crate) fn add_fog(&mut self, lit: &[Place]) {
        let names = lit.iter().map(|&cell| Value::from(name_of(cell)));
        self.0.entry(super::fog::LIGHT_FIELD).or_default().extend(names);
    }

    /// Adds all clues of others.
    pub(crate) fn extend(&mut self, others: Self) {
        for (field, entries) in others.0 {
            self.0.entry(field).or_default().extend(entries);
        }
    }

    /// The constraints that the clues are on a board.
    pub(crate) fn read(&self, lowest: LowestDigit, layout: &Arc<Layout>) -> Result<Rules, Problem> {
        let text = serde_json::to_string(&self.0).expect("lists of values can always be written");
        let fields: BTreeMap<String, &RawValue> =
            serde_json::from_str(&text).expect("the text was just written");
        let rules = read_fields(&text, fields.iter(), lowest, layout, EmptyClues::Skipped);
        rules.map_err(|error| error.problem)
    }
}

fn name_of(Place { row, column }: Place) -> String {
    format!("R{}C{}", row + 1, column + 1)
}

fn names_of(places: &[Place]) -> Vec<String> {
    places.iter().map(|&place| name_of(place)).collect()
}

fn outside_name(place: OutsidePlace) -> String {
    place.to_string().to_uppercase()
}
