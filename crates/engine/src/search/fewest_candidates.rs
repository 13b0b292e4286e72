//! Finds answers in no particular order, branching on the cell with the fewest candidates.
//!
//! This is the quick way to count the answers of a state, because the cell with the fewest candidates has the
//! fewest branches. The order of the answers has no meaning.

use std::sync::Arc;

use super::bits::Mask;
use super::learning::{Learner, LearnerAnswers};
use super::meter::Meter;
use super::pattern;
use super::propagate::{WorkList, place, restrict};
use super::states::States;
use super::tables::LayoutTables;
use crate::Cancelled;

/// The number of nodes without an answer after which the plain search asks the learner. A state of the classic
/// board needs far fewer.
const PATIENCE: u64 = 2_000;

/// The same number on other boards with more than nine digits, on which plain search is lost sooner.
const PATIENCE_ON_LARGE_BOARDS: u64 = 200;

/// The same number for a probe on boards of up to nine digits with propagators. A conflict takes the learner far longer there: it
/// must find out why a propagator removed a candidate.
const PATIENCE_WITH_PROPAGATORS: u64 = 100_000;

/// The same number once the learner was needed in this puzzle. The learner keeps its clauses, so that it answers the
/// next question sooner.
const LITTLE_PATIENCE: u64 = 100;

/// The largest number of answers that the learner counts one by one. It keeps a clause for each.
const MANY_ANSWERS: u64 = 1 << 16;

/// The way on for a search that has found no answer for a long time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StallPolicy {
    /// It gives up.
    GiveUp,
    /// It asks the learner at each node.
    AskLearner,
}

/// The answers of a state, as far as a probe found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProbeResult {
    /// No answer.
    Nothing,
    /// One answer, which [`FewestCandidatesSearch::only`] returns.
    OneAnswer,
    /// Two answers or more.
    Several,
    /// One answer or more. The learner looks for a second answer only if the state is the whole puzzle.
    AtLeastOne,
}

impl ProbeResult {
    /// The least possible number of answers.
    pub(super) fn at_least(self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::OneAnswer | Self::AtLeastOne => 1,
            Self::Several => 2,
        }
    }
}

/// A branch: the state at the same depth, split by the candidates of one cell.
#[derive(Clone, Copy, Debug)]
struct Branch<M> {
    cell: usize,
    untried: M,
    /// Whether no digit was tried yet.
    is_new: bool,
}

/// The result of looking for the next answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FindResult {
    /// An answer, on top of the stack of states.
    Answer,
    /// No answer is left.
    End,
    /// The search is lost and gave up.
    GaveUp,
}

/// The result of trying a digit.
enum TrialResult {
    /// A contradiction.
    Nothing,
    /// An answer, on top of the stack of states.
    Answer,
    /// A state with open cells, on top of the stack of states.
    Open,
    /// No digit was left to try.
    End,
}

/// A search for the answers of one state.
///
/// If plain search takes too long, a [`Learner`] decides which states hold answers.
#[derive(Clone, Debug)]
pub(super) struct FewestCandidatesSearch<M> {
    tables: Arc<LayoutTables>,
    /// The whole puzzle; all states searched follow from it.
    root: Vec<M>,
    states: States<M>,
    branches: Vec<Branch<M>>,
    /// The answer of the last probe, if it found one.
    only: Vec<M>,
    work: WorkList,
    /// Whether the first state is itself an answer that was not yet returned.
    start_is_answer: bool,
    /// The number of nodes left, without an answer, before the learner is asked.
    patience: u64,
    learner: Option<Box<Learner<M>>>,
    /// By cell: its digit in the answer that the learner found last, or in a pattern of an almost empty board. The search tries
    /// this digit first. A wrong digit only costs time.
    likely: Vec<M>,
    /// The number of nodes on the way to the answer that a pattern gives, or 0.
    way_to_pattern: u64,
    /// `None` unless there are propagators.
    weights: Option<CellWeights>,
    /// Whether the search goes by the weights, and removes digits that failed before the next choice. Such a state lacks
    /// candidates that do not follow from its digits, so the learner cannot be asked about it.
    goes_by_weights: bool,
}

impl<M: Mask> FewestCandidatesSearch<M> {
    /// A search for states that follow from `root`, with no state to search yet. The singles of `root` must be
    /// propagated to the end.
    pub(super) fn new(tables: Arc<LayoutTables>, root: &[M]) -> Self {
        // A pattern knows nothing of constraints on several cells. It would lead the search astray.
        let pattern = match tables.constraints() {
            Some(_) => None,
            None => pattern::answer(tables.layout(), &root[..tables.cell_count()]),
        };
        Self {
            states: States::new(vec![M::NONE; tables.width()]),
            root: root.to_vec(),
            way_to_pattern: pattern.as_ref().map_or(0, |pattern| pattern.len() as u64),
            weights: CellWeights::new(&tables),
            goes_by_weights: false,
            likely: pattern.unwrap_or_else(|| vec![M::NONE; tables.cell_count()]),
            tables,
            branches: Vec::new(),
            only: Vec::new(),
            work: WorkList::default(),
            start_is_answer: false,
            patience: 0,
            learner: None,
        }
    }

