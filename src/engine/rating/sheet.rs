//! The board with its candidates, by cell and by house.

use super::bits::ones;
use super::regions;
use crate::engine::technique::Board;
use crate::engine::{Cell, Digit};

/// All nine candidates, as bits.
const ALL: u16 = 0x1FF;

/// The candidates of each cell, the same data as the places of each digit in each house, and the digits placed.
/// Cells, digits and places are counted from 0, and houses as in [`regions`].
#[derive(Clone)]
pub(super) struct Sheet {
    candidates: [u16; 81],
    places: [[u16; 9]; regions::COUNT],
    open: u128,
    standing: [u8; 9],
}

impl Sheet {
    /// The sheet of `board`.
    pub(super) fn new(board: &Board) -> Self {
        let mut sheet = Self {
            candidates: [ALL; 81],
            places: [[ALL; 9]; regions::COUNT],
            open: (1 << 81) - 1,
            standing: [0; 9],
        };
        for cell in (0..81).filter_map(Cell::new) {
            match board.digit(cell) {
                Some(digit) => sheet.place(cell.index(), digit.index()),
                None => sheet.keep(cell, board),
            }
        }
        sheet
    }

    fn keep(&mut self, cell: Cell, board: &Board) {
        let gone = (0..9).filter_map(Digit::from_index);
        for digit in gone.filter(|&digit| !board.candidates(cell).contains(digit)) {
            self.remove(cell.index(), digit.index());
        }
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
        (self.open & regions::MASKS[house]).count_ones() as usize
    }

    /// The number of cells that hold `digit`.
    pub(super) fn standing(&self, digit: usize) -> usize {
        usize::from(self.standing[digit])
    }

    /// Removes a candidate, if the cell has it.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        for (house, place) in regions::OF[cell].into_iter().zip(regions::PLACE[cell]) {
            self.places[usize::from(house)][digit] &= !(1 << place);
        }
    }

    /// Puts a digit into an open cell, and removes it from the candidates of the cell's peers.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in ones(self.candidates[cell]) {
            self.remove(cell, other);
        }
        for &seen in &regions::SEEN_IN_ORDER[cell] {
            self.remove(usize::from(seen), digit);
        }
        self.open &= !(1 << cell);
        self.standing[digit] += 1;
    }
}
