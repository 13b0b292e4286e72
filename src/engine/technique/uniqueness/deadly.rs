//! Deadly patterns: cells that must not hold two digits by turns, and the candidates that save them from that.

use crate::engine::technique::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Role, Step, Technique, parts,
};
use crate::engine::{Digit, DigitSet};

/// Cells that would hold two digits by turns, but for further candidates in some of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadly {
    /// The two digits, the lower one first.
    pub(super) digits: [Digit; 2],
    /// All cells of the pattern.
    pub(super) cells: CellSet,
    /// Those that have other candidates too. One of them holds one of those.
    pub(super) roof: CellSet,
}

impl Deadly {
    /// The pattern of two digits in `cells`.
    pub(super) fn new(board: &Board, digits: [Digit; 2], cells: CellSet) -> Self {
        let pair: DigitSet = digits.into_iter().collect();
        let has_more = |&cell: &_| !board.candidates(cell).without(pair).is_empty();
        Self { digits, cells, roof: cells.iter().filter(has_more).collect() }
    }

    /// The two digits as a set.
    pub(super) fn pair(&self) -> DigitSet {
        self.digits.into_iter().collect()
    }

    /// The cells that have the two digits alone.
    pub(super) fn floor(&self) -> CellSet {
        self.cells.without(self.roof)
    }

    /// The candidates of the roof beyond the two digits.
    pub(super) fn extras(&self, board: &Board) -> DigitSet {
        board.candidates_of(self.roof).without(self.pair())
    }

    /// The step that takes `eliminations` away.
    pub(super) fn step(
        &self,
        board: &Board,
        technique: Technique,
        eliminations: impl Iterator<Item = Candidate>,
    ) -> Step {
        let mut marks: Vec<_> = parts::marks_of(board, self.cells, Role::Pattern).collect();
        for mark in marks.iter_mut().filter(|mark| !self.pair().contains(mark.candidate.digit)) {
            mark.role = Role::Second;
        }
        let evidence = Evidence {
            digits: self.digits.to_vec(),
            marks,
            sets: vec![CellsAndDigits { cells: self.cells, digits: self.pair() }],
            ..Evidence::default()
        };
        let eliminations = eliminations.collect();
        Step { technique, placements: Vec::new(), eliminations, evidence }
    }
}
