//! Finds the givens without which the puzzle still has its one answer, for the statistics.

use super::{BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::{Cancelled, Cell, Control, Puzzle, facts};

/// A search for givens that are not needed.
#[derive(Debug)]
pub struct NotNeededJob(pub Puzzle);

impl BackgroundJob for NotNeededJob {
    type Reply = Vec<Cell>;

    const POLICY: Policy = Policy {
        work: None,
        subject: JobSubject::Puzzle,
        on_cancel: CancelPolicy::StopLast,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Vec<Cell>, Cancelled> {
        facts::not_needed(&self.0, control)
    }
}
