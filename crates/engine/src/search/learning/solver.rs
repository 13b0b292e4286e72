//! Learns a clause from each conflict, and jumps back to the level where that clause forces a literal.
//!
//! That a group has at most one true candidate is not stored as clauses: a candidate that becomes true makes
//! its rivals false directly. That a group has at least one true candidate is a clause, like the learnt ones. What the
//! few candidates left in a cell exclude together from a tied cell becomes a clause once it is needed: all such clauses
//! together would have hundreds of millions of literals on the largest boards.

use std::sync::Arc;

use super::analysis::{Analysis, Conflict};
use super::candidates::CandidateGroups;
use super::clauses::{Clauses, Watch};
use super::literal::Literal;
use super::order::ActivityOrder;
use super::propagators::Propagators;
use super::restarts::Restarts;
use super::trail::{Reason, Trail};
use crate::Cancelled;
use crate::rules::NoCombination;
use crate::search::bits::Mask;
use crate::search::meter::Meter;

/// The most choices that a count remembers: four bytes each, so 32 MiB.
const MOST_CHOICES: usize = 1 << 23;

/// A search for assignments of candidates that obey the rules and all clauses.
#[derive(Clone, Debug)]
pub(super) struct ClauseSolver<M> {
    candidates: Arc<CandidateGroups<M>>,
    trail: Trail,
    clauses: Clauses,
    order: ActivityOrder,
    analysis: Analysis,
    restarts: Restarts,
    /// `None` if the puzzle has no propagators.
    propagators: Option<WokenPropagators<M>>,
    /// Whether level 0 has no contradiction. If it has one, no assignment exists.
    may_hold: bool,
}

/// The propagators of the puzzle's constraints, and which of them are to be run.
#[derive(Clone, Debug)]
struct WokenPropagators<M> {
    all: Arc<Propagators<M>>,
    queue: Vec<u32>,
    /// By propagator: whether it is in the queue.
    is_queued: Vec<bool>,
}

impl<M: Mask> WokenPropagators<M> {
    /// All propagators, each to be run.
    fn new(all: &Arc<Propagators<M>>) -> Self {
        let count = u32::try_from(all.len()).expect("each has cells, and a board has few");
        // The queue is taken from its end, and those of few cells, which are the first, should run first.
        let queue = (0..count).rev().collect();
        Self { all: Arc::clone(all), queue, is_queued: vec![true; all.len()] }
    }

    fn wake(&mut self, falsified: Literal) {
        for &number in self.all.woken_by(falsified) {
            if !std::mem::replace(&mut self.is_queued[number as usize], true) {
                self.queue.push(number);
            }
        }
    }

    fn take_next(&mut self) -> Option<u32> {
        let number = self.queue.pop()?;
        self.is_queued[number as usize] = false;
        Some(number)
    }
}

impl<M: Mask> ClauseSolver<M> {
    /// A search over `candidates` that has learnt nothing yet, with the propagators of the puzzle if it has any.
    pub(super) fn new(
        candidates: &Arc<CandidateGroups<M>>,
        propagators: Option<&Arc<Propagators<M>>>,
    ) -> Self {
        let count = candidates.len();
        let mut solver = Self {
            trail: Trail::new(count),
            clauses: Clauses::new(count),
            order: ActivityOrder::new(
                u32::try_from(count).expect("candidates are numbered as u32"),
            ),
            analysis: Analysis::new(count),
            restarts: Restarts::new(),
            propagators: propagators.map(WokenPropagators::new),
            may_hold: true,
            candidates: Arc::clone(candidates),
        };
        for group in candidates.required() {
            solver.require(group.iter().map(|&candidate| Literal::is(candidate)));
        }
        for (first, others) in candidates.implied() {
            let others = others.iter().map(|&candidate| Literal::is(candidate));
            // "If first, then one of the others" is the clause "not first, or one of the others".
            solver.require(others.chain([Literal::is_not(first)]));
        }
        solver
    }

