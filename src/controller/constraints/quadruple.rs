//! Quadruples: four cells around a corner, and the digits in the circle on it.

use std::ops::RangeInclusive;

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing, NumberForm, NumberKind};
use crate::engine::{Cell, Constraint, Digit, Layout, LowestDigit, Quadruple};

pub(super) static QUADRUPLE: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.quadruple().is_some(),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    without: None,
    draw,
    number: Some(&DIGITS),
};

static DIGITS: NumberForm = NumberForm {
    kind: NumberKind::Digits,
    possible,
    with,
    is_set: |it, _| it.quadruple().is_some_and(|it| !it.digits().is_empty()),
    is_needed: true,
};

/// The corner is that of the first and the last cell, however the drawing went from one to the other.
fn draw(drawing: Drawing<'_>) -> Result<Change, ConstraintNote> {
    let around = drawing.cells.first().zip(drawing.cells.last());
    let corner = around.and_then(|(&first, &last)| cells_around(first, last, drawing.layout));
    let cells = corner.or_else(|| only_four(drawing)).ok_or(ConstraintNote::NoCorner)?;
    Ok(Change::adding(Constraint::Quadruple(Quadruple::new(cells, []))))
}

/// The four cells around the corner that two of them share, if they share no edge.
fn cells_around(one: Cell, other: Cell, layout: &Layout) -> Option<[Cell; 4]> {
    let (row, column) = (layout.row(one), layout.column(one));
    let (other_row, other_column) = (layout.row(other), layout.column(other));
    let shares = row.abs_diff(other_row) == 1 && column.abs_diff(other_column) == 1;
    let mixed = [layout.cell(row, other_column)?, layout.cell(other_row, column)?];
    shares.then_some([one, mixed[0], mixed[1], other])
}

/// Four cells around a corner that were selected in any order.
fn only_four(drawing: Drawing<'_>) -> Option<[Cell; 4]> {
    let mut cells = drawing.cells.to_vec();
    cells.sort_unstable();
    let &[first, .., last] = cells.as_slice() else { return None };
    let mut corner = cells_around(first, last, drawing.layout)?;
    corner.sort_unstable();
    (cells == corner).then_some(corner)
}

/// Figures of the digits, in any order. Digits above 9 have no figure, so they cannot be typed.
fn possible(_quadruple: &Constraint, _layout: &Layout, lowest: LowestDigit) -> RangeInclusive<u32> {
    match lowest {
        LowestDigit::One => 1..=9_999,
        LowestDigit::Zero => 0..=9_999,
    }
}

fn with(
    quadruple: &Constraint,
    number: Option<u32>,
    layout: &Layout,
    lowest: LowestDigit,
) -> Option<Constraint> {
    let digit = |figure: u32| {
        let digit = u8::try_from(lowest.sum_of_shown(figure, 1)).ok().and_then(Digit::new)?;
        (usize::from(digit.get()) <= layout.digit_count()).then_some(digit)
    };
    let digits: Option<Vec<Digit>> = number.map_or(Some(Vec::new()), |number| {
        number.to_string().chars().map(|figure| digit(figure.to_digit(10)?)).collect()
    });
    let cells = *quadruple.quadruple()?.cells();
    Some(Constraint::Quadruple(Quadruple::new(cells, digits?)))
}