    /// Starts a new search of `state`, whose singles must be propagated to the end without a contradiction.
    pub(super) fn start(&mut self, state: &[M]) {
        self.states.at_mut(0).copy_from_slice(state);
        self.branches.clear();
        self.start_is_answer = LayoutTables::open_count(state) == 0;
        if !self.start_is_answer {
            self.branch();
        }
        self.be_patient();
    }

    fn be_patient(&mut self) {
        let patience = match self.learner {
            Some(_) => LITTLE_PATIENCE,
            None if self.tables.layout().digit_count() > 9 => PATIENCE_ON_LARGE_BOARDS,
            None if self.goes_by_weights => PATIENCE_WITH_PROPAGATORS,
            None => PATIENCE,
        };
        // The way along a pattern visits a node for each cell. Without this, the search would be called lost on the
        // way.
        self.patience = patience + self.way_to_pattern;
    }

    /// Finds the next answer. Returns `false` if none is left.
    pub(super) fn find(&mut self, meter: &mut Meter) -> Result<bool, Cancelled> {
        Ok(self.find_or(StallPolicy::AskLearner, meter)? == FindResult::Answer)
    }

    /// Finds the next answer, unless the search is lost and gives up.
    fn find_or(
        &mut self,
        stall_policy: StallPolicy,
        meter: &mut Meter,
    ) -> Result<FindResult, Cancelled> {
        self.goes_by_weights = false;
        self.be_patient();
        // Patience begins again after each answer: a search that goes on finding answers is not lost.
        loop {
            match self.step(meter)? {
                TrialResult::Answer => return Ok(FindResult::Answer),
                TrialResult::End => return Ok(FindResult::End),
                TrialResult::Nothing => meter.backtrack(),
                TrialResult::Open if self.patience > 0 => self.branch(),
                TrialResult::Open => {
                    if stall_policy == StallPolicy::GiveUp {
                        return Ok(FindResult::GaveUp);
                    }
                    if self.leads_on(meter)? {
                        self.branch();
                    } else {
                        meter.backtrack();
                    }
                }
            }
        }
    }

