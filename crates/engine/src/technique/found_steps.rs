//! The steps that a search has found, one for each technique and outcome.

use std::collections::HashSet;

use super::{Candidate, Step, Technique};

/// The steps of a search, in the order in which they were found. `S` is the set of cells of the board.
pub(super) struct FoundSteps<S> {
    steps: Vec<Step<S>>,
    outcomes: HashSet<(Technique, Vec<Candidate>, Vec<Candidate>)>,
}

impl<S> FoundSteps<S> {
    /// No steps.
    pub(super) fn none() -> Self {
        Self { steps: Vec::new(), outcomes: HashSet::new() }
    }

    /// Adds a step, unless it changes nothing, or a step with this technique and outcome is known. Returns whether the
    /// step changes anything.
    ///
    /// Sorts placements and eliminations, and drops eliminations of candidates that the board does not have. `has` says
    /// whether it has a candidate.
    pub(super) fn add(&mut self, mut step: Step<S>, has: impl Fn(Candidate) -> bool) -> bool {
        step.eliminations.retain(|&candidate| has(candidate));
        for candidates in [&mut step.placements, &mut step.eliminations] {
            candidates.sort_by_key(|candidate| (candidate.digit, candidate.cell));
            candidates.dedup();
        }
        // Finders need not check whether their eliminations still matter: it is checked here, for all of them.
        if step.placements.is_empty() && step.eliminations.is_empty() {
            return false;
        }
        let outcome = (step.technique, step.placements.clone(), step.eliminations.clone());
        // Of steps with one outcome the first stays, because finders look in the order of HoDoKu.
        if self.outcomes.insert(outcome) {
            self.steps.push(step);
        }
        true
    }

    /// Whether a step is known of this technique that removes `gone` and nothing else.
    pub(super) fn knows(&self, technique: Technique, gone: Candidate) -> bool {
        self.outcomes.contains(&(technique, Vec::new(), vec![gone]))
    }

    /// The steps found so far.
    pub(super) fn steps(&self) -> &[Step<S>] {
        &self.steps
    }

    /// All steps.
    pub(super) fn into_steps(self) -> Vec<Step<S>> {
        self.steps
    }
}
