//! The chains found by a search, with the best for each outcome.
//!
//! As in HoDoKu, steps are ordered by the number of eliminations (most first), then by the places of the
//! eliminations, then by the length of the chain.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::Digit;
use crate::technique::implications::LinksAndSets;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, Chain, Evidence, Geometry, Step, Technique, parts};

/// The rank of a step. Less is better.
type StepRank = (Reverse<usize>, usize, usize);

/// A step with its rank.
type RankedStep<G> = (StepRank, Step<<G as Geometry>::Set>);

/// The steps of one search: the best for each outcome, or only the best of all if one step is wanted.
pub(super) struct ChainSteps<G: Geometry> {
    one: bool,
    best: Option<StepRank>,
    steps: HashMap<(Technique, Vec<Candidate>), RankedStep<G>>,
}

/// The outcome of a chain.
pub(super) struct ChainOutcome {
    /// The technique.
    pub(super) technique: Technique,
    /// The candidates to remove.
    eliminations: Vec<Candidate>,
    rank: StepRank,
}

impl ChainOutcome {
    /// The outcome of a chain of `length` links.
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

impl<G: Geometry> ChainSteps<G> {
    /// An empty collection for the steps that `search` wants.
    pub(super) fn new(search: &StepSearch<'_, G>) -> Self {
        Self { one: search.wants_one(), best: None, steps: HashMap::new() }
    }

    /// Whether all steps are wanted, and not only the best.
    pub(super) fn are_all_wanted(&self) -> bool {
        !self.one
    }

    /// Whether a step with this outcome would be better than the steps so far.
    pub(super) fn are_bettered_by(&self, outcome: &ChainOutcome) -> bool {
        if outcome.eliminations.is_empty() {
            return false;
        }
        if self.one {
            // For one step only the best is kept, so the evidence of most chains is never built.
            return self.best.is_none_or(|best| outcome.rank < best);
        }
        let known = self.steps.get(&(outcome.technique, outcome.eliminations.clone()));
        known.is_none_or(|(rank, _)| outcome.rank < *rank)
    }

    /// Keeps the step with this outcome, these links, and the sets that the links go through.
    pub(super) fn keep(
        &mut self,
        outcome: ChainOutcome,
        digits: Vec<Digit>,
        (links, sets): LinksAndSets<G::Set>,
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

    /// Adds the steps to `search`, the best first.
    pub(super) fn hand_over(self, search: &mut StepSearch<'_, G>) -> Flow {
        let mut steps: Vec<RankedStep<G>> = self.steps.into_values().collect();
        // A map has no order. Ties of the rank are broken so that steps come in the same order on every run.
        steps.sort_by(|(one, a), (other, b)| {
            (one, a.technique, &a.eliminations).cmp(&(other, b.technique, &b.eliminations))
        });
        steps.into_iter().try_for_each(|(_, step)| search.add(step))
    }
}
