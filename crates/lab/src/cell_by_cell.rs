//! Backtracking that chooses the next cell by the candidates that the digits on the board leave in it.
//!
//! Two methods are built on it, [`fewest_candidates`](super::fewest_candidates) and [`dsatur`](super::dsatur). They
//! differ in which cell they choose.

use std::collections::VecDeque;
use std::mem::size_of_val;

use super::RunEvent;
use super::stepwise::Stepwise;
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, CellSets, DigitSet, Grid, Puzzle};

/// A way to choose the next cell.
pub(super) trait CellChoice {
    /// The rank of a cell with these `candidates`. The cell with the greatest rank comes next, and of equal ranks the
    /// first cell.
    fn rank(
        &self,
        cell: Cell,
        candidates: DigitSet,
        grid: &Grid,
        checks: &mut u64,
    ) -> (usize, usize);
}

/// The search, with its way to choose the next cell.
pub(super) struct CellByCell<C> {
    choice: C,
    grid: Grid,
    ruled_out: CellSets,
    /// The cells with a digit on trial, each with the digits that were not tried there.
    trials: Vec<CellTrial>,
    state: CellStage,
    checks: u64,
}

/// A cell with a digit on trial, and the digits that were not tried there.
#[derive(Clone, Copy)]
struct CellTrial {
    cell: Cell,
    untried: DigitSet,
}

#[derive(Clone, Copy)]
enum CellStage {
    /// The next cell is to be chosen.
    Choosing,
    /// The next digit of the last trial is to be tried.
    Trying,
    /// There is nothing left to try.
    Done,
}

impl<C: CellChoice> CellByCell<C> {
    /// The search at its start.
    pub(super) fn new(puzzle: &Puzzle, choice: C) -> Self {
        Self {
            choice,
            grid: puzzle.givens().clone(),
            ruled_out: puzzle.ruled_out().clone(),
            trials: Vec::new(),
            state: CellStage::Choosing,
            checks: 0,
        }
    }

    fn choose(&mut self, events: &mut VecDeque<RunEvent>) {
        match self.chosen() {
            Some(trial) => self.trials.push(trial),
            None => events.push_back(RunEvent::Answer),
        }
        // On a full board, the last digit is taken back and the next one tried.
        if self.grid.is_full() { self.go_back(events) } else { self.state = CellStage::Trying }
    }

    fn chosen(&mut self) -> Option<CellTrial> {
        let layout = self.grid.layout();
        let mut best: Option<((usize, usize), CellTrial)> = None;
        for cell in layout.cells().filter(|&cell| self.grid.get(cell).is_none()) {
            self.checks += layout.peers(cell).len() as u64;
            let left = layout.left_by_peers(cell, |peer| self.grid.get(peer));
            let untried = left.without(self.ruled_out.get(cell));
            let rank = self.choice.rank(cell, untried, &self.grid, &mut self.checks);
            // A cell without candidates has the greatest rank of all. It is chosen at once, and there is nothing to
            // try in it.
            if best.is_none_or(|(most, _)| rank > most) {
                best = Some((rank, CellTrial { cell, untried }));
            }
        }
        best.map(|(_, trial)| trial)
    }

    fn try_next(&mut self, events: &mut VecDeque<RunEvent>) {
        let Some(trial) = self.trials.last_mut() else {
            self.state = CellStage::Done;
            return;
        };
        if let Some(digit) = trial.untried.first() {
            trial.untried.remove(digit);
            let cell = trial.cell;
            self.grid.set(cell, Some(digit));
            events.push_back(RunEvent::Try(Candidate { cell, digit }));
            self.state = CellStage::Choosing;
        } else {
            self.trials.pop();
            self.go_back(events);
        }
    }

    /// Takes back the digit of the last trial.
    fn go_back(&mut self, events: &mut VecDeque<RunEvent>) {
        self.state = CellStage::Trying;
        let Some(&CellTrial { cell, .. }) = self.trials.last() else { return };
        if let Some(digit) = self.grid.get(cell) {
            self.grid.set(cell, None);
            events.push_back(RunEvent::TakeBack(Candidate { cell, digit }));
        }
    }
}

impl<C: CellChoice> Stepwise for CellByCell<C> {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        while events.is_empty() {
            match self.state {
                CellStage::Choosing => self.choose(events),
                CellStage::Trying => self.try_next(events),
                CellStage::Done => return,
            }
        }
    }

    fn checks(&self) -> u64 {
        self.checks
    }

    fn memory(&self) -> Option<usize> {
        Some(size_of_val(self.grid.cells()) + self.trials.capacity() * size_of::<CellTrial>())
    }
}
