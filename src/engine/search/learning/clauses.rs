//! Keeps clauses and who watches them.
//!
//! A clause is a list of literals of which at least one is true in each answer. Its first two literals watch it:
//! as long as neither is false, nothing follows from it, and nobody has to look at it (Moskewicz and others: Chaff:
//! Engineering an Efficient SAT Solver, 2001).

use super::literal::Literal;
use super::trail::Trail;

/// How many words stand before the literals of a clause: how many these are, and its worth.
const HEAD: usize = 2;

/// Clauses whose literals lie on so few levels are kept for good.
const FEW_LEVELS: u32 = 3;

/// With so many words in all (32 MiB), no learnt clause is kept for good any more.
const MANY_WORDS: usize = 8 << 20;

/// The worth of a clause has in so many low bits how fresh it is, and above them the number of its levels.
const FRESHNESS_BITS: u32 = 2;

/// How fresh a clause is that was of use just now; each time that clauses are forgotten it gets less.
const FRESH: u32 = 2;

/// The bits of a worth that tell how fresh the clause is.
const FRESHNESS: u32 = (1 << FRESHNESS_BITS) - 1;

/// Somebody to be told when a literal becomes false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    /// The clause that is watched.
    pub(super) clause: u32,
    /// Another literal of the clause; where it is true, the clause need not be looked at.
    pub(super) other: Literal,
}

/// All clauses, one after the other in one allocation; a clause is named by where it begins.
#[derive(Clone, Debug)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// By literal: the clauses that it watches.
    watches: Vec<Vec<Watch>>,
}

impl Clauses {
    /// No clauses yet over so many candidates.
    pub(super) fn new(candidates: usize) -> Self {
        Self { words: Vec::new(), watches: vec![Vec::new(); 2 * candidates] }
    }

    /// Adds a clause that is part of the puzzle, of two literals or more.
    pub(super) fn add_given(&mut self, literals: &[Literal]) {
        self.add(literals, FRESH);
    }

    /// Adds a clause that was learnt, of two literals or more that lie on so many `levels`.
    pub(super) fn add_learnt(&mut self, literals: &[Literal], levels: u32) -> u32 {
        self.add(literals, levels << FRESHNESS_BITS | FRESH)
    }

    fn add(&mut self, literals: &[Literal], worth: u32) -> u32 {
        let clause = small(self.words.len());
        self.words.push(small(literals.len()));
        self.words.push(worth);
        self.words.extend(literals.iter().map(|literal| literal.code()));
        self.watch(literals[0], Watch { clause, other: literals[1] });
        self.watch(literals[1], Watch { clause, other: literals[0] });
        clause
    }

    /// Has `literal` watch a clause.
    pub(super) fn watch(&mut self, literal: Literal, watch: Watch) {
        self.watches[literal.index()].push(watch);
    }

    /// Takes out all that `literal` watches, to be given back.
    pub(super) fn take_watches(&mut self, literal: Literal) -> Vec<Watch> {
        std::mem::take(&mut self.watches[literal.index()])
    }

    /// Gives back what `literal` goes on to watch.
    pub(super) fn give_watches(&mut self, literal: Literal, watches: Vec<Watch>) {
        self.watches[literal.index()] = watches;
    }

    /// The literals of `clause`, as codes.
    pub(super) fn codes(&self, clause: u32) -> &[u32] {
        let start = clause as usize;
        &self.words[start + HEAD..][..self.words[start] as usize]
    }

    /// The literals of `clause`, as codes, to be put in another order.
    pub(super) fn codes_mut(&mut self, clause: u32) -> &mut [u32] {
        let start = clause as usize;
        let len = self.words[start] as usize;
        &mut self.words[start + HEAD..][..len]
    }

    /// Whether `clause` was learnt.
    pub(super) fn is_learnt(&self, clause: u32) -> bool {
        self.words[clause as usize + 1] >> FRESHNESS_BITS > 0
    }

    /// Notes that a learnt clause was of use, its literals on so many levels at present.
    pub(super) fn note_use(&mut self, clause: u32, levels: u32) {
        let worth = &mut self.words[clause as usize + 1];
        *worth = (*worth >> FRESHNESS_BITS).min(levels) << FRESHNESS_BITS | FRESH;
    }

    /// Forgets the worse half of the learnt clauses, but those worth keeping, and all clauses that are true
    /// anyway. Only on level 0, where no reason is asked for any more.
    pub(super) fn reduce(&mut self, trail: &Trail) {
        let kept_levels = if self.words.len() > MANY_WORDS { 0 } else { FEW_LEVELS };
        let bound = self.median(kept_levels);
        let words = std::mem::take(&mut self.words);
        self.watches.iter_mut().for_each(Vec::clear);
        let mut literals = Vec::new();
        for (clause, worth, codes) in clauses(&words) {
            literals.clear();
            literals.extend(codes.iter().map(|&code| Literal::from_code(code)));
            let is_worse = expendable(worth, kept_levels) && key(clause, worth, codes) >= bound;
            if !is_worse && !literals.iter().any(|&literal| trail.is_true(literal)) {
                let freshness = (worth & FRESHNESS).saturating_sub(1);
                self.add(&literals, worth & !FRESHNESS | freshness);
            }
        }
    }

    /// The key of the best clause in the worse half of those that may be forgotten.
    fn median(&self, kept_levels: u32) -> ClauseKey {
        let mut keys: Vec<ClauseKey> = clauses(&self.words)
            .filter(|&(_, worth, _)| expendable(worth, kept_levels))
            .map(|(clause, worth, codes)| key(clause, worth, codes))
            .collect();
        keys.sort_unstable();
        keys.get(keys.len() / 2).copied().unwrap_or_default()
    }
}

/// Fewer levels are better, then fewer literals, then older; no two clauses are the same.
type ClauseKey = (u32, usize, usize);

fn key(clause: usize, worth: u32, codes: &[u32]) -> ClauseKey {
    (worth >> FRESHNESS_BITS, codes.len(), clause)
}

/// Whether a clause may be forgotten: it was learnt, and not used since forgetting was last thought of.
fn expendable(worth: u32, kept_levels: u32) -> bool {
    worth >> FRESHNESS_BITS > kept_levels && worth & FRESHNESS < FRESH
}

/// Where each clause begins, its worth, and its literals.
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
    u32::try_from(number).expect("clauses are forgotten long before there are so many words")
}
