//! Indexers.
//!
//! ```text
//! constraints: ["rowindexer r1c1 r1c2", "columnindexer r4c5", "boxindexer r9c9"]
//! "rowindexer":[{"cells":["R1C1","R1C2"]}],"columnindexer":[{"cells":["R4C5"]}],"boxindexer":[{"cells":["R9C9"]}]
//! ```

use serde_json::{Value, json};

use super::{ConstraintForm, Entry, names_in_json};
use crate::{LowestDigit, Problem};
use nonet_engine::{Constraint, Indexer, IndexerKind, Layout};

pub(super) static ROW: ConstraintForm =
    form_of("rowindexer", |entry, lowest, layout| read(IndexerKind::Row, &entry, lowest, layout));

pub(super) static COLUMN: ConstraintForm = form_of("columnindexer", |entry, lowest, layout| {
    read(IndexerKind::Column, &entry, lowest, layout)
});

pub(super) static BOX: ConstraintForm =
    form_of("boxindexer", |entry, lowest, layout| read(IndexerKind::Box, &entry, lowest, layout));

/// The form of a kind.
pub(super) fn form(kind: IndexerKind) -> &'static ConstraintForm {
    match kind {
        IndexerKind::Row => &ROW,
        IndexerKind::Column => &COLUMN,
        IndexerKind::Box => &BOX,
    }
}

type Read = fn(Entry, LowestDigit, &Layout) -> Result<Vec<Constraint>, Problem>;

/// The form with this name, which is that of the field too.
const fn form_of(name: &'static str, read: Read) -> ConstraintForm {
    ConstraintForm { name, field: name, is_of_one_cell: true, read, number: None, digits: None }
}

fn read(
    kind: IndexerKind,
    entry: &Entry,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Vec<Constraint>, Problem> {
    if lowest == LowestDigit::Zero {
        return Err(Problem::PlacesFromZero);
    }
    let indexer = |&cell| {
        let indexer = Indexer::new(kind, cell, layout).map(Constraint::Indexer);
        indexer.ok_or_else(|| Problem::NotAnIndexer { place: layout.name_of(cell), kind })
    };
    entry.cells.iter().map(indexer).collect()
}

/// The entry of an indexer in JSON. f-puzzles lists the cells of all indexers of one stroke in it.
pub(super) fn entry(indexer: &Indexer, layout: &Layout) -> Value {
    json!({ "cells": names_in_json(&[indexer.cell()], layout) })
}
