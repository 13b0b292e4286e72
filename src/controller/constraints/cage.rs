//! Cages: any cells, and their sum.

use std::ops::RangeInclusive;

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing, NumberForm, NumberKind};
use crate::engine::{Cage, Constraint, Layout, LowestDigit};

pub(super) static CAGE: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.cage().is_some(),
    shares_cells: false,
    counts_from_one: false,
    click_removes: true,
    without: None,
    draw,
    number: Some(&SUM),
};

static SUM: NumberForm = NumberForm {
    kind: NumberKind::CageSum,
    possible,
    with: |cage, sum, _, lowest| Some(with(cage, sum, lowest)),
    is_set: |it, _| it.sum().is_some(),
    is_needed: false,
};

/// A drawing that begins in a cage makes that cage larger. It keeps its sum, if more cells can have it.
fn draw(drawing: Drawing<'_>) -> Result<Change, ConstraintNote> {
    let Drawing { cells, base, layout, .. } = drawing;
    let before = base.map_or(&[][..], Constraint::cells);
    let cage = Cage::new(before.iter().chain(cells).copied(), None);
    let (cells, digits) = (cage.cells().len(), layout.digit_count());
    let sums = Cage::sums(cells, digits).ok_or(ConstraintNote::CageTooLarge { cells, digits })?;
    let sum = base.and_then(Constraint::sum).filter(|sum| sums.contains(sum));
    let cage = Cage::new(cage.cells().iter().copied(), sum);
    Ok(Change::replacing(base, Constraint::Cage(cage)))
}

fn possible(cage: &Constraint, layout: &Layout, lowest: LowestDigit) -> RangeInclusive<u32> {
    let cells = cage.cells().len();
    let sums = Cage::sums(cells, layout.digit_count()).unwrap_or(0..=0);
    let shown = |sum| lowest.shown_sum(sum, count(cage));
    shown(*sums.start())..=shown(*sums.end())
}

fn with(cage: &Constraint, sum: Option<u32>, lowest: LowestDigit) -> Constraint {
    let sum = sum.map(|sum| lowest.sum_of_shown(sum, count(cage)));
    Constraint::Cage(Cage::new(cage.cells().iter().copied(), sum))
}

fn count(cage: &Constraint) -> u32 {
    u32::try_from(cage.cells().len()).unwrap_or(u32::MAX)
}