    /// Looks for up to two answers of `state`. Asks the learner if plain search takes too long.
    pub(super) fn probe(
        &mut self,
        state: &[M],
        meter: &mut Meter,
    ) -> Result<ProbeResult, Cancelled> {
        // The learner is asked about the whole state at most.
        self.goes_by_weights = self.weights.is_some();
        self.start(state);
        // Patience is not renewed at the first answer: it may take the learner to prove that there is no second.
        let mut found = 0;
        while self.patience > 0 {
            match self.step(meter)? {
                TrialResult::End if found == 0 => return Ok(ProbeResult::Nothing),
                TrialResult::End => return Ok(ProbeResult::OneAnswer),
                TrialResult::Answer if found > 0 => return Ok(ProbeResult::Several),
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

    /// Counts the answers of the whole puzzle until more than `most` were seen.
    ///
    /// Plain search is far quicker as long as answers are close to each other. If it is lost, the learner counts from
    /// the start, up to a number of answers for which it has room. Beyond that both search together.
    pub(super) fn count(&mut self, most: u128, meter: &mut Meter) -> Result<u128, Cancelled> {
        let root = self.root.clone();
        self.start(&root);
        match self.count_on(most, StallPolicy::GiveUp, meter)? {
            Some(answers) => return Ok(answers.into()),
            // The learner would find the answers again that plain search has seen, so the count starts over.
            None => meter.answers = 0,
        }
        let learner = Self::learner(&mut self.learner, &self.tables, &root, meter)?;
        let fitting = u64::try_from(most).map_or(MANY_ANSWERS, |most| most.min(MANY_ANSWERS));
        let answers = learner.count(fitting, meter)?;
        if let Some(answers) = answers.filter(|&it| it <= fitting || u128::from(it) > most) {
            return Ok(answers.into());
        }
        self.start(&root);
        meter.answers = 0;
        Ok(self.count_on(most, StallPolicy::AskLearner, meter)?.unwrap_or_default().into())
    }

    /// Counts the answers that are left until more than `most` were seen. Returns `None` if the search is lost and
    /// gives up.
    fn count_on(
        &mut self,
        most: u128,
        stall_policy: StallPolicy,
        meter: &mut Meter,
    ) -> Result<Option<u64>, Cancelled> {
        let mut answers = 0;
        while u128::from(answers) <= most {
            // The learner alone could not count this many answers, so the search goes on and asks the learner.
            let is_many = answers > MANY_ANSWERS;
            let stall_policy = if is_many { StallPolicy::AskLearner } else { stall_policy };
            match self.find_or(stall_policy, meter)? {
                FindResult::End => break,
                FindResult::Answer => answers += 1,
                FindResult::GaveUp => return Ok(None),
            }
            meter.answers = answers;
        }
        Ok(Some(answers))
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
        let (cell, digits) = choice;
        let placed = if digits.is_single() {
            place(&self.tables, state, &mut self.work, choice)
        } else {
            restrict(&self.tables, state, &mut self.work, choice)
        };
        if placed.is_err() {
            if let Some(weights) = &mut self.weights {
                weights.add_failure(cell, &self.tables, &self.work);
            }
            Ok(TrialResult::Nothing)
        } else if LayoutTables::open_count(state) == 0 {
            Ok(TrialResult::Answer)
        } else {
            Ok(TrialResult::Open)
        }
    }

    /// Asks the learner whether the state on top of the stack holds an answer.
    fn leads_on(&mut self, meter: &mut Meter) -> Result<bool, Cancelled> {
        let is_new = self.learner.is_none();
        // The learner starts from the root and not from this state, so that what it learns holds for every later
        // state.
        let learner = Self::learner(&mut self.learner, &self.tables, &self.root, meter)?;
        if is_new {
            // If the whole puzzle has one answer or none, two answers of the root decide every state without
            // another search.
            learner.find_two(&self.root, meter)?;
        }
        let found = learner.find(self.states.at(self.branches.len()), meter)?;
        if let Some(answer) = found {
            self.likely.copy_from_slice(&answer[..self.tables.cell_count()]);
        }
        Ok(found.is_some())
    }

    fn ask_learner(&mut self, state: &[M], meter: &mut Meter) -> Result<ProbeResult, Cancelled> {
        let learner = Self::learner(&mut self.learner, &self.tables, &self.root, meter)?;
        // To find a second answer, the learner rules the first out by a clause that slows all later searches.
        // Only the whole puzzle is worth that, because its answers may decide every state without another
        // search.
        if state != self.root {
            let holds_some = learner.find(state, meter)?.is_some();
            return Ok(if holds_some { ProbeResult::AtLeastOne } else { ProbeResult::Nothing });
        }
        Ok(match learner.find_two(state, meter)? {
            LearnerAnswers::None => ProbeResult::Nothing,
            LearnerAnswers::Only(only) => {
                self.only.clear();
                self.only.extend_from_slice(only);
                ProbeResult::OneAnswer
            }
            LearnerAnswers::Several => ProbeResult::Several,
        })
    }

    fn learner<'a>(
        learner: &'a mut Option<Box<Learner<M>>>,
        tables: &Arc<LayoutTables>,
        root: &[M],
        meter: &mut Meter,
    ) -> Result<&'a mut Learner<M>, Cancelled> {
        // The learner is made only when it is needed: to make it takes longer than to solve most puzzles.
        let known = match learner.take() {
            Some(known) => known,
            None => Box::new(Learner::new(tables, root, meter)?),
        };
        Ok(learner.insert(known))
    }

    fn keep_answer(&mut self) {
        self.only.clear();
        self.only.extend_from_slice(self.states.at(self.branches.len()));
    }

    /// The answer that [`FewestCandidatesSearch::find`] found last, as a state.
    pub(super) fn answer(&self) -> &[M] {
        self.states.at(self.branches.len())
    }

    /// The answer of the last probe, if the probe found one answer. Otherwise undefined.
    pub(super) fn only(&self) -> &[M] {
        &self.only
    }

    /// Takes the next digit to try, or all that are left, and copies the state to try it in to the new top of the stack. The
    /// last digit of a branch is tried in the state of the branch itself, because no digit is left to come back for. Returns
    /// `None` if no digit is left.
    fn take_choice(&mut self) -> Option<(usize, M)> {
        let top = self.branches.len().checked_sub(1)?;
        let branch = &mut self.branches[top];
        let cell = branch.cell;
        // That a digit failed may remove more candidates, and the next choice may better be of another cell. So all other
        // digits are left at once.
        if self.goes_by_weights && !branch.is_new {
            let untried = branch.untried;
            self.branches.pop();
            return Some((cell, untried));
        }
        branch.is_new = false;
        // Digits of an answer that the learner found cannot lead to a dead end as long as all choices follow
        // that answer.
        let likely = branch.untried & self.likely[cell];
        let digits = if likely == M::NONE { branch.untried } else { likely };
        let digit = digits.lowest();
        branch.untried ^= digit;
        if branch.untried == M::NONE {
            self.branches.pop();
        } else {
            self.states.copy_down(top);
        }
        Some((cell, digit))
    }

    fn branch(&mut self) {
        let state = self.states.at(self.branches.len());
        let cells = &state[..self.tables.cell_count()];
        let (cell, untried) = match &self.weights {
            Some(weights) if self.goes_by_weights => weights.heaviest_cell(cells),
            Some(_) | None => cell_with_fewest(cells),
        };
        self.branches.push(Branch { cell, untried, is_new: true });
    }
}

/// The first cell with the fewest candidates among the cells with two or more, and its candidates. There must
/// be such a cell.
fn cell_with_fewest<M: Mask>(cells: &[M]) -> (usize, M) {
    let mut best = (0, M::NONE);
    let mut fewest = u32::MAX;
    for (cell, &candidates) in cells.iter().enumerate() {
        // Clearing the lowest bit tells cells with no choice left apart, without a count of bits.
        let rest = candidates ^ candidates.lowest();
        if rest == M::NONE {
            continue;
        }
        // No open cell has fewer than two candidates, so the search stops here. A mask of two bits needs no bit
        // count.
        if rest.is_single() {
            return (cell, candidates);
        }
        let count = candidates.len();
        if count < fewest {
            fewest = count;
            best = (cell, candidates);
        }
    }
    best
}

/// How much cells have to do with contradictions, which are best met early: dom/wdeg of Boussemart, Hemery, Lecoutre and Sais
/// (Boosting Systematic Search by Weighting Constraints, 2004), with a weight for each cell.
#[derive(Clone, Debug)]
struct CellWeights {
    by_cell: Vec<u32>,
    failures: u32,
}

impl CellWeights {
    /// What a cell weighs for each constraint that it is in, and for each derived sum.
    const CONSTRAINT: u32 = 10;
    const DERIVED: u32 = 5;

