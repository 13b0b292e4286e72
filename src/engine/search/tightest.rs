//! Finds answers in no particular order, branching on the cell with the fewest candidates.
//!
//! This is the quick way to learn how many answers a state has; the order in which they come means nothing. The cell
//! with the fewest candidates has the fewest branches.

use std::sync::Arc;

use super::learning::Learner;
use super::meter::Meter;
use super::propagate::{WorkList, place};
use super::states::States;
use super::tables::LayoutTables;
use crate::engine::Cancelled;

/// How many nodes go by without an answer before the search is held to be lost: far more than a state of
/// the classic board needs.
const PATIENCE: u64 = 2_000;

/// The same once the search was lost in the same puzzle before.
const LITTLE_PATIENCE: u64 = 100;

/// What a state was found to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// No answer.
    Nothing,
    /// One answer, now in [`Tightest::only`].
    OneAnswer,
    /// Two answers or more.
    Several,
    /// One answer or more: the learner does not look for a second where the state is not the whole puzzle.
    AtLeastOne,
}

impl Holds {
    /// The least number of answers that there can be.
    pub(super) fn at_least(self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::OneAnswer | Self::AtLeastOne => 1,
            Self::Several => 2,
        }
    }
}

/// A branch: the state of its place on the stack is split by the digits of one cell.
#[derive(Clone, Copy, Debug)]
struct Branch {
    cell: usize,
    untried: u64,
}

/// What came of trying a digit.
enum TrialResult {
    /// A contradiction.
    Nothing,
    /// An answer, on top of the stack of states.
    Answer,
    /// A state with open cells, on top of the stack of states.
    Open,
    /// There was no digit left to try.
    End,
}

/// A search through one state and all that follows from it.
///
/// Where it is lost, a [`Learner`] tells it which states to leave out.
#[derive(Clone, Debug)]
pub(super) struct Tightest {
    tables: Arc<LayoutTables>,
    /// The whole puzzle; all states searched follow from it.
    root: Vec<u64>,
    states: States,
    branches: Vec<Branch>,
    /// The answer of a state that holds one.
    only: Vec<u64>,
    work: WorkList,
    /// Whether the state that the search started with is an answer that was not given out yet.
    start_is_answer: bool,
    /// How many nodes more may go by without an answer before the search is lost.
    patience: u64,
    learner: Option<Box<Learner>>,
    /// By cell: its digit in an answer that the learner found last; any mask will do.
    likely: Vec<u64>,
}

impl Tightest {
    /// A search that has nothing to search yet, for states that follow from `root`, whose singles were
    /// carried to the end.
    pub(super) fn new(tables: Arc<LayoutTables>, root: &[u64]) -> Self {
        Self {
            states: States::new(vec![0; tables.width()]),
            root: root.to_vec(),
            likely: vec![0; tables.cell_count()],
            tables,
            branches: Vec::new(),
            only: Vec::new(),
            work: WorkList::default(),
            start_is_answer: false,
            patience: 0,
            learner: None,
        }
    }

    /// Starts anew with `state`, whose singles were carried to the end without a contradiction.
    pub(super) fn start(&mut self, state: &[u64]) {
        self.states.at_mut(0).copy_from_slice(state);
        self.branches.clear();
        self.start_is_answer = LayoutTables::open_count(state) == 0;
        if !self.start_is_answer {
            self.branch();
        }
        self.be_patient();
    }

    fn be_patient(&mut self) {
        self.patience = if self.learner.is_some() { LITTLE_PATIENCE } else { PATIENCE };
    }

    /// Finds another answer; `false` where there is none left.
    pub(super) fn find(&mut self, meter: &mut Meter) -> Result<bool, Cancelled> {
        self.be_patient();
        loop {
            match self.step(meter)? {
                TrialResult::Answer => return Ok(true),
                TrialResult::End => return Ok(false),
                TrialResult::Nothing => meter.backtrack(),
                TrialResult::Open if self.patience > 0 => self.branch(),
                TrialResult::Open => {
                    if self.leads_on(meter)? {
                        self.branch();
                    } else {
                        meter.backtrack();
                    }
                }
            }
        }
    }

    /// Looks for up to two answers of `state`; where plain search is lost, asks the learner.
    pub(super) fn probe(&mut self, state: &[u64], meter: &mut Meter) -> Result<Holds, Cancelled> {
        self.start(state);
        let mut found = 0;
        while self.patience > 0 {
            match self.step(meter)? {
                TrialResult::End if found == 0 => return Ok(Holds::Nothing),
                TrialResult::End => return Ok(Holds::OneAnswer),
                TrialResult::Answer if found > 0 => return Ok(Holds::Several),
                TrialResult::Answer => {
                    self.keep_answer();
                    found += 1;
                }
                TrialResult::Nothing => meter.backtrack(),
                TrialResult::Open => self.branch(),
            }
        }
        self.ask_learner(state, meter)
    }

