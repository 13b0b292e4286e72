//! Deadly patterns: cells in which some digits could be exchanged, and the further candidates that prevent
//! this.

use crate::technique::{
    Board, Candidate, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts,
};
use crate::{Digit, DigitSet};

/// Cells in which some digits could be exchanged, if some cells had no further candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct DeadlyPattern<G: Geometry> {
    /// The digits: three in an extended rectangle, otherwise two.
    pub(super) digits: DigitSet,
    /// All cells of the pattern.
    pub(super) cells: G::Set,
    /// The cells with further candidates. At least one of them holds such a candidate.
    pub(super) roof: G::Set,
}

impl<G: Geometry> DeadlyPattern<G> {
    /// The pattern of `digits` in `cells`. Returns `None` if the puzzle rules out one of the digits in one of
    /// the cells, because the exchanged digits may then be no answer.
    pub(super) fn new(board: &Board<G>, digits: DigitSet, cells: G::Set) -> Option<Self> {
        let has_more = |&cell: &_| !board.candidates(cell).without(digits).is_empty();
        let roof = || cells.iter().filter(has_more).collect();
        // The only way to make a pattern, so that no technique of the family forgets to ask.
        board.allows(digits, cells).then(|| Self { digits, cells, roof: roof() })
    }

    /// The cells without further candidates.
    pub(super) fn floor(&self) -> G::Set {
        self.cells.without(self.roof)
    }

    /// The further candidates of the roof.
    pub(super) fn extras(&self, board: &Board<G>) -> DigitSet {
        board.candidates_of(self.roof).without(self.digits)
    }

    /// The two digits of the pattern, in both orders.
    pub(super) fn ways(&self) -> impl Iterator<Item = (Digit, Digit)> + use<G> {
        let both = self.digits.first().zip(self.digits.last());
        both.into_iter().flat_map(|(low, high)| [(low, high), (high, low)])
    }

    /// The step that removes `eliminations`.
    pub(super) fn step(
        &self,
        board: &Board<G>,
        technique: Technique,
        eliminations: impl Iterator<Item = Candidate>,
    ) -> Step<G::Set> {
        let mut marks: Vec<_> = parts::marks_of(board, self.cells, Role::Pattern).collect();
        for mark in marks.iter_mut().filter(|mark| !self.digits.contains(mark.candidate.digit)) {
            mark.role = Role::Second;
        }
        let evidence = Evidence {
            digits: self.digits.iter().collect(),
            marks,
            sets: vec![CellsAndDigits { cells: self.cells, digits: self.digits }],
            ..Evidence::default()
        };
        let eliminations = eliminations.collect();
        Step { technique, placements: Vec::new(), eliminations, evidence }
    }
}
