//! Counts the answers of a puzzle, in one call or in parts.
//!
//! A puzzle with few answers is counted by listing them. On the classic board, larger numbers are added up by
//! [`super::classic::counting`] without a list. That sum has independent parts, which the caller can count on
//! several threads. The count and its effort are the same for any number of threads.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::alike_digits;
use super::bits::Mask;
use super::classic::counting::{CountReach, Plan, Tables};
use super::classic::{Instructions, SearchEnd, SharedCount};
use super::extra_houses;
use super::fewest_candidates::FewestCandidatesSearch;
use super::meter::Meter;
use super::pattern;
use super::propagate::{WorkList, settle_givens};
use super::tables::LayoutTables;
use super::{Count, Effort, FullCount, MeasuredCount};
use crate::{Cancelled, Cells, Control, Puzzle};

/// The number of answers that are listed on a classic board with few candidates. If there are more, all are
/// counted without a list. A plan for such a count takes longer than a list of few answers.
const FEW: u64 = 8;

/// With each further 48 candidates, twice as many answers are listed, because the work to lay out a plan
/// doubles as well.
const CANDIDATES_TO_DOUBLE: usize = 48;

/// The list for a branch is shorter by this factor. Branches are counted only on the way to a far answer, where
/// most of them are large, so a long list would usually be in vain.
const FEWER_OF_A_BRANCH: u64 = 4;

/// The number of answers that are listed on a board that is not classic, before all answers are counted without a
/// list if the board allows it.
const LISTED: u128 = 1 << 16;

/// Returns whether `puzzle` has exactly one answer.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn has_one_answer(puzzle: &Puzzle, control: &Control) -> Result<bool, Cancelled> {
    Ok(count(puzzle, 1, control)?.count == Count::Exactly(1))
}

/// Counts the answers of `puzzle` until more than `limit` were seen.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn count(puzzle: &Puzzle, limit: u64, control: &Control) -> Result<MeasuredCount, Cancelled> {
    Ok(CountInParts::start(puzzle, CountLimit::MoreThan(limit), control)?
        .finish(control)?
        .up_to(limit))
}

/// Counts all answers of `puzzle`.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn count_all(puzzle: &Puzzle, control: &Control) -> Result<FullCount, Cancelled> {
    CountInParts::start(puzzle, CountLimit::All, control)?.finish(control)
}

impl FullCount {
    /// Converts to the result of a count with this `limit`.
    #[must_use]
    pub fn up_to(self, limit: u64) -> MeasuredCount {
        let count = match u64::try_from(self.answers) {
            Ok(answers) if answers <= limit => Count::Exactly(answers),
            _ => Count::MoreThan(limit),
        };
        MeasuredCount { count, effort: self.effort }
    }
}

/// How far answers are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountLimit {
    /// Until more answers than this limit were seen.
    MoreThan(u64),
    /// Until all answers were counted.
    All,
}

impl CountLimit {
    /// The number of answers above which counting may stop. Without a limit it is the largest `u128`, which no
    /// classic board reaches.
    fn limit(self) -> u128 {
        match self {
            Self::MoreThan(limit) => u128::from(limit),
            Self::All => u128::MAX,
        }
    }
}

/// A count that has begun, and the parts of it that are not yet counted. Parts can be counted in any order and
/// on any thread.
#[derive(Debug)]
pub struct CountInParts {
    limit: u128,
    counted: FullCount,
    plan: Option<Arc<Plan>>,
    /// The number of parts added to `counted`. Parts are added in ascending order; a part that arrives early is
    /// kept in `waiting`. Otherwise the effort would depend on the threads.
    added: usize,
    waiting: BTreeMap<usize, PartCount>,
}

/// The result of one part.
#[derive(Clone, Copy, Debug)]
pub struct PartCount {
    number: usize,
    counted: FullCount,
}

