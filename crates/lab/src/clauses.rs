//! Satisfiability: the puzzle is a list of clauses, and each conflict teaches a new one.
//!
//! There is a variable for each candidate. A clause says that one of its literals is true: a cell has one of its
//! candidates, a digit one of its places in a complete house. That two candidates exclude each other is a clause of two
//! literals. There are too many of these to keep, so the method looks them up on the board. Unit propagation finds what
//! follows. A conflict is traced back to the first literal of its level that explains it alone. The clause that is
//! learnt excludes the same conflict until the clause is forgotten. After J. Marques-Silva and K. Sakallah, "GRASP",
//! 1999, and M. Moskewicz and others, "Chaff", 2001.
//!
//! After an answer, the last choice becomes false, and the choices before it are undone one at a time. So no answer is
//! found twice, and no answer needs a clause of its own. After M. Gebser and others, "Conflict-driven answer set
//! enumeration", 2007.

use std::collections::VecDeque;
use std::sync::Arc;

use super::stepwise::Stepwise;
use super::{LearntClause, RunEvent};
use nonet_engine::technique::Candidate;
use nonet_engine::{Layout, Puzzle};

/// The number of learnt clauses at which the older half of them is forgotten.
const MANY_LEARNT: usize = 20_000;

/// The number of literals in learnt clauses at which this happens too, because clauses of large boards are long.
const MANY_LITERALS: usize = 2_000_000;

/// The most learnt clauses that are noted for the spectator.
const MOST_NOTED: usize = 1_000;

/// The factor by which a conflict counts more than the conflict before it.
const GROWTH: f64 = 1.05;

/// The activity at which all activities are made smaller, long before they are too large for a number.
const LARGE: f64 = 1e100;

/// The method.
pub(super) struct ClauseLearning {
    layout: Arc<Layout>,
    /// The variables. The number of a variable is that of its cell times the digits of the board, plus that of its
    /// digit.
    variables: Vec<Variable>,
    /// The clauses of the puzzle, then the learnt clauses. Each has at least two literals, and watches the first two.
    clauses: Vec<Vec<ClauseLiteral>>,
    /// The number of clauses of the puzzle.
    clauses_of_puzzle: usize,
    /// The number of literals in the learnt clauses.
    learnt_literals: usize,
    /// The clauses that were learnt last, for the spectator. The method itself does not use them.
    noted: Vec<LearntClause>,
    /// The clauses that watch each literal, by the code of the literal.
    watches: Vec<Vec<usize>>,
    /// Literals that are true before anything is chosen, and are not on the trail yet.
    at_start: VecDeque<ClauseLiteral>,
    /// The literals that are true, in the order in which they became so.
    trail: Vec<ClauseLiteral>,
    /// Where each level of the trail begins: with a choice.
    levels: Vec<usize>,
    /// The levels up to this one were chosen before the last answer, and are undone one at a time.
    settled: usize,
    /// The number of literals of the trail that are propagated.
    propagated: usize,
    /// The amount that a conflict adds to the activity of its variables.
    bump: f64,
    is_done: bool,
    checks: u64,
}

#[derive(Clone, Copy)]
struct Variable {
    candidate: Candidate,
    /// Whether it is a candidate of an open cell.
    is_candidate: bool,
    value: Option<bool>,
    reason: ValueReason,
    level: usize,
    activity: f64,
}

/// Why a variable has its value.
#[derive(Clone, Copy)]
enum ValueReason {
    /// It was chosen, it follows from the puzzle alone, or all answers with its negation are found.
    None,
    /// This other candidate is true, and excludes it.
    Rival(usize),
    /// All other literals of this clause are false.
    Clause(usize),
}

/// A variable, or its negation.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ClauseLiteral(usize);

impl ClauseLiteral {
    /// The literal that the variable is true.
    fn is(variable: usize) -> Self {
        Self(2 * variable)
    }

    /// The literal that the variable is false.
    fn is_not(variable: usize) -> Self {
        Self(2 * variable + 1)
    }

    fn variable(self) -> usize {
        self.0 / 2
    }

    fn is_positive(self) -> bool {
        self.0.is_multiple_of(2)
    }

    fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl ClauseLearning {
    /// The method at its start: the clauses of the puzzle.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let layout = Arc::clone(puzzle.layout());
        let variables: Vec<Variable> = layout
            .cells()
            .flat_map(|cell| layout.digits().map(move |digit| Candidate { cell, digit }))
            .map(|candidate| Variable::new(candidate, puzzle))
            .collect();
        let mut method = Self {
            layout,
            watches: vec![Vec::new(); 2 * variables.len()],
            variables,
            clauses: Vec::new(),
            learnt_literals: 0,
            noted: Vec::new(),
            clauses_of_puzzle: 0,
            at_start: VecDeque::new(),
            trail: Vec::new(),
            levels: Vec::new(),
            settled: 0,
            propagated: 0,
            bump: 1.0,
            is_done: false,
            checks: 0,
        };
        method.add_clauses_of(puzzle);
        method.clauses_of_puzzle = method.clauses.len();
        method
    }

    fn add_clauses_of(&mut self, puzzle: &Puzzle) {
        let layout = Arc::clone(&self.layout);
        for cell in layout.cells().filter(|&cell| puzzle.givens().get(cell).is_none()) {
            let digits = layout.digits().map(|digit| Candidate { cell, digit });
            self.add_choice(digits);
        }
        for house in layout.houses().iter().filter(|house| house.is_complete) {
            for digit in house.lacking(layout.all_digits(), |cell| puzzle.givens().get(cell)).iter()
            {
                self.add_choice(house.cells.iter().map(|&cell| Candidate { cell, digit }));
            }
        }
    }

    /// One of these candidates is true.
    fn add_choice(&mut self, candidates: impl Iterator<Item = Candidate>) {
        let numbers = candidates.map(|it| self.number(it));
        let open: Vec<usize> = numbers.filter(|&it| self.variables[it].is_candidate).collect();
        let literals: Vec<ClauseLiteral> = open.into_iter().map(ClauseLiteral::is).collect();
        match *literals {
            // No cell or no digit may be left without a candidate, so there is no answer.
            [] => self.is_done = true,
            [only] => self.at_start.push_back(only),
            [..] => {
                self.add_clause(literals);
            }
        }
    }

    /// Makes a literal true that follows from the puzzle alone. If another excludes it, there is no answer.
    fn set_at_start(&mut self, literal: ClauseLiteral, events: &mut VecDeque<RunEvent>) {
        match self.value(literal) {
            Some(true) => {}
            None if self.other_digit_beside(literal).is_none() => {
                self.set(literal, ValueReason::None, events);
            }
            Some(false) | None => self.is_done = true,
        }
    }

    fn add_clause(&mut self, clause: Vec<ClauseLiteral>) -> usize {
        let number = self.clauses.len();
        // Two watches are enough. As long as neither is false, the clause is not false, and nothing follows from it.
        for literal in &clause[..2] {
            self.watches[literal.0].push(number);
        }
        self.clauses.push(clause);
        number
    }

    fn number(&self, Candidate { cell, digit }: Candidate) -> usize {
        cell.index() * self.layout.digit_count() + digit.index()
    }

    fn value(&self, literal: ClauseLiteral) -> Option<bool> {
        self.variables[literal.variable()].value.map(|value| value == literal.is_positive())
    }

    /// The candidates that cannot be true together with this one.
    fn rivals(&self, number: usize) -> Vec<usize> {
        let Candidate { cell, digit } = self.variables[number].candidate;
        let own =
            self.layout.digits().filter(|&it| it != digit).map(|digit| Candidate { cell, digit });
        let peers = self.layout.peers(cell).iter().map(|&cell| Candidate { cell, digit });
        let tied = self.layout.tied(cell).flat_map(|(exclusion, cells)| {
            let excluded = exclusion.by(digit).and(self.layout.all_digits());
            let in_cell = move |&cell| excluded.iter().map(move |digit| Candidate { cell, digit });
            cells.iter().flat_map(in_cell)
        });
        let numbers = own.chain(peers).chain(tied).map(|it| self.number(it));
        numbers.filter(|&it| self.variables[it].is_candidate).collect()
    }

    /// Makes a literal true.
    fn set(
        &mut self,
        literal: ClauseLiteral,
        reason: ValueReason,
        events: &mut VecDeque<RunEvent>,
    ) {
        let level = self.levels.len();
        let variable = &mut self.variables[literal.variable()];
        (variable.value, variable.reason, variable.level) =
            (Some(literal.is_positive()), reason, level);
        self.trail.push(literal);
        let candidate = variable.candidate;
        let event = if literal.is_positive() { RunEvent::Deduce } else { RunEvent::Exclude };
        events.push_back(event(candidate));
    }

