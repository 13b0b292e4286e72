//! Counts the answers of a puzzle, up to the limit of the options.

use std::time::{Duration, Instant};

use super::{Activity, BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::search::{Count, CountLimit, Effort};
use crate::engine::{Cancelled, Control, Puzzle};
use crate::worker;

/// A count of answers.
#[derive(Debug)]
pub struct CountJob {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The number of answers after which the count stops.
    pub limit: u64,
}

/// The number of answers, and the cost of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountResult {
    /// The number of answers, or that there are more than the limit.
    pub count: Count,
    /// Nodes and backtracks of the search.
    pub effort: Effort,
    /// How long the count took.
    pub time: Duration,
}

impl BackgroundJob for CountJob {
    type Reply = CountResult;

    const POLICY: Policy = Policy {
        work: Some(Activity::Count),
        subject: JobSubject::Puzzle,
        on_cancel: CancelPolicy::StopLast,
        ..Policy::UNSEEN
    };

    fn goal(&self) -> Option<u64> {
        Some(self.limit)
    }

    fn run(self, control: &Control) -> Result<CountResult, Cancelled> {
        let start = Instant::now();
        let until = CountLimit::MoreThan(self.limit);
        let counted = worker::count(&self.puzzle, until, None, control)?.up_to(self.limit);
        Ok(CountResult { count: counted.count, effort: counted.effort, time: start.elapsed() })
    }
}
