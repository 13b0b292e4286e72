//! Lines with a beginning: thermometers and arrows.

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing};
use crate::engine::{Arrow, Cell, Constraint, Layout, Thermometer};

pub(super) static THERMOMETER: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(it, Constraint::Thermometer(_)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: draw_thermometer,
    number: None,
};

pub(super) static ARROW: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.arrow().is_some_and(|it| it.circle().len() == 1),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_arrow(drawing, 1),
    number: None,
};

pub(super) static PILL_ARROW: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.arrow().is_some_and(|it| it.circle().len() > 1),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_arrow(drawing, 2),
    number: None,
};

/// A drawing that begins at the tip of a thermometer makes it longer. One that begins elsewhere in it is a branch, which has the
/// cells from the bulb.
fn draw_thermometer(drawing: Drawing<'_>) -> Result<Change, ConstraintNote> {
    let path = touching(drawing)?;
    let stem = drawing.base.map_or(&[][..], Constraint::cells);
    let joint = stem.iter().position(|cell| Some(cell) == path.first());
    let cells: Vec<Cell> = stem[..joint.unwrap_or(0)].iter().chain(path).copied().collect();
    let digits = drawing.layout.digit_count();
    if cells.len() > digits {
        return Err(ConstraintNote::ThermometerTooLong { cells: cells.len(), digits });
    }
    // A branch that comes back to its stem is no line.
    let line = Thermometer::new(cells).ok_or(ConstraintNote::LineMeetsItself)?;
    let is_longer = joint.is_some_and(|joint| joint + 1 == stem.len());
    let before = drawing.base.filter(|_| is_longer);
    Ok(Change::replacing(before, Constraint::Thermometer(line)))
}

/// The first `circle` cells are the circle. A drawing that begins in the circle of an arrow is one more shaft of it.
fn draw_arrow(drawing: Drawing<'_>, circle: usize) -> Result<Change, ConstraintNote> {
    let path = touching(drawing)?;
    let known = drawing.base.and_then(Constraint::arrow).map(Arrow::circle);
    let (circle, shaft) = match known.filter(|circle| circle.contains(&path[0])) {
        Some(circle) => {
            let first = path.iter().take_while(|cell| circle.contains(cell)).count();
            (circle, &path[first..])
        }
        None => path.split_at(circle.min(path.len())),
    };
    if shaft.is_empty() {
        return Err(ConstraintNote::TooFewCells { needed: circle.len() + 1 });
    }
    let arrow = Arrow::new(circle.iter().copied(), shaft.iter().copied());
    arrow.map(|it| Change::adding(Constraint::Arrow(it))).ok_or(ConstraintNote::LineMeetsItself)
}

/// The cells of a line, each of which touches the one before.
fn touching(drawing: Drawing<'_>) -> Result<&[Cell], ConstraintNote> {
    let cells = drawing.cells;
    if cells.len() < 2 {
        return Err(ConstraintNote::TooFewCells { needed: 2 });
    }
    let is_line = cells.windows(2).all(|two| touch(two[0], two[1], drawing.layout));
    if is_line { Ok(cells) } else { Err(ConstraintNote::CellsApart) }
}

/// Whether two cells share an edge or a corner.
fn touch(one: Cell, other: Cell, layout: &Layout) -> bool {
    let rows = layout.row(one).abs_diff(layout.row(other));
    let columns = layout.column(one).abs_diff(layout.column(other));
    rows.max(columns) == 1
}
