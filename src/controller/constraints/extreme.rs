//! Minima and maxima.

use super::kind::{Change, ConstraintForm, Drawing};
use crate::engine::{Constraint, Extreme, ExtremeKind};

pub(super) static MINIMUM: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.extreme().is_some_and(|it| it.kind() == ExtremeKind::Minimum),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: None,
    draw: |drawing| Ok(draw(drawing, ExtremeKind::Minimum)),
    number: None,
};

pub(super) static MAXIMUM: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.extreme().is_some_and(|it| it.kind() == ExtremeKind::Maximum),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: None,
    draw: |drawing| Ok(draw(drawing, ExtremeKind::Maximum)),
    number: None,
};

/// Marks the cells. If the first of them has the mark already, they lose it. No cell is both a minimum and a maximum.
fn draw(drawing: Drawing<'_>, kind: ExtremeKind) -> Change {
    let marks = drawing.cells.iter().map(|&cell| Constraint::Extreme(Extreme::new(kind, cell)));
    let constraints = drawing.rules.constraints();
    let marks: Vec<Constraint> = marks.collect();
    let erases = marks.first().is_some_and(|first| constraints.contains(first));
    let is_marked = |it: &&Constraint| {
        let marked = it.extreme().map(Extreme::cell);
        let counts = !erases || it.extreme().is_some_and(|it| it.kind() == kind);
        counts && marked.is_some_and(|cell| drawing.cells.contains(&cell))
    };
    let removed = constraints.iter().filter(is_marked).cloned().collect();
    Change { removed, added: if erases { Vec::new() } else { marks } }
}
