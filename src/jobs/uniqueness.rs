//! Finds out whether the puzzle of a game has exactly one answer, and finds that answer.

use super::{BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::{Cancelled, Control, Puzzle};

/// A search for a second answer.
#[derive(Debug)]
pub struct UniquenessJob(pub Puzzle);

impl BackgroundJob for UniquenessJob {
    type Reply = Uniqueness;

    const POLICY: Policy = Policy {
        work: None,
        subject: JobSubject::Puzzle,
        on_cancel: CancelPolicy::Continue,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Uniqueness, Cancelled> {
        uniqueness(&self.0, control)
    }
}
