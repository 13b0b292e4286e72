//! Finds the clause that a conflict teaches. The clause rules out the choices that led to the conflict, and
//! usually many more.
//!
//! The analysis goes back along the trail from the conflict. It replaces literals of the last level by the
//! literals that they follow from, until one literal of that level is left: the first unique implication point
//! (Marques-Silva, Sakallah: GRASP, 1996; Zhang and others: Efficient Conflict Driven Learning, 2001). Literals
//! of the clause that follow from other literals of the clause are dropped (Sörensson, Biere: Minimizing
//! Learned Clauses, 2009).

use super::clauses::Clauses;
use super::literal::Literal;
use super::order::ActivityOrder;
use super::propagators::ExplainPropagator;
use super::trail::{Reason, Trail};

/// A contradiction.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// These two candidates of one group are both true.
    Rivals(u32, u32),
    /// All literals of this clause are false.
    Clause(u32),
    /// The propagator with this number found no combination.
    Propagator(u32),
}

/// The facts about a learnt clause.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClauseFacts {
    /// The level to jump back to. There the clause makes its first literal true.
    pub(super) level: usize,
    /// The number of different levels of the clause's literals.
    pub(super) levels: u32,
}

/// Buffers for the analysis of conflicts, kept between conflicts to avoid allocations.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    /// The clause learnt last. Its first literal follows once the search is back on the level that it leads to. Its
    /// second literal lies on that level, so these two can watch the clause.
    pub(super) clause: Vec<Literal>,
    /// By candidate: whether it is in the clause, or was replaced by the literals that it follows from.
    seen: Vec<bool>,
    /// The candidates in `seen`.
    touched: Vec<u32>,
    to_explain: Vec<Literal>,
    rivals: Vec<u32>,
    /// By level: the value of `counts` when the level was counted last.
    counted: Vec<u64>,
    counts: u64,
}

impl Analysis {
    /// Buffers for conflicts over this number of candidates.
    pub(super) fn new(candidates: usize) -> Self {
        Self {
            clause: Vec::new(),
            seen: vec![false; candidates],
            touched: Vec::new(),
            to_explain: Vec::new(),
            rivals: Vec::new(),
            counted: vec![0; candidates + 1],
            counts: 0,
        }
    }

    /// Finds the clause that `conflict` teaches. The conflict must be on a level above 0. `explain` finds the reasons of
    /// propagators.
    pub(super) fn learn(
        &mut self,
        conflict: Conflict,
        trail: &Trail,
        clauses: &mut Clauses,
        order: &mut ActivityOrder,
        explain: &ExplainPropagator<'_>,
    ) -> ClauseFacts {
        self.clause.clear();
        // The literals of the last level are resolved first. What is left of the clause are literals of earlier
        // levels.
        let mut look = ConflictTrace { to: self, trail, clauses, order, explain, unexplained: 0 };
        let asserted = look.back_from(conflict);
        // Rivals are merged last: merging adds literals that the trace has not seen, and dropping relies on what it has
        // seen.
        self.drop_what_follows(trail, clauses);
        self.merge_rivals(trail);
        self.forget_seen(0);
        self.bump_reasons(trail, clauses, order);
        // The asserted literal never takes part in dropping or merging: it must stay the only literal of the last
        // level.
        self.put_first(asserted);
        ClauseFacts { level: self.put_highest_second(trail), levels: self.count_levels(trail) }
    }

    /// Drops the literals that follow from other literals of the clause.
    fn drop_what_follows(&mut self, trail: &Trail, clauses: &Clauses) {
        let mut clause = std::mem::take(&mut self.clause);
        // A word of 64 marks and not a set of levels: a level that shares its mark only costs a longer search.
        let marks = clause.iter().fold(0, |marks, &literal| marks | mark(trail.level_of(literal)));
        clause.retain(|&literal| !self.follows(literal, marks, trail, clauses));
        self.clause = clause;
    }

