//! Undo and redo of corrections to the boards of a picture.
//!
//! A step is the whole board as it was, because a board that was turned or moved is read again, and the digits that the
//! person has typed come back without another reading. Undoing a step exchanges the board for it.

use crate::engine::Cell;

/// The most steps that can be undone.
const MOST_UNDONE: usize = 200;

/// A board of a picture before a step, or after a step that was undone.
#[derive(Debug)]
pub(super) struct ReviewSnapshot<B> {
    /// The place of the board.
    pub(super) place: usize,
    /// The cell that was selected when the step was made.
    pub(super) selected: Cell,
    /// The board.
    pub(super) board: B,
}

/// The steps of a picture.
#[derive(Debug)]
pub(super) struct ReviewHistory<B> {
    /// The steps to undo, the next one last.
    pub(super) past: Vec<ReviewSnapshot<B>>,
    /// The steps to carry out again, the next one last.
    pub(super) future: Vec<ReviewSnapshot<B>>,
}

impl<B> Default for ReviewHistory<B> {
    fn default() -> Self {
        Self { past: Vec::new(), future: Vec::new() }
    }
}

impl<B> ReviewHistory<B> {
    /// Takes in a step: the board as it is before.
    pub(super) fn record(&mut self, before: ReviewSnapshot<B>) {
        self.future.clear();
        if self.past.len() == MOST_UNDONE {
            self.past.remove(0);
        }
        self.past.push(before);
    }
}
