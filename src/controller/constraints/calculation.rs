//! Cages to calculate with: any cells, and the number that their digits make.

use std::ops::RangeInclusive;

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing, NumberForm, NumberKind};
use crate::engine::{Calculation, Constraint, Layout, LowestDigit, Operation};

pub(super) static SUM: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Sum),
    counts_from_one: false,
    draw: |drawing| Ok(draw(drawing, Operation::Sum)),
    ..PRODUCT
};

pub(super) static PRODUCT: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Product),
    shares_cells: false,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| Ok(draw(drawing, Operation::Product)),
    number: Some(&NUMBER),
};

pub(super) static DIFFERENCE: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Difference),
    draw: |drawing| Ok(draw(drawing, Operation::Difference)),
    ..PRODUCT
};

pub(super) static QUOTIENT: ConstraintForm = ConstraintForm {
    is_of_kind: |it| is_of(it, Operation::Quotient),
    draw: |drawing| Ok(draw(drawing, Operation::Quotient)),
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
fn draw(drawing: Drawing<'_>, operation: Operation) -> Change {
    let Drawing { cells, base, .. } = drawing;
    let before = base.map_or(&[][..], Constraint::cells);
    let number = base.and_then(Constraint::calculation).map_or(0, Calculation::number);
    let cage = Calculation::new(operation, number, before.iter().chain(cells).copied());
    Change::replacing(base, Constraint::Calculation(cage))
}

fn possible(cage: &Constraint, layout: &Layout, lowest: LowestDigit) -> RangeInclusive<u32> {
    let Some(cage) = cage.calculation() else { return 0..=0 };
    let size = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let (cells, digits) = (size(cage.cells().len()), size(layout.digit_count()));
    match cage.operation() {
        Operation::Sum => {
            let shown = |sum| lowest.shown_sum(sum, cells);
            shown(cells)..=shown(cells * digits)
        }
        Operation::Product => 1..=digits.saturating_pow(cells).min(Calculation::LARGEST),
        Operation::Difference => 1..=digits.saturating_sub(cells.saturating_sub(1)).max(1),
        Operation::Quotient => 1..=digits,
    }
}

fn with(
    cage: &Constraint,
    number: Option<u32>,
    _layout: &Layout,
    lowest: LowestDigit,
) -> Option<Constraint> {
    let cage = cage.calculation()?;
    let cells = u32::try_from(cage.cells().len()).unwrap_or(u32::MAX);
    let number = match cage.operation() {
        Operation::Sum => number.map(|sum| lowest.sum_of_shown(sum, cells)),
        Operation::Product | Operation::Difference | Operation::Quotient => number,
    };
    let cells = cage.cells().iter().copied();
    let cage = Calculation::new(cage.operation(), number.unwrap_or_default(), cells);
    Some(Constraint::Calculation(cage))
}