    /// Whether `literal` is false because of other literals of the clause. `marks` are the levels of the
    /// clause: a literal on any other level cannot follow from the clause, which ends the search early.
    fn follows(&mut self, literal: Literal, marks: u64, trail: &Trail, clauses: &Clauses) -> bool {
        if !is_at_hand(trail.reason_of(literal)) {
            return false;
        }
        let before = self.touched.len();
        self.to_explain.clear();
        self.to_explain.push(literal);
        while let Some(literal) = self.to_explain.pop() {
            for antecedent in antecedents(trail.reason_of(literal), clauses) {
                let level = trail.level_of(antecedent);
                // What was seen is in the clause or follows from it. What holds on level 0 holds always.
                if self.seen[antecedent.candidate() as usize] || level == 0 {
                    continue;
                }
                if !is_at_hand(trail.reason_of(antecedent)) || marks & mark(level) == 0 {
                    // A failed attempt marked candidates that do not follow. A later literal must not rely on them.
                    self.forget_seen(before);
                    return false;
                }
                // Not recursive: on large boards a chain of reasons may be longer than the stack of a thread allows.
                self.see(antecedent);
                self.to_explain.push(antecedent);
            }
        }
        true
    }

    /// If several literals are false only because of the same true candidate, replaces them by one literal,
    /// that this candidate is not true.
    fn merge_rivals(&mut self, trail: &Trail) {
        let rival = |&literal: &Literal| match trail.reason_of(literal) {
            Reason::Rival(rival) => Some(rival),
            Reason::None | Reason::Clause(_) | Reason::Propagator(_) => None,
        };
        self.rivals.clear();
        self.rivals.extend(self.clause.iter().filter_map(rival));
        self.rivals.sort_unstable();
        // One literal in place of one would make the clause no shorter.
        let several = |rivals: &[u32]| (rivals.len() > 1).then(|| rivals[0]);
        let shared: Vec<u32> = self.rivals.chunk_by(u32::eq).filter_map(several).collect();
        let is_shared = |rival: u32| shared.binary_search(&rival).is_ok();
        self.clause.retain(|literal| !rival(literal).is_some_and(is_shared));
        self.clause.extend(shared.iter().map(|&rival| Literal::is_not(rival)));
    }

    /// Also bumps the candidates from which the literals of the clause follow (Liang and others: An Empirical Study of
    /// Branching Heuristics through the Lens of Global Learning Rate, 2017).
    fn bump_reasons(&self, trail: &Trail, clauses: &Clauses, order: &mut ActivityOrder) {
        for &literal in &self.clause {
            for antecedent in antecedents(trail.reason_of(literal), clauses) {
                if trail.level_of(antecedent) > 0 {
                    order.bump(antecedent.candidate());
                }
            }
        }
    }

    fn put_first(&mut self, literal: Literal) {
        self.clause.push(literal);
        let last = self.clause.len() - 1;
        self.clause.swap(0, last);
    }

    /// Puts a literal of the highest level second, where it watches the clause. Returns that level, or 0 if
    /// there is no second literal.
    fn put_highest_second(&mut self, trail: &Trail) -> usize {
        let level = |&place: &usize| trail.level_of(self.clause[place]);
        // A watch that stays false while other literals become open again is not visited, and the clause would be
        // overlooked.
        let Some(highest) = (1..self.clause.len()).max_by_key(level) else {
            return 0;
        };
        self.clause.swap(1, highest);
        trail.level_of(self.clause[1])
    }

    fn count_levels(&mut self, trail: &Trail) -> u32 {
        let clause = std::mem::take(&mut self.clause);
        let levels = self.levels_of(clause.iter().copied(), trail);
        self.clause = clause;
        levels
    }

    /// The number of different levels of `literals`.
    fn levels_of(&mut self, literals: impl Iterator<Item = Literal>, trail: &Trail) -> u32 {
        // A new stamp makes all older entries of `counted` invalid, so nothing has to be cleared between clauses.
        self.counts += 1;
        let mut levels = 0;
        for literal in literals {
            let counted = &mut self.counted[trail.level_of(literal)];
            levels += u32::from(*counted != self.counts);
            *counted = self.counts;
        }
        levels
    }

    fn see(&mut self, literal: Literal) {
        self.seen[literal.candidate() as usize] = true;
        self.touched.push(literal.candidate());
    }

