//! Decides when to start over, keeping what was learnt, and when to forget some of it.
//!
//! A search starts over when the clauses that it learnt last lie on more levels than usual, as in Glucose (Audemard,
//! Simon: Predicting Learnt Clauses Quality in Modern SAT Solvers, 2009). Such clauses rarely help, so the choices made
//! first were bad ones. Starting over costs little: the clauses stay, and the order of candidates leads back to where
//! the search was if that is still the best place.

/// Over how many conflicts the levels of late are averaged.
const SHORT: f64 = 32.0;

/// Over how many conflicts the usual levels are averaged.
const LONG: f64 = 8192.0;

/// Clauses are worse than usual when they lie on more than 10/9 of the levels.
const MARGIN: f64 = 0.9;

/// The least number of conflicts between two starts. The average of fewer says nothing.
const LEAST: u64 = 10;

/// After how many conflicts clauses are first forgotten.
const FORGET_AFTER: u64 = 500;

/// How many conflicts more it takes each further time: the more was learnt, the more of it is worth keeping.
const FORGET_LATER: u64 = 100;

/// What conflicts taught so far, as far as it tells when to start over. Conflicts are counted.
#[derive(Clone, Debug)]
pub(super) struct Restarts {
    conflicts: u64,
    since_start: u64,
    until_forgetting: u64,
    /// From one forgetting to the next.
    patience: u64,
    /// On how many levels the clauses learnt of late lie, on average.
    of_late: f64,
    /// The same of many more clauses.
    usual: f64,
}

impl Restarts {
    /// Before the first conflict.
    pub(super) fn new() -> Self {
        Self {
            conflicts: 0,
            since_start: 0,
            until_forgetting: FORGET_AFTER,
            patience: FORGET_AFTER,
            of_late: 0.0,
            usual: 0.0,
        }
    }

    /// Notes a conflict from which a clause on so many `levels` was learnt.
    pub(super) fn note(&mut self, levels: u32) {
        self.conflicts += 1;
        self.since_start += 1;
        self.until_forgetting = self.until_forgetting.saturating_sub(1);
        let levels = f64::from(levels);
        #[expect(clippy::cast_precision_loss, reason = "only small counts matter")]
        let seen = self.conflicts as f64;
        self.of_late += (levels - self.of_late) / seen.min(SHORT);
        self.usual += (levels - self.usual) / seen.min(LONG);
    }

    /// Whether to start over.
    pub(super) fn is_due(&self) -> bool {
        self.since_start >= LEAST && self.of_late * MARGIN > self.usual
    }

    /// Notes that the search starts over, and tells whether it is time to forget clauses.
    pub(super) fn start_over(&mut self) -> bool {
        self.since_start = 0;
        let forget = self.until_forgetting == 0;
        if forget {
            self.patience += FORGET_LATER;
            self.until_forgetting = self.patience;
        }
        forget
    }
}
