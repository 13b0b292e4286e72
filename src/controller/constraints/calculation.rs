//! Cages to calculate with: any cells, and the number that their digits make.

use std::ops::RangeInclusive;

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing, NumberForm, NumberKind};
use crate::engine::{Calculation, Constraint, Layout, LowestDigit, Operation};

pub(super) static SUM: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Sum),
    draw: |drawing| draw(drawing, Operation::Sum),
    ..PRODUCT
};

pub(super) static PRODUCT: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Product),
    shares_cells: false,
    counts_from_one: true,
    click_removes: true,
    without: None,
    draw: |drawing| draw(drawing, Operation::Product),
    number: Some(&NUMBER),
};

pub(super) static DIFFERENCE: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Difference),
    draw: |drawing| draw(drawing, Operation::Difference),
    ..PRODUCT
};

pub(super) static QUOTIENT: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Quotient),
    draw: |drawing| draw(drawing, Operation::Quotient),
    ..PRODUCT
};

/// A cage without a number has the number 0 until one is typed. No digits make 0 but those of a difference of equal ones.
static NUMBER: NumberForm = NumberForm {
    kind: NumberKind::Calculation,
    possible,
    with,
    is_set: |it, _| it.calculation().is_some_and(|cage| cage.number() > 0),
    is_needed: true,
};

fn is_of(constraint: &Constraint, operation: Operation) -> bool {
    constraint.calculation().is_some_and(|cage| cage.operation() == operation)
}

/// A drawing that begins in a cage makes that cage larger.
fn draw(drawing: Drawing<'_>, operation: Operation) -> Result<Change, ConstraintNote> {
    let Drawing { cells, base, .. } = drawing;
    let before = base.map_or(&[][..], Constraint::cells);
    let number = base.and_then(Constraint::calculation).map_or(0, Calculation::number);
    let cage = Calculation::new(operation, number, before.iter().chain(cells).copied());
    let (cells, most) = (cage.cells().len(), Calculation::MOST_CELLS);
    if cells > most {
        return Err(ConstraintNote::TooManyCells { cells, most });
    }
    Ok(Change::replacing(base, Constraint::Calculation(cage)))
}

fn possible(cage: &Constraint, layout: &Layout, _lowest: LowestDigit) -> RangeInclusive<u32> {
    let Some(cage) = cage.calculation() else { return 0..=0 };
    let (cells, digits) = (cage.cells().len(), layout.digit_count());
    let numbers = Calculation::numbers(cage.operation(), cells, digits);
    // A difference of 0 is not typed: it would be a cage without a number.
    (*numbers.start()).max(1)..=*numbers.end()
}

fn with(
    cage: &Constraint,
    number: Option<u32>,
    _layout: &Layout,
    _lowest: LowestDigit,
) -> Option<Constraint> {
    let cage = cage.calculation()?;
    let cells = cage.cells().iter().copied();
    let cage = Calculation::new(cage.operation(), number.unwrap_or_default(), cells);
    Some(Constraint::Calculation(cage))
}