    /// Forgets the candidates seen after the first `kept`.
    fn forget_seen(&mut self, kept: usize) {
        for candidate in self.touched.drain(kept..) {
            self.seen[candidate as usize] = false;
        }
    }
}

/// The walk back along the trail from one conflict.
struct ConflictTrace<'a> {
    to: &'a mut Analysis,
    trail: &'a Trail,
    clauses: &'a mut Clauses,
    order: &'a mut ActivityOrder,
    explain: &'a ExplainPropagator<'a>,
    /// The number of literals of the last level that were seen and not yet replaced.
    unexplained: usize,
}

impl ConflictTrace<'_> {
    /// Replaces literals of the last level until one is left. Returns its contrary, which must be true.
    fn back_from(&mut self, conflict: Conflict) -> Literal {
        match conflict {
            Conflict::Rivals(one, other) => {
                self.take_in(Literal::is_not(one));
                self.take_in(Literal::is_not(other));
            }
            Conflict::Clause(clause) => self.take_in_clause(clause, 0),
            Conflict::Propagator(number) => self.take_in_all(&(self.explain)(number, None)),
        }
        let trail = self.trail;
        // Backwards, because a literal follows only from literals that were set before it.
        for &literal in trail.literals().iter().rev() {
            if !self.to.seen[literal.candidate() as usize] {
                continue;
            }
            self.unexplained -= 1;
            if self.unexplained == 0 {
                return !literal;
            }
            match trail.reason_of(literal) {
                Reason::Rival(rival) => self.take_in(Literal::is_not(rival)),
                // The first literal of a reason is the literal that it made true, so it is left out.
                Reason::Clause(clause) => self.take_in_clause(clause, 1),
                Reason::Propagator(number) => {
                    self.take_in_all(&(self.explain)(number, Some(literal)));
                }
                Reason::None => {}
            }
        }
        unreachable!("the choice that began a level is behind all that followed from it")
    }

    /// Adds the literals of a clause from the index `from` on.
    fn take_in_clause(&mut self, clause: u32, from: usize) {
        if self.clauses.is_learnt(clause) {
            let literals = self.clauses.codes(clause).iter().copied().map(Literal::from_code);
            // Levels change while clauses stay. A clause that lies on fewer levels now is worth more than when it was
            // learnt.
            let levels = self.to.levels_of(literals, self.trail);
            self.clauses.note_use(clause, levels);
        }
        for place in from..self.clauses.codes(clause).len() {
            self.take_in(Literal::from_code(self.clauses.codes(clause)[place]));
        }
    }

    fn take_in_all(&mut self, literals: &[Literal]) {
        for &literal in literals {
            self.take_in(literal);
        }
    }

    fn take_in(&mut self, literal: Literal) {
        let level = self.trail.level_of(literal);
        // Literals of level 0 are false in every answer, so the clause does not need them.
        if level == 0 || self.to.seen[literal.candidate() as usize] {
            return;
        }
        self.to.see(literal);
        self.order.bump(literal.candidate());
        if level == self.trail.level() {
            self.unexplained += 1;
        } else {
            self.to.clause.push(literal);
        }
    }
}

/// Whether [`antecedents`] are known without more work. Those of a propagator are not: to find them out costs more than the
/// one literal that a clause might be shorter.
fn is_at_hand(reason: Reason) -> bool {
    match reason {
        Reason::None | Reason::Propagator(_) => false,
        Reason::Rival(_) | Reason::Clause(_) => true,
    }
}

/// The false literals that a literal with this reason follows from, if they are at hand.
fn antecedents(reason: Reason, clauses: &Clauses) -> impl Iterator<Item = Literal> {
    let (rival, codes) = match reason {
        Reason::None | Reason::Propagator(_) => (None, [].as_slice()),
        Reason::Rival(rival) => (Some(Literal::is_not(rival)), [].as_slice()),
        Reason::Clause(clause) => (None, &clauses.codes(clause)[1..]),
    };
    rival.into_iter().chain(codes.iter().copied().map(Literal::from_code))
}

/// A level as one of 64 bits. If the bit is missing from a set, the level is missing too; if it is present, the
/// level may be another with the same bit.
fn mark(level: usize) -> u64 {
    1 << (level % 64)
}
