//! Counting circles. All circles of a puzzle are one constraint, so that drawing changes it.

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing};
use crate::engine::{Cell, Constraint, CountingCircles};

pub(super) static COUNTING_CIRCLES: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.counting_circles().is_some(),
    shares_cells: true,
    counts_from_one: true,
    click_removes: false,
    without: Some(|it, cells, _| match it.counting_circles() {
        Some(circles) => without(circles, cells),
        None => Change { removed: vec![it.clone()], added: Vec::new() },
    }),
    draw,
    number: None,
};

/// Marks the cells. If the first of them has a circle already, they lose it.
fn draw(drawing: Drawing<'_>) -> Result<Change, ConstraintNote> {
    let before = drawing.rules.constraints().iter().find_map(Constraint::counting_circles);
    let cells = before.map_or(&[][..], CountingCircles::cells);
    if let Some(before) = before.filter(|_| cells.contains(&drawing.cells[0])) {
        return Ok(without(before, drawing.cells));
    }
    let after = CountingCircles::new(cells.iter().chain(drawing.cells).copied());
    let (circles, most) =
        (after.cells().len(), CountingCircles::most(drawing.layout.digit_count()));
    if circles > most {
        return Err(ConstraintNote::TooManyCircles { circles, most });
    }
    let before = before.cloned().map(Constraint::CountingCircles);
    Ok(Change::replacing(before.as_ref(), Constraint::CountingCircles(after)))
}

/// Takes the circles of some cells away.
fn without(circles: &CountingCircles, cells: &[Cell]) -> Change {
    let kept: Vec<Cell> =
        circles.cells().iter().filter(|cell| !cells.contains(cell)).copied().collect();
    let after = (!kept.is_empty()).then(|| CountingCircles::new(kept));
    Change {
        removed: vec![Constraint::CountingCircles(circles.clone())],
        added: after.map(Constraint::CountingCircles).into_iter().collect(),
    }
}
