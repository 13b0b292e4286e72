//! Sets of eliminated candidates, as cells by digit.

use super::{Candidate, CellSet};
use crate::{Digit, DigitSet};

/// The cells that lose each digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct EliminatedCells([CellSet; 9]);

impl EliminatedCells {
    /// The cells that lose `digit`.
    pub(super) fn cells(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// Adds the elimination of `digit` in `cells`.
    pub(super) fn insert(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] = self.0[digit.index()].or(cells);
    }

    /// Keeps, for each digit, only the cells that `kept` returns for it.
    pub(super) fn keep(&mut self, kept: impl Fn(Digit) -> CellSet) {
        for digit in Digit::CLASSIC {
            self.0[digit.index()] = self.0[digit.index()].and(kept(digit));
        }
    }

    /// Whether nothing is eliminated.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// The digits that are eliminated in some cell.
    pub(super) fn digits(&self) -> DigitSet {
        Digit::CLASSIC.into_iter().filter(|digit| !self.0[digit.index()].is_empty()).collect()
    }

    /// The eliminated candidates, ordered by digit and then by cell.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        let of =
            |digit: Digit| self.0[digit.index()].iter().map(move |cell| Candidate { cell, digit });
        Digit::CLASSIC.into_iter().flat_map(of).collect()
    }
}
