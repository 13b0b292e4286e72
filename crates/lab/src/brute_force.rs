//! Brute force: tries every digit in every open cell, and looks through the houses of the cell each time. The order of
//! the cells is in [`reading_order`](super::reading_order).

use std::sync::Arc;

use super::reading_order::{ReadingOrder, Validity};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Grid, Layout, Puzzle, Rule};

/// The method.
pub(super) type BruteForce = ReadingOrder<HouseScan>;

impl BruteForce {
    /// The method at its start.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        Self::new(puzzle, HouseScan { layout: Arc::clone(puzzle.layout()) })
    }
}

/// Compares a digit with every cell of every house, one after the other. A cell in two houses is compared twice.
pub(super) struct HouseScan {
    layout: Arc<Layout>,
}

impl Validity for HouseScan {
    fn excluded_by(
        &self,
        Candidate { cell, digit }: Candidate,
        grid: &Grid,
        checks: &mut u64,
    ) -> Option<Cell> {
        let houses = self.layout.houses_of(cell).iter().map(|&house| &self.layout.houses()[house]);
        let mut in_houses = houses.flat_map(|house| &house.cells).copied();
        let in_house = in_houses.find(|&other| {
            *checks += 1;
            grid.get(other) == Some(digit)
        });
        // The houses come first: on most boards there is nothing else.
        in_house.or_else(|| excluded_by_rule(&self.layout, Candidate { cell, digit }, grid, checks))
    }

    fn on_write(&mut self, _: Candidate) {}

    fn on_erase(&mut self, _: Candidate) {}

    fn memory(&self) -> usize {
        0
    }
}

/// A cell whose digit excludes the candidate by a rule of the board that is no house.
pub(super) fn excluded_by_rule(
    layout: &Layout,
    Candidate { cell, digit }: Candidate,
    grid: &Grid,
    checks: &mut u64,
) -> Option<Cell> {
    let mut found = layout
        .rules()
        .flat_map(|rule| layout.neighbours(rule, cell).iter().map(move |&other| (rule, other)));
    let excludes = |&(rule, other): &(Rule, Cell)| {
        *checks += 1;
        grid.get(other).is_some_and(|there| rule.forbids(there, digit))
    };
    found.find(excludes).map(|(_, other)| other)
}
