//! Mistakes: digits and missing candidates that contradict the answer.

use super::{AnyBoard, Candidate};
use crate::{Cell, Grid};

/// A difference between a board and the answer of its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The cell holds this digit, but the answer has another.
    WrongDigit(Candidate),
    /// The cell lacks this candidate, but the answer has it.
    LostCandidate(Candidate),
}

impl Mistake {
    /// The cell of the mistake.
    #[must_use]
    pub fn cell(self) -> Cell {
        let (Self::WrongDigit(at) | Self::LostCandidate(at)) = self;
        at.cell
    }
}

/// The mistakes on `board`, compared with the only answer of its puzzle. If there are wrong digits, returns
/// only these.
#[must_use]
pub fn mistakes(board: &AnyBoard, answer: &Grid) -> Vec<Mistake> {
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
    // A wrong digit also removes right candidates from its peers. Those come back when the digit is corrected,
    // so they are not reported.
    if wrong.is_empty() { lost } else { wrong }
}
