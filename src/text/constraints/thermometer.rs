//! Thermometers and slow thermometers.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Layout, Pace};

static THERMOMETER: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Digits rise along a thermometer from its bulb")
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: Some(reason),
};

static SLOW_THERMOMETER: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Digits do not fall along a thermometer with a hollow bulb")
    },
    #[cfg(feature = "controller")]
    in_cell: |constraint, cell, _, Wording { language, .. }| {
        let cells = constraint.cells();
        let place = cells.iter().position(|&it| it == cell).unwrap_or_default() + 1;
        let count = cells.len();
        say!(
            language,
            "on a slow thermometer, place {place} of {count} from the bulb",
            place,
            count
        )
    },
    listed: |all, layout, Wording { language, .. }| {
        let lines: Vec<String> =
            all.iter().map(|it| cells_in_brackets(it.cells(), layout, language)).collect();
        let (count, lines) = (all.len() as u64, lines.join(", "));
        say_plural!(
            language,
            count,
            "{count} slow thermometer, from its bulb: {lines}",
            "{count} slow thermometers, each from its bulb: {lines}",
            count,
            lines
        )
    },
    #[cfg(feature = "controller")]
    reason: None,
};

/// The text of thermometers of this pace.
pub(super) fn text(pace: Pace) -> &'static ConstraintText {
    match pace {
        Pace::Rising => &THERMOMETER,
        Pace::Slow => &SLOW_THERMOMETER,
    }
}

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, _: &Layout, wording: Wording) -> String {
    let language = wording.language;
    let cells = constraint.cells();
    let place = cells.iter().position(|&it| it == cell).unwrap_or_default() + 1;
    let count = cells.len();
    say!(language, "on a thermometer, place {place} of {count} from the bulb", place, count)
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let lines: Vec<String> =
        all.iter().map(|it| cells_in_brackets(it.cells(), layout, language)).collect();
    let (count, lines) = (all.len() as u64, lines.join(", "));
    say_plural!(
        language,
        count,
        "{count} thermometer, from its bulb: {lines}",
        "{count} thermometers, each from its bulb: {lines}",
        count,
        lines
    )
}

#[cfg(feature = "controller")]
fn reason(all: &[&Constraint], Wording { language, .. }: Wording) -> String {
    let of = all.iter().flat_map(|it| it.cells()).copied();
    let (count, cells) = (all.len() as u64, notation::cells(of.collect()));
    say_plural!(
        language,
        count,
        "digits rise along the thermometer in {cells}",
        "digits rise along the thermometers in {cells}",
        cells
    )
}
