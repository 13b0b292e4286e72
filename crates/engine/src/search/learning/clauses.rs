//! Stores clauses, and the literals that watch them.
//!
//! A clause is a list of literals, at least one of which is true in each answer. Its first two literals watch
//! it. As long as neither is false, nothing follows from the clause, and the solver does not visit it
//! (Moskewicz and others: Chaff: Engineering an Efficient SAT Solver, 2001).

use super::literal::Literal;
use super::trail::Trail;

/// The number of words before the literals of a clause: the number of its literals, and its worth.
const HEAD: usize = 2;

/// Clauses on at most this number of levels are kept for good, as long as memory allows.
const FEW_LEVELS: u32 = 3;

/// Above this number of words in all (32 MiB), any learnt clause may be forgotten.
const MANY_WORDS: usize = 8 << 20;

/// Above this number of words (96 MiB), clauses are forgotten at once, fresh ones too. On the largest boards a clause has
/// thousands of literals, and the usual number of conflicts would fill any memory. What the puzzle and its ruled-out
/// answers need takes less.
const MOST_WORDS: usize = 24 << 20;

/// The number of low bits of a worth that hold the freshness of the clause. The bits above hold the number of
/// its levels, which is 0 for a clause of the puzzle.
const FRESHNESS_BITS: u32 = 2;

/// The freshness of a clause that was just used. It falls by one each time that clauses are forgotten.
const FRESH: u32 = 2;

/// The bits of a worth that hold the freshness.
const FRESHNESS: u32 = (1 << FRESHNESS_BITS) - 1;

/// An entry in the list of a literal: a clause to visit when that literal becomes false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    /// The watched clause.
    pub(super) clause: u32,
    /// Another literal of the clause. If it is true, the clause need not be read.
    pub(super) other: Literal,
}

/// All clauses, one after the other in one allocation. A clause is identified by the index of its first word.
#[derive(Clone, Debug)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// By literal: the clauses that it watches.
    watches: Vec<Vec<Watch>>,
}

impl Clauses {
    /// An empty store of clauses over this number of candidates.
    pub(super) fn new(candidates: usize) -> Self {
        Self { words: Vec::new(), watches: vec![Vec::new(); 2 * candidates] }
    }

    /// Adds a clause that was not learnt, with two literals or more. It is forgotten only once it is true on
    /// level 0.
    pub(super) fn add_given(&mut self, literals: &[Literal]) -> u32 {
        self.add(literals, FRESH)
    }

    /// Adds a learnt clause with two literals or more, which lie on this number of `levels`.
    pub(super) fn add_learnt(&mut self, literals: &[Literal], levels: u32) -> u32 {
        self.add(literals, levels << FRESHNESS_BITS | FRESH)
    }

    fn add(&mut self, literals: &[Literal], worth: u32) -> u32 {
        // One allocation of words: clauses are read in the innermost loop, and separate ones would lie all over the
        // memory.
        let clause = small(self.words.len());
        self.words.push(small(literals.len()));
        self.words.push(worth);
        self.words.extend(literals.iter().map(|literal| literal.code()));
        // The other watch is kept in the list, so most visits end without reading the clause (the blocking literals
        // of `MiniSat`).
        self.watch(literals[0], Watch { clause, other: literals[1] });
        self.watch(literals[1], Watch { clause, other: literals[0] });
        clause
    }

    /// Makes `literal` watch a clause.
    pub(super) fn watch(&mut self, literal: Literal, watch: Watch) {
        self.watches[literal.index()].push(watch);
    }

    /// Takes the watches of `literal` out. [`Clauses::give_watches`] puts back those that remain.
    pub(super) fn take_watches(&mut self, literal: Literal) -> Vec<Watch> {
        std::mem::take(&mut self.watches[literal.index()])
    }

    /// Puts back the watches that remain with `literal`.
    pub(super) fn give_watches(&mut self, literal: Literal, watches: Vec<Watch>) {
        self.watches[literal.index()] = watches;
    }

    /// The literals of `clause`, as codes.
    pub(super) fn codes(&self, clause: u32) -> &[u32] {
        let start = clause as usize;
        &self.words[start + HEAD..][..self.words[start] as usize]
    }

