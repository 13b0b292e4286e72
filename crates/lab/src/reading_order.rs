//! Backtracking over the cells in reading order, as textbooks begin with it.
//!
//! Three methods are built on it: [`brute_force`](super::brute_force), [`mark_arrays`](super::mark_arrays) and
//! [`open_cells`](super::open_cells). They differ in how they see whether a digit may stand in a cell. Textbooks write
//! the first two as a function that calls itself. Here the place in the list of open cells takes the part of the depth
//! of those calls.

use std::collections::VecDeque;
use std::mem::size_of_val;

use super::RunEvent;
use super::stepwise::Stepwise;
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Digit, DigitSet, Grid, Puzzle};

/// A way to see whether a digit may stand in a cell.
pub(super) trait Validity {
    /// A cell whose digit excludes `candidate`. Returns `None` if there is none. Adds its comparisons to `checks`.
    fn excluded_by(&self, candidate: Candidate, grid: &Grid, checks: &mut u64) -> Option<Cell>;

    /// Takes note that `candidate` was written.
    fn on_write(&mut self, candidate: Candidate);

    /// Takes note that `candidate` was erased.
    fn on_erase(&mut self, candidate: Candidate);

    /// The memory that this way needs beside the board, in bytes.
    fn memory(&self) -> usize;
}

/// The search, with its way to see whether a digit may stand in a cell.
pub(super) struct ReadingOrder<V> {
    validity: V,
    grid: Grid,
    /// The open cells in reading order, each with the digits that the puzzle does not rule out there.
    open: Vec<(Cell, DigitSet)>,
    /// The number of open cells that are filled.
    place: usize,
    state: DigitStage,
    checks: u64,
}

#[derive(Clone, Copy)]
enum DigitStage {
    /// Digits above this one are to be tried in the cell; all digits for `None`.
    Trying { above: Option<Digit> },
    /// There is nothing left to try.
    Done,
}

impl<V: Validity> ReadingOrder<V> {
    /// The search at its start.
    pub(super) fn new(puzzle: &Puzzle, mut validity: V) -> Self {
        let grid = puzzle.givens().clone();
        let layout = puzzle.layout();
        let is_open = |cell: &Cell| grid.get(*cell).is_none();
        let digits = |cell| (cell, layout.all_digits().without(puzzle.ruled_out().get(cell)));
        let open = layout.cells().filter(is_open).map(digits).collect();
        for (cell, digit) in grid.filled() {
            validity.on_write(Candidate { cell, digit });
        }
        Self {
            validity,
            grid,
            open,
            place: 0,
            state: DigitStage::Trying { above: None },
            checks: 0,
        }
    }

    fn try_digit(&mut self, tried: Candidate, events: &mut VecDeque<RunEvent>) {
        // The event comes before the check, so that a spectator also sees the digits that break a rule.
        events.push_back(RunEvent::Try(tried));
        if let Some(against) = self.validity.excluded_by(tried, &self.grid, &mut self.checks) {
            events.push_back(RunEvent::Refuse { tried, against });
            self.state = DigitStage::Trying { above: Some(tried.digit) };
        } else {
            self.grid.set(tried.cell, Some(tried.digit));
            self.validity.on_write(tried);
            self.place += 1;
            self.state = DigitStage::Trying { above: None };
        }
    }

    /// Goes back to the cell before, and takes its digit back.
    fn go_back(&mut self, events: &mut VecDeque<RunEvent>) {
        let Some(place) = self.place.checked_sub(1) else {
            self.state = DigitStage::Done;
            return;
        };
        self.place = place;
        let (cell, _) = self.open[place];
        if let Some(digit) = self.grid.get(cell) {
            let tried = Candidate { cell, digit };
            self.grid.set(cell, None);
            self.validity.on_erase(tried);
            events.push_back(RunEvent::TakeBack(tried));
            self.state = DigitStage::Trying { above: Some(digit) };
        }
    }
}

impl<V: Validity> Stepwise for ReadingOrder<V> {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        let DigitStage::Trying { above } = self.state else { return };
        let Some(&(cell, digits)) = self.open.get(self.place) else {
            events.push_back(RunEvent::Answer);
            return self.go_back(events);
        };
        // Digits in ascending order, cells in reading order: so the answers come in ascending order too.
        match above.map_or(digits, |digit| digits.above(digit)).first() {
            Some(digit) => self.try_digit(Candidate { cell, digit }, events),
            None => self.go_back(events),
        }
    }

    fn checks(&self) -> u64 {
        self.checks
    }

    fn memory(&self) -> Option<usize> {
        Some(size_of_val(self.grid.cells()) + size_of_val(&*self.open) + self.validity.memory())
    }
}
