//! Indexers.

use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Wording, counted_from_1};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Indexer, IndexerKind, Layout};

/// The text of a kind with this rule.
const fn of_rule(rule: fn(Wording) -> String) -> ConstraintText {
    ConstraintText {
        rule,
        #[cfg(feature = "controller")]
        in_cell,
        listed,
        #[cfg(feature = "controller")]
        reason: None,
    }
}

static ROW: ConstraintText = of_rule(|wording| {
    let rule = say!(
        wording.language,
        "A digit on an arrow up and down says in which row of its column the number of its own row stands"
    );
    counted_from_1(rule, wording)
});

static COLUMN: ConstraintText = of_rule(|wording| {
    let rule = say!(
        wording.language,
        "A digit on an arrow to the left and right says in which column of its row the number of its own column stands"
    );
    counted_from_1(rule, wording)
});

static BOX: ConstraintText = of_rule(|wording| {
    let rule = say!(
        wording.language,
        "A digit in a diamond says at which place of its box, counted row by row, the number of its own place stands"
    );
    counted_from_1(rule, wording)
});

/// The text of a kind.
pub(super) fn text(kind: IndexerKind) -> &'static ConstraintText {
    match kind {
        IndexerKind::Row => &ROW,
        IndexerKind::Column => &COLUMN,
        IndexerKind::Box => &BOX,
    }
}

/// The other cells of its house say nothing of it: it would be said of too many.
#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, _: &Layout, wording: Wording) -> String {
    let is_own = constraint.indexer().is_some_and(|it| it.cell() == cell);
    if is_own { constraint.kind_name(wording.language) } else { String::new() }
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let indexers = || all.iter().filter_map(|it| it.indexer());
    let Some(kind) = indexers().next().map(Indexer::kind) else { return String::new() };
    let names = indexers().map(|it| cell_name(it.cell(), layout, language));
    let (count, cells) = (all.len() as u64, language.list(&names.collect::<Vec<_>>()));
    match kind {
        IndexerKind::Row => say_plural!(
            language,
            count,
            "{count} row indexer: {cells}",
            "{count} row indexers: {cells}",
            count,
            cells
        ),
        IndexerKind::Column => say_plural!(
            language,
            count,
            "{count} column indexer: {cells}",
            "{count} column indexers: {cells}",
            count,
            cells
        ),
        IndexerKind::Box => say_plural!(
            language,
            count,
            "{count} box indexer: {cells}",
            "{count} box indexers: {cells}",
            count,
            cells
        ),
    }
}