impl CountInParts {
    /// Begins to count the answers of `puzzle`.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn start(puzzle: &Puzzle, until: CountLimit, control: &Control) -> Result<Self, Cancelled> {
        let mut meter = Meter::new(control, Effort::default(), 0);
        // A puzzle that is solved before the first report would otherwise ignore a cancel.
        meter.report()?;
        let mut counting = Self {
            limit: until.limit(),
            counted: FullCount { answers: 0, effort: Effort::default() },
            plan: None,
            added: 0,
            waiting: BTreeMap::new(),
        };
        // The boards of the classic search, and the plan of a count, read candidates and know no constraint on several
        // cells.
        let classic = puzzle.givens().classic_cells().filter(|_| !puzzle.rules().ties_cells());
        match classic {
            Some(givens) => counting.begin_classic(puzzle, &givens, &mut meter)?,
            None => counting.list_any(puzzle, &mut meter)?,
        }
        counting.counted.effort = meter.effort;
        meter.publish();
        Ok(counting)
    }

    /// Lists answers of a classic board. If they are too many for a list, lays out the parts of a count of all
    /// of them.
    fn begin_classic(
        &mut self,
        puzzle: &Puzzle,
        givens: &Cells,
        meter: &mut Meter,
    ) -> Result<(), Cancelled> {
        // A low limit is reached by listing before a plan could be laid out, so candidates need not be counted for
        // it.
        let few = if self.limit <= u128::from(FEW) { FEW } else { few(candidate_count(puzzle)) };
        let most = u64::try_from(self.limit).map_or(few, |limit| limit.min(few));
        let ended = shared(puzzle, givens).count(most, meter)?;
        self.counted.answers = u128::from(meter.answers);
        match ended {
            SearchEnd::Counted if few >= meter.answers || self.counted.answers > self.limit => {
                Ok(())
            }
            // The boards gave up. The general search learns from dead ends, and needs few answers here. With more
            // answers to see, givens alone are counted faster by a plan; a plan for scattered candidates is large.
            SearchEnd::GaveUp if self.limit <= 1 => self.list_all::<u64>(puzzle, meter),
            SearchEnd::GaveUp if self.limit <= u128::from(FEW) && !puzzle.has_givens_only() => {
                self.list_all::<u64>(puzzle, meter)
            }
            SearchEnd::Counted | SearchEnd::GaveUp => self.plan(puzzle, meter),
        }
    }

    /// Lays out the parts of a count of all answers. There are no parts if the candidates already show that
    /// there is no answer.
    fn plan(&mut self, puzzle: &Puzzle, meter: &Meter) -> Result<(), Cancelled> {
        // The plan counts all answers again. Those that were listed are among them.
        self.counted.answers = 0;
        if let Some(root) = settled::<u64>(puzzle).1 {
            self.plan = Plan::new(&LayoutTables::classic_candidates(&root), meter)?.map(Arc::new);
        }
        Ok(())
    }

    /// Lists answers on a board of any layout, unless it is known that they exceed the limit if there are any.
    fn list_any(&mut self, puzzle: &Puzzle, meter: &mut Meter) -> Result<(), Cancelled> {
        let is_narrow = LayoutTables::fits::<u64>(puzzle.layout());
        // An almost empty large board: a formula knows an answer, and renaming its digits makes the others.
        if pattern::least_count(puzzle) > self.limit {
            self.exceed_limit(meter);
            Ok(())
        // If there is one answer there are more than the limit, so the search can stop at the first.
        } else if pattern::alike_digits(puzzle) > self.limit {
            if is_narrow {
                self.find_one::<u64>(puzzle, meter)
            } else {
                self.find_one::<u128>(puzzle, meter)
            }
        } else if is_narrow {
            self.list_all::<u64>(puzzle, meter)
        } else {
            self.list_all::<u128>(puzzle, meter)
        }
    }

    /// Looks for an answer of a puzzle that has no answer, or more answers than the limit.
    fn find_one<M: Mask>(&mut self, puzzle: &Puzzle, meter: &mut Meter) -> Result<(), Cancelled> {
        if let (tables, Some(root)) = settled::<M>(puzzle) {
            let mut search = FewestCandidatesSearch::new(tables, &root);
            search.start(&root);
            if search.find(meter)? {
                self.exceed_limit(meter);
            }
        }
        Ok(())
    }

    fn exceed_limit(&mut self, meter: &mut Meter) {
        self.counted.answers = self.limit + 1;
        meter.answers = u64::try_from(self.counted.answers).unwrap_or(u64::MAX);
    }

    /// Lists answers in states of this kind of words. If they are many, counts all of them without a list if the
    /// board allows it.
    fn list_all<M: Mask>(&mut self, puzzle: &Puzzle, meter: &mut Meter) -> Result<(), Cancelled> {
        let (tables, Some(root)) = settled::<M>(puzzle) else {
            return Ok(());
        };
        let mut search = FewestCandidatesSearch::new(tables, &root);
        // Whether there is one answer is asked most. A probe stops at the second, and asks the learner sooner than a
        // count.
        if self.limit <= 1 {
            let answers = search.probe(&root, meter)?.at_least();
            meter.answers = answers;
            self.counted.answers = u128::from(answers);
        } else {
            // Listing comes first: a board with few answers is done before a count without a list has begun.
            let few = self.limit.min(LISTED);
            self.counted.answers = search.count(few, meter)?;
            if few < self.counted.answers && self.counted.answers <= self.limit {
                self.counted.answers = match without_list(puzzle, meter)? {
                    Some(answers) => answers,
                    // This starts over. To go on from the list would save only the 65,536 answers already seen.
                    None => search.count(self.limit, meter)?,
                };
            }
        }
        Ok(())
    }

    /// The number of parts, or 0 if [`CountInParts::start`] has counted all answers.
    #[must_use]
    pub fn parts(&self) -> usize {
        self.plan.as_ref().map_or(0, |plan| plan.parts())
    }

    /// A counter of parts for one thread. Returns `None` if no parts are left to count.
    #[must_use]
    pub fn counter(&self) -> Option<Counter> {
        let plan = self.plan.clone()?;
        Some(Counter { tables: Tables::new(&plan), plan, limit: self.limit })
    }

    /// Counts all parts, one after the other, and returns the whole count.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn finish(mut self, control: &Control) -> Result<FullCount, Cancelled> {
        if let Some(plan) = self.plan.take() {
            // The answers shown so far go on from where listing left them, so that the display never falls back.
            let mut meter = Meter::new(control, self.counted.effort, control.progress.answers());
            self.counted.answers = plan.count(self.reach(), &mut meter)?;
            self.counted.effort = meter.effort;
        }
        control.progress.set(self.reach().shown(self.counted.answers), self.counted.effort.nodes);
        Ok(self.counted)
    }

    /// A rough measure of the work for all parts: the number of additions, each of which takes some
    /// nanoseconds.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.plan.as_ref().map_or(0, |plan| plan.steps())
    }

    /// Adds the result of a part. Parts may arrive in any order. A part changes nothing if the parts before it
    /// already exceed the limit.
    pub fn add(&mut self, part: PartCount) {
        // A part that is behind the first to exceed the limit must not add to the effort. So parts wait for those
        // before them.
        self.waiting.insert(part.number, part);
        while self.is_open()
            && let Some(part) = self.waiting.remove(&self.added)
        {
            self.counted.answers += part.counted.answers;
            self.counted.effort += part.counted.effort;
            self.added += 1;
        }
    }

    /// Whether more parts are needed: some are missing, and the limit is not exceeded.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.added < self.parts() && self.counted.answers <= self.limit
    }

    /// The count so far. Once it is above the limit, it says only that the limit is exceeded.
    #[must_use]
    pub fn counted(&self) -> FullCount {
        self.counted
    }

    /// Publishes how far the count has come.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn report(&self, control: &Control) -> Result<(), Cancelled> {
        control.report(self.reach().shown(self.counted.answers), self.counted.effort.nodes)
    }

    fn reach(&self) -> CountReach {
        CountReach::up_to(self.limit)
    }
}