    /// The literals of `clause`, as codes, for reordering.
    pub(super) fn codes_mut(&mut self, clause: u32) -> &mut [u32] {
        let start = clause as usize;
        let len = self.words[start] as usize;
        &mut self.words[start + HEAD..][..len]
    }

    /// Whether `clause` was learnt.
    pub(super) fn is_learnt(&self, clause: u32) -> bool {
        self.words[clause as usize + 1] >> FRESHNESS_BITS > 0
    }

    /// Notes that a learnt clause was used, and that its literals now lie on this number of levels.
    pub(super) fn note_use(&mut self, clause: u32, levels: u32) {
        let worth = &mut self.words[clause as usize + 1];
        // Levels are those of Audemard and Simon (Predicting Learnt Clauses Quality in Modern SAT Solvers, 2009). A
        // clause keeps the least number it ever had.
        *worth = (*worth >> FRESHNESS_BITS).min(levels) << FRESHNESS_BITS | FRESH;
    }

    /// Whether clauses take so much memory that some must be forgotten.
    pub(super) fn are_many(&self) -> bool {
        self.words.len() > MOST_WORDS
    }

    /// Forgets the worse half of the expendable clauses, and all clauses that are true on level 0. May be
    /// called on level 0 only: clauses move, and on higher levels reasons still refer to them.
    pub(super) fn reduce(&mut self, trail: &Trail) {
        let kept = Retention::of(self.words.len());
        let bound = self.median(kept);
        let words = std::mem::take(&mut self.words);
        // All watches are made again: clauses move, and to find each entry of a clause would take longer.
        self.watches.iter_mut().for_each(Vec::clear);
        let mut literals = Vec::new();
        for (clause, worth, codes) in clauses(&words) {
            literals.clear();
            literals.extend(codes.iter().map(|&code| Literal::from_code(code)));
            let is_worse = kept.may_forget(worth) && key(clause, worth, codes) >= bound;
            if !is_worse && !literals.iter().any(|&literal| trail.is_true(literal)) {
                // So a clause that is not used again is safe once, and may go the next time.
                let freshness = (worth & FRESHNESS).saturating_sub(1);
                self.add(&literals, worth & !FRESHNESS | freshness);
            }
        }
    }

    /// The key of the best clause in the worse half of the expendable clauses.
    fn median(&self, kept: Retention) -> ClauseKey {
        let mut keys: Vec<ClauseKey> = clauses(&self.words)
            .filter(|&(_, worth, _)| kept.may_forget(worth))
            .map(|(clause, worth, codes)| key(clause, worth, codes))
            .collect();
        // Keys are all different, so the bound cuts the list exactly in half.
        keys.sort_unstable();
        keys.get(keys.len() / 2).copied().unwrap_or_default()
    }
}

/// The order of clauses, best first: fewer levels, then fewer literals, then age, so that no two keys are
/// equal.
type ClauseKey = (u32, usize, usize);

fn key(clause: usize, worth: u32, codes: &[u32]) -> ClauseKey {
    (worth >> FRESHNESS_BITS, codes.len(), clause)
}

/// The clauses that are kept whenever clauses are forgotten.
#[derive(Clone, Copy, Debug)]
struct Retention {
    /// Clauses on at most this number of levels.
    levels: u32,
    /// Clauses of at least this freshness.
    freshness: u32,
}

impl Retention {
    /// What is kept if all clauses take this number of words.
    fn of(words: usize) -> Self {
        if words > MOST_WORDS {
            Self { levels: 0, freshness: FRESH + 1 }
        } else if words > MANY_WORDS {
            Self { levels: 0, freshness: FRESH }
        } else {
            Self { levels: FEW_LEVELS, freshness: FRESH }
        }
    }

    /// Whether a clause of this worth may be forgotten.
    fn may_forget(self, worth: u32) -> bool {
        worth >> FRESHNESS_BITS > self.levels && worth & FRESHNESS < self.freshness
    }
}

/// The first word, the worth and the literals of each clause.
fn clauses(words: &[u32]) -> impl Iterator<Item = (usize, u32, &[u32])> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let clause = start;
        let len = *words.get(clause)? as usize;
        start += HEAD + len;
        Some((clause, words[clause + 1], &words[clause + HEAD..start]))
    })
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("clauses are forgotten long before the words exceed 32 bits")
}
