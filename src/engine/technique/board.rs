//! The board with its candidates, as somebody with a pencil sees it.

use super::emerging::Emerging;
use super::{Candidate, CellSet, Step, houses};
use crate::engine::{
    Cancelled, Cell, CellSets, Contradiction, Control, Digit, DigitSet, Grid, Puzzle,
    has_one_answer,
};

/// The digits that stand on the classic board, and the candidates of the cells that are open.
///
/// A cell either holds a digit, and then has no candidate, or is open. Candidates only ever become fewer;
/// whether they were taken away rightly is not known here. What the puzzle itself rules out is told apart from what
/// was found out since, as uniqueness depends on it. Boards are equal when their digits, givens, candidates and what
/// the puzzle rules out are, however they came to be so.
#[derive(Clone, Debug)]
pub struct Board {
    digits: [Option<Digit>; 81],
    givens: CellSet,
    open: CellSet,
    /// The cells in which the puzzle rules out each digit.
    ruled_out: [CellSet; 9],
    candidates: [u16; 81],
    places: [CellSet; 9],
    emerging: Emerging,
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
    /// The board at the start of `puzzle`. `None` where it is not a classic one.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        let givens = puzzle.givens();
        let mut board = Self::of_position(givens, &Grid::empty(givens.layout().clone()))?;
        board.rule_out(puzzle.ruled_out());
        Some(board)
    }

    /// The board in the middle of a solution: the digits of `givens` and, where those have none, of `entries`, put
    /// down cell by cell, without the candidates that they rule out. `None` where they are not classic ones.
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
            emerging: Emerging::NONE,
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

    /// The naked singles in the order in which they came about.
    pub(super) fn naked_singles(&self) -> impl Iterator<Item = Candidate> {
        self.emerging.naked().filter(|&single| self.has(single))
    }

    /// The hidden singles in the order in which they came about; one that is hidden in several houses comes
    /// several times.
    pub(super) fn hidden_singles(&self) -> impl Iterator<Item = Candidate> {
        self.emerging.hidden().filter(|&single| self.has(single))
    }

    /// Puts a digit into a cell, and takes it away from the cells that see it. A digit that stands there
    /// already is replaced; what it took away does not come back.
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

    /// Takes a candidate away; one that is not there is no matter.
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

    /// Takes note of the houses of `cell` in which `digit` has one place left.
    fn note_hidden(&mut self, cell: Cell, digit: Digit) {
        for house in houses::of(cell) {
            let left = self.places_in(house, digit).single();
            if let Some(left) = left.filter(|&left| self.candidates(left).contains(digit)) {
                self.emerging.add_hidden(Candidate { cell: left, digit });
            }
        }
    }

    /// Takes away all candidates of `cell` but those in `kept`.
    pub fn keep(&mut self, cell: Cell, kept: DigitSet) {
        for digit in self.candidates(cell).without(kept).iter() {
            self.remove(Candidate { cell, digit });
        }
    }

    /// Takes away what the puzzle itself rules out, whatever its givens do.
    pub fn rule_out(&mut self, ruled_out: &CellSets) {
        for cell in CellSet::ALL.iter() {
            let digits = ruled_out.get(cell);
            for digit in Digit::CLASSIC.into_iter().filter(|&digit| digits.contains(digit)) {
                self.ruled_out[digit.index()].insert(cell);
                self.remove(Candidate { cell, digit });
            }
        }
    }

    /// Takes what `puzzle` rules out for something that was found out where its givens have one answer without it, as
    /// in a grid of candidates that somebody has worked on: the twins of that answer are none either.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
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

    /// Carries out what `step` found.
    ///
    /// As in HoDoKu what a subset takes away goes house by house and cell by cell, so that singles come about in the
    /// same order; of other steps it goes digit by digit.
    pub fn apply(&mut self, step: &Step) {
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

    /// The puzzle whose givens are the digits that stand here, and which rules out what is no candidate any more.
    ///
    /// # Errors
    /// All reasons why it can have no answer, as [`Puzzle::ruling_out`] tells them.
    pub fn as_puzzle(&self) -> Result<Puzzle, Vec<Contradiction>> {
        let digits = self.grid();
        let mut gone = CellSets::none(digits.layout());
        for cell in self.open.iter() {
            gone.set(cell, DigitSet::up_to(9).without(self.candidates(cell)));
        }
        Puzzle::ruling_out(digits, gone)
    }

    /// The digits that stand on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        Grid::classic(&self.digits.map(|digit| digit.map_or(0, Digit::get)))
    }
}
