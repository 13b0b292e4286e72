//! Decides when to start over, keeping what was learnt, and when to forget some of it.
//!
//! The first choices of a search may lead it into a bad part of the tree. A search that starts over leaves that part.
//! The lengths of the runs are those of Luby, Sinclair and Zuckerman (Optimal Speedup of Las Vegas Algorithms, 1993).
//! Starting over costs little: the clauses stay, and the order of candidates leads back to where the search was if that
//! is still the best place.

/// The number of conflicts in the shortest run.
/// Few long runs took a tenth less time than the restarts of Glucose (`docs/engine.md`).
const UNIT: u64 = 512;

/// The number of conflicts before clauses are first forgotten.
const FORGET_AFTER: u64 = 300;

/// The number of conflicts by which the interval grows each time that clauses are forgotten: a search that has
/// learnt more also needs more clauses.
const FORGET_LATER: u64 = 20;

/// The conflicts so far, which decide when to start over.
#[derive(Clone, Debug)]
pub(super) struct Restarts {
    runs: u64,
    /// The number of conflicts left in this run.
    left: u64,
    until_forgetting: u64,
    /// The number of conflicts from one forgetting to the next.
    patience: u64,
}

impl Restarts {
    /// No conflict yet.
    pub(super) fn new() -> Self {
        Self { runs: 1, left: UNIT, until_forgetting: FORGET_AFTER, patience: FORGET_AFTER }
    }

    /// Notes a conflict.
    pub(super) fn note(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.until_forgetting = self.until_forgetting.saturating_sub(1);
    }

    /// Whether it is time to start over.
    pub(super) fn is_due(&self) -> bool {
        // Clauses can be forgotten on level 0 only, so to forget them means to start over too.
        self.left == 0 || self.until_forgetting == 0
    }

    /// Notes that the search starts over. Returns whether it is time to forget clauses.
    pub(super) fn start_over(&mut self) -> bool {
        if self.left == 0 {
            self.runs += 1;
            self.left = UNIT * luby(self.runs);
        }
        let forget = self.until_forgetting == 0;
        if forget {
            self.patience += FORGET_LATER;
            self.until_forgetting = self.patience;
        }
        forget
    }
}

/// The number at this index, from 1, of the sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, …
fn luby(mut index: u64) -> u64 {
    loop {
        let end = (index + 1).next_power_of_two();
        if end == index + 1 {
            return end / 2;
        }
        index -= end / 2 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_have_the_lengths_of_luby() {
        let lengths: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(lengths, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
