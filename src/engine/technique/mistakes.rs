//! What went wrong before: digits and candidates that contradict the answer.

use super::{Board, Candidate};
use crate::engine::{Cell, Grid};

/// Something on a board that keeps it from its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// This digit was put down, and the answer has another.
    WrongDigit(Candidate),
    /// This candidate is gone, and the answer has it.
    LostCandidate(Candidate),
}

impl Mistake {
    /// Where it is.
    #[must_use]
    pub fn cell(self) -> Cell {
        let (Self::WrongDigit(at) | Self::LostCandidate(at)) = self;
        at.cell
    }
}

/// All mistakes on `board`, wrong digits first, by what the only answer of its puzzle says.
#[must_use]
pub fn mistakes(board: &Board, answer: &Grid) -> Vec<Mistake> {
    let mut wrong = Vec::new();
    let mut lost = Vec::new();
    for (cell, right) in answer.filled() {
        let right = Candidate { cell, digit: right };
        match board.digit(cell) {
            Some(digit) if digit != right.digit => {
                wrong.push(Mistake::WrongDigit(Candidate { cell, digit }));
            }
            None if !board.has(right) => lost.push(Mistake::LostCandidate(right)),
            _ => {}
        }
    }
    // A wrong digit takes right candidates from the cells that see it; they come back with it.
    if wrong.is_empty() { lost } else { wrong }
}
