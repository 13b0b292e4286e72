//! The board with its candidates, as somebody with a pencil sees it.

use super::{Candidate, CellSet, Step, houses};
use crate::engine::{Cell, Digit, DigitSet, Grid, Puzzle};

/// The digits that stand on the classic board, and the candidates of the cells that are open.
///
/// A cell either holds a digit, and then has no candidate, or is open. Candidates only ever become fewer;
/// whether they were taken away rightly is not known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    digits: [Option<Digit>; 81],
    givens: CellSet,
    open: CellSet,
    candidates: [u16; 81],
    places: [CellSet; 9],
}

impl Board {
    /// The board at the start of `puzzle`. `None` where it is not a classic one.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        let givens = puzzle.givens();
        let mut board = Self::of_position(givens, &Grid::empty(givens.layout().clone()))?;
        for cell in board.open.iter() {
            board.keep(cell, puzzle.candidates(cell));
        }
        Some(board)
    }

    /// The board in the middle of a solution: the digits of `givens`, then those of `entries`, without the
    /// candidates that they rule out. `None` where they are not classic ones.
    #[must_use]
    pub fn of_position(givens: &Grid, entries: &Grid) -> Option<Self> {
        if !givens.layout().is_classic() || !entries.layout().is_classic() {
            return None;
        }
        let mut board = Self::empty();
        for (cell, digit) in givens.filled().chain(entries.filled()) {
            board.place(Candidate { cell, digit });
        }
        board.givens = givens.filled().map(|(cell, _)| cell).collect();
        Some(board)
    }

    fn empty() -> Self {
        Self {
            digits: [None; 81],
            givens: CellSet::EMPTY,
            open: CellSet::ALL,
            candidates: [0x1FF; 81],
            places: [CellSet::ALL; 9],
        }
    }

    /// The digit that stands in `cell`.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The cells whose digits belong to the puzzle.
    #[must_use]
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The cells without a digit.
    #[must_use]
    pub fn open(&self) -> CellSet {
        self.open
    }

    /// The candidates of `cell`; none where it holds a digit.
    #[must_use]
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        DigitSet::from_bits(self.candidates[cell.index()].into())
    }

    /// Whether `digit` is a candidate of `cell`.
    #[must_use]
    #[inline]
    pub fn has(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.places[digit.index()].contains(cell)
    }

    /// The open cells where `digit` is a candidate.
    #[must_use]
    #[inline]
    pub fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The open cells of a house, counted from 0 to 26 (rows, columns, boxes), where `digit` is a candidate.
    #[must_use]
    #[inline]
    pub fn places_in(&self, house: usize, digit: Digit) -> CellSet {
        self.places(digit).and(houses::CELLS[house])
    }

    /// The open cells with exactly `count` candidates.
    #[must_use]
    pub fn with_candidates(&self, count: usize) -> CellSet {
        self.open.iter().filter(|&cell| self.candidates(cell).len() == count).collect()
    }

    /// The candidates of any cell of `cells`.
    #[must_use]
    pub fn candidates_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all.or(self.candidates(cell)))
    }

    /// Puts a digit into a cell, and takes it away from the cells that see it. A digit that stands there
    /// already is replaced; what it took away does not come back.
    pub fn place(&mut self, Candidate { cell, digit }: Candidate) {
        self.keep(cell, DigitSet::EMPTY);
        self.digits[cell.index()] = Some(digit);
        self.open.remove(cell);
        for peer in self.places(digit).and(houses::peers_of(cell)).iter() {
            self.remove(Candidate { cell: peer, digit });
        }
    }

    /// Takes a candidate away; one that is not there is no matter.
    pub fn remove(&mut self, Candidate { cell, digit }: Candidate) {
        self.candidates[cell.index()] &= !(1 << digit.index());
        self.places[digit.index()].remove(cell);
    }

    /// Takes away all candidates of `cell` but those in `kept`.
    pub fn keep(&mut self, cell: Cell, kept: DigitSet) {
        for digit in self.candidates(cell).without(kept).iter() {
            self.remove(Candidate { cell, digit });
        }
    }

    /// Carries out what `step` found.
    pub fn apply(&mut self, step: &Step) {
        step.placements.iter().for_each(|&placement| self.place(placement));
        step.eliminations.iter().for_each(|&elimination| self.remove(elimination));
    }

    /// Whether each cell holds a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.open.is_empty()
    }

    /// The digits that stand on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        Grid::classic(&self.digits.map(|digit| digit.map_or(0, Digit::get)))
    }
}
