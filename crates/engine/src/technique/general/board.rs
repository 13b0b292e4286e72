//! The digits and candidates of a board of any shape.

use std::sync::Arc;

use super::tables::GeneralTables;
use crate::technique::{Candidate, Step, WideSet};
use crate::{
    Cancelled, Cell, CellSets, Contradictions, Control, Digit, DigitSet, Grid, Layout, Puzzle,
    has_one_answer,
};

/// The digits on a board of any shape with up to [`WideSet::MOST_CELLS`] cells, and the candidates of its open
/// cells.
///
/// It works as the classic [`Board`](crate::technique::Board) does: a cell either holds a digit and has no
/// candidates, or is open; candidates are only ever removed, without a check.
#[derive(Clone, Debug)]
pub struct GeneralBoard {
    pub(super) tables: Arc<GeneralTables>,
    digits: Vec<Option<Digit>>,
    givens: WideSet,
    open: WideSet,
    /// By digit: the cells in which the puzzle rules it out.
    ruled_out: Vec<WideSet>,
    candidates: Vec<DigitSet>,
    places: Vec<WideSet>,
}

impl PartialEq for GeneralBoard {
    fn eq(&self, other: &Self) -> bool {
        self.layout() == other.layout()
            && self.digits == other.digits
            && self.givens == other.givens
            && self.ruled_out == other.ruled_out
            && self.candidates == other.candidates
    }
}

impl Eq for GeneralBoard {}

