//! Answers that differ in the last band alone, listed at one go.
//!
//! Once the first two bands of the classic board are filled, each column lacks three digits, and the columns
//! of a box lack different ones. So boxes and columns are content with any order of these three in each
//! column, and only the rows of the band have to be looked at.

use std::array;

use crate::engine::search::board::Board;
use crate::engine::search::frame::Direction;
use crate::engine::{Cell, Digit, Grid};

/// The first cell of the classic board's last band.
pub(super) const LAST_BAND: usize = 54;

/// The digits of a band in row-major order, as masks.
type Filling = [u16; 27];

/// The answers below a choice that needs no further search, in ascending order, and one of them: 1728 at most.
#[derive(Clone, Debug, Default)]
pub(super) struct Leaf {
    /// Empty where the only answer is the state itself.
    fillings: Vec<Filling>,
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
        let cells = Board::classic_cells(state);
        let candidates = array::from_fn(|at| cells[LAST_BAND + at]);
        let mut listing = Listing { candidates, filling: candidates, found: &mut self.fillings };
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
struct Listing<'a> {
    candidates: Filling,
    filling: Filling,
    found: &'a mut Vec<Filling>,
}

impl Listing<'_> {
    /// Fills the first row from `column` on; `used` are the digits before it.
    fn first_row(&mut self, column: usize, used: u16) {
        if column == 9 {
            self.second_row(0, 0);
            return;
        }
        let mut left = self.candidates[column] & !used;
        while left != 0 {
            let digit = left & left.wrapping_neg();
            left ^= digit;
            self.filling[column] = digit;
            self.first_row(column + 1, used | digit);
        }
    }

    /// Fills the second row from `column` on, and with it the third, to which it leaves one digit a column.
    fn second_row(&mut self, column: usize, used: u16) {
        if column == 9 {
            self.found.push(self.filling);
            return;
        }
        let [second, third] = [9, 18].map(|row| self.candidates[row + column]);
        let lacking = (self.candidates[column] | second | third) & !self.filling[column];
        let mut left = second & lacking & !used;
        while left != 0 {
            let digit = left & left.wrapping_neg();
            left ^= digit;
            let rest = lacking ^ digit;
            if rest & third != 0 {
                self.filling[9 + column] = digit;
                self.filling[18 + column] = rest;
                self.second_row(column + 1, used | digit);
            }
        }
    }
}