    /// Looks for an assignment with one true candidate in each group and a true literal in each clause, in
    /// which all of `assumed` hold. Returns whether there is one; [`ClauseSolver::literals`] then returns it
    /// until the next call.
    pub(super) fn solve(
        &mut self,
        assumed: &[Literal],
        meter: &mut Meter,
    ) -> Result<bool, Cancelled> {
        self.go_back_to(0);
        while self.may_hold {
            match self.carry_on() {
                // Level 1 holds the assumptions, so a conflict there says only that they do not hold
                // together. A conflict on level 0 means that no assignment exists at all.
                Err(_) if self.trail.level() <= 1 => {
                    self.may_hold = self.trail.level() == 1;
                    return Ok(false);
                }
                Err(conflict) => {
                    meter.backtrack();
                    self.learn_from(conflict);
                }
                Ok(()) if self.trail.level() == 0 => {
                    if !self.assume(assumed) {
                        return Ok(false);
                    }
                }
                Ok(()) if self.restarts.is_due() || self.clauses.are_many() => self.start_over(),
                Ok(()) => {
                    meter.node()?;
                    if !self.choose() {
                        return Ok(true);
                    }
                }
            }
        }
        Ok(false)
    }

    /// Counts assignments until more than `most` were seen, or all. Each is ruled out by its choices, so the solver
    /// is of no use afterwards. Returns `None` if there is no room for their clauses.
    pub(super) fn count(&mut self, most: u64, meter: &mut Meter) -> Result<Option<u64>, Cancelled> {
        let (mut found, mut room) = (0, MOST_CHOICES);
        self.go_back_to(0);
        while self.may_hold {
            match self.carry_on() {
                Err(_) if self.trail.level() <= 1 => break,
                Err(conflict) => {
                    meter.backtrack();
                    self.learn_from(conflict);
                }
                // Level 1 always holds the assumptions. A count has none.
                Ok(()) if self.trail.level() == 0 => self.trail.begin_level(),
                Ok(()) if self.restarts.is_due() || self.clauses.are_many() => self.start_over(),
                Ok(()) => {
                    meter.node()?;
                    if !self.choose() {
                        found += 1;
                        meter.answers += 1;
                        // Each answer leaves a clause with a literal for each choice, which is never forgotten.
                        room = room.saturating_sub(self.trail.choices().count());
                        if room == 0 {
                            return Ok(None);
                        }
                        // An answer without a choice follows from the rules alone, so it was the last.
                        if found > most || !self.rule_out_choices() {
                            break;
                        }
                    }
                }
            }
        }
        Ok(Some(found))
    }

    /// Forbids the choices that led to the assignment that was found. All else follows from them, so no other
    /// assignment is lost. Goes back no further than to the last choice. Returns `false` if there were no choices.
    fn rule_out_choices(&mut self) -> bool {
        let clause: Vec<Literal> = self.trail.choices().map(|choice| !choice).collect();
        let reason = match clause.len() {
            0 => return false,
            1 => {
                self.go_back_to(0);
                Reason::None
            }
            _ => {
                // One level back and not to the start: the next answer is usually close to the last.
                self.go_back_to(self.trail.level() - 1);
                Reason::Clause(self.clauses.add_given(&clause))
            }
        };
        self.trail.set(clause[0], reason);
        true
    }

    /// The literals that hold in the assignment that was found.
    pub(super) fn literals(&self) -> &[Literal] {
        self.trail.literals()
    }

    /// Forbids that all of `literals` hold together.
    pub(super) fn rule_out(&mut self, literals: &[Literal]) {
        self.go_back_to(0);
        self.require(literals.iter().map(|&literal| !literal));
    }

    /// Demands that one of `literals` is true. May be called on level 0 only.
    fn require(&mut self, literals: impl Iterator<Item = Literal>) {
        let possible: Vec<Literal> =
            literals.filter(|&literal| !self.trail.is_false(literal)).collect();
        match possible[..] {
            [] => self.may_hold = false,
            [only] if self.trail.is_open(only) => self.trail.set(only, Reason::None),
            [_] => {}
            _ => {
                self.clauses.add_given(&possible);
            }
        }
    }