/// Counts the answers of a state of the classic board. Returns `None` if they are more than `limit`. The
/// singles of `state` must be propagated to the end.
pub(super) fn count_state<M: Mask>(
    state: &[M],
    limit: u64,
    search: &mut FewestCandidatesSearch<M>,
    meter: &mut Meter,
) -> Result<Option<u64>, Cancelled> {
    let (besides, most) = (meter.answers, u128::from(limit));
    let cells = LayoutTables::classic_candidates(state);
    let candidates = cells.iter().map(|cell| cell.count_ones() as usize).sum();
    // `FEW` is at least twice `FEWER_OF_A_BRANCH`, so this is never 0.
    let few = u128::from(few(candidates) / FEWER_OF_A_BRANCH);
    let mut answers = list(state, most.min(few), search, meter)?;
    if few < answers
        && answers <= most
        && let Some(plan) = Plan::new(&cells, meter)?
    {
        answers = plan.count(CountReach { besides, ..CountReach::up_to(most) }, meter)?;
    }
    Ok(u64::try_from(answers).ok().filter(|&answers| answers <= limit))
}

/// Counts all answers on a board that is not classic. Returns `None` if the board does not allow it.
fn without_list(puzzle: &Puzzle, meter: &mut Meter) -> Result<Option<u128>, Cancelled> {
    // Both counts merge positions that only houses and candidates keep apart.
    if puzzle.rules().ties_cells() {
        return Ok(None);
    }
    match extra_houses::count(puzzle, meter)? {
        // Extra houses first: that count tells at once whether it applies. Alike digits give up only after millions
        // of positions.
        Some(answers) => Ok(Some(answers)),
        None => alike_digits::count(puzzle, meter),
    }
}

fn candidate_count(puzzle: &Puzzle) -> usize {
    puzzle.layout().cells().map(|cell| puzzle.candidates(cell).len()).sum()
}

/// The number of answers that are listed on a board with this number of candidates before all answers are
/// counted without a list. It is [`FEW`] or more.
fn few(candidates: usize) -> u64 {
    // A board has 729 candidates at most, so the shift is 15 at most.
    FEW << (candidates / CANDIDATES_TO_DOUBLE)
}

