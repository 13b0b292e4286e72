//! Searches puzzles on which every other search gives up, and learns from each conflict.
//!
//! A search that only tries digits and backtracks meets the same contradiction again and again: each choice that has no
//! part in the contradiction leads to it once more. On boards of 16 rows and more that can take for ever. A [`Learner`]
//! works like a solver of the satisfiability problem. It stores a clause for each contradiction, which prevents that
//! contradiction from then on. It branches on candidates that took part in recent contradictions. What constraints say of
//! many cells together is no clause but a propagator, whose reasons are turned into clauses as conflicts need them.

mod analysis;
mod candidates;
mod clauses;
mod full_grids;
mod literal;
mod order;
mod other_grids;
mod propagators;
mod restarts;
mod solver;
mod trail;

use std::collections::VecDeque;
use std::sync::Arc;

use super::bits::Mask;
use super::matching;
use super::meter::Meter;
use super::tables::LayoutTables;
use crate::Cancelled;
use candidates::CandidateGroups;
pub(crate) use full_grids::FullGrids;
use literal::Literal;
pub(crate) use other_grids::OtherGrids;
use propagators::Propagators;
use solver::ClauseSolver;

/// The number of ruled-out answers at which the learner forgets all learnt clauses. A clause that rules out an
/// answer does not follow from the puzzle, and clauses learnt from it hold only while that answer is in the
/// list. So they are forgotten together, before the list takes long to scan.
const MANY_RULED_OUT: usize = 256;

/// The most answers remembered that are not ruled out. A state that holds a remembered answer needs no search,
/// but every remembered answer is compared with every state.
const MANY_AT_HAND: usize = 1024;

/// The most bytes that the remembered answers take. An answer of the largest board takes 160 KiB.
const MOST_BYTES_AT_HAND: usize = 48 << 20;

/// The answers of a state, of which the learner looks for two.
#[derive(Clone, Copy, Debug)]
pub(super) enum LearnerAnswers<'a, M> {
    /// No answer.
    None,
    /// Only this answer, as a state.
    Only(&'a [M]),
    /// Two answers or more.
    Several,
}

/// Finds answers of states. All states follow from one state, the root, so a clause learnt in one state holds
/// in the others.
#[derive(Clone, Debug)]
pub(super) struct Learner<M> {
    tables: Arc<LayoutTables>,
    candidates: Arc<CandidateGroups<M>>,
    /// `None` if the puzzle has none.
    propagators: Option<Arc<Propagators<M>>>,
    solver: ClauseSolver<M>,
    /// Answers that the solver is forbidden to find again.
    ruled_out: Vec<Vec<M>>,
    /// Recent answers that the solver may find again.
    at_hand: VecDeque<Vec<M>>,
    most_at_hand: usize,
    /// The root as a template for answers: its settled digits, with no house lacking a digit and no open cell.
    unfilled: Vec<M>,
    /// The root without the candidates that are in no matching.
    root: Vec<M>,
    /// Whether the root has a matching for each house. Without one it has no answer.
    may_hold: bool,
    assumed: Vec<Literal>,
}

impl<M: Mask> Learner<M> {
    /// A learner for states that follow from `root`. The singles of `root` must be propagated to the end
    /// without a contradiction.
    pub(super) fn new(
        tables: &Arc<LayoutTables>,
        root: &[M],
        meter: &mut Meter,
    ) -> Result<Self, Cancelled> {
        let mut root = root.to_vec();
        // Clauses need exponentially long to prove what a matching shows at once, so this comes before the first of
        // them.
        let may_hold = matching::prune(tables, &mut root, meter)?;
        let candidates = Arc::new(CandidateGroups::new(tables, &root));
        let has_propagators = !tables.propagators().is_empty();
        let propagators =
            has_propagators.then(|| Arc::new(Propagators::new(tables, &root, &candidates)));
        let mut unfilled = root.clone();
        // In an answer no house lacks a digit, and no cell is open.
        unfilled[tables.cell_count()..].fill(M::NONE);
        Ok(Self {
            tables: Arc::clone(tables),
            root,
            may_hold,
            solver: ClauseSolver::new(&candidates, propagators.as_ref()),
            propagators,
            candidates,
            ruled_out: Vec::new(),
            at_hand: VecDeque::new(),
            most_at_hand: MANY_AT_HAND.min(MOST_BYTES_AT_HAND / size_of_val(unfilled.as_slice())),
            unfilled,
            assumed: Vec::new(),
        })
    }

    /// Finds an answer of `state`. Returns it as a state. Returns `None` if there is none.
    pub(super) fn find(
        &mut self,
        state: &[M],
        meter: &mut Meter,
    ) -> Result<Option<&[M]>, Cancelled> {
        // A remembered answer is far cheaper to check than a state is to solve.
        if self.may_hold(state) && self.known(state).next().is_none() {
            self.look_for_another(state, meter)?;
        }
        Ok(self.known(state).next())
    }

