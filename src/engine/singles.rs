//! How far naked and hidden singles alone bring a puzzle, and what they run into.
//!
//! The search carries singles at each of its nodes; here the same is done once, on the givens, and told in
//! terms of the board. Where singles meet a contradiction the puzzle has no answer, and the contradiction
//! says why.

use std::sync::Arc;

use super::search::{DeadEnd, LayoutTables, WorkList, settle_givens};
use super::{Cell, Contradiction, DigitSet, Grid, Puzzle};

/// A puzzle after all naked and hidden singles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Singles {
    grid: Grid,
    candidates: Vec<DigitSet>,
    solved: usize,
    contradiction: Option<Contradiction>,
}

impl Singles {
    /// Carries the singles of `puzzle` to their end, or to the first contradiction.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        let tables = LayoutTables::of(puzzle.layout());
        let mut state = tables.state(puzzle);
        let mut work = WorkList::default();
        let dead_end = settle_givens(&tables, &mut state, &mut work).err();
        let candidates: Vec<DigitSet> =
            tables.layout().cells().map(|cell| LayoutTables::candidates(&state, cell)).collect();
        let grid = certain(puzzle, &candidates, work.unsettled());
        Self {
            solved: grid.filled_count() - puzzle.givens().filled_count(),
            contradiction: dead_end.map(|dead_end| contradiction(&tables, dead_end)),
            grid,
            candidates,
        }
    }

    /// The givens and the digits found.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The candidates left in `cell`; a filled cell has its digit alone.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// How many candidates are left in the cells without a digit, all together.
    #[must_use]
    pub fn candidates_left(&self) -> usize {
        let cells = self.grid.cells().iter().zip(&self.candidates);
        cells.filter(|(digit, _)| digit.is_none()).map(|(_, candidates)| candidates.len()).sum()
    }

    /// How many cells were solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.solved
    }

    /// Why the puzzle has no answer, where singles show it.
    #[must_use]
    pub fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }
}

/// The digits that are certain. A contradiction leaves cells with one candidate behind that were never
/// checked against their peers; such a cell counts only where it is a given.
fn certain(puzzle: &Puzzle, candidates: &[DigitSet], unsettled: &[u16]) -> Grid {
    let mut grid = Grid::empty(Arc::clone(puzzle.layout()));
    for cell in puzzle.layout().cells() {
        grid.set(cell, candidates[cell.index()].single());
    }
    let waiting = unsettled.iter().map(|&index| usize::from(index));
    for cell in waiting.filter_map(Cell::new) {
        grid.set(cell, None);
    }
    for (cell, digit) in puzzle.givens().filled() {
        grid.set(cell, Some(digit));
    }
    grid
}

fn contradiction(tables: &LayoutTables, dead_end: DeadEnd) -> Contradiction {
    let layout = tables.layout();
    match dead_end {
        DeadEnd::Cell(index) => Contradiction::NoCandidate {
            row: index / layout.side() + 1,
            column: index % layout.side() + 1,
        },
        DeadEnd::House { digit, house } => Contradiction::NoPlace {
            digit: LayoutTables::digit(digit),
            house: layout.houses()[house].name(),
        },
    }
}
