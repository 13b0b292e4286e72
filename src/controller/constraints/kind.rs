//! The kinds of constraints that a person can set, a small file for each, found by one table.

use std::ops::RangeInclusive;

use super::ConstraintNote;
use super::cage;
use crate::engine::{Cell, Constraint, Layout, LowestDigit};

/// A kind of constraint that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConstraintKind {
    /// Killer cages.
    Cage,
}

impl ConstraintKind {
    /// Every kind.
    pub const ALL: [Self; 1] = [Self::Cage];

    /// The table of kinds.
    pub(super) fn form(self) -> &'static ConstraintForm {
        match self {
            Self::Cage => &cage::CAGE,
        }
    }
}

/// Makes the constraint of cells, in the order in which they were drawn or selected. The cells of `base` come first, and
/// the number of `base` stays.
type OfCells = fn(
    base: Option<&Constraint>,
    cells: &[Cell],
    layout: &Layout,
) -> Result<Constraint, ConstraintNote>;

/// How constraints of one kind are set.
pub(super) struct ConstraintForm {
    /// Whether a constraint is of the kind.
    pub(super) is_of_kind: fn(&Constraint) -> bool,
    /// The constraint of cells.
    pub(super) of_cells: OfCells,
    /// The numbers of the kind. `None` if it has none.
    pub(super) number: Option<&'static NumberForm>,
}

/// How constraints of one kind get a number. All numbers are as people see them, with digits from `LowestDigit`.
pub(super) struct NumberForm {
    /// The numbers that a constraint can have.
    pub(super) possible: fn(&Constraint, &Layout, LowestDigit) -> RangeInclusive<u32>,
    /// The same constraint with another number, or without one.
    pub(super) with: fn(&Constraint, Option<u32>, LowestDigit) -> Constraint,
    /// Whether a constraint has a number.
    pub(super) is_set: fn(&Constraint) -> bool,
}
