//! The result of naked and hidden singles on a puzzle.
//!
//! What rules and constraints exclude counts as well: singles follow from it.
//!
//! The search propagates singles at each of its nodes. This module does the same once, on the givens, and
//! returns the result as grid and candidates. If singles meet a contradiction, the puzzle has no answer, and
//! the contradiction says why.

use std::sync::Arc;

use super::search::{DeadEnd, LayoutTables, Mask, WorkList, settle_givens};
use super::{Cell, Contradiction, DigitSet, Fault, Grid, Puzzle};

/// A puzzle after all naked and hidden singles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Singles {
    grid: Grid,
    candidates: Vec<DigitSet>,
    solved: usize,
    contradiction: Option<Contradiction>,
}

impl Singles {
    /// Propagates the singles of `puzzle` until nothing changes, or to the first contradiction.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        if LayoutTables::fits::<u64>(puzzle.layout()) {
            Self::in_words::<u64>(puzzle)
        } else {
            Self::in_words::<u128>(puzzle)
        }
    }

    fn in_words<M: Mask>(puzzle: &Puzzle) -> Self {
        let tables = LayoutTables::of_puzzle_constraint_by_constraint(puzzle);
        let mut state: Vec<M> = tables.state(puzzle);
        let mut work = WorkList::default();
        let dead_end = settle_givens(&tables, &mut state, &mut work).err();
        let candidates: Vec<DigitSet> =
            tables.layout().cells().map(|cell| LayoutTables::candidates(&state, cell)).collect();
        let grid = certain(puzzle, &candidates, work.unsettled());
        Self {
            solved: grid.filled_count() - puzzle.givens().filled_count(),
            contradiction: dead_end.map(|dead_end| contradiction(puzzle, &tables, dead_end)),
            grid,
            candidates,
        }
    }

    /// The givens and the digits found.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The candidates left in `cell`. A filled cell has only its digit.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The total number of candidates left in the cells without a digit.
    #[must_use]
    pub fn candidates_left(&self) -> usize {
        let cells = self.grid.cells().iter().zip(&self.candidates);
        cells.filter(|(digit, _)| digit.is_none()).map(|(_, candidates)| candidates.len()).sum()
    }

    /// The number of cells that were solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.solved
    }

    /// The contradiction by which singles show that the puzzle has no answer. Returns `None` if they show none.
    #[must_use]
    pub fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }
}

/// The digits that are certain. After a contradiction, some cells have one candidate that was never checked
/// against their peers (`unsettled`). Such a cell counts only if it is a given.
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

fn contradiction<M: Mask>(
    puzzle: &Puzzle,
    tables: &LayoutTables,
    dead_end: DeadEnd<M>,
) -> Contradiction {
    let layout = tables.layout();
    match dead_end {
        DeadEnd::Cell(index) => {
            let cell = Cell::new(index).expect("the search numbers the cells of its board");
            let (row, column) = (layout.row(cell) + 1, layout.column(cell) + 1);
            Contradiction::NoCandidate { row, column }
        }
        DeadEnd::House { digit, house } => Contradiction::NoPlace {
            digit: LayoutTables::digit(digit),
            house: layout.houses()[tables.index_in_layout(house)].name(),
        },
        DeadEnd::Constraint(index) => {
            // The tables of singles look at each constraint alone, so the dead end is that of one.
            let constraint = &puzzle.rules().constraints()[index.unwrap_or_default()];
            Contradiction::of_cells(layout, constraint, Fault::NoCombination)
        }
    }
}