    /// Finds up to two answers of `state`.
    pub(super) fn find_two(
        &mut self,
        state: &[M],
        meter: &mut Meter,
    ) -> Result<LearnerAnswers<'_, M>, Cancelled> {
        // Before the search and not after it: the answers of this question must still be known at its end.
        if self.ruled_out.len() > MANY_RULED_OUT {
            self.forget();
        }
        if self.find(state, meter)?.is_some() && self.known(state).nth(1).is_none() {
            // Only answers of this state: each that is ruled out costs a clause, and brings the learner nearer to
            // forgetting all.
            self.rule_out_known(state);
            self.look_for_another(state, meter)?;
        }
        let mut known = self.known(state);
        Ok(match (known.next(), known.next()) {
            (None, _) => LearnerAnswers::None,
            (Some(only), None) => LearnerAnswers::Only(only),
            (Some(_), Some(_)) => LearnerAnswers::Several,
        })
    }

    /// Counts the answers of the root until more than `most` were seen. Returns `None` if there is no room to remember
    /// them.
    pub(super) fn count(&self, most: u64, meter: &mut Meter) -> Result<Option<u64>, Cancelled> {
        if self.may_hold {
            // The answers that the count rules out must not be lost for other searches.
            ClauseSolver::new(&self.candidates, self.propagators.as_ref()).count(most, meter)
        } else {
            Ok(Some(0))
        }
    }

    /// Whether each cell of `state` has a candidate of the root.
    fn may_hold(&self, state: &[M]) -> bool {
        let mut cells = self.root[..self.tables.cell_count()].iter().zip(state);
        self.may_hold && cells.all(|(&root, &candidates)| root & candidates != M::NONE)
    }

    /// The remembered answers that `state` holds.
    fn known(&self, state: &[M]) -> impl Iterator<Item = &[M]> {
        let answers = self.ruled_out.iter().chain(&self.at_hand);
        answers.map(Vec::as_slice).filter(|answer| self.is_in(answer, state))
    }

    fn is_in(&self, answer: &[M], state: &[M]) -> bool {
        let mut cells = answer[..self.tables.cell_count()].iter().zip(state);
        cells.all(|(digit, candidates)| *digit & *candidates != M::NONE)
    }

    /// Asks the solver for an answer of `state` that is not ruled out, and remembers it.
    fn look_for_another(&mut self, state: &[M], meter: &mut Meter) -> Result<(), Cancelled> {
        self.assume(state);
        if self.solver.solve(&self.assumed, meter)? {
            if self.at_hand.len() == self.most_at_hand {
                // The oldest goes: states of a depth-first search resemble those just before them.
                self.at_hand.pop_front();
            }
            self.at_hand.push_back(self.answer());
        }
        Ok(())
    }

    /// Collects the digits that are settled in `state` but not in the root. Candidates that `state` lacks need
    /// no assumption, because they follow from these digits.
    fn assume(&mut self, state: &[M]) {
        let digits = state[..self.tables.cell_count()].iter().copied().enumerate();
        let settled = digits.filter(|(_, candidates)| candidates.is_single());
        let numbers = settled.filter_map(|(cell, digit)| self.candidates.number(cell, digit));
        self.assumed.clear();
        self.assumed.extend(numbers.map(Literal::is));
    }

    /// The answer that the solver found, as a state.
    fn answer(&self) -> Vec<M> {
        let mut answer = self.unfilled.clone();
        for literal in self.solver.literals().iter().filter(|literal| literal.is_positive()) {
            let (cell, digit) = self.candidates.cell_and_digit(*literal);
            answer[cell] = digit;
        }
        answer
    }

    /// Forbids the solver to find those remembered answers again that `state` holds.
    fn rule_out_known(&mut self, state: &[M]) {
        for answer in std::mem::take(&mut self.at_hand) {
            if self.is_in(&answer, state) {
                // The settled digits of the root are in every answer, so the clause leaves them out.
                self.assume(&answer);
                self.solver.rule_out(&self.assumed);
                self.ruled_out.push(answer);
            } else {
                self.at_hand.push_back(answer);
            }
        }
    }

    fn forget(&mut self) {
        self.at_hand.extend(self.ruled_out.drain(..).take(self.most_at_hand - self.at_hand.len()));
        self.solver = ClauseSolver::new(&self.candidates, self.propagators.as_ref());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::search::counting::settled;
    use crate::search::fewest_candidates::FewestCandidatesSearch;
    use crate::search::{Effort, WorkList, settle_givens};
    use crate::{
        Answers, Cage, Cell, CellSets, Constraint, Control, Grid, Layout, Pair, Place, Puzzle,
        Quadruple, Relation, Rules,
    };

    /// The learner and the root of a board without givens.
    fn empty_board(rows: usize, columns: usize) -> (Learner<u64>, Vec<u64>) {
        let layout = Layout::boxed(rows, columns).unwrap();
        let tables = LayoutTables::of(&layout);
        let mut root = tables.state(&Puzzle::new(Grid::empty(layout)).unwrap());
        settle_givens(&tables, &mut root, &mut WorkList::default()).unwrap();
        let control = Control::default();
        let mut meter = Meter::new(&control, Effort::default(), 0);
        (Learner::new(&tables, &root, &mut meter).unwrap(), root)
    }

    /// A puzzle without givens whose cages, dots and quadruples an answer of the board keeps, or a wrong sum spoils.
    fn caged(rows: usize, columns: usize, seed: u64) -> Option<Puzzle> {
        let layout = Layout::boxed(rows, columns).unwrap();
        let mut stream = Stream::new(seed);
        let empty = Puzzle::new(Grid::empty(Arc::clone(&layout))).unwrap();
        let mut answers = Answers::new(&empty);
        answers.seek(1 + stream.below(200), &Control::default()).unwrap();
        let answer = answers.grid().unwrap();
        let mut constraints = Vec::new();
        for _ in 0..layout.cell_count() / 3 {
            let mut cells: Vec<Cell> = layout.cells().collect();
            stream.shuffle(&mut cells);
            let mut cage: Vec<Cell> = Vec::new();
            for cell in cells.into_iter().take(4) {
                if cage.iter().all(|&other| answer.get(other) != answer.get(cell)) {
                    cage.push(cell);
                }
            }
            let digits = cage.iter().filter_map(|&cell| answer.get(cell));
            let sum: u32 = digits.map(|digit| u32::from(digit.get())).sum();
            let wrong = u32::from(stream.below(60) == 0);
            let sum = (stream.below(5) > 0).then_some(sum + wrong);
            constraints.push(Constraint::Cage(Cage::new(cage, sum)));
        }
        for cell in layout.cells().filter(|_| stream.below(6) == 0) {
            let Place { row, column } = layout.place(cell);
            let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let around = around.map(|(down, right)| layout.cell(row + down, column + right));
            if let [Some(one), Some(two), Some(three), Some(four)] = around {
                let digits = [one, two, four].map(|cell| answer.get(cell).unwrap());
                let by = u32::from(digits[0].get().abs_diff(digits[1].get()));
                let dot = Pair::new([one, two], Relation::Difference(by));
                let quadruple = Quadruple::new([one, two, three, four], digits);
                constraints.extend([Constraint::Pair(dot), Constraint::Quadruple(quadruple)]);
            }
        }
        let rules = Rules::new(&layout, constraints).unwrap();
        let nothing = CellSets::none(&layout);
        Puzzle::of_parts(Grid::empty(layout), rules, nothing).ok()
    }

    /// Both read the same propagators, so [`FewestCandidatesSearch`] is compared with a filter of all answers in the tests
    /// of `tests/suite`.
    #[test]
    fn learner_and_plain_search_agree_about_constraints() {
        let control = Control::default();
        let (mut counts, mut several) = (0, 0);
        for seed in 0..150 {
            let (rows, columns) = if seed % 3 == 0 { (2, 3) } else { (2, 2) };
            let Some(puzzle) = caged(rows, columns, seed) else { continue };
            let (tables, Some(root)) = settled::<u64>(&puzzle) else { continue };
            let mut meter = Meter::new(&control, Effort::default(), 0);
            let mut plain = FewestCandidatesSearch::new(Arc::clone(&tables), &root);
            plain.start(&root);
            let mut answers: Vec<Vec<u64>> = Vec::new();
            while answers.len() <= 500 && plain.find(&mut meter).unwrap() {
                answers.push(plain.answer()[..tables.cell_count()].to_vec());
            }
            if answers.len() > 500 {
                continue;
            }
            let mut learner = Learner::new(&tables, &root, &mut meter).unwrap();
            let counted = learner.count(1_000, &mut meter).unwrap();
            assert_eq!(counted, Some(answers.len() as u64), "{seed}");
            let found = learner.find_two(&root, &mut meter).unwrap();
            match (found, &answers[..]) {
                (LearnerAnswers::None, []) | (LearnerAnswers::Several, [_, _, ..]) => {}
                (LearnerAnswers::Only(one), [only]) => {
                    assert_eq!(one[..tables.cell_count()], only[..], "{seed}");
                }
                (found, answers) => panic!("{seed}: {found:?}, {} answers", answers.len()),
            }
            counts += 1;
            several += usize::from(answers.len() > 1);
        }
        assert!(counts > 60 && several > 20, "{counts} puzzles, {several} with several answers");
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
        assert!(matches!(found, LearnerAnswers::Several));
    }
}
