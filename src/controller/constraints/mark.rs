//! Marks between two cells: dots, and sums such as X and V.

use std::ops::RangeInclusive;

use super::kind::{Change, ConstraintForm, Drawing, NumberForm, NumberKind};
use super::{ConstraintKind, ConstraintNote};
use crate::engine::{Cell, Constraint, Layout, LowestDigit, Pair, Relation};

pub(super) static WHITE_DOT: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(relation(it), Some(Relation::Difference(_))),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: None,
    draw: |drawing| {
        draw(drawing, ConstraintKind::WhiteDot, Relation::Difference(Relation::USUAL_DIFFERENCE))
    },
    number: Some(&DIFFERENCE),
};

pub(super) static BLACK_DOT: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(relation(it), Some(Relation::Ratio(_))),
    shares_cells: true,
    counts_from_one: true,
    click_removes: false,
    without: None,
    draw: |drawing| draw(drawing, ConstraintKind::BlackDot, Relation::Ratio(Relation::USUAL_RATIO)),
    number: Some(&RATIO),
};

pub(super) static SUM: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(relation(it), Some(Relation::Sum(_))),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: None,
    draw: |drawing| draw(drawing, ConstraintKind::Sum, usual_sum(drawing.lowest)),
    number: Some(&SUM_NUMBER),
};

pub(super) static GREATER: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(relation(it), Some(Relation::Greater | Relation::Less)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: false,
    without: None,
    draw: |drawing| draw(drawing, ConstraintKind::Greater, Relation::Greater),
    number: None,
};

static DIFFERENCE: NumberForm = number(NumberKind::Difference);
static RATIO: NumberForm = number(NumberKind::Ratio);
static SUM_NUMBER: NumberForm = number(NumberKind::Sum);

const fn number(kind: NumberKind) -> NumberForm {
    NumberForm { kind, possible, with, is_set, is_needed: false }
}

fn usual_sum(lowest: LowestDigit) -> Relation {
    Relation::Sum(lowest.sum_of_shown(Relation::USUAL_SUM, 2))
}

fn relation(constraint: &Constraint) -> Option<Relation> {
    constraint.pair().map(Pair::relation)
}

/// Puts a mark on each border that the drawing crosses, and takes it from those that have one already. A border has one
/// mark at most. A sign goes from the greater digit to the smaller one, so that the way back turns it.
fn draw(
    drawing: Drawing<'_>,
    kind: ConstraintKind,
    usual: Relation,
) -> Result<Change, ConstraintNote> {
    let Drawing { cells, layout, rules, .. } = drawing;
    let mut change = Change::default();
    for two in cells.windows(2).filter(|two| are_beside(two[0], two[1], layout)) {
        let mark = Pair::new([two[0], two[1]], usual);
        let is_here = |it: &&Constraint| it.pair().is_some_and(|pair| pair.cells() == mark.cells());
        let before: Vec<&Constraint> = rules.constraints().iter().filter(is_here).collect();
        let has_kind = before.iter().any(|it| match usual {
            Relation::Greater | Relation::Less => it.pair() == Some(&mark),
            Relation::Difference(_) | Relation::Ratio(_) | Relation::Sum(_) => {
                (kind.form().is_of_kind)(it)
            }
        });
        change.removed.extend(before.into_iter().cloned());
        if !has_kind {
            change.added.push(Constraint::Pair(mark));
        }
    }
    if change == Change::default() { Err(ConstraintNote::NoBorder) } else { Ok(change) }
}

/// Whether two cells share an edge.
fn are_beside(one: Cell, other: Cell, layout: &Layout) -> bool {
    let rows = layout.row(one).abs_diff(layout.row(other));
    let columns = layout.column(one).abs_diff(layout.column(other));
    rows + columns == 1
}

fn possible(mark: &Constraint, layout: &Layout, lowest: LowestDigit) -> RangeInclusive<u32> {
    let digits = u32::try_from(layout.digit_count()).unwrap_or(u32::MAX);
    match relation(mark) {
        Some(Relation::Ratio(_)) => 2..=digits,
        Some(Relation::Sum(_)) => lowest.shown_sum(3, 2)..=lowest.shown_sum(2 * digits - 1, 2),
        Some(Relation::Difference(_) | Relation::Greater | Relation::Less) | None => 1..=digits - 1,
    }
}

fn with(
    mark: &Constraint,
    number: Option<u32>,
    _layout: &Layout,
    lowest: LowestDigit,
) -> Option<Constraint> {
    let pair = mark.pair()?;
    let relation = match pair.relation() {
        Relation::Greater | Relation::Less => return None,
        Relation::Difference(_) => {
            Relation::Difference(number.unwrap_or(Relation::USUAL_DIFFERENCE))
        }
        Relation::Ratio(_) => Relation::Ratio(number.unwrap_or(Relation::USUAL_RATIO)),
        Relation::Sum(_) => number.map_or_else(
            || usual_sum(lowest),
            |number| Relation::Sum(lowest.sum_of_shown(number, 2)),
        ),
    };
    Some(Constraint::Pair(Pair::new(*pair.cells(), relation)))
}

/// Whether the mark shows more than its usual look. An X counts as usual from whichever digit digits are shown.
fn is_set(mark: &Constraint, _layout: &Layout) -> bool {
    let usual = [
        Relation::Difference(Relation::USUAL_DIFFERENCE),
        Relation::Ratio(Relation::USUAL_RATIO),
        usual_sum(LowestDigit::One),
        usual_sum(LowestDigit::Zero),
    ];
    relation(mark).is_some_and(|it| !usual.contains(&it))
}
