//! Draws a full grid of any board.
//!
//! The search tries the digits of the cell with the fewest candidates in an order that it draws. A search that has
//! bad luck with its first digits may be lost for ever, so a run is short, and the next run draws other digits. What
//! singles lead to does not depend on the order in which they are found, so the grid of a stream is the same in every
//! release.

use super::super::stream::Stream;
use crate::engine::search::{LayoutTables, Mask, States, WorkList, each_bit, place};
use crate::engine::{Cancelled, Control};

/// The number of digits that the first runs try for each cell of the board.
const TRIES_A_CELL: usize = 2;

/// The number of runs of one length. The runs after them are twice as long.
const RUNS_OF_A_LENGTH: u64 = 10;

/// The number of times that the length of runs is doubled.
const DOUBLINGS: u64 = 8;

/// The number of digits tried between two looks at the cancel token. On the largest boards a digit takes a millisecond.
const TRIES_A_LOOK: usize = 16;

/// What became of a search for a full grid.
pub(super) enum FillResult<M> {
    /// A grid was found: for each cell a mask of its digit.
    Grid(Vec<M>),
    /// There is no full grid.
    Impossible,
    /// The runs did not find a grid.
    NotFound,
}

/// Draws a full grid in at most this number of runs. `tables` must be those of singles.
pub(super) fn full_grid<M: Mask>(
    tables: &LayoutTables,
    runs: u64,
    stream: &mut Stream,
    control: &Control,
) -> Result<FillResult<M>, Cancelled> {
    for run in 0..runs {
        let doublings = (run / RUNS_OF_A_LENGTH).min(DOUBLINGS);
        let tries = (tables.cell_count() * TRIES_A_CELL) << doublings;
        match FillSearch::new(tables, tries).find(stream, control)? {
            FillResult::NotFound => {}
            found => return Ok(found),
        }
    }
    Ok(FillResult::NotFound)
}

/// A cell, and those of its candidates that were not tried yet, with the next one at the end.
struct FillBranch<M> {
    cell: usize,
    untried: Vec<M>,
}

/// One run of the search.
struct FillSearch<'a, M> {
    tables: &'a LayoutTables,
    states: States<M>,
    branches: Vec<FillBranch<M>>,
    /// The number of digits that may still be tried.
    tries: usize,
}

impl<'a, M: Mask> FillSearch<'a, M> {
    fn new(tables: &'a LayoutTables, tries: usize) -> Self {
        let states = States::new(tables.empty_state());
        Self { tables, states, branches: Vec::new(), tries }
    }

    fn find(mut self, stream: &mut Stream, control: &Control) -> Result<FillResult<M>, Cancelled> {
        let mut work = WorkList::default();
        self.branch(stream);
        while self.tries > 0 {
            if self.tries.is_multiple_of(TRIES_A_LOOK) && control.cancel.is_cancelled() {
                return Err(Cancelled);
            }
            self.tries -= 1;
            let Some(choice) = self.take_choice() else {
                return Ok(FillResult::Impossible);
            };
            let state = self.states.at_mut(self.branches.len());
            if place(self.tables, state, &mut work, choice).is_err() {
                continue;
            }
            if LayoutTables::open_count(state) == 0 {
                return Ok(FillResult::Grid(state[..self.tables.cell_count()].to_vec()));
            }
            self.branch(stream);
        }
        Ok(FillResult::NotFound)
    }

    /// Takes the next digit to try, and copies the state to try it in to the top of the stack. The last digit of a
    /// branch is tried in the state of the branch itself. Returns `None` if no digit is left.
    fn take_choice(&mut self) -> Option<(usize, M)> {
        let top = self.branches.len().checked_sub(1)?;
        let branch = &mut self.branches[top];
        let choice = (branch.cell, branch.untried.pop()?);
        if branch.untried.is_empty() {
            self.branches.pop();
        } else {
            self.states.copy_down(top);
        }
        Some(choice)
    }

    /// Splits the state on top of the stack by the candidates of the first cell that has the fewest.
    fn branch(&mut self, stream: &mut Stream) {
        let cells = &self.states.at(self.branches.len())[..self.tables.cell_count()];
        let open = cells.iter().enumerate().filter(|(_, candidates)| !candidates.is_single());
        if let Some((cell, &candidates)) = open.min_by_key(|(_, candidates)| candidates.len()) {
            let mut untried: Vec<M> = each_bit(candidates).collect();
            stream.shuffle(&mut untried);
            self.branches.push(FillBranch { cell, untried });
        }
    }
}
