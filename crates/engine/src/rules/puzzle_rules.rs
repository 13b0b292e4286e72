//! The constraints that a puzzle states.

use std::sync::Arc;

use super::Constraint;
use crate::{Cell, CellSets, DigitSet, Layout};

/// What a puzzle says of its cells in addition to its givens and the rules of its board. Shared, so that a clone costs
/// little; without constraints it takes no memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules(Option<Arc<[Constraint]>>);

impl Rules {
    /// The rules of a puzzle that says nothing of its cells.
    pub const NONE: Self = Self(None);

    /// These constraints, each once. Returns `None` if one of them is about a cell that `layout` does not have.
    #[must_use]
    pub fn new(layout: &Layout, constraints: impl IntoIterator<Item = Constraint>) -> Option<Self> {
        let mut constraints: Vec<Constraint> = constraints.into_iter().collect();
        constraints.sort_unstable();
        constraints.dedup();
        let has = |cell: &Cell| cell.index() < layout.cell_count();
        let fits = constraints.iter().all(|it| it.cells().iter().all(has));
        fits.then(
            || if constraints.is_empty() { Self::NONE } else { Self(Some(constraints.into())) },
        )
    }

    /// The constraints, in their order. Two equal puzzles have the same order.
    #[must_use]
    pub fn constraints(&self) -> &[Constraint] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Whether the puzzle says nothing of its cells.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The digits that the constraints leave for `cell`, whatever other cells hold. May include digits above those of
    /// the board.
    #[must_use]
    pub fn left_to(&self, cell: Cell) -> DigitSet {
        let about = self.constraints().iter().filter(|it| it.cells().contains(&cell));
        about.fold(DigitSet::up_to(crate::Digit::MAX.into()), |left, it| left.and(it.left()))
    }

    /// The digits that the constraints rule out in each cell of `layout`, whatever other cells hold.
    #[must_use]
    pub fn ruled_out(&self, layout: &Layout) -> CellSets {
        let mut ruled_out = CellSets::none(layout);
        for constraint in self.constraints() {
            let gone = layout.all_digits().without(constraint.left());
            for &cell in constraint.cells() {
                ruled_out.set(cell, ruled_out.get(cell).or(gone));
            }
        }
        ruled_out
    }

    /// Whether digits can change their names, each for another, so that what kept the constraints still keeps them.
    /// True only if each constraint says so.
    #[must_use]
    pub fn treats_digits_alike(&self) -> bool {
        self.constraints().iter().all(Constraint::treats_digits_alike)
    }

    /// Whether the board can be turned, mirrored, and have lines exchanged as [`Shuffle`](crate::Shuffle) does. True
    /// only if each constraint says so.
    #[must_use]
    pub fn allows_shuffle(&self) -> bool {
        self.constraints().iter().all(Constraint::allows_shuffle)
    }
}
