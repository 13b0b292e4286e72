//! The digits on trial, and the number of trials at each depth of the search tree. Both follow the events of a run.

use super::{RunEvent, TreeMove};
use nonet_engine::technique::Candidate;

/// The branch of the search tree that a run is on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrialPath {
    trials: Vec<Candidate>,
    /// The trials at each depth, from the first on.
    depths: Vec<TrialCount>,
}

/// The number of trials at a depth of the search tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrialCount {
    /// Digits that were tried.
    pub tried: u64,
    /// Trials that were refused or taken back.
    pub undone: u64,
}

impl TrialPath {
    /// The digits on trial, the earliest first.
    #[must_use]
    pub fn trials(&self) -> &[Candidate] {
        &self.trials
    }

    /// The trials at each depth that was ever reached, from the first depth on.
    #[must_use]
    pub fn depths(&self) -> &[TrialCount] {
        &self.depths
    }

    /// Follows an event forwards.
    pub fn apply(&mut self, event: RunEvent) {
        match event.tree_move() {
            Some(TreeMove::Down(it)) => {
                self.push(it);
                self.count(|count| count.tried += 1);
            }
            Some(TreeMove::Refused(_) | TreeMove::TakenBack(_)) => {
                // The count comes first: the depth of a trial is its place in the list.
                self.count(|count| count.undone += 1);
                self.trials.pop();
            }
            None => {}
        }
    }

    /// Follows the last event backwards.
    pub fn revert(&mut self, event: RunEvent) {
        match event.tree_move() {
            Some(TreeMove::Down(_)) => {
                self.count(|count| count.tried -= 1);
                self.trials.pop();
            }
            Some(TreeMove::Refused(it) | TreeMove::TakenBack(it)) => {
                self.push(it);
                self.count(|count| count.undone -= 1);
            }
            None => {}
        }
    }

    fn push(&mut self, trial: Candidate) {
        self.trials.push(trial);
        if self.depths.len() < self.trials.len() {
            self.depths.push(TrialCount::default());
        }
    }

    /// Changes the count of the depth of the last trial.
    fn count(&mut self, change: impl FnOnce(&mut TrialCount)) {
        // Without a trial the place wraps around to one that no list has.
        if let Some(count) = self.depths.get_mut(self.trials.len().wrapping_sub(1)) {
            change(count);
        }
    }
}
