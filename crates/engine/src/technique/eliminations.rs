//! Sets of eliminated candidates, as cells by digit.

use super::Candidate;
use super::geometry::by_digit;
use crate::technique::{Cells, Geometry};
use crate::{Digit, DigitSet};

/// The cells that lose each digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct EliminatedCells<G: Geometry>(G::PerDigit<G::Set>);

impl<G: Geometry> EliminatedCells<G> {
    /// The cells that lose `digit`.
    pub(super) fn cells(&self, digit: Digit) -> G::Set {
        self.0[digit.index()]
    }

    /// Adds the elimination of `digit` in `cells`.
    pub(super) fn insert(&mut self, digit: Digit, cells: G::Set) {
        self.0[digit.index()] = self.0[digit.index()].or(cells);
    }

    /// Keeps, for each digit, only the cells that `kept` returns for it.
    pub(super) fn keep(&mut self, kept: impl Fn(Digit) -> G::Set) {
        for (digit, cells) in Self::clone(self).by_digit() {
            self.0[digit.index()] = cells.and(kept(digit));
        }
    }

    /// Whether nothing is eliminated.
    pub(super) fn is_empty(&self) -> bool {
        self.0.as_ref().iter().all(|cells| cells.is_empty())
    }

    /// The digits that are eliminated in some cell.
    pub(super) fn digits(&self) -> DigitSet {
        self.by_digit().filter(|(_, cells)| !cells.is_empty()).map(|(digit, _)| digit).collect()
    }

    /// The eliminated candidates, ordered by digit and then by cell.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        let of = |(digit, cells): (Digit, G::Set)| {
            cells.iter().map(move |cell| Candidate { cell, digit })
        };
        self.by_digit().flat_map(of).collect()
    }

    fn by_digit(&self) -> impl Iterator<Item = (Digit, G::Set)> {
        by_digit(self.0.as_ref())
    }
}
