//! Counts the answers of a puzzle, at one go or in parts.
//!
//! Few answers are listed. On the classic board the rest is not: [`super::classic::counting`] adds it up.
//! That has parts which do not need each other, so that whoever has threads can share them out. What comes
//! out, the effort included, does not depend on that.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::classic::counting::{CountReach, Plan, Tables};
use super::classic::{Ended, Instructions, Shared};
use super::meter::Meter;
use super::propagate::{WorkList, settle_givens};
use super::tables::LayoutTables;
use super::tightest::Tightest;
use super::{Count, Counted, CountedAll, Effort};
use crate::engine::{Cancelled, Cells, Control, Puzzle};

/// So many answers of a classic board with few candidates are listed before all are counted.
const FEW: u64 = 8;

/// With each so many candidates more, twice as many answers are listed: the work before the first answer is
/// counted doubles as well.
const CANDIDATES_TO_DOUBLE: usize = 48;

/// So many times fewer answers of a branch are listed: whoever counts branches knows that they are large more often
/// than not.
const FEWER_OF_A_BRANCH: u64 = 4;

/// Whether `puzzle` has exactly one answer.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn has_one_answer(puzzle: &Puzzle, control: &Control) -> Result<bool, Cancelled> {
    Ok(count(puzzle, 1, control)?.count == Count::Exactly(1))
}

/// Counts the answers of `puzzle` until more than `limit` were seen.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn count(puzzle: &Puzzle, limit: u64, control: &Control) -> Result<Counted, Cancelled> {
    Ok(CountInParts::start(puzzle, Until::MoreThan(limit), control)?.finish(control)?.up_to(limit))
}

/// Counts all answers of `puzzle`, however many there are.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn count_all(puzzle: &Puzzle, control: &Control) -> Result<CountedAll, Cancelled> {
    CountInParts::start(puzzle, Until::All, control)?.finish(control)
}

impl CountedAll {
    /// This as what is known of a count that was to go up to `limit`.
    #[must_use]
    pub fn up_to(self, limit: u64) -> Counted {
        let count = match u64::try_from(self.answers) {
            Ok(answers) if answers <= limit => Count::Exactly(answers),
            _ => Count::MoreThan(limit),
        };
        Counted { count, effort: self.effort }
    }
}

/// How far answers are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until more than so many were seen.
    MoreThan(u64),
    /// Until there are no more.
    All,
}

impl Until {
    /// More than so many need not be counted. Without a limit, that is more than 128 bits can tell.
    fn limit(self) -> u128 {
        match self {
            Self::MoreThan(limit) => u128::from(limit),
            Self::All => u128::MAX,
        }
    }
}

/// A count that was begun, and parts of it that are still to be done. They can be counted in any order and
/// on any thread.
#[derive(Debug)]
pub struct CountInParts {
    limit: u128,
    counted: CountedAll,
    plan: Option<Arc<Plan>>,
    /// How many parts are in `counted`: it takes them in their order.
    added: usize,
    waiting: BTreeMap<usize, CountedPart>,
}

/// What was found in one part.
#[derive(Clone, Copy, Debug)]
pub struct CountedPart {
    number: usize,
    counted: CountedAll,
}

impl CountInParts {
    /// Begins to count the answers of `puzzle`.
    ///
    /// # Errors
    /// [`Cancelled`] where `control` said so.
    pub fn start(puzzle: &Puzzle, until: Until, control: &Control) -> Result<Self, Cancelled> {
        let mut meter = Meter::new(control, Effort::default(), 0);
        meter.report()?;
        let mut counting = Self {
            limit: until.limit(),
            counted: CountedAll { answers: 0, effort: Effort::default() },
            plan: None,
            added: 0,
            waiting: BTreeMap::new(),
        };
        match puzzle.givens().classic_cells() {
            Some(givens) => counting.begin_classic(puzzle, &givens, &mut meter)?,
            None => counting.list_all(puzzle, &mut meter)?,
        }
        counting.counted.effort = meter.effort;
        meter.publish();
        Ok(counting)
    }

    /// Lists answers; where they are too many for that, lays out parts in which all of them are counted.
    fn begin_classic(
        &mut self,
        puzzle: &Puzzle,
        givens: &Cells,
        meter: &mut Meter,
    ) -> Result<(), Cancelled> {
        let candidates = puzzle.layout().cells().map(|cell| puzzle.candidates(cell).len()).sum();
        let few = few(candidates);
        let most = u64::try_from(self.limit).map_or(few, |limit| limit.min(few));
        let ended = shared(puzzle, givens).count(most, meter)?;
        self.counted.answers = u128::from(meter.answers);
        match ended {
            Ended::Counted if few >= meter.answers || self.counted.answers > self.limit => Ok(()),
            // What lists answers on any board also learns from dead ends.
            Ended::GaveUp if self.limit <= 1 => self.list_all(puzzle, meter),
            Ended::Counted | Ended::GaveUp => self.plan(puzzle, meter),
        }
    }

    /// Lays out the parts of a count of all answers. A puzzle whose candidates show that there is none has no parts.
    fn plan(&mut self, puzzle: &Puzzle, meter: &Meter) -> Result<(), Cancelled> {
        self.counted.answers = 0;
        if let Some(root) = settled(puzzle).1 {
            self.plan = Plan::new(&LayoutTables::classic_candidates(&root), meter)?.map(Arc::new);
        }
        Ok(())
    }