    /// The number of failures after which all weights are halved, so that late ones count.
    const LIFETIME: u32 = 1 << 14;

    /// Returns `None` if there are no propagators: singles then show nearly all contradictions.
    fn new(tables: &LayoutTables) -> Option<Self> {
        let mut by_cell = vec![1; tables.cell_count()];
        for posted in tables.propagators().iter() {
            let weight = if posted.constraint.is_some() { Self::CONSTRAINT } else { Self::DERIVED };
            posted.cells.iter().for_each(|&cell| by_cell[cell] += weight);
        }
        (!tables.propagators().is_empty()).then_some(Self { by_cell, failures: 0 })
    }

    /// After a digit of `cell` led to a contradiction: the cell weighs more, and so do those of the propagator that found it.
    fn add_failure(&mut self, cell: usize, tables: &LayoutTables, work: &WorkList) {
        self.by_cell[cell] += 1;
        if let Some(number) = work.failed_propagator() {
            tables.propagators()[number].cells.iter().for_each(|&cell| self.by_cell[cell] += 1);
        }
        self.failures += 1;
        if self.failures == Self::LIFETIME {
            self.failures = 0;
            self.by_cell.iter_mut().for_each(|weight| *weight = *weight / 2 + 1);
        }
    }

    /// The open cell that weighs most for each of its candidates, and its candidates. There must be an open cell.
    fn heaviest_cell<M: Mask>(&self, cells: &[M]) -> (usize, M) {
        let mut best = (0, M::NONE);
        let (mut most, mut fewest) = (0, 1);
        for (cell, (&candidates, &weight)) in cells.iter().zip(&self.by_cell).enumerate() {
            let (weight, count) = (u64::from(weight), u64::from(candidates.len()));
            if count > 1 && weight * fewest > most * count {
                (most, fewest) = (weight, count);
                best = (cell, candidates);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Effort, settle_givens};
    use crate::{Control, Grid, Layout, Puzzle};

    /// The board with 25 rows is one on which plain search is lost, so that the learner is asked.
    #[test]
    fn a_cancel_is_seen_by_the_learner() {
        let layout = Layout::boxed(5, 5).unwrap();
        let tables = LayoutTables::of(&layout);
        let mut root = tables.state::<u64>(&Puzzle::new(Grid::empty(layout)).unwrap());
        settle_givens(&tables, &mut root, &mut WorkList::default()).unwrap();
        let mut search = FewestCandidatesSearch::new(tables, &root);
        let stopped = Control::default();
        stopped.cancel.cancel();
        let mut meter = Meter::new(&stopped, Effort::default(), 0);
        assert_eq!(search.ask_learner(&root, &mut meter), Err(Cancelled));
        assert!(search.learner.is_some());
        assert_eq!(meter.effort.nodes, Meter::NODES_A_REPORT);
    }
}
