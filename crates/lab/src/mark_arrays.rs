//! Backtracking with mark arrays: for each house, an array says which digits the house has. The order of the cells is
//! in [`reading_order`](super::reading_order).

use std::mem::size_of_val;
use std::sync::Arc;

use super::brute_force::excluded_by_rule;
use super::reading_order::{ReadingOrder, Validity};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, DigitSet, Grid, Layout, Puzzle};

/// The method.
pub(super) type MarkArrays = ReadingOrder<HouseMarks>;

impl MarkArrays {
    /// The method at its start.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let layout = Arc::clone(puzzle.layout());
        let marks = vec![DigitSet::EMPTY; layout.houses().len()];
        Self::new(puzzle, HouseMarks { layout, marks })
    }
}

/// The digits that each house has.
pub(super) struct HouseMarks {
    layout: Arc<Layout>,
    marks: Vec<DigitSet>,
}

impl HouseMarks {
    /// The cell of a house that holds the digit of a candidate. The method itself does not need this cell; the
    /// spectator does.
    fn holder(&self, house: usize, candidate: Candidate, grid: &Grid) -> Cell {
        let mut cells = self.layout.houses()[house].cells.iter().copied();
        let held = cells.find(|&other| grid.get(other) == Some(candidate.digit));
        held.unwrap_or(candidate.cell)
    }
}

impl Validity for HouseMarks {
    fn excluded_by(&self, candidate: Candidate, grid: &Grid, checks: &mut u64) -> Option<Cell> {
        let mut houses = self.layout.houses_of(candidate.cell).iter().copied();
        let marked = houses.find(|&house| {
            *checks += 1;
            self.marks[house].contains(candidate.digit)
        });
        marked
            .map(|house| self.holder(house, candidate, grid))
            .or_else(|| excluded_by_rule(&self.layout, candidate, grid, checks))
    }

    fn on_write(&mut self, Candidate { cell, digit }: Candidate) {
        for &house in self.layout.houses_of(cell) {
            self.marks[house].insert(digit);
        }
    }

    fn on_erase(&mut self, Candidate { cell, digit }: Candidate) {
        for &house in self.layout.houses_of(cell) {
            // The digit was written only because no other cell of the house has it, so no mark of another cell is
            // lost.
            self.marks[house].remove(digit);
        }
    }

    fn memory(&self) -> usize {
        size_of_val(&*self.marks)
    }
}
