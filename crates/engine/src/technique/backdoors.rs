//! Backdoors: cells such that a solver solves the puzzle once their digits are given.
//!
//! The search adds one cell after the other. It solves the board for the first cells once for all sets that
//! begin with them. A cell that the first cells already settle is not added, because it would change nothing.

use super::{AnyBoard, Candidate, Solver, WideSet};
use crate::{Cancelled, Control, Grid};

/// The smallest backdoors of `board`, in the order of their cells: the sets of up to `most_cells` cells whose
/// digits of `answer` leave a board that `solver` solves. If `solver` needs no help, the empty set is the only
/// backdoor. If more cells are needed, there is no backdoor.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn backdoors(
    board: &AnyBoard,
    answer: &Grid,
    most_cells: usize,
    solver: &Solver,
    control: &Control,
) -> Result<Vec<WideSet>, Cancelled> {
    let mut search = BackdoorSearch { answer, solver, control, found: Vec::new() };
    let start = search.solved(board)?;
    // Size by size, because only the smallest backdoors are asked for.
    for size in 0..=most_cells {
        search.extend(&start, WideSet::EMPTY, size)?;
        if !search.found.is_empty() {
            break;
        }
    }
    Ok(search.found)
}

struct BackdoorSearch<'a> {
    answer: &'a Grid,
    solver: &'a Solver,
    control: &'a Control,
    found: Vec<WideSet>,
}

impl BackdoorSearch<'_> {
    /// Adds `more` cells after the last of `chosen` in all ways. `board` is the result for `chosen`.
    fn extend(&mut self, board: &AnyBoard, chosen: WideSet, more: usize) -> Result<(), Cancelled> {
        if more == 0 {
            if board.is_full() {
                self.found.push(chosen);
            }
            return Ok(());
        }
        let last = chosen.iter().last();
        // Ascending cells, so that each set is tried once and all that begin alike share one solution.
        for cell in board.open().iter().filter(|&cell| last.is_none_or(|last| last < cell)) {
            let Some(digit) = self.answer.get(cell) else { continue };
            let mut next = board.clone();
            next.place(Candidate { cell, digit });
            let next = self.solved(&next)?;
            self.extend(&next, chosen.or(WideSet::of(cell)), more - 1)?;
        }
        Ok(())
    }

    /// The board as far as the solver solves it.
    fn solved(&self, board: &AnyBoard) -> Result<AnyBoard, Cancelled> {
        if self.control.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        Ok(self.solver.path_on(board, self.control)?.into_end())
    }
}