/// Lists answers of a state until more than `most` were seen, and returns the number seen.
fn list<M: Mask>(
    state: &[M],
    most: u128,
    search: &mut FewestCandidatesSearch<M>,
    meter: &mut Meter,
) -> Result<u128, Cancelled> {
    let before = meter.answers;
    let mut answers = 0;
    search.start(state);
    while u128::from(answers) <= most && search.find(meter)? {
        answers += 1;
        meter.answers = before + answers;
    }
    Ok(u128::from(answers))
}

/// Counts parts on one thread. Keeps the tables that several parts share.
#[derive(Debug)]
pub struct Counter {
    plan: Arc<Plan>,
    tables: Tables,
    limit: u128,
}

impl Counter {
    /// Counts the part with this `number`, from 0. Stops early if this part alone exceeds the limit.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn count(&mut self, number: usize, control: &Control) -> Result<PartCount, Cancelled> {
        let mut meter = Meter::new(control, Effort::default(), 0);
        let reach = CountReach::up_to(self.limit);
        let answers = self.plan.count_part(number, &mut self.tables, reach, &mut meter)?;
        Ok(PartCount { number, counted: FullCount { answers, effort: meter.effort } })
    }
}

/// A search of `puzzle`, which has these givens, by all boards.
fn shared(puzzle: &Puzzle, givens: &Cells) -> SharedCount {
    if puzzle.has_givens_only() {
        return SharedCount::new(Instructions::best(), givens);
    }
    let state = LayoutTables::of(puzzle.layout()).state::<u64>(puzzle);
    SharedCount::of_candidates(Instructions::best(), &LayoutTables::classic_candidates(&state))
}

/// The tables of the layout of `puzzle`, and its state with all singles propagated. The state is `None` if the
/// singles contradict each other.
pub(super) fn settled<M: Mask>(puzzle: &Puzzle) -> (Arc<LayoutTables>, Option<Vec<M>>) {
    let tables = LayoutTables::of_puzzle(puzzle);
    let mut root = tables.state(puzzle);
    let alive = settle_givens(&tables, &mut root, &mut WorkList::default()).is_ok();
    (tables, alive.then_some(root))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::{Answers, CellSets, DigitSet, Grid, Layout};

    /// The first answer of the empty grid, with only the cells for which `keeps` is true.
    fn puzzle(mut keeps: impl FnMut() -> bool) -> Puzzle {
        let layout = Layout::classic();
        let mut first = Answers::new(&Puzzle::new(Grid::empty(layout.clone())).unwrap());
        first.next(&Control::default()).unwrap();
        let mut givens = first.grid().unwrap();
        for cell in layout.cells().filter(|_| !keeps()) {
            givens.set(cell, None);
        }
        Puzzle::new(givens).unwrap()
    }

    /// The same without the candidates for which `falls` is true, except those of its first answer.
    fn narrowed(puzzle: &Puzzle, mut falls: impl FnMut() -> bool) -> Puzzle {
        let mut first = Answers::new(puzzle);
        first.next(&Control::default()).unwrap();
        let answer = first.grid().unwrap();
        let mut ruled_out = CellSets::none(puzzle.layout());
        for cell in puzzle.layout().cells() {
            let others = puzzle.candidates(cell).without(DigitSet::of(answer.get(cell).unwrap()));
            ruled_out.set(cell, others.iter().filter(|_| falls()).collect());
        }
        Puzzle::ruling_out(puzzle.givens().clone(), ruled_out).unwrap()
    }

    /// Counts by the plan alone, however few answers there are, and by listing alone.
    fn check(puzzle: &Puzzle) {
        let most = 20_000;
        let control = Control::default();
        let mut meter = Meter::new(&control, Effort::default(), 0);
        let (tables, root) = settled::<u64>(puzzle);
        let root = root.unwrap();
        let listed =
            list(&root, most, &mut FewestCandidatesSearch::new(tables, &root), &mut meter).unwrap();
        let plan = Plan::new(&LayoutTables::classic_candidates(&root), &meter).unwrap().unwrap();
        let counted = plan.count(CountReach::up_to(most), &mut meter).unwrap();
        assert_eq!(counted.min(most + 1), listed, "{puzzle:?}");
    }

    #[test]
    fn counting_agrees_with_listing_however_few_answers_there_are() {
        let mut dice = Stream::new(1);
        for percent in (25..75).cycle().take(150) {
            check(&puzzle(|| dice.below(100) < percent));
        }
    }

    #[test]
    fn counting_heeds_what_is_ruled_out() {
        let mut dice = Stream::new(2);
        for percent in (0..50).cycle().take(150) {
            let whole = puzzle(|| dice.below(100) < percent);
            check(&narrowed(&whole, || dice.below(100) < 50 - percent));
        }
    }
}
