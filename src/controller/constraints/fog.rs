//! Fog. All fog of a puzzle is one constraint, so that drawing changes it: it is drawn by the cells that it leaves free.

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing};
use crate::engine::{Cell, Constraint, Fog, Layout};

pub(super) static FOG: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.fog().is_some(),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: Some(|it, cells, layout| match it.fog() {
        Some(fog) if !fog.lit().is_empty() => without(fog, cells, layout),
        _ => Change { removed: vec![it.clone()], added: Vec::new() },
    }),
    draw: |drawing| Ok::<Change, ConstraintNote>(draw(drawing)),
    number: None,
};

/// Frees the cells of fog. If the first of them is free already, fog covers them again.
fn draw(drawing: Drawing<'_>) -> Change {
    let Drawing { cells, layout, rules, .. } = drawing;
    let before = rules.constraints().iter().find_map(Constraint::fog);
    let lit = before.map_or(&[][..], Fog::lit);
    if let Some(before) = before.filter(|_| lit.contains(&cells[0])) {
        return without(before, cells, layout);
    }
    let links = before.map_or(&[][..], Fog::links).iter().cloned();
    let after = Fog::new(lit.iter().chain(cells).copied(), links, layout);
    let before = before.cloned().map(Constraint::Fog);
    Change::replacing(before.as_ref(), Constraint::Fog(after))
}

/// Lets fog cover some cells again. Fog without a free cell is gone, unless links can lift it.
fn without(fog: &Fog, cells: &[Cell], layout: &Layout) -> Change {
    let lit: Vec<Cell> = fog.lit().iter().filter(|cell| !cells.contains(cell)).copied().collect();
    let stays = !lit.is_empty() || !fog.links().is_empty();
    let after = Fog::new(lit, fog.links().iter().cloned(), layout);
    Change {
        removed: vec![Constraint::Fog(fog.clone())],
        added: stays.then_some(Constraint::Fog(after)).into_iter().collect(),
    }
}
