//! Backdoors: cells whose digits of the answer, once put down, leave what somebody can solve.
//!
//! What follows from the cells that are chosen first is worked out once for all sets that begin with them, and a cell
//! that they settle is not chosen besides: it would add nothing.

use super::{Board, Candidate, CellSet, Solver};
use crate::engine::{Cancelled, Control, Grid};

/// The smallest backdoors of `board`, all of them in the order of their cells: the sets of up to `most_cells` cells whose
/// digits of `answer` leave a board that `solver` solves. The set without a cell is the only one where `solver` needs no
/// help; there is none at all where more cells are needed.
///
/// # Errors
/// [`Cancelled`] when `control` says so.
pub fn backdoors(
    board: &Board,
    answer: &Grid,
    most_cells: usize,
    solver: &Solver,
    control: &Control,
) -> Result<Vec<CellSet>, Cancelled> {
    let mut search = BackdoorSearch { answer, solver, control, found: Vec::new() };
    let start = search.solved(board)?;
    for size in 0..=most_cells {
        search.extend(&start, CellSet::EMPTY, size)?;
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
    found: Vec<CellSet>,
}

impl BackdoorSearch<'_> {
    /// Adds so many `more` cells behind those of `chosen`, which led to `board`, in all ways.
    fn extend(&mut self, board: &Board, chosen: CellSet, more: usize) -> Result<(), Cancelled> {
        if more == 0 {
            if board.is_full() {
                self.found.push(chosen);
            }
            return Ok(());
        }
        let last = chosen.iter().last();
        for cell in board.open().iter().filter(|&cell| last.is_none_or(|last| last < cell)) {
            let Some(digit) = self.answer.get(cell) else { continue };
            let mut next = board.clone();
            next.place(Candidate { cell, digit });
            let next = self.solved(&next)?;
            self.extend(&next, chosen.or(CellSet::of(cell)), more - 1)?;
        }
        Ok(())
    }

    /// The board as far as it is solved.
    fn solved(&self, board: &Board) -> Result<Board, Cancelled> {
        if self.control.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        Ok(self.solver.path(board, self.control)?.end)
    }
}
