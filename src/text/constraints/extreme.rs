//! Minima and maxima.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Wording};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Extreme, ExtremeKind, Layout};

static MINIMUM: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "A cell with wedges that point into it is smaller than those beside it without such wedges"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, cells_of(all, layout, language));
        say_plural!(
            language,
            count,
            "{count} minimum: {cells}",
            "{count} minima: {cells}",
            count,
            cells
        )
    },
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, marked_cells(all));
        say_plural!(language, count, "{cells} is a minimum", "{cells} are minima", cells)
    }),
};

static MAXIMUM: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "A cell with wedges that point out of it is greater than those beside it without such wedges"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, cells_of(all, layout, language));
        say_plural!(
            language,
            count,
            "{count} maximum: {cells}",
            "{count} maxima: {cells}",
            count,
            cells
        )
    },
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, marked_cells(all));
        say_plural!(language, count, "{cells} is a maximum", "{cells} are maxima", cells)
    }),
};

/// The text of a kind.
pub(super) fn text(kind: ExtremeKind) -> &'static ConstraintText {
    match kind {
        ExtremeKind::Minimum => &MINIMUM,
        ExtremeKind::Maximum => &MAXIMUM,
    }
}

fn cells_of(all: &[&Constraint], layout: &Layout, language: super::Language) -> String {
    let cells = all.iter().filter_map(|it| it.extreme()).map(Extreme::cell);
    let names: Vec<String> = cells.map(|cell| cell_name(cell, layout, language)).collect();
    language.list(&names)
}

#[cfg(feature = "controller")]
fn marked_cells(all: &[&Constraint]) -> String {
    notation::cells(all.iter().filter_map(|it| it.extreme()).map(Extreme::cell).collect())
}

/// The cells beside it tell it too: the board shows the wedges between them.
#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, _: &Layout, wording: Wording) -> String {
    let Some(extreme) = constraint.extreme() else { return String::new() };
    let language = wording.language;
    match (extreme.kind(), extreme.cell() == cell) {
        (ExtremeKind::Minimum, true) => say!(language, "minimum"),
        (ExtremeKind::Maximum, true) => say!(language, "maximum"),
        (ExtremeKind::Minimum, false) => say!(language, "beside a minimum"),
        (ExtremeKind::Maximum, false) => say!(language, "beside a maximum"),
    }
}
