//! The board with its candidates, by cell and by house.

use super::bits::ones;
use super::board::RatedBoard;
use super::classic_board::ClassicBoard;
use crate::technique::Board;
use crate::{Cell, Digit, DigitSet, Puzzle};

/// All nine candidates, as bits.
const ALL: u16 = 0x1FF;

/// The candidates of each cell, the same data as the places of each digit in each house, and the digits placed.
/// Cells, digits, houses and places are counted from 0.
#[derive(Clone)]
pub(super) struct Sheet<B: RatedBoard> {
    board: B,
    candidates: [u16; 81],
    places: B::Places,
    open: u128,
    standing: [u8; 9],
}

impl Sheet<ClassicBoard> {
    /// The sheet of `board`.
    pub(super) fn of_board(board: &Board) -> Self {
        let mut sheet = Self::empty(ClassicBoard);
        for cell in (0..81).filter_map(Cell::new) {
            match board.digit(cell) {
                Some(digit) => sheet.place(cell.index(), digit.index()),
                None => sheet.keep(cell, board.candidates(cell)),
            }
        }
        sheet
    }
}

impl<B: RatedBoard> Sheet<B> {
    /// The sheet of an empty board.
    fn empty(board: B) -> Self {
        Self {
            board,
            candidates: [ALL; 81],
            places: board.all_places(),
            open: (1 << 81) - 1,
            standing: [0; 9],
        }
    }

    /// The sheet of `puzzle`, which must be on a layout of `board`.
    pub(super) fn of_puzzle(board: B, puzzle: &Puzzle) -> Self {
        let mut sheet = Self::empty(board);
        for (cell, digit) in puzzle.givens().filled() {
            sheet.place(cell.index(), digit.index());
        }
        for (cell, digits) in puzzle.ruled_out().filled() {
            digits.iter().for_each(|digit| sheet.remove(cell.index(), digit.index()));
        }
        sheet
    }

    fn keep(&mut self, cell: Cell, kept: DigitSet) {
        let gone = (0..9).filter_map(Digit::from_index);
        for digit in gone.filter(|&digit| !kept.contains(digit)) {
            self.remove(cell.index(), digit.index());
        }
    }

    /// The board.
    #[inline]
    pub(super) fn board(&self) -> &B {
        &self.board
    }

    /// The candidates of a cell.
    #[inline]
    pub(super) fn candidates(&self, cell: usize) -> u16 {
        self.candidates[cell]
    }

    /// The number of candidates of a cell.
    #[inline]
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.candidates[cell].count_ones()
    }

    /// The places of `digit` in `house`.
    #[inline]
    pub(super) fn places(&self, house: usize, digit: usize) -> u16 {
        self.places[house][digit]
    }

    /// Whether `digit` is a candidate of `cell`.
    #[inline]
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    /// The cells without a digit.
    #[inline]
    pub(super) fn open(&self) -> u128 {
        self.open
    }

    /// The number of cells of `house` without a digit.
    #[inline]
    pub(super) fn open_in(&self, house: usize) -> usize {
        (self.open & self.board.mask(house)).count_ones() as usize
    }

    /// The number of cells that hold `digit`.
    pub(super) fn standing(&self, digit: usize) -> usize {
        usize::from(self.standing[digit])
    }

    /// Removes a candidate, if the cell has it.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        // Both views are kept in step here, so that no rule has to make one from the other.
        self.board.clear(&mut self.places, cell, digit);
    }

    /// Puts a digit into an open cell, and removes what it excludes from the candidates of other cells.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        // The digit itself is no candidate either from now on: rules see only open cells and digits still to place.
        for other in ones(self.candidates[cell]) {
            self.remove(cell, other);
        }
        let board = self.board;
        for &seen in board.peers(cell) {
            self.remove(usize::from(seen), digit);
        }
        for &neighbour in board.not_consecutive(cell) {
            for other in ones(consecutive(digit)) {
                self.remove(usize::from(neighbour), other);
            }
        }
        self.open &= !(1 << cell);
        self.standing[digit] += 1;
    }
}

/// The digits that differ by 1 from a digit, as bits.
#[inline]
pub(super) fn consecutive(digit: usize) -> u16 {
    // The digit 1 has no lower neighbour, and 9 no higher: bits beyond are shifted out or masked.
    (1 << (digit + 1) | 1 << digit >> 1) & ALL
}