    /// Sets all literals that follow. Returns the literals of a clause that is false, or `None` if no clause is
    /// false.
    fn propagate(&mut self, events: &mut VecDeque<RunEvent>) -> Option<Vec<ClauseLiteral>> {
        while let Some(&literal) = self.trail.get(self.propagated) {
            self.propagated += 1;
            // The rivals come first: a conflict of two literals gives the shortest clause to begin from.
            let conflict = self.exclude_rivals(literal, events);
            let conflict = conflict.or_else(|| self.visit_watchers(literal.negated(), events));
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// Makes the rivals of a candidate false that has become true. Returns the literals of the conflict if a rival is
    /// true, or `None` if no rival is.
    fn exclude_rivals(
        &mut self,
        literal: ClauseLiteral,
        events: &mut VecDeque<RunEvent>,
    ) -> Option<Vec<ClauseLiteral>> {
        if !literal.is_positive() {
            return None;
        }
        for rival in self.rivals(literal.variable()) {
            self.checks += 1;
            let excluded = ClauseLiteral::is_not(rival);
            match self.value(excluded) {
                Some(true) => {}
                Some(false) => return Some(vec![literal.negated(), excluded]),
                None => self.set(excluded, ValueReason::Rival(literal.variable()), events),
            }
        }
        None
    }

    /// Visits the clauses that watch a literal which has become false. Such a clause watches another literal from now
    /// on, or its last literal follows, or the clause is false. Returns the literals of a false clause, or `None` if no
    /// clause is false.
    fn visit_watchers(
        &mut self,
        falsified: ClauseLiteral,
        events: &mut VecDeque<RunEvent>,
    ) -> Option<Vec<ClauseLiteral>> {
        // The list is taken out while its clauses move to other lists. None moves into this one, because its literal
        // is false.
        let mut watchers = std::mem::take(&mut self.watches[falsified.0]);
        let mut conflict = None;
        watchers.retain(|&number| {
            if conflict.is_some() {
                return true;
            }
            self.checks += 1;
            let watch = self.new_watch(number, falsified);
            if let Some(watch) = watch {
                self.watches[watch.0].push(number);
                return false;
            }
            let last = self.clauses[number][0];
            match self.value(last) {
                Some(true) => {}
                Some(false) => conflict = Some(self.clauses[number].clone()),
                // If the cell already holds another digit, that digit excludes `last`, only not yet. Excluding `last`
                // now makes the clause false, and no second digit is written into the cell.
                None => match self.other_digit_beside(last) {
                    Some(other) => {
                        self.set(last.negated(), ValueReason::Rival(other), events);
                        conflict = Some(self.clauses[number].clone());
                    }
                    None => self.set(last, ValueReason::Clause(number), events),
                },
            }
            true
        });
        self.watches[falsified.0] = watchers;
        conflict
    }

    /// The candidate that is true in the cell of a positive literal. Returns `None` if there is none. The rivals of
    /// that candidate may not be excluded yet.
    fn other_digit_beside(&self, literal: ClauseLiteral) -> Option<usize> {
        let Candidate { cell, .. } = self.variables[literal.variable()].candidate;
        let mut numbers = self.layout.digits().map(|digit| self.number(Candidate { cell, digit }));
        numbers.find(|&it| literal.is_positive() && self.variables[it].value == Some(true))
    }

    /// Lets a clause watch a literal that is not false in place of the false one. Returns `None` if the clause keeps
    /// its watch: its first literal is true, or all others are false.
    fn new_watch(&mut self, number: usize, falsified: ClauseLiteral) -> Option<ClauseLiteral> {
        // The false literal goes to the second place. The first is then the one that may follow.
        if self.clauses[number][0] == falsified {
            self.clauses[number].swap(0, 1);
        }
        let literals = &self.clauses[number];
        if self.value(literals[0]) == Some(true) {
            return None;
        }
        let free = (2..literals.len()).find(|&place| self.value(literals[place]) != Some(false))?;
        let literals = &mut self.clauses[number];
        literals.swap(1, free);
        Some(literals[1])
    }

    /// Chooses the candidate that took part in most of the recent conflicts. If there is none left, the board is an
    /// answer.
    fn choose(&mut self, events: &mut VecDeque<RunEvent>) {
        self.checks += self.variables.len() as u64;
        // A plain scan. A heap would be faster, but hide the idea.
        let open = (0..self.variables.len())
            .filter(|&it| self.variables[it].is_candidate && self.variables[it].value.is_none());
        let activity = |&it: &usize| self.variables[it].activity;
        let most = open.reduce(|best, it| if activity(&it) > activity(&best) { it } else { best });
        let Some(most) = most else {
            events.push_back(RunEvent::Answer);
            return self.flip_last_choice(events);
        };
        self.levels.push(self.trail.len());
        let variable = &mut self.variables[most];
        (variable.value, variable.reason, variable.level) =
            (Some(true), ValueReason::None, self.levels.len());
        self.trail.push(ClauseLiteral::is(most));
        events.push_back(RunEvent::Try(self.variables[most].candidate));
    }

    /// Makes the last choice false: all answers with it are found. Without a choice, all answers are found.
    fn flip_last_choice(&mut self, events: &mut VecDeque<RunEvent>) {
        let Some(&start) = self.levels.last() else {
            self.is_done = true;
            return;
        };
        let choice = self.trail[start];
        self.settled = self.levels.len() - 1;
        self.go_back_to(self.settled, events);
        self.set(choice.negated(), ValueReason::None, events);
    }

    /// Learns a clause from a false clause, and goes back as far as the learnt clause allows.
    fn learn(&mut self, conflict: Vec<ClauseLiteral>, events: &mut VecDeque<RunEvent>) {
        // Every choice left was made before the last answer, so nothing can be learnt that goes back over one of
        // them.
        if self.levels.len() == self.settled {
            return self.flip_last_choice(events);
        }
        let mut literals = self.first_unique_implication(conflict);
        let level = |literal: &ClauseLiteral| self.variables[literal.variable()].level;
        // When the method goes back, the literal of the second highest level is the last to stay false. As the second
        // watch it is also the first to be open again if the method goes back further.
        let second = (1..literals.len()).max_by_key(|&place| level(&literals[place]));
        let back_to = second.map_or(0, |place| level(&literals[place]));
        if let Some(place) = second {
            literals.swap(1, place);
        }
        // Letting each conflict count more than the one before has the same effect as making all older activities
        // smaller.
        self.bump *= GROWTH;
        let count = u32::try_from(literals.len()).unwrap_or(u32::MAX);
        events.push_back(RunEvent::Learn { literals: count });
        self.learnt_literals += literals.len();
        self.note(&literals);
        // Not over the choices before the last answer: these are undone one at a time, or answers would be lost.
        self.go_back_to(back_to.max(self.settled), events);
        self.add_and_follow(literals, events);
        self.forget_if_many();
    }

    /// Notes a learnt clause. Drops the older half of the notes if there are many.
    fn note(&mut self, clause: &[ClauseLiteral]) {
        if self.noted.len() == MOST_NOTED {
            self.noted.drain(..MOST_NOTED / 2);
        }
        let number = self.noted.last().map_or(1, |last| last.number + 1);
        let said = |it: &ClauseLiteral| (self.variables[it.variable()].candidate, it.is_positive());
        let literals = clause.iter().map(said).collect();
        self.noted.push(LearntClause { number, literals });
    }

    /// Adds a clause whose first literal alone is not false, and makes that literal true.
    fn add_and_follow(&mut self, clause: Vec<ClauseLiteral>, events: &mut VecDeque<RunEvent>) {
        let first = clause[0];
        let reason = match clause.len() {
            1 => ValueReason::None,
            _ => ValueReason::Clause(self.add_clause(clause)),
        };
        self.set(first, reason, events);
    }

    /// The clause that blames the conflict on one literal of the last level, which comes first, and on earlier levels.
    fn first_unique_implication(&mut self, conflict: Vec<ClauseLiteral>) -> Vec<ClauseLiteral> {
        let last_level = self.levels.len();
        let mut is_seen = vec![false; self.variables.len()];
        let (mut earlier, mut open) = (Vec::new(), 0_usize);
        let mut causes = conflict;
        let mut place = self.trail.len();
        loop {
            for cause in causes {
                let number = cause.variable();
                // What is true without any choice explains nothing.
                if is_seen[number] || self.variables[number].level == 0 {
                    continue;
                }
                is_seen[number] = true;
                self.raise(number);
                if self.variables[number].level == last_level {
                    open += 1;
                } else {
                    earlier.push(cause);
                }
            }
            place = (0..place)
                // The trail is read backwards, because causes stand before what follows from them. So each literal is
                // replaced once.
                .rfind(|&place| is_seen[self.trail[place].variable()])
                .expect("a conflict on this level has a cause on it");
            open -= 1;
            let literal = self.trail[place];
            if open == 0 {
                earlier.insert(0, literal.negated());
                return earlier;
            }
            causes = self.causes(literal);
        }
    }

    /// The false literals that made this literal true.
    fn causes(&self, literal: ClauseLiteral) -> Vec<ClauseLiteral> {
        match self.variables[literal.variable()].reason {
            ValueReason::None => Vec::new(),
            ValueReason::Rival(rival) => vec![ClauseLiteral::is_not(rival)],
            ValueReason::Clause(number) => {
                let literals = self.clauses[number].iter().copied();
                literals.filter(|&it| it != literal).collect()
            }
        }
    }

    fn raise(&mut self, number: usize) {
        self.variables[number].activity += self.bump;
        if self.variables[number].activity > LARGE {
            self.bump /= LARGE;
            self.variables.iter_mut().for_each(|it| it.activity /= LARGE);
        }
    }

    /// Undoes the levels above this one.
    fn go_back_to(&mut self, level: usize, events: &mut VecDeque<RunEvent>) {
        while self.levels.len() > level {
            let Some(start) = self.levels.pop() else { return };
            for place in (start..self.trail.len()).rev() {
                let literal = self.trail[place];
                let variable = &mut self.variables[literal.variable()];
                variable.value = None;
                let candidate = variable.candidate;
                events.push_back(match (literal.is_positive(), place == start) {
                    (true, true) => RunEvent::TakeBack(candidate),
                    (true, false) => RunEvent::Withdraw(candidate),
                    (false, _) => RunEvent::Readmit(candidate),
                });
            }
            self.trail.truncate(start);
        }
        self.propagated = self.trail.len();
    }

    /// Forgets the older half of the learnt clauses if there are many. Keeps clauses that are the reason of a literal
    /// on the trail.
    fn forget_if_many(&mut self) {
        let learnt = self.clauses.len() - self.clauses_of_puzzle;
        if learnt < MANY_LEARNT && self.learnt_literals < MANY_LITERALS {
            return;
        }
        let mut is_kept = vec![true; self.clauses.len()];
        // Clauses stand in the order in which they were learnt, so these are the oldest.
        is_kept[self.clauses_of_puzzle..][..learnt / 2].fill(false);
        for literal in &self.trail {
            if let ValueReason::Clause(number) = self.variables[literal.variable()].reason {
                is_kept[number] = true;
            }
        }
        self.keep_only(&is_kept);
        self.learnt_literals = self.clauses[self.clauses_of_puzzle..].iter().map(Vec::len).sum();
    }

    fn keep_only(&mut self, is_kept: &[bool]) {
        let mut numbers = vec![0; is_kept.len()];
        self.watches.iter_mut().for_each(Vec::clear);
        for (old, clause) in std::mem::take(&mut self.clauses).into_iter().enumerate() {
            if is_kept[old] {
                // The first two literals of a clause are always the watched ones, so the lists follow from the
                // clauses alone.
                numbers[old] = self.add_clause(clause);
            }
        }
        for literal in &self.trail {
            if let ValueReason::Clause(number) = &mut self.variables[literal.variable()].reason {
                *number = numbers[*number];
            }
        }
    }
}

impl Variable {
    fn new(candidate: Candidate, puzzle: &Puzzle) -> Self {
        let Candidate { cell, digit } = candidate;
        let candidates = puzzle.candidates(cell);
        let is_candidate = puzzle.givens().get(cell).is_none() && candidates.contains(digit);
        // At first, cells with few candidates come first.
        let few = u32::try_from(candidates.len().max(1)).unwrap_or(u32::MAX);
        let activity = 1.0 / f64::from(few);
        Self { candidate, is_candidate, value: None, reason: ValueReason::None, level: 0, activity }
    }
}

impl Stepwise for ClauseLearning {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        while events.is_empty() && !self.is_done {
            if let Some(literal) = self.at_start.pop_front() {
                self.set_at_start(literal, events);
                continue;
            }
            match self.propagate(events) {
                Some(conflict) => self.learn(conflict, events),
                None => self.choose(events),
            }
        }
    }

    fn checks(&self) -> u64 {
        self.checks
    }

    fn learnt(&self) -> &[LearntClause] {
        &self.noted
    }

    fn memory(&self) -> Option<usize> {
        let of_clause =
            |clause: &Vec<ClauseLiteral>| clause.capacity() * size_of::<ClauseLiteral>();
        let clauses: usize = self.clauses.iter().map(of_clause).sum();
        let watches: usize = self.watches.iter().map(|it| it.capacity() * size_of::<usize>()).sum();
        let variables = self.variables.len() * size_of::<Variable>();
        Some(clauses + watches + variables + self.trail.capacity() * size_of::<ClauseLiteral>())
    }
}
