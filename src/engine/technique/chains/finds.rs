//! What chains were found, and which of them are best.
//!
//! As in HoDoKu the step with the most eliminations comes first, then the one whose eliminations come first on the
//! board, then the one with the shortest chain.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{
    Candidate, CellsAndDigits, Chain, Evidence, Link, Step, Technique, parts,
};

/// How good a step is; less is better.
type StepRank = (Reverse<usize>, usize, usize);

/// The steps of one search, the best for each outcome; the best of all where one is enough.
pub(super) struct Finds {
    one: bool,
    best: Option<StepRank>,
    steps: HashMap<(Technique, Vec<Candidate>), (StepRank, Step)>,
}

/// What follows from a chain.
pub(super) struct ChainOutcome {
    /// By which technique.
    pub(super) technique: Technique,
    /// The candidates to take away.
    eliminations: Vec<Candidate>,
    rank: StepRank,
}

impl ChainOutcome {
    /// What follows from a chain of `length` links.
    pub(super) fn new(
        technique: Technique,
        mut eliminations: Vec<Candidate>,
        length: usize,
    ) -> Self {
        eliminations.sort_by_key(|candidate| (candidate.digit, candidate.cell));
        eliminations.dedup();
        let place = parts::order(eliminations.iter().copied());
        let rank = (Reverse(eliminations.len()), place, length);
        Self { technique, eliminations, rank }
    }
}

impl Finds {
    /// No step yet, of those that `hunt` is after.
    pub(super) fn new(hunt: &Hunt<'_>) -> Self {
        Self { one: hunt.wants_one(), best: None, steps: HashMap::new() }
    }

    /// Whether all steps are looked for, and not the best alone.
    pub(super) fn are_all_wanted(&self) -> bool {
        !self.one
    }

    /// Whether a step with this outcome would be better than what there is.
    pub(super) fn are_bettered_by(&self, outcome: &ChainOutcome) -> bool {
        if outcome.eliminations.is_empty() {
            return false;
        }
        if self.one {
            return self.best.is_none_or(|best| outcome.rank < best);
        }
        let known = self.steps.get(&(outcome.technique, outcome.eliminations.clone()));
        known.is_none_or(|(rank, _)| outcome.rank < *rank)
    }

    /// Keeps the step with this outcome, which follows from links and the sets that they
    /// go through.
    pub(super) fn keep(
        &mut self,
        outcome: ChainOutcome,
        digits: Vec<Digit>,
        (links, sets): (Vec<Link>, Vec<CellsAndDigits>),
    ) {
        let chains = vec![Chain { links }];
        let evidence = Evidence { digits, sets, chains, ..Evidence::default() };
        let ChainOutcome { technique, eliminations, rank } = outcome;
        let key = (technique, eliminations.clone());
        let step = Step { technique, placements: Vec::new(), eliminations, evidence };
        if self.one {
            self.steps.clear();
            self.best = Some(rank);
        }
        self.steps.insert(key, (rank, step));
    }

    /// Gives the steps to `hunt`, the best first.
    pub(super) fn hand_over(self, hunt: &mut Hunt<'_>) -> Flow {
        let mut steps: Vec<(StepRank, Step)> = self.steps.into_values().collect();
        steps.sort_by(|(one, a), (other, b)| {
            (one, a.technique, &a.eliminations).cmp(&(other, b.technique, &b.eliminations))
        });
        steps.into_iter().try_for_each(|(_, step)| hunt.add(step))
    }
}
