//! The board of a run, with the digits and crosses of the events so far. It does not check the rules: the method does.

use std::sync::Arc;

use super::RunEvent;
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Digit, DigitSet, Grid, Layout, Puzzle};

/// A board that follows the events of a run, forwards and backwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracedBoard {
    layout: Arc<Layout>,
    /// The digit of each cell, in row-major order.
    digits: Vec<Option<Digit>>,
    /// The candidates of each cell that the method has crossed out, in row-major order.
    excluded: Vec<DigitSet>,
}

impl TracedBoard {
    /// The board before the first event: the givens.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        let layout = Arc::clone(puzzle.layout());
        let excluded = vec![DigitSet::EMPTY; layout.cell_count()];
        Self { layout, digits: puzzle.givens().cells().to_vec(), excluded }
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The digit of `cell`: a given, or what the method has written there. Returns `None` if the cell is empty.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The candidates of `cell` that the method has crossed out.
    #[must_use]
    pub fn excluded(&self, cell: Cell) -> DigitSet {
        self.excluded[cell.index()]
    }

    /// All digits on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        Grid::from_cells(Arc::clone(&self.layout), self.digits.clone())
            .expect("a method writes only digits of the board")
    }

    /// Follows an event forwards.
    pub fn apply(&mut self, event: RunEvent) {
        match event {
            RunEvent::Try(it) | RunEvent::Deduce(it) => self.write(it),
            RunEvent::Refuse { tried: it, .. }
            | RunEvent::TakeBack(it)
            | RunEvent::Withdraw(it) => {
                self.erase(it);
            }
            RunEvent::Exclude(it) => self.excluded[it.cell.index()].insert(it.digit),
            RunEvent::Readmit(it) => self.excluded[it.cell.index()].remove(it.digit),
            RunEvent::Exchange(cells) => self.exchange(cells),
            RunEvent::Learn { .. }
            | RunEvent::Reject(_)
            | RunEvent::Temper { .. }
            | RunEvent::Answer
            | RunEvent::GiveUp => {}
        }
    }

    /// Follows the last event backwards.
    pub fn revert(&mut self, event: RunEvent) {
        match event {
            RunEvent::Try(it) | RunEvent::Deduce(it) => self.erase(it),
            RunEvent::Refuse { tried: it, .. }
            | RunEvent::TakeBack(it)
            | RunEvent::Withdraw(it) => {
                self.write(it);
            }
            RunEvent::Exclude(it) => self.excluded[it.cell.index()].remove(it.digit),
            RunEvent::Readmit(it) => self.excluded[it.cell.index()].insert(it.digit),
            RunEvent::Exchange(cells) => self.exchange(cells),
            RunEvent::Learn { .. }
            | RunEvent::Reject(_)
            | RunEvent::Temper { .. }
            | RunEvent::Answer
            | RunEvent::GiveUp => {}
        }
    }

    fn write(&mut self, Candidate { cell, digit }: Candidate) {
        self.digits[cell.index()] = Some(digit);
    }

    fn erase(&mut self, Candidate { cell, .. }: Candidate) {
        self.digits[cell.index()] = None;
    }

    fn exchange(&mut self, [one, other]: [Cell; 2]) {
        self.digits.swap(one.index(), other.index());
    }
}
