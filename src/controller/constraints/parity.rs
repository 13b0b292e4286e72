//! Odd and even cells.

use super::kind::{Change, ConstraintForm, Drawing};
use crate::engine::{Cell, Constraint, Parity};

pub(super) static ODD: ConstraintForm = ConstraintForm {
    is_of_kind: |it| parity(it).is_some_and(|(_, parity)| parity == Parity::Odd),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: None,
    draw: |drawing| Ok(draw(drawing, Parity::Odd)),
    number: None,
};

pub(super) static EVEN: ConstraintForm = ConstraintForm {
    is_of_kind: |it| parity(it).is_some_and(|(_, parity)| parity == Parity::Even),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: None,
    draw: |drawing| Ok(draw(drawing, Parity::Even)),
    number: None,
};

fn parity(constraint: &Constraint) -> Option<(Cell, Parity)> {
    if let Constraint::Parity(cell, parity) = constraint { Some((*cell, *parity)) } else { None }
}

/// Marks the cells. If the first of them has the mark already, they lose it. `shown` is the parity of digits as people see
/// them.
fn draw(drawing: Drawing<'_>, shown: Parity) -> Change {
    let wanted = shown.shown(drawing.lowest);
    let at = |cell: Cell| {
        let all = drawing.rules.constraints().iter();
        all.filter(move |it| parity(it).is_some_and(|(marked, _)| marked == cell))
    };
    let has = |cell: Cell| at(cell).any(|it| parity(it).is_some_and(|(_, it)| it == wanted));
    let erases = drawing.cells.first().is_some_and(|&first| has(first));
    let mut change = Change::default();
    for &cell in drawing.cells {
        // No cell is odd and even.
        if !erases || has(cell) {
            change.removed.extend(at(cell).cloned());
        }
        if !erases {
            change.added.push(Constraint::Parity(cell, wanted));
        }
    }
    change
}
