//! Decides when to start over, keeping what was learnt, and when to forget some of it.
//!
//! A search starts over when the clauses that it learnt last lie on more levels than usual, as in Glucose (Audemard,
//! Simon: Predicting Learnt Clauses Quality in Modern SAT Solvers, 2009). Such clauses rarely help, so the choices made
//! first were bad ones. Starting over costs little: the clauses stay, and the order of candidates leads back to where
//! the search was if that is still the best place.

/// The number of conflicts in the short average of levels.
const SHORT: f64 = 32.0;

/// The number of conflicts in the long average of levels.
const LONG: f64 = 8192.0;

/// Recent clauses are worse than usual if the short average is more than 10/9 of the long one.
const MARGIN: f64 = 0.9;

/// The least number of conflicts between two starts. An average over fewer conflicts says nothing.
const LEAST: u64 = 10;

/// The number of conflicts before clauses are first forgotten.
const FORGET_AFTER: u64 = 500;

/// The number of conflicts by which the interval grows each time that clauses are forgotten: a search that has
/// learnt more also needs more clauses.
const FORGET_LATER: u64 = 100;

/// Averages over the conflicts so far, which decide when to start over.
#[derive(Clone, Debug)]
pub(super) struct Restarts {
    conflicts: u64,
    since_start: u64,
    until_forgetting: u64,
    /// The number of conflicts from one forgetting to the next.
    patience: u64,
    /// The average number of levels of the last clauses.
    of_late: f64,
    /// The average number of levels over many more clauses.
    usual: f64,
}

impl Restarts {
    /// The state before the first conflict.
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

    /// Notes a conflict that taught a clause on this number of `levels`.
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

    /// Whether it is time to start over.
    pub(super) fn is_due(&self) -> bool {
        self.since_start >= LEAST && self.of_late * MARGIN > self.usual
    }

    /// Notes that the search starts over. Returns whether it is time to forget clauses.
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
