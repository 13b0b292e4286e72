//! Indexers. A cell may be an indexer of several kinds.

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing};
use crate::engine::{Constraint, Indexer, IndexerKind};

pub(super) static ROW: ConstraintForm =
    form(|it| is_of(it, IndexerKind::Row), |drawing| draw(drawing, IndexerKind::Row));

pub(super) static COLUMN: ConstraintForm =
    form(|it| is_of(it, IndexerKind::Column), |drawing| draw(drawing, IndexerKind::Column));

pub(super) static BOX: ConstraintForm =
    form(|it| is_of(it, IndexerKind::Box), |drawing| draw(drawing, IndexerKind::Box));

const fn form(
    is_of_kind: fn(&Constraint) -> bool,
    draw: fn(Drawing<'_>) -> Result<Change, ConstraintNote>,
) -> ConstraintForm {
    ConstraintForm {
        is_of_kind,
        shares_cells: true,
        counts_from_one: true,
        click_removes: false,
        without: None,
        draw,
        number: None,
    }
}

fn is_of(constraint: &Constraint, kind: IndexerKind) -> bool {
    constraint.indexer().is_some_and(|it| it.kind() == kind)
}

/// Marks the cells. If the first of them has the mark already, they lose it.
fn draw(drawing: Drawing<'_>, kind: IndexerKind) -> Result<Change, ConstraintNote> {
    let indexer = |&cell| Indexer::new(kind, cell, drawing.layout).map(Constraint::Indexer);
    let indexers: Option<Vec<Constraint>> = drawing.cells.iter().map(indexer).collect();
    let indexers = indexers.ok_or(ConstraintNote::NothingToCount)?;
    let constraints = drawing.rules.constraints();
    let erases = indexers.first().is_some_and(|first| constraints.contains(first));
    Ok(if erases {
        let removed = indexers.into_iter().filter(|it| constraints.contains(it)).collect();
        Change { removed, added: Vec::new() }
    } else {
        Change { removed: Vec::new(), added: indexers }
    })
}
