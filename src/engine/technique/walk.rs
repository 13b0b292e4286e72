//! One step after another, towards the answer.

use super::finders::Turn;
use super::{Board, Solver, Step};
use crate::engine::{Cancelled, Control};

/// Somebody on the way to the answer, who can be left at any step.
pub struct Walk<'a> {
    solver: &'a Solver,
    turns: Vec<Turn>,
    board: Board,
    control: &'a Control,
}

impl<'a> Walk<'a> {
    pub(super) fn new(
        solver: &'a Solver,
        turns: Vec<Turn>,
        start: &Board,
        control: &'a Control,
    ) -> Self {
        Self { solver, turns, board: start.clone(), control }
    }

    /// The board after the steps that were taken.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board after the steps that were taken, when no more are.
    #[must_use]
    pub fn into_board(self) -> Board {
        self.board
    }

    /// Takes the easiest step; `None` where the board is full or nothing more is seen.
    ///
    /// # Errors
    /// [`Cancelled`] when the walk's control says so.
    pub fn step(&mut self) -> Result<Option<Step>, Cancelled> {
        if self.board.is_full() {
            return Ok(None);
        }
        let step = self.solver.first_in(&self.turns, &self.board, self.control)?;
        if let Some(step) = &step {
            self.board.apply(step);
        }
        Ok(step)
    }
}
