//! The board with its candidates, as a player with a pencil sees it.

use super::singles_queue::SinglesQueue;
use super::{Candidate, CellSet, Step, houses};
use crate::{
    Cancelled, Cell, CellSets, Cells, Contradictions, Control, Digit, DigitSet, Grid, Puzzle,
    has_one_answer,
};

/// The digits on a classic board, and the candidates of its open cells.
///
/// A cell either holds a digit and has no candidates, or is open. Candidates are only ever removed, and the
/// board does not check whether that was right. The candidates that the puzzle itself rules out are stored
/// separately, because uniqueness techniques depend on them. Two boards are equal if they have the same digits,
/// givens and candidates, and rule out the same; the order of the changes does not matter.
#[derive(Clone, Debug)]
pub struct Board {
    digits: [Option<Digit>; 81],
    givens: CellSet,
    open: CellSet,
    /// The cells in which the puzzle rules out each digit.
    ruled_out: [CellSet; 9],
    candidates: [u16; 81],
    places: [CellSet; 9],
    emerging: SinglesQueue,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.digits == other.digits
            && self.givens == other.givens
            && self.ruled_out == other.ruled_out
            && self.candidates == other.candidates
    }
}

impl Eq for Board {}

impl Board {
    /// The board at the start of `puzzle`. Returns `None` if its layout is not classic.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        let givens = puzzle.givens();
        let mut board = Self::of_position(givens, &Grid::empty(givens.layout().clone()))?;
        board.rule_out(puzzle.ruled_out());
        Some(board)
    }

    /// The board in the middle of a solution, with the digits of `givens` and, in the other cells, of
    /// `entries`. Places them cell by cell, and removes the candidates that they rule out. Returns `None` if a
    /// layout is not classic.
    #[must_use]
    pub fn of_position(givens: &Grid, entries: &Grid) -> Option<Self> {
        if !givens.layout().is_classic() || !entries.layout().is_classic() {
            return None;
        }
        let mut board = Self::empty();
        for cell in CellSet::ALL.iter() {
            if let Some(digit) = givens.get(cell).or(entries.get(cell)) {
                board.place(Candidate { cell, digit });
            }
        }
        board.givens = givens.filled().map(|(cell, _)| cell).collect();
        Some(board)
    }

    fn empty() -> Self {
        Self {
            digits: [None; 81],
            givens: CellSet::EMPTY,
            open: CellSet::ALL,
            ruled_out: [CellSet::EMPTY; 9],
            candidates: [0x1FF; 81],
            places: [CellSet::ALL; 9],
            emerging: SinglesQueue::NONE,
        }
    }

    /// The digit in `cell`. Returns `None` if the cell is open.
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

    /// The candidates of `cell`. Empty if it holds a digit.
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
    pub(crate) fn places_in(&self, house: usize, digit: Digit) -> CellSet {
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

    /// The naked singles in the order in which they appeared.
    pub(super) fn naked_singles(&self) -> impl Iterator<Item = Candidate> {
        self.emerging.naked().filter(|&single| self.has(single))
    }

    /// The hidden singles in the order in which they appeared. A single that is hidden in several houses comes
    /// several times.
    pub(super) fn hidden_singles(&self) -> impl Iterator<Item = Candidate> {
        self.emerging.hidden().filter(|&single| self.has(single))
    }

    /// Puts a digit into a cell, and removes it from the candidates of the cell's peers. Replaces a digit that
    /// the cell already holds, but does not restore the candidates that this digit removed.
    pub fn place(&mut self, Candidate { cell, digit }: Candidate) {
        let own = self.candidates(cell);
        self.candidates[cell.index()] = 0;
        self.digits[cell.index()] = Some(digit);
        self.open.remove(cell);
        for peer in self.places(digit).and(houses::peers_of(cell)).iter() {
            self.remove(Candidate { cell: peer, digit });
        }
        own.iter().for_each(|digit| self.places[digit.index()].remove(cell));
        for lost in own.iter().filter(|&lost| lost != digit) {
            self.note_hidden(cell, lost);
        }
    }

    /// Removes a candidate, if the board has it.
    pub fn remove(&mut self, Candidate { cell, digit }: Candidate) {
        if self.candidates[cell.index()] >> digit.index() & 1 == 0 {
            return;
        }
        self.candidates[cell.index()] &= !(1 << digit.index());
        self.places[digit.index()].remove(cell);
        if let Some(left) = self.candidates(cell).single() {
            self.emerging.add_naked(Candidate { cell, digit: left });
        }
        self.note_hidden(cell, digit);
    }

    /// Records the houses of `cell` in which `digit` has one place left.
    fn note_hidden(&mut self, cell: Cell, digit: Digit) {
        for house in houses::of(cell) {
            let left = self.places_in(house, digit).single();
            if let Some(left) = left.filter(|&left| self.candidates(left).contains(digit)) {
                self.emerging.add_hidden(Candidate { cell: left, digit });
            }
        }
    }

    /// Removes all candidates of `cell` except those in `kept`.
    pub fn keep(&mut self, cell: Cell, kept: DigitSet) {
        for digit in self.candidates(cell).without(kept).iter() {
            self.remove(Candidate { cell, digit });
        }
    }

    /// Removes the candidates that the puzzle rules out in addition to its givens.
    pub fn rule_out(&mut self, ruled_out: &CellSets) {
        for cell in CellSet::ALL.iter() {
            let digits = ruled_out.get(cell);
            for digit in Digit::CLASSIC.into_iter().filter(|&digit| digits.contains(digit)) {
                self.ruled_out[digit.index()].insert(cell);
                self.remove(Candidate { cell, digit });
            }
        }
    }

    /// If the givens of `puzzle` alone have one answer, treats the candidates that `puzzle` rules out as
    /// eliminations already made. That is the case for a grid of candidates that a player has worked on.
    /// Uniqueness techniques then apply, because the givens alone forbid a second answer.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn weigh_ruled_out(&mut self, puzzle: &Puzzle, control: &Control) -> Result<(), Cancelled> {
        if !puzzle.ruled_out().is_empty()
            && let Ok(givens) = Puzzle::new(puzzle.givens().clone())
            && has_one_answer(&givens, &control.unseen())?
        {
            self.ruled_out = [CellSet::EMPTY; 9];
        }
        Ok(())
    }

    /// Whether the puzzle rules out none of `digits` in any of `cells`.
    pub(super) fn allows(&self, digits: DigitSet, cells: CellSet) -> bool {
        digits.iter().all(|digit| !self.ruled_out[digit.index()].meets(cells))
    }

    /// Applies the placements and eliminations of `step`.
    ///
    /// As in HoDoKu, eliminations of a subset are applied house by house and cell by cell, so that singles
    /// appear in the same order. Those of other steps are applied digit by digit.
    pub fn apply<S>(&mut self, step: &Step<S>) {
        step.placements.iter().for_each(|&placement| self.place(placement));
        let mut eliminations = step.eliminations.clone();
        if step.technique.is_subset() {
            let bases = &step.evidence.bases;
            let bases: Vec<CellSet> = bases.iter().map(|&base| houses::cells_of(base)).collect();
            let place = |cell| bases.iter().position(|base| base.contains(cell));
            eliminations.sort_by_key(|gone| (place(gone.cell), gone.cell, gone.digit));
        }
        for elimination in eliminations {
            self.remove(elimination);
        }
    }

    /// Whether each cell holds a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.open.is_empty()
    }

    /// The puzzle whose givens are the digits on the board, and which rules out all candidates that were
    /// removed.
    ///
    /// # Errors
    /// Returns all contradictions that [`Puzzle::ruling_out`] finds.
    pub(crate) fn as_puzzle(&self) -> Result<Puzzle, Contradictions> {
        let digits = self.grid();
        let mut gone = CellSets::none(digits.layout());
        for cell in self.open.iter() {
            gone.set(cell, DigitSet::up_to(9).without(self.candidates(cell)));
        }
        Puzzle::ruling_out(digits, gone)
    }

    /// The digits on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        Grid::classic(&self.digits())
    }

    /// The digits on the board as numbers in row-major order, 0 in an open cell.
    pub(crate) fn digits(&self) -> Cells {
        self.digits.map(|digit| digit.map_or(0, Digit::get))
    }
}
