//! A grid that keeps the rules, and so can be searched.

use std::sync::Arc;

use super::contradiction::{repeated, starved};
use super::{Cell, Contradiction, DigitSet, Grid, House, Layout};

/// Givens without a contradiction that a look at each cell and each house would find: no digit twice in a
/// house, a candidate for each empty cell, a place for each digit in each house. It may still have no
/// answer, or many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    givens: Grid,
    candidates: Vec<DigitSet>,
}

impl Puzzle {
    /// Takes `givens` as a puzzle.
    ///
    /// # Errors
    /// All reasons why it can have no answer: first the repeated digits; where there is none, the cells
    /// without a candidate and the digits without a place.
    pub fn new(givens: Grid) -> Result<Self, Vec<Contradiction>> {
        let mut reasons = repeated(&givens);
        let candidates = candidates(&givens);
        if reasons.is_empty() {
            reasons = starved(&givens, &candidates);
        }
        if reasons.is_empty() { Ok(Self { givens, candidates }) } else { Err(reasons) }
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

    /// The candidates of `cell` by its peers' givens alone; a given has itself.
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
