//! Lists together the answers that differ only in the last band.
//!
//! Once the first two bands of the classic board are full, each column lacks three digits, and the three
//! columns of a box lack different digits. Any order of the three digits in each column therefore keeps the
//! rules of columns and boxes. Only the rows of the band need a check.

use std::array;

use crate::search::bits::{Mask, each_bit};
use crate::search::frame::Direction;
use crate::search::tables::LayoutTables;
use crate::{Cell, Digit, Grid};

/// The first cell of the classic board's last band.
pub(super) const LAST_BAND: usize = 54;

/// All columns of a band.
const ALL: u16 = 0b1_1111_1111;

/// The digits of a band in row-major order, as masks.
type BandDigits = [u16; 27];

/// The answers below a choice that needs no further search, in ascending order, and a place among them. There
/// are at most 1728.
#[derive(Clone, Debug, Default)]
pub(super) struct Leaf {
    /// The fillings of the last band; empty if the state itself is the only answer.
    fillings: Vec<BandDigits>,
    at: usize,
}

impl Leaf {
    /// Becomes the leaf of a state that is an answer.
    pub(super) fn set_answer(&mut self) {
        self.fillings.clear();
    }

    /// Becomes the leaf of a state of the classic board whose open cells are all in the last band. Returns
    /// `false` if it has no answer.
    pub(super) fn set_last_band<M: Mask>(&mut self, state: &[M]) -> bool {
        self.fillings.clear();
        let cells = LayoutTables::classic_candidates(state);
        let candidates = array::from_fn(|at| cells[LAST_BAND + at]);
        let mut listing =
            LeafListing { candidates, filling: candidates, found: &mut self.fillings };
        // Recursion is no risk here: it is nine columns deep, then at most four cycles.
        listing.first_row(0, 0);
        !self.fillings.is_empty()
    }

    /// The number of answers.
    pub(super) fn len(&self) -> usize {
        self.fillings.len().max(1)
    }

    /// The number of answers after this one in `direction`.
    pub(super) fn ahead(&self, direction: Direction) -> usize {
        match direction {
            Direction::Forward => self.len() - 1 - self.at,
            Direction::Backward => self.at,
        }
    }

    /// Goes to the next answer in `direction`. Returns `false` if there is none.
    pub(super) fn step(&mut self, direction: Direction) -> bool {
        let steps = self.ahead(direction) > 0;
        match direction {
            Direction::Forward if steps => self.at += 1,
            Direction::Backward if steps => self.at -= 1,
            _ => {}
        }
        steps
    }

    /// Goes to the first answer in `direction`.
    pub(super) fn enter(&mut self, direction: Direction) {
        self.at = match direction {
            Direction::Forward => 0,
            Direction::Backward => self.len() - 1,
        };
    }

    /// Adds the digits of the last band to `grid`, which already has the digits of the state.
    pub(super) fn complete(&self, grid: &mut Grid) {
        for (cell, &digit) in (LAST_BAND..).zip(self.fillings.get(self.at).into_iter().flatten()) {
            let digit = Digit::from_index(digit.trailing_zeros() as usize);
            if let Some(cell) = Cell::new(cell) {
                grid.set(cell, digit);
            }
        }
    }
}

/// A listing of the fillings of a band.
struct LeafListing<'a> {
    candidates: BandDigits,
    filling: BandDigits,
    found: &'a mut Vec<BandDigits>,
}

/// The digits that each column lacks once the first row is full, and the columns that lack each digit.
struct ColumnDigits {
    digits: [u16; 9],
    columns: [u16; 9],
}

impl LeafListing<'_> {
    /// Fills the first row from `column` on; `used` are the digits to the left.
    fn first_row(&mut self, column: usize, used: u16) {
        // Columns are filled from the left and lower digits come first, so fillings are listed in the order of
        // answers.
        if column == 9 {
            let lacking = self.lacking();
            self.other_rows(&lacking, ALL);
            return;
        }
        for digit in each_bit(self.candidates[column] & !used) {
            self.filling[column] = digit;
            self.first_row(column + 1, used | digit);
        }
    }

    /// Finds the digits that each column still lacks. Each column lacks two digits now, and each digit is
    /// missing from two columns.
    fn lacking(&self) -> ColumnDigits {
        let mut lacking = ColumnDigits { digits: [0; 9], columns: [0; 9] };
        for column in 0..9 {
            let in_column = [0, 9, 18].map(|row| self.candidates[row + column]);
            let digits = (in_column[0] | in_column[1] | in_column[2]) & !self.filling[column];
            lacking.digits[column] = digits;
            for digit in each_bit(digits) {
                lacking.columns[digit.trailing_zeros() as usize] |= 1 << column;
            }
        }
        lacking
    }

    /// Fills the second and the third row of the columns in `open`. Tries both digits in the first open column.
    fn other_rows(&mut self, lacking: &ColumnDigits, open: u16) {
        if open == 0 {
            self.found.push(self.filling);
            return;
        }
        // Columns that share missing digits form cycles, and each cycle has two fillings. The first open column
        // decides between the two, so trying its lower digit first keeps the order of answers.
        let column = open.trailing_zeros() as usize;
        for digit in each_bit(lacking.digits[column]) {
            if let Some(open) = self.follow(lacking, open, (column, digit)) {
                self.other_rows(lacking, open);
            }
        }
    }

    /// Puts `digit` into the second row of `column` and fills the rest of its cycle. The column's other digit goes
    /// into the third row, so the other column that lacks this digit must have it in the second row, and so on
    /// until the cycle closes. Returns the columns that are still open. Returns `None` if a cell lacks the
    /// candidate.
    fn follow(
        &mut self,
        lacking: &ColumnDigits,
        mut open: u16,
        (mut column, mut digit): (usize, u16),
    ) -> Option<u16> {
        loop {
            let below = lacking.digits[column] ^ digit;
            if self.candidates[9 + column] & digit == 0 || self.candidates[18 + column] & below == 0
            {
                return None;
            }
            self.filling[9 + column] = digit;
            self.filling[18 + column] = below;
            open &= !(1 << column);
            // Two columns lack each digit, and this column was just closed. So one column is left, or the cycle is
            // closed.
            let next = lacking.columns[below.trailing_zeros() as usize] & open;
            if next == 0 {
                return Some(open);
            }
            (column, digit) = (next.trailing_zeros() as usize, below);
        }
    }
}