    /// Tries the next digit.
    fn step(&mut self, meter: &mut Meter) -> Result<TrialResult, Cancelled> {
        if self.start_is_answer {
            self.start_is_answer = false;
            return Ok(TrialResult::Answer);
        }
        let Some(choice) = self.take_choice() else {
            return Ok(TrialResult::End);
        };
        self.patience = self.patience.saturating_sub(1);
        meter.node()?;
        let state = self.states.at_mut(self.branches.len());
        if place(&self.tables, state, &mut self.work, choice).is_err() {
            Ok(TrialResult::Nothing)
        } else if LayoutTables::open_count(state) == 0 {
            Ok(TrialResult::Answer)
        } else {
            Ok(TrialResult::Open)
        }
    }

    /// Whether the state on top holds an answer.
    fn leads_on(&mut self, meter: &mut Meter) -> Result<bool, Cancelled> {
        let is_new = self.learner.is_none();
        let learner = Self::learner(&mut self.learner, &self.tables, &self.root);
        if is_new {
            // Where the whole puzzle has one answer or none, this settles every state at once.
            learner.find_two(&self.root, meter)?;
        }
        let found = learner.find(self.states.at(self.branches.len()), meter)?;
        if let Some(answer) = found {
            self.likely.copy_from_slice(&answer[..self.tables.cell_count()]);
        }
        Ok(found.is_some())
    }

    fn ask_learner(&mut self, state: &[u64], meter: &mut Meter) -> Result<Holds, Cancelled> {
        let learner = Self::learner(&mut self.learner, &self.tables, &self.root);
        // To find a second answer the first is ruled out by a clause that all later searches have to heed. Only the
        // whole puzzle is worth that, because it may settle every state at once.
        if state != self.root {
            let holds_some = learner.find(state, meter)?.is_some();
            return Ok(if holds_some { Holds::AtLeastOne } else { Holds::Nothing });
        }
        Ok(match learner.find_two(state, meter)? {
            None => Holds::Nothing,
            Some((only, false)) => {
                self.only.clear();
                self.only.extend_from_slice(only);
                Holds::OneAnswer
            }
            Some((_, true)) => Holds::Several,
        })
    }

    fn learner<'a>(
        learner: &'a mut Option<Box<Learner>>,
        tables: &Arc<LayoutTables>,
        root: &[u64],
    ) -> &'a mut Learner {
        learner.get_or_insert_with(|| Box::new(Learner::new(tables, root)))
    }

    fn keep_answer(&mut self) {
        self.only.clear();
        let answer = self.states.at(self.branches.len());
        self.only.extend_from_slice(answer);
    }

    /// The only answer of the state probed last, where it holds one answer.
    pub(super) fn only(&self) -> &[u64] {
        &self.only
    }

    /// Takes the next digit to try and puts the state to try it in where the top of the stack will be: the
    /// last digit of a branch needs no copy, because nothing is left to come back for.
    fn take_choice(&mut self) -> Option<(usize, u64)> {
        let top = self.branches.len().checked_sub(1)?;
        let branch = &mut self.branches[top];
        let cell = branch.cell;
        // As long as the digits of the answer that the learner found last are chosen, there is no dead end.
        let likely = branch.untried & self.likely[cell];
        let digits = if likely == 0 { branch.untried } else { likely };
        let digit = digits & digits.wrapping_neg();
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
        let (cell, untried) = tightest(&state[..self.tables.cell_count()]);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::{Effort, settle_givens};
    use crate::engine::{Control, Grid, Layout, Puzzle};

    /// The board with 25 rows is one on which plain search is lost, so that the learner is asked.
    #[test]
    fn a_cancel_is_seen_by_the_learner() {
        let layout = Layout::boxed(5, 5).unwrap();
        let tables = LayoutTables::of(&layout);
        let mut root = tables.state(&Puzzle::new(Grid::empty(layout)).unwrap());
        settle_givens(&tables, &mut root, &mut WorkList::default()).unwrap();
        let mut search = Tightest::new(tables, &root);
        let stopped = Control::default();
        stopped.cancel.cancel();
        let mut meter = Meter::new(&stopped, Effort::default(), 0);
        assert_eq!(search.ask_learner(&root, &mut meter), Err(Cancelled));
        assert!(search.learner.is_some());
        assert_eq!(meter.effort.nodes, Meter::NODES_A_REPORT);
    }
}