    /// Sets all literals that follow from those already set.
    fn carry_on(&mut self) -> Result<(), Conflict> {
        loop {
            while let Some(literal) = self.trail.take_next() {
                // Rivals first: they follow from the groups alone, and no clause has to be read for them.
                if literal.is_positive() {
                    self.exclude_rivals(literal)?;
                } else {
                    // Only a candidate that became false can leave few in its cell.
                    self.exclude_together(literal);
                    if let Some(propagators) = &mut self.propagators {
                        propagators.wake(literal);
                    }
                }
                self.tell_watchers(!literal)?;
            }
            // A propagator takes far longer than a clause, and its reasons are longer, so it runs only when clauses are at
            // their end.
            let Some(propagators) = &mut self.propagators else { return Ok(()) };
            let Some(number) = propagators.take_next() else { return Ok(()) };
            let removed = propagators.all.run(number, &self.trail);
            for candidate in removed.map_err(|NoCombination| Conflict::Propagator(number))? {
                self.trail.set(Literal::is_not(candidate), Reason::Propagator(number));
            }
        }
    }

    fn exclude_rivals(&mut self, literal: Literal) -> Result<(), Conflict> {
        let candidate = literal.candidate();
        for rival in self.candidates.rivals(candidate) {
            Self::exclude_rival(&mut self.trail, candidate, rival)?;
        }
        if let Some(rivals) = self.candidates.rivals_by_constraints(candidate) {
            for rival in rivals {
                Self::exclude_rival(&mut self.trail, candidate, rival)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn exclude_rival(trail: &mut Trail, candidate: u32, rival: u32) -> Result<(), Conflict> {
        let rivalling = Literal::is(rival);
        if trail.is_open(rivalling) {
            trail.set(!rivalling, Reason::Rival(candidate));
        } else if rival != candidate && trail.is_true(rivalling) {
            return Err(Conflict::Rivals(candidate, rival));
        }
        Ok(())
    }

    /// If a cell has few candidates left, excludes from the cells tied to it what each of these candidates excludes.
    /// `falsified` is the candidate that became false. Adds a clause as the reason.
    fn exclude_together(&mut self, falsified: Literal) {
        let is_false = |candidate| self.trail.is_false(Literal::is(candidate));
        let Some((cell, left)) = self.candidates.few_left(falsified.candidate(), is_false) else {
            return;
        };
        let candidates = Arc::clone(&self.candidates);
        for (excluded, exclusion) in candidates.excluded_by_all(cell, left) {
            let compatible = candidates.compatible(cell, excluded, exclusion).map(Literal::is);
            let excluded = Literal::is(excluded);
            if !self.trail.is_open(excluded) {
                continue;
            }
            if self.trail.level() == 0 {
                self.trail.set(!excluded, Reason::None);
                continue;
            }
            // The candidate that became false is on the last level, so it can watch the clause. What is false on level 0
            // needs no mention.
            let is_more =
                |literal: &Literal| *literal != !falsified && self.trail.level_of(*literal) > 0;
            let clause: Vec<Literal> =
                [!excluded, !falsified].into_iter().chain(compatible.filter(is_more)).collect();
            // As if each literal had a level of its own: such a clause is quick to make again, so it may be forgotten
            // first.
            let levels = u32::try_from(clause.len()).expect("a cell has at most 100 candidates");
            self.trail.set(!excluded, Reason::Clause(self.clauses.add_learnt(&clause, levels)));
        }
    }

    /// Visits the clauses that `falsified` watches. Each finds another literal to watch it, or makes its last
    /// literal true, or is a conflict.
    fn tell_watchers(&mut self, falsified: Literal) -> Result<(), Conflict> {
        // The list is taken out, because clauses that find another watch add to other lists meanwhile.
        let mut watches = self.clauses.take_watches(falsified);
        let mut outcome = Ok(());
        watches.retain_mut(|watch| {
            // After a conflict the rest of the list stays as it is: the search goes back, and nothing of it was
            // looked at.
            if outcome.is_err() || self.trail.is_true(watch.other) {
                return true;
            }
            let kept = self.find_watcher(watch, falsified);
            if kept && self.trail.is_false(watch.other) {
                outcome = Err(Conflict::Clause(watch.clause));
            } else if kept && self.trail.is_open(watch.other) {
                self.trail.set(watch.other, Reason::Clause(watch.clause));
            }
            kept
        });
        self.clauses.give_watches(falsified, watches);
        outcome
    }

    /// Looks for a literal that can watch the clause instead of `falsified`, and hands the watch over. Returns
    /// `true` if `falsified` keeps the watch, because the other watch is true or all further literals are
    /// false.
    fn find_watcher(&mut self, watch: &mut Watch, falsified: Literal) -> bool {
        let codes = self.clauses.codes_mut(watch.clause);
        // The two watchers are the first two literals. The one that became false goes to the second place.
        if codes[0] == falsified.code() {
            codes.swap(0, 1);
        }
        let first = Literal::from_code(codes[0]);
        watch.other = first;
        if self.trail.is_true(first) {
            return true;
        }
        let may_be_true = |&code: &u32| !self.trail.is_false(Literal::from_code(code));
        let Some(place) = codes[2..].iter().position(may_be_true) else {
            return true;
        };
        codes.swap(1, place + 2);
        let watcher = Literal::from_code(codes[1]);
        self.clauses.watch(watcher, *watch);
        false
    }

    fn learn_from(&mut self, conflict: Conflict) {
        let (propagators, trail) = (&self.propagators, &self.trail);
        let explain = |number, removed| match propagators {
            Some(propagators) => propagators.all.explain(number, removed, trail),
            None => Vec::new(),
        };
        let facts =
            self.analysis.learn(conflict, trail, &mut self.clauses, &mut self.order, &explain);
        self.restarts.note();
        self.order.decay();
        // On that level all literals of the clause but the first are false, so the first follows.
        self.go_back_to(facts.level);
        let clause = &self.analysis.clause;
        let reason = match clause.len() {
            1 => Reason::None,
            _ => Reason::Clause(self.clauses.add_learnt(clause, facts.levels)),
        };
        self.trail.set(clause[0], reason);
    }

    /// Makes all of `assumed` true on one new level. Returns `false` if one of them is already false.
    fn assume(&mut self, assumed: &[Literal]) -> bool {
        self.trail.begin_level();
        for &literal in assumed {
            if self.trail.is_open(literal) {
                self.trail.set(literal, Reason::None);
            }
        }
        !assumed.iter().any(|&literal| self.trail.is_false(literal))
    }

    /// Begins a level with the most active open candidate. Returns `false` if no candidate is open.
    fn choose(&mut self) -> bool {
        // The order may still hold candidates that were set after they were put in.
        while let Some(candidate) = self.order.pop() {
            // Always true, which makes all rivals false at once. With the bumped reasons this took a quarter less
            // time.
            let literal = Literal::is(candidate);
            if self.trail.is_open(literal) {
                self.trail.begin_level();
                self.trail.set(literal, Reason::None);
                return true;
            }
        }
        false
    }

    fn start_over(&mut self) {
        if self.restarts.start_over() || self.clauses.are_many() {
            self.go_back_to(0);
            self.clauses.reduce(&self.trail);
        } else {
            // The assumptions of level 1 stay: they would be made again at once.
            self.go_back_to(1);
        }
    }

    fn go_back_to(&mut self, level: usize) {
        // Candidates come back when they are open again, so that the order holds every open one.
        let order = &mut self.order;
        self.trail.undo(level, |literal| order.insert(literal.candidate()));
    }
}
