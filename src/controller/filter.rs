//! Looking for a digit, or for cells with two candidates: what is highlighted beside the selection.

use super::{Controller, Mode};
use crate::engine::{Cell, Digit, DigitSet};

/// What is looked for on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Where a digit can go.
    Digit(Digit),
    /// Cells with two candidates.
    Bivalue,
}

impl Controller {
    /// What is looked for: what was asked for, or the digit in the hand.
    #[must_use]
    pub fn filter(&self) -> Option<Filter> {
        self.digit_in_hand().map(Filter::Digit).or(self.filter)
    }

    /// The open cells that are highlighted, in row-major order: those where the digit that is looked for can go, as far
    /// as the person knows, or those with two candidates.
    #[must_use]
    pub fn highlighted(&self) -> Vec<Cell> {
        let Some(filter) = self.filter() else {
            return Vec::new();
        };
        if self.is_covered() || self.shown().is_some() {
            return Vec::new();
        }
        let fits = |cell: &Cell| match filter {
            Filter::Digit(digit) => self.candidates_of(*cell).contains(digit),
            Filter::Bivalue => self.candidates_of(*cell).len() == 2,
        };
        self.document.board().open_cells().filter(fits).collect()
    }

    /// What can go into an open cell: what is noted there, as far as the digits on the board allow it, or all that
    /// these leave where nothing is noted.
    fn candidates_of(&self, cell: Cell) -> DigitSet {
        let board = self.document.board();
        let left = board.left_to(cell, self.document.ruled_out());
        let noted = board.get(cell).notes().candidates();
        if noted.is_empty() { left } else { left.and(noted) }
    }

    /// The digit that is looked for, or held.
    pub(super) fn digit_looked_for(&self) -> Option<Digit> {
        match self.filter() {
            Some(Filter::Digit(digit)) => Some(digit),
            _ => None,
        }
    }

    /// Looks for the digit of the selected cell, or for nothing any more.
    pub(super) fn toggle_filter(&mut self) {
        let there = self.document.board().get(self.selected()).digit().map(Filter::Digit);
        self.filter = if self.filter == there { None } else { there };
    }

    pub(super) fn toggle_bivalue(&mut self) {
        self.filter = match self.filter {
            Some(Filter::Bivalue) => None,
            _ => Some(Filter::Bivalue),
        };
    }

    /// Looks for the digit after, or before, the one that is looked for.
    pub(super) fn turn_filter(&mut self, forward: bool) {
        let side = self.document.board().layout().side();
        let at = match self.filter {
            Some(Filter::Digit(digit)) => Some(digit.index()),
            _ => None,
        };
        let next = match (at, forward) {
            (None, true) => 0,
            (None, false) => side - 1,
            (Some(at), true) => (at + 1) % side,
            (Some(at), false) => (at + side - 1) % side,
        };
        self.filter = Digit::from_index(next).map(Filter::Digit);
    }

    pub(super) fn may_filter(&self) -> bool {
        !matches!(self.mode, Mode::Answer(_)) && !self.is_covered()
    }
}
