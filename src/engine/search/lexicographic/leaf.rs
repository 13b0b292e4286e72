//! Lists the answers that differ in the last band alone, at one go.
//!
//! Once the first two bands of the classic board are filled, each column lacks three digits, and the columns
//! of a box lack different ones. So boxes and columns are content with any order of these three in each
//! column, and only the rows of the band have to be looked at.

use std::array;

use crate::engine::search::bits::each_bit;
use crate::engine::search::frame::Direction;
use crate::engine::search::tables::LayoutTables;
use crate::engine::{Cell, Digit, Grid};

/// The first cell of the classic board's last band.
pub(super) const LAST_BAND: usize = 54;

/// All columns of a band.
const ALL: u16 = 0b1_1111_1111;

/// The digits of a band in row-major order, as masks.
type BandDigits = [u16; 27];

/// The answers below a choice that needs no further search, in ascending order, and one of them: 1728 at most.
#[derive(Clone, Debug, Default)]
pub(super) struct Leaf {
    /// Empty where the only answer is the state itself.
    fillings: Vec<BandDigits>,
    at: usize,
}

impl Leaf {
    /// The leaf of a state that is an answer.
    pub(super) fn set_answer(&mut self) {
        self.fillings.clear();
    }

    /// The leaf of a state of the classic board with open cells in the last band alone; `false` where it has
    /// no answer.
    pub(super) fn set_last_band(&mut self, state: &[u64]) -> bool {
        self.fillings.clear();
        let cells = LayoutTables::classic_candidates(state);
        let candidates = array::from_fn(|at| cells[LAST_BAND + at]);
        let mut listing =
            LeafListing { candidates, filling: candidates, found: &mut self.fillings };
        listing.first_row(0, 0);
        !self.fillings.is_empty()
    }

    /// How many answers there are.
    pub(super) fn len(&self) -> usize {
        self.fillings.len().max(1)
    }

    /// How many answers come after this one in `direction`.
    pub(super) fn ahead(&self, direction: Direction) -> usize {
        match direction {
            Direction::Forward => self.len() - 1 - self.at,
            Direction::Backward => self.at,
        }
    }

    /// Goes to the answer that comes next in `direction`; `false` where there is none.
    pub(super) fn step(&mut self, direction: Direction) -> bool {
        let steps = self.ahead(direction) > 0;
        match direction {
            Direction::Forward if steps => self.at += 1,
            Direction::Backward if steps => self.at -= 1,
            _ => {}
        }
        steps
    }

    /// Goes to the answer that comes first in `direction`.
    pub(super) fn enter(&mut self, direction: Direction) {
        self.at = match direction {
            Direction::Forward => 0,
            Direction::Backward => self.len() - 1,
        };
    }

    /// Writes into `grid`, which has the digits of the state, what this answer has besides.
    pub(super) fn complete(&self, grid: &mut Grid) {
        for (cell, &digit) in (LAST_BAND..).zip(self.fillings.get(self.at).into_iter().flatten()) {
            let digit = Digit::from_index(digit.trailing_zeros() as usize);
            if let Some(cell) = Cell::new(cell) {
                grid.set(cell, digit);
            }
        }
    }
}

/// The fillings of a band while they are listed.
struct LeafListing<'a> {
    candidates: BandDigits,
    filling: BandDigits,
    found: &'a mut Vec<BandDigits>,
}

/// What each column lacks once the first row is filled, and for each digit the columns that lack it.
struct ColumnDigits {
    digits: [u16; 9],
    columns: [u16; 9],
}

impl LeafListing<'_> {
    /// Fills the first row from `column` on; `used` are the digits before it.
    fn first_row(&mut self, column: usize, used: u16) {
        // Digits ascend from the first column on, so that the fillings are listed in the order of answers.
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

    /// Every column lacks two digits now, and every digit is lacking in two columns.
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

    /// Fills the second and the third row of the columns in `open`: the first of them in both ways.
    fn other_rows(&mut self, lacking: &ColumnDigits, open: u16) {
        if open == 0 {
            self.found.push(self.filling);
            return;
        }
        // The first open column decides between its cycle's two ways, so the lower digit first keeps the order.
        let column = open.trailing_zeros() as usize;
        for digit in each_bit(lacking.digits[column]) {
            if let Some(open) = self.follow(lacking, open, (column, digit)) {
                self.other_rows(lacking, open);
            }
        }
    }

    /// Puts `digit` into the second row of `column`, and goes on where that leaves no choice: the digit that
    /// comes into the third row stands in the second row of the other column that lacks it, and so on until
    /// the first digit is come back to. Gives out the columns that are still open; `None` where a cell does
    /// not take its digit.
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
            let next = lacking.columns[below.trailing_zeros() as usize] & open;
            if next == 0 {
                return Some(open);
            }
            (column, digit) = (next.trailing_zeros() as usize, below);
        }
    }
}
