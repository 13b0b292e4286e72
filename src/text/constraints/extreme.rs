//! Minima and maxima.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Wording};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Extreme, ExtremeKind, Layout};

/// The text of a kind with this rule.
const fn of_rule(rule: fn(Wording) -> String) -> ConstraintText {
    ConstraintText {
        rule,
        #[cfg(feature = "controller")]
        in_cell,
        listed,
        #[cfg(feature = "controller")]
        reason: Some(reason),
    }
}

static MINIMUM: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "A cell with wedges that point into it is smaller than those beside it without such wedges"
    )
});

static MAXIMUM: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "A cell with wedges that point out of it is greater than those beside it without such wedges"
    )
});

/// The text of a kind.
pub(super) fn text(kind: ExtremeKind) -> &'static ConstraintText {
    match kind {
        ExtremeKind::Minimum => &MINIMUM,
        ExtremeKind::Maximum => &MAXIMUM,
    }
}

fn extremes<'a>(all: &'a [&Constraint]) -> impl Iterator<Item = &'a Extreme> {
    all.iter().filter_map(|it| it.extreme())
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let Some(kind) = extremes(all).next().map(Extreme::kind) else { return String::new() };
    let names = extremes(all).map(|it| cell_name(it.cell(), layout, language));
    let (count, cells) = (all.len() as u64, language.list(&names.collect::<Vec<_>>()));
    match kind {
        ExtremeKind::Minimum => say_plural!(
            language,
            count,
            "{count} minimum: {cells}",
            "{count} minima: {cells}",
            count,
            cells
        ),
        ExtremeKind::Maximum => say_plural!(
            language,
            count,
            "{count} maximum: {cells}",
            "{count} maxima: {cells}",
            count,
            cells
        ),
    }
}

#[cfg(feature = "controller")]
fn reason(all: &[&Constraint], Wording { language, .. }: Wording) -> String {
    let Some(kind) = extremes(all).next().map(Extreme::kind) else { return String::new() };
    let count = all.len() as u64;
    let cells = notation::cells(extremes(all).map(Extreme::cell).collect());
    match kind {
        ExtremeKind::Minimum => {
            say_plural!(language, count, "{cells} is a minimum", "{cells} are minima", cells)
        }
        ExtremeKind::Maximum => {
            say_plural!(language, count, "{cells} is a maximum", "{cells} are maxima", cells)
        }
    }
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