impl GeneralBoard {
    /// The board at the start of `puzzle`. Returns `None` if it has more than [`WideSet::MOST_CELLS`] cells.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        let givens = puzzle.givens();
        let mut board = Self::of_position(givens, &Grid::empty(givens.layout().clone()))?;
        board.rule_out(puzzle.ruled_out());
        Some(board)
    }

    /// The board in the middle of a solution, with the digits of `givens` and, in the other cells, of `entries`.
    /// Returns `None` if the layouts differ, or have more than [`WideSet::MOST_CELLS`] cells.
    #[must_use]
    pub fn of_position(givens: &Grid, entries: &Grid) -> Option<Self> {
        let layout = givens.layout();
        if layout != entries.layout() {
            return None;
        }
        let tables = Arc::new(GeneralTables::of(layout)?);
        let mut board = Self::empty(tables);
        for cell in layout.cells() {
            if let Some(digit) = givens.get(cell).or(entries.get(cell)) {
                board.place(Candidate { cell, digit });
            }
        }
        board.givens = givens.filled().map(|(cell, _)| cell).collect();
        Some(board)
    }

    fn empty(tables: Arc<GeneralTables>) -> Self {
        let (cells, digits) = (tables.layout.cell_count(), tables.layout.digit_count());
        Self {
            digits: vec![None; cells],
            givens: WideSet::EMPTY,
            open: tables.all,
            ruled_out: vec![WideSet::EMPTY; digits],
            candidates: vec![tables.layout.all_digits(); cells],
            places: vec![tables.all; digits],
            tables,
        }
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.tables.layout
    }

    /// The digit in `cell`. Returns `None` if the cell is open.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The cells whose digits belong to the puzzle.
    #[must_use]
    pub fn givens(&self) -> WideSet {
        self.givens
    }

    /// The cells without a digit.
    #[must_use]
    pub fn open(&self) -> WideSet {
        self.open
    }

    /// The candidates of `cell`. Empty if it holds a digit.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Whether `digit` is a candidate of `cell`.
    #[must_use]
    pub fn has(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.candidates(cell).contains(digit)
    }

    /// The open cells where `digit` is a candidate.
    #[must_use]
    pub fn places(&self, digit: Digit) -> WideSet {
        self.places[digit.index()]
    }

    /// The open cells of a house, by its number in the layout, where `digit` is a candidate.
    pub(super) fn places_in(&self, house: usize, digit: Digit) -> WideSet {
        self.places(digit).and(self.tables.houses[house])
    }

    /// The digits of the board in ascending order.
    pub(super) fn all_digits(&self) -> impl Iterator<Item = Digit> + use<> {
        self.tables.layout.digits()
    }

    /// The open cells with exactly `count` candidates.
    pub(super) fn with_candidates(&self, count: usize) -> WideSet {
        self.open.iter().filter(|&cell| self.candidates(cell).len() == count).collect()
    }

    /// Puts a digit into a cell, and removes what it rules out in other cells.
    pub fn place(&mut self, placed: Candidate) {
        let Candidate { cell, digit } = placed;
        let own = std::mem::take(&mut self.candidates[cell.index()]);
        own.iter().for_each(|digit| self.places[digit.index()].remove(cell));
        self.digits[cell.index()] = Some(digit);
        self.open.remove(cell);
        let beside = DigitSet::of(digit).beside().and(self.tables.layout.all_digits());
        for digit in DigitSet::of(digit).or(beside).iter() {
            let excluded = self.tables.excluded(placed, digit).and(self.places(digit));
            excluded.iter().for_each(|cell| self.remove(Candidate { cell, digit }));
        }
    }

    /// Removes a candidate, if the board has it.
    pub fn remove(&mut self, Candidate { cell, digit }: Candidate) {
        self.candidates[cell.index()].remove(digit);
        self.places[digit.index()].remove(cell);
    }

    /// Removes all candidates of `cell` except those in `kept`.
    pub fn keep(&mut self, cell: Cell, kept: DigitSet) {
        for digit in self.candidates(cell).without(kept).iter() {
            self.remove(Candidate { cell, digit });
        }
    }

    /// Removes the candidates that the puzzle rules out in addition to its givens.
    pub fn rule_out(&mut self, ruled_out: &CellSets) {
        for (cell, digits) in ruled_out.filled() {
            for digit in digits.and(self.tables.layout.all_digits()).iter() {
                self.ruled_out[digit.index()].insert(cell);
                self.remove(Candidate { cell, digit });
            }
        }
    }

    /// If the givens of `puzzle` alone have one answer, treats the candidates that `puzzle` rules out as
    /// eliminations already made, as [`Board::weigh_ruled_out`](crate::technique::Board::weigh_ruled_out)
    /// does.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn weigh_ruled_out(&mut self, puzzle: &Puzzle, control: &Control) -> Result<(), Cancelled> {
        if !puzzle.ruled_out().is_empty()
            && let Ok(givens) = Puzzle::new(puzzle.givens().clone())
            && has_one_answer(&givens, &control.unseen())?
        {
            self.ruled_out.fill(WideSet::EMPTY);
        }
        Ok(())
    }

    /// Whether the puzzle rules out none of `digits` in any of `cells`.
    pub(super) fn allows(&self, digits: DigitSet, cells: WideSet) -> bool {
        digits.iter().all(|digit| !self.ruled_out[digit.index()].meets(cells))
    }

    /// Applies the placements and eliminations of `step`.
    pub fn apply<S>(&mut self, step: &Step<S>) {
        step.placements.iter().for_each(|&placement| self.place(placement));
        step.eliminations.iter().for_each(|&elimination| self.remove(elimination));
    }

    /// Whether each cell holds a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.open.is_empty()
    }

    /// The puzzle whose givens are the digits on the board, and which rules out all candidates that were removed.
    ///
    /// # Errors
    /// Returns all contradictions that [`Puzzle::ruling_out`] finds.
    pub(crate) fn as_puzzle(&self) -> Result<Puzzle, Contradictions> {
        let digits = self.grid();
        let mut gone = CellSets::none(digits.layout());
        for cell in self.open.iter() {
            gone.set(cell, self.tables.layout.all_digits().without(self.candidates(cell)));
        }
        Puzzle::ruling_out(digits, gone)
    }

    /// The digits on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::empty(Arc::clone(self.layout()));
        for (cell, digit) in self.layout().cells().zip(&self.digits) {
            grid.set(cell, *digit);
        }
        grid
    }
}
