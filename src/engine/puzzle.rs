//! A grid that keeps the rules, and so can be searched.
//!
//! A puzzle may also rule out digits in its cells that the rules would leave there. A Sukaku is made of nothing else.

use std::sync::Arc;

use super::contradiction::{self, repeated, starved};
use super::{Cell, CellSets, Contradiction, DigitSet, Grid, House, Layout};

#[cfg(test)]
thread_local! {
    /// The number of grids that this thread has validated, for tests that forbid needless work.
    pub(crate) static VALIDATIONS: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// Givens without a contradiction that a look at each cell and each house would find: no digit twice in a
/// house, none in a cell where it is ruled out, a candidate for each empty cell, a place for each digit in each
/// house. It may still have no answer, or many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    givens: Grid,
    ruled_out: CellSets,
    candidates: Vec<DigitSet>,
}

impl Puzzle {
    /// Takes `givens` as a puzzle.
    ///
    /// # Errors
    /// All reasons why it can have no answer: first the repeated digits; where there is none, the cells
    /// without a candidate and the digits without a place.
    pub fn new(givens: Grid) -> Result<Self, Vec<Contradiction>> {
        let nothing = CellSets::none(givens.layout());
        Self::ruling_out(givens, nothing)
    }

    /// Takes `givens` as a puzzle in whose answers no cell has a digit that is `ruled_out` there. What the givens
    /// rule out anyway may be among these or not.
    ///
    /// # Errors
    /// As [`Puzzle::new`]; with the repeated digits come those that are ruled out in their own cell.
    pub fn ruling_out(givens: Grid, ruled_out: CellSets) -> Result<Self, Vec<Contradiction>> {
        #[cfg(test)]
        VALIDATIONS.set(VALIDATIONS.get() + 1);
        let mut reasons = repeated(&givens);
        let mut candidates = candidates(&givens);
        if !ruled_out.is_empty() {
            reasons.extend(contradiction::ruled_out(&givens, &ruled_out));
            remove(&mut candidates, &ruled_out);
        }
        if reasons.is_empty() {
            reasons = starved(&givens, &candidates);
        }
        if reasons.is_empty() { Ok(Self { givens, ruled_out, candidates }) } else { Err(reasons) }
    }

    /// The digits that the puzzle starts with.
    #[must_use]
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The shape of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        self.givens.layout()
    }

    /// The digits that are ruled out in each cell, whatever the givens say.
    #[must_use]
    pub fn ruled_out(&self) -> &CellSets {
        &self.ruled_out
    }

    /// The candidates of `cell` by its peers' givens and what is ruled out in it; a given has itself.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }
}

fn candidates(givens: &Grid) -> Vec<DigitSet> {
    let layout = givens.layout();
    let held_by = |house: &House| house.cells.iter().filter_map(|&cell| givens.get(cell)).collect();
    let held: Vec<DigitSet> = layout.houses().iter().map(held_by).collect();
    let of_cell = |cell: Cell| {
        if let Some(given) = givens.get(cell) {
            return DigitSet::of(given);
        }
        let houses = layout.houses_of(cell).iter();
        let seen = houses.fold(DigitSet::EMPTY, |seen, &house| seen.or(held[house]));
        layout.all_digits().without(seen)
    };
    layout.cells().map(of_cell).collect()
}

fn remove(candidates: &mut [DigitSet], ruled_out: &CellSets) {
    for (cell, digits) in ruled_out.filled() {
        if let Some(candidates) = candidates.get_mut(cell.index()) {
            *candidates = candidates.without(digits);
        }
    }
}
