//! Deadly patterns: cells that must not hold some digits by turns, and the candidates that save them from that.

use crate::engine::technique::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Role, Step, Technique, parts,
};
use crate::engine::{Digit, DigitSet};

/// Cells that would hold some digits by turns, but for further candidates in some of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadly {
    /// The digits, two of them but in an extended rectangle.
    pub(super) digits: DigitSet,
    /// All cells of the pattern.
    pub(super) cells: CellSet,
    /// Those that have other candidates too. One of them holds one of those.
    pub(super) roof: CellSet,
}

impl Deadly {
    /// The pattern of `digits` in `cells`. `None` where the puzzle rules out one of the digits in one of the cells, so
    /// that the twin of an answer may be none.
    pub(super) fn new(board: &Board, digits: DigitSet, cells: CellSet) -> Option<Self> {
        let has_more = |&cell: &_| !board.candidates(cell).without(digits).is_empty();
        let roof = || cells.iter().filter(has_more).collect();
        board.allows(digits, cells).then(|| Self { digits, cells, roof: roof() })
    }

    /// The cells that have the digits alone.
    pub(super) fn floor(&self) -> CellSet {
        self.cells.without(self.roof)
    }

    /// The candidates of the roof beyond the digits.
    pub(super) fn extras(&self, board: &Board) -> DigitSet {
        board.candidates_of(self.roof).without(self.digits)
    }

    /// The two digits of the pattern, either way round.
    pub(super) fn ways(&self) -> impl Iterator<Item = (Digit, Digit)> + use<> {
        let both = self.digits.first().zip(self.digits.last());
        both.into_iter().flat_map(|(low, high)| [(low, high), (high, low)])
    }

    /// The step that takes `eliminations` away.
    pub(super) fn step(
        &self,
        board: &Board,
        technique: Technique,
        eliminations: impl Iterator<Item = Candidate>,
    ) -> Step {
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
