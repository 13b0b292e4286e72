//! Searches where every other search is lost, and learns from each conflict.
//!
//! A search that only tries and takes back meets the same contradiction again wherever what caused it comes
//! together with something that has no part in it. On boards of 16 rows and more that can take for ever. A
//! [`Learner`] keeps of each contradiction the clause that would have shown it beforehand, as solvers of
//! the satisfiability problem do, and chooses what took part in contradictions of late.

mod analysis;
mod candidates;
mod clauses;
mod literal;
mod order;
mod restarts;
mod solver;
mod trail;

use std::collections::VecDeque;
use std::sync::Arc;

use super::meter::Meter;
use super::tables::LayoutTables;
use crate::engine::Cancelled;
use candidates::CandidateGroups;
use literal::Literal;
use solver::ClauseSolver;

/// How many answers are ruled out before all that was learnt is forgotten. The clause that rules an answer out does not
/// follow from the puzzle, and clauses learnt from it hold only as long as that answer is in the list. So they are
/// forgotten together, before the list takes long to look through.
const MANY_RULED_OUT: usize = 256;

/// How many answers are remembered that are not ruled out. A state that holds one of them needs no search, but each of
/// them is compared with each state.
const MANY_AT_HAND: usize = 1024;

/// Tells whether states hold answers. All of them follow from one state, the root, and what was learnt from
/// one holds in the others.
#[derive(Clone, Debug)]
pub(super) struct Learner {
    tables: Arc<LayoutTables>,
    candidates: Arc<CandidateGroups>,
    solver: ClauseSolver,
    /// Answers that the solver does not find any more.
    ruled_out: Vec<Vec<u64>>,
    /// Answers found of late that it may find again.
    at_hand: VecDeque<Vec<u64>>,
    /// The digits that the root has, as a state to be filled.
    unfilled: Vec<u64>,
    assumed: Vec<Literal>,
}

impl Learner {
    /// For states that follow from `root`, whose singles were carried to the end without a contradiction.
    pub(super) fn new(tables: &Arc<LayoutTables>, root: &[u64]) -> Self {
        let candidates = Arc::new(CandidateGroups::new(tables, root));
        let mut unfilled = root.to_vec();
        // In an answer no house lacks a digit, and no cell is open.
        unfilled[tables.cell_count()..].fill(0);
        Self {
            tables: Arc::clone(tables),
            solver: ClauseSolver::new(&candidates),
            candidates,
            ruled_out: Vec::new(),
            at_hand: VecDeque::new(),
            unfilled,
            assumed: Vec::new(),
        }
    }

    /// Finds an answer of `state`, and gives it out as a state.
    pub(super) fn find(
        &mut self,
        state: &[u64],
        meter: &mut Meter,
    ) -> Result<Option<&[u64]>, Cancelled> {
        if self.known(state).next().is_none() {
            self.look_for_another(state, meter)?;
        }
        Ok(self.known(state).next())
    }

    /// Finds up to two answers of `state`: the first one, and whether there is another.
    pub(super) fn find_two(
        &mut self,
        state: &[u64],
        meter: &mut Meter,
    ) -> Result<Option<(&[u64], bool)>, Cancelled> {
        if self.ruled_out.len() > MANY_RULED_OUT {
            self.forget();
        }
        if self.find(state, meter)?.is_some() && self.known(state).nth(1).is_none() {
            self.rule_out_known(state);
            self.look_for_another(state, meter)?;
        }
        let mut known = self.known(state);
        Ok(known.next().map(|first| (first, known.next().is_some())))
    }

    /// The answers found so far that `state` holds.
    fn known(&self, state: &[u64]) -> impl Iterator<Item = &[u64]> {
        let answers = self.ruled_out.iter().chain(&self.at_hand);
        answers.map(Vec::as_slice).filter(|answer| self.is_in(answer, state))
    }

    fn is_in(&self, answer: &[u64], state: &[u64]) -> bool {
        let mut cells = answer[..self.tables.cell_count()].iter().zip(state);
        cells.all(|(digit, candidates)| digit & candidates != 0)
    }

    /// Has the solver find an answer of `state` that is not ruled out.
    fn look_for_another(&mut self, state: &[u64], meter: &mut Meter) -> Result<(), Cancelled> {
        self.assume(state);
        if self.solver.solve(&self.assumed, meter)? {
            if self.at_hand.len() == MANY_AT_HAND {
                self.at_hand.pop_front();
            }
            self.at_hand.push_back(self.answer());
        }
        Ok(())
    }

    /// Notes the digits of `state` that the root has not. Candidates that `state` lacks need no assumption: they follow
    /// from these digits.
    fn assume(&mut self, state: &[u64]) {
        let digits = state[..self.tables.cell_count()].iter().copied().enumerate();
        let settled = digits.filter(|(_, candidates)| candidates.is_power_of_two());
        let numbers = settled.filter_map(|(cell, digit)| self.candidates.number(cell, digit));
        self.assumed.clear();
        self.assumed.extend(numbers.map(Literal::is));
    }

    /// The answer that the solver found, as a state.
    fn answer(&self) -> Vec<u64> {
        let mut answer = self.unfilled.clone();
        for literal in self.solver.literals().iter().filter(|literal| literal.is_positive()) {
            let (cell, digit) = self.candidates.place(*literal);
            answer[cell] = digit;
        }
        answer
    }

    /// Has the solver not find the answers of `state` again that are at hand.
    fn rule_out_known(&mut self, state: &[u64]) {
        for answer in std::mem::take(&mut self.at_hand) {
            if self.is_in(&answer, state) {
                self.assume(&answer);
                self.solver.rule_out(&self.assumed);
                self.ruled_out.push(answer);
            } else {
                self.at_hand.push_back(answer);
            }
        }
    }

    fn forget(&mut self) {
        self.at_hand.extend(self.ruled_out.drain(..).take(MANY_AT_HAND - self.at_hand.len()));
        self.solver = ClauseSolver::new(&self.candidates);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::{Effort, WorkList, settle_givens};
    use crate::engine::{Control, Grid, Layout, Puzzle};

    /// The learner and the root of a board without givens.
    fn empty_board(rows: usize, columns: usize) -> (Learner, Vec<u64>) {
        let layout = Layout::boxed(rows, columns).unwrap();
        let tables = LayoutTables::of(&layout);
        let mut root = tables.state(&Puzzle::new(Grid::empty(layout)).unwrap());
        settle_givens(&tables, &mut root, &mut WorkList::default()).unwrap();
        (Learner::new(&tables, &root), root)
    }

    #[test]
    fn a_search_that_is_cancelled_stops_at_its_next_report_and_can_be_taken_up_again() {
        let (mut learner, root) = empty_board(5, 5);
        let stopped = Control::default();
        stopped.cancel.cancel();
        let mut meter = Meter::new(&stopped, Effort::default(), 0);
        assert_eq!(learner.find(&root, &mut meter).err(), Some(Cancelled));
        assert!(meter.effort.nodes <= Meter::NODES_A_REPORT, "{:?}", meter.effort);

        let control = Control::default();
        let mut meter = Meter::new(&control, Effort::default(), 0);
        let found = learner.find_two(&root, &mut meter).unwrap();
        assert!(found.is_some_and(|(_, another)| another));
    }
}