    /// Lists answers, on any board.
    fn list_all(&mut self, puzzle: &Puzzle, meter: &mut Meter) -> Result<(), Cancelled> {
        let (tables, Some(root)) = settled(puzzle) else {
            return Ok(());
        };
        let mut search = Tightest::new(tables, &root);
        if self.limit <= 1 {
            let answers = search.probe(&root, meter)?.at_least();
            meter.answers = answers;
            self.counted.answers = u128::from(answers);
        } else {
            self.counted.answers = list(&root, self.limit, &mut search, meter)?;
        }
        Ok(())
    }

    /// How many parts there are; 0 where all is counted already.
    #[must_use]
    pub fn parts(&self) -> usize {
        self.plan.as_ref().map_or(0, |plan| plan.parts())
    }

    /// Something to count parts with, for one thread; `None` where all is counted already.
    #[must_use]
    pub fn counter(&self) -> Option<Counter> {
        let plan = self.plan.clone()?;
        Some(Counter { tables: Tables::new(&plan), plan, limit: self.limit })
    }

    /// Counts all parts, one after the other.
    ///
    /// # Errors
    /// [`Cancelled`] where `control` said so.
    pub fn finish(mut self, control: &Control) -> Result<CountedAll, Cancelled> {
        if let Some(plan) = self.plan.take() {
            let mut meter = Meter::new(control, self.counted.effort, control.progress.answers());
            self.counted.answers = plan.count(self.reach(), &mut meter)?;
            self.counted.effort = meter.effort;
        }
        control.progress.set(self.reach().shown(self.counted.answers), self.counted.effort.nodes);
        Ok(self.counted)
    }

    /// About how much is to be done for all parts: additions, each of some nanoseconds.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.plan.as_ref().map_or(0, |plan| plan.steps())
    }

    /// Adds what was found in a part. Parts may come in any order; those that are not needed, because the
    /// ones before them exceed the limit, change nothing.
    pub fn add(&mut self, part: CountedPart) {
        self.waiting.insert(part.number, part);
        while self.is_open()
            && let Some(part) = self.waiting.remove(&self.added)
        {
            self.counted.answers += part.counted.answers;
            self.counted.effort += part.counted.effort;
            self.added += 1;
        }
    }

    /// Whether parts are still needed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.added < self.parts() && self.counted.answers <= self.limit
    }

    /// What was counted so far; where the limit is exceeded it says only that.
    #[must_use]
    pub fn counted(&self) -> CountedAll {
        self.counted
    }

    /// Publishes how far the count has come.
    ///
    /// # Errors
    /// [`Cancelled`] where `control` said so.
    pub fn report(&self, control: &Control) -> Result<(), Cancelled> {
        control.report(self.reach().shown(self.counted.answers), self.counted.effort.nodes)
    }

    fn reach(&self) -> CountReach {
        CountReach::up_to(self.limit)
    }
}

/// Counts the answers of a state of the classic board whose singles were carried to the end; `None` where
/// they are more than `limit`.
pub(super) fn count_state(
    state: &[u64],
    limit: u64,
    search: &mut Tightest,
    meter: &mut Meter,
) -> Result<Option<u64>, Cancelled> {
    let (besides, most) = (meter.answers, u128::from(limit));
    let cells = LayoutTables::classic_candidates(state);
    let candidates = cells.iter().map(|cell| cell.count_ones() as usize).sum();
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

/// How many answers of a board with so many candidates are listed before all are counted.
fn few(candidates: usize) -> u64 {
    FEW << (candidates / CANDIDATES_TO_DOUBLE)
}

/// Lists answers of a state until more than `most` were seen, and tells how many were.
fn list(
    state: &[u64],
    most: u128,
    search: &mut Tightest,
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

/// Counts parts on one thread, and keeps what one part has in common with the next.
#[derive(Debug)]
pub struct Counter {
    plan: Arc<Plan>,
    tables: Tables,
    limit: u128,
}

impl Counter {
    /// Counts the part of this `number`, from 0. It ends early where it alone exceeds the limit.
    ///
    /// # Errors
    /// [`Cancelled`] where `control` said so.
    pub fn count(&mut self, number: usize, control: &Control) -> Result<CountedPart, Cancelled> {
        let mut meter = Meter::new(control, Effort::default(), 0);
        let reach = CountReach::up_to(self.limit);
        let answers = self.plan.count_part(number, &mut self.tables, reach, &mut meter)?;
        Ok(CountedPart { number, counted: CountedAll { answers, effort: meter.effort } })
    }
}

/// All boards, to be put to work on `puzzle`, which has these givens.
fn shared(puzzle: &Puzzle, givens: &Cells) -> Shared {
    if puzzle.ruled_out().is_empty() {
        return Shared::new(Instructions::best(), givens);
    }
    let state = LayoutTables::of(puzzle.layout()).state(puzzle);
    Shared::of_candidates(Instructions::best(), &LayoutTables::classic_candidates(&state))
}

/// The tables of the layout of `puzzle`, and its state once its singles were carried to the end; `None` for a state without
/// an answer.
fn settled(puzzle: &Puzzle) -> (Arc<LayoutTables>, Option<Vec<u64>>) {
    let tables = LayoutTables::of(puzzle.layout());
    let mut root = tables.state(puzzle);
    let alive = settle_givens(&tables, &mut root, &mut WorkList::default()).is_ok();
    (tables, alive.then_some(root))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::generate::Stream;
    use crate::engine::{Answers, CellSets, DigitSet, Grid, Layout};

    /// The first answer of the empty grid, without the cells that `keeps` says no to.
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

    /// The same without the candidates that `falls` says yes to, but for those of its first answer.
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
        let (tables, root) = settled(puzzle);
        let root = root.unwrap();
        let listed = list(&root, most, &mut Tightest::new(tables, &root), &mut meter).unwrap();
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
