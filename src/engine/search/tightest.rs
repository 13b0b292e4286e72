//! Finds answers in no particular order, branching on the cell with the fewest candidates.
//!
//! This is the quick way to learn how many answers a state has; the order in which they come means nothing.

use std::sync::Arc;

use super::board::Board;
use super::meter::Meter;
use super::propagate::{Work, place};
use super::states::States;
use crate::engine::Cancelled;

/// What a state was found to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// No answer.
    Nothing,
    /// One answer, now in [`Tightest::only`].
    OneAnswer,
    /// Two answers or more.
    Several,
    /// Not known: the allowance of nodes was used up.
    Unknown,
}

/// A branch: the state of its place on the stack is split by the digits of one cell.
#[derive(Clone, Copy, Debug)]
struct Branch {
    cell: usize,
    untried: u64,
}

/// A search through one state and all that follows from it.
#[derive(Clone, Debug)]
pub(super) struct Tightest {
    board: Arc<Board>,
    states: States,
    branches: Vec<Branch>,
    only: Vec<u64>,
    work: Work,
    root_is_answer: bool,
    /// How many more nodes may be visited.
    allowance: u64,
}

impl Tightest {
    /// A search that has nothing to search yet.
    pub(super) fn new(board: Arc<Board>) -> Self {
        Self {
            states: States::new(vec![0; board.width()]),
            board,
            branches: Vec::new(),
            only: Vec::new(),
            work: Work::default(),
            root_is_answer: false,
            allowance: u64::MAX,
        }
    }

    /// Starts anew with `state`, whose singles were carried to the end without a contradiction.
    pub(super) fn start(&mut self, state: &[u64]) {
        self.allowance = u64::MAX;
        self.states.at_mut(0).copy_from_slice(state);
        self.branches.clear();
        self.root_is_answer = Board::open_count(state) == 0;
        if !self.root_is_answer {
            self.branch();
        }
    }

    /// Finds another answer; `false` where there is none left, or the allowance is used up.
    pub(super) fn find(&mut self, meter: &mut Meter) -> Result<bool, Cancelled> {
        if self.root_is_answer {
            self.root_is_answer = false;
            return Ok(true);
        }
        while self.allowance > 0 {
            let Some(choice) = self.take_choice() else {
                return Ok(false);
            };
            self.allowance -= 1;
            meter.node()?;
            let state = self.states.at_mut(self.branches.len());
            if place(&self.board, state, &mut self.work, choice).is_err() {
                meter.backtrack();
            } else if Board::open_count(state) == 0 {
                return Ok(true);
            } else {
                self.branch();
            }
        }
        Ok(false)
    }

    /// Looks for up to two answers of `state`, visiting no more than `allowance` nodes.
    pub(super) fn probe(
        &mut self,
        state: &[u64],
        allowance: u64,
        meter: &mut Meter,
    ) -> Result<Holds, Cancelled> {
        self.start(state);
        self.allowance = allowance;
        if !self.find(meter)? {
            return Ok(self.unless_exhausted(Holds::Nothing));
        }
        self.keep_answer();
        if self.find(meter)? {
            return Ok(Holds::Several);
        }
        Ok(self.unless_exhausted(Holds::OneAnswer))
    }

    /// What a search that found no more has shown: nothing, where it ended only for want of allowance.
    fn unless_exhausted(&self, holds: Holds) -> Holds {
        if self.allowance == 0 { Holds::Unknown } else { holds }
    }

    fn keep_answer(&mut self) {
        self.only.clear();
        let answer = self.states.at(self.branches.len());
        self.only.extend_from_slice(answer);
    }

    /// The only answer of the state probed last.
    pub(super) fn only(&self) -> &[u64] {
        &self.only
    }

    /// Takes the next digit to try and puts the state to try it in where the top of the stack will be: the
    /// last digit of a branch needs no copy, because nothing is left to come back for.
    fn take_choice(&mut self) -> Option<(usize, u64)> {
        let top = self.branches.len().checked_sub(1)?;
        let branch = &mut self.branches[top];
        let digit = branch.untried & branch.untried.wrapping_neg();
        let cell = branch.cell;
        branch.untried ^= digit;
        if branch.untried == 0 {
            self.branches.pop();
        } else {
            self.states.copy_down(top);
        }
        Some((cell, digit))
    }

    fn branch(&mut self) {
        let state = self.states.at(self.branches.len());
        let (cell, untried) = tightest(&state[..self.board.cell_count()]);
        self.branches.push(Branch { cell, untried });
    }
}

/// The first cell with the fewest candidates above one, and these. One such cell must be there.
fn tightest(cells: &[u64]) -> (usize, u64) {
    let mut best = (0, u64::MAX);
    let mut fewest = u32::MAX;
    for (cell, &candidates) in cells.iter().enumerate() {
        let rest = candidates & (candidates - 1);
        if rest == 0 {
            continue;
        }
        // Two candidates cannot be beaten, and a mask of two is told apart without counting.
        if rest.is_power_of_two() {
            return (cell, candidates);
        }
        let count = candidates.count_ones();
        if count < fewest {
            fewest = count;
            best = (cell, candidates);
        }
    }
    best
}
