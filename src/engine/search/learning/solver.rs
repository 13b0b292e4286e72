//! Learns a clause from each conflict, and jumps back as far as that clause says.
//!
//! Of two true candidates in one group nothing needs to be stored: a candidate that becomes true makes its
//! rivals false. That a group has a true candidate is a clause like those that are learnt.

use std::sync::Arc;

use super::analysis::{Analysis, Conflict};
use super::candidates::CandidateGroups;
use super::clauses::{Clauses, Watch};
use super::literal::Literal;
use super::order::ActivityOrder;
use super::restarts::Restarts;
use super::trail::{Reason, Trail};
use crate::engine::Cancelled;
use crate::engine::search::meter::Meter;

/// A search for assignments: which candidates are true, by the rules and by what was learnt.
#[derive(Clone, Debug)]
pub(super) struct ClauseSolver {
    candidates: Arc<CandidateGroups>,
    trail: Trail,
    clauses: Clauses,
    order: ActivityOrder,
    analysis: Analysis,
    restarts: Restarts,
    /// By candidate: whether it was true when it was last set, and so is set first when it is chosen (Pipatsrisawat,
    /// Darwiche: A Lightweight Component Caching Scheme for Satisfiability Solvers, 2007).
    was_true: Vec<bool>,
    /// Whether level 0 is without a contradiction.
    may_hold: bool,
}

impl ClauseSolver {
    /// A search over `candidates`, that has learnt nothing yet.
    pub(super) fn new(candidates: &Arc<CandidateGroups>) -> Self {
        let count = candidates.len();
        let mut solver = Self {
            trail: Trail::new(count),
            clauses: Clauses::new(count),
            order: ActivityOrder::new(
                u32::try_from(count).expect("candidates are numbered as u32"),
            ),
            analysis: Analysis::new(count),
            restarts: Restarts::new(),
            was_true: vec![true; count],
            may_hold: true,
            candidates: Arc::clone(candidates),
        };
        for group in candidates.groups() {
            solver.require(group.iter().map(|&candidate| Literal::is(candidate)));
        }
        solver
    }

    /// Looks for an assignment in which each group has its true candidate, each clause a true literal, and
    /// all of `assumed` holds. Where there is one, [`ClauseSolver::literals`] tells it until the next call.
    pub(super) fn solve(
        &mut self,
        assumed: &[Literal],
        meter: &mut Meter,
    ) -> Result<bool, Cancelled> {
        self.go_back_to(0);
        while self.may_hold {
            match self.carry_on() {
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
                Ok(()) if self.restarts.is_due() => self.start_over(),
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

    /// What holds in the assignment that was found.
    pub(super) fn literals(&self) -> &[Literal] {
        self.trail.literals()
    }

    /// From now on not all of `literals` hold.
    pub(super) fn rule_out(&mut self, literals: &[Literal]) {
        self.go_back_to(0);
        self.require(literals.iter().map(|&literal| !literal));
    }

    /// From now on one of `literals` is true. Only on level 0.
    fn require(&mut self, literals: impl Iterator<Item = Literal>) {
        let possible: Vec<Literal> =
            literals.filter(|&literal| !self.trail.is_false(literal)).collect();
        match possible[..] {
            [] => self.may_hold = false,
            [only] if self.trail.is_open(only) => self.trail.set(only, Reason::None),
            [_] => {}
            _ => self.clauses.add_given(&possible),
        }
    }

    /// Sets what follows from what was set, as far as it goes.
    fn carry_on(&mut self) -> Result<(), Conflict> {
        while let Some(literal) = self.trail.take_next() {
            if literal.is_positive() {
                self.exclude_rivals(literal)?;
            }
            self.tell_watchers(!literal)?;
        }
        Ok(())
    }

    fn exclude_rivals(&mut self, literal: Literal) -> Result<(), Conflict> {
        let candidate = literal.candidate();
        for rival in self.candidates.rivals(candidate) {
            let rivalling = Literal::is(rival);
            if self.trail.is_open(rivalling) {
                self.trail.set(!rivalling, Reason::Rival(candidate));
            } else if rival != candidate && self.trail.is_true(rivalling) {
                return Err(Conflict::Rivals(candidate, rival));
            }
        }
        Ok(())
    }

    /// Has the clauses watched by `falsified` find somebody else to watch them, or what follows.
    fn tell_watchers(&mut self, falsified: Literal) -> Result<(), Conflict> {
        let mut watches = self.clauses.take_watches(falsified);
        let mut outcome = Ok(());
        watches.retain_mut(|watch| {
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

    /// Whether `falsified` goes on to watch a clause, because no literal behind the first two may be true.
    fn find_watcher(&mut self, watch: &mut Watch, falsified: Literal) -> bool {
        let codes = self.clauses.codes_mut(watch.clause);
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
        let lesson = self.analysis.learn(conflict, &self.trail, &mut self.clauses, &mut self.order);
        self.restarts.note(lesson.levels);
        self.order.decay();
        self.go_back_to(lesson.level);
        let clause = &self.analysis.clause;
        let reason = match clause.len() {
            1 => Reason::None,
            _ => Reason::Clause(self.clauses.add_learnt(clause, lesson.levels)),
        };
        self.trail.set(clause[0], reason);
    }

    /// Makes all of `assumed` true on a level of its own; `false` where one cannot be.
    fn assume(&mut self, assumed: &[Literal]) -> bool {
        self.trail.begin_level();
        for &literal in assumed {
            if self.trail.is_open(literal) {
                self.trail.set(literal, Reason::None);
            }
        }
        !assumed.iter().any(|&literal| self.trail.is_false(literal))
    }

    /// Begins a level with the most active open candidate; `false` where none is open.
    fn choose(&mut self) -> bool {
        while let Some(candidate) = self.order.pop() {
            let literal = Literal::is(candidate);
            if self.trail.is_open(literal) {
                let was_true = self.was_true[candidate as usize];
                self.trail.begin_level();
                self.trail.set(if was_true { literal } else { !literal }, Reason::None);
                return true;
            }
        }
        false
    }

    fn start_over(&mut self) {
        if self.restarts.start_over() {
            self.go_back_to(0);
            self.clauses.reduce(&self.trail);
        } else {
            self.go_back_to(1);
        }
    }

    fn go_back_to(&mut self, level: usize) {
        let Self { order, was_true, .. } = self;
        self.trail.undo(level, |literal| {
            was_true[literal.candidate() as usize] = literal.is_positive();
            order.insert(literal.candidate());
        });
    }
}
