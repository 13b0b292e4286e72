//! What a person did to the boards of a picture, to be undone and carried out again.
//!
//! A step is the whole board as it was, because a board that was turned or moved is read again, and the digits that the
//! person has typed come back without another reading. Undoing a step exchanges the board for it.

use super::review::ReviewedBoard;
use crate::engine::Cell;

/// The most steps that can be undone.
const MOST_UNDONE: usize = 200;

/// A board of a picture before a step, or after a step that was undone.
#[derive(Debug)]
pub(super) struct BoardStep {
    /// The place of the board.
    pub(super) place: usize,
    /// The cell that was selected when the step was made.
    pub(super) selected: Cell,
    /// The board.
    pub(super) board: ReviewedBoard,
}

/// The steps of a picture.
#[derive(Debug, Default)]
pub(super) struct ReviewHistory {
    /// The steps to undo, the next one last.
    pub(super) past: Vec<BoardStep>,
    /// The steps to carry out again, the next one last.
    pub(super) future: Vec<BoardStep>,
}

impl ReviewHistory {
    /// Takes in a step: the board as it is before.
    pub(super) fn record(&mut self, before: BoardStep) {
        self.future.clear();
        if self.past.len() == MOST_UNDONE {
            self.past.remove(0);
        }
        self.past.push(before);
    }
}
