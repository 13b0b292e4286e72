//! Rates a puzzle as Sudoku Explainer does, for the statistics.

use super::{BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::rating::{Rating, rate};
use crate::engine::{Cancelled, Control, Puzzle};

/// A puzzle to be rated.
#[derive(Debug)]
pub struct RatingJob(pub Puzzle);

impl BackgroundJob for RatingJob {
    /// `None` if the puzzle cannot be rated.
    type Reply = Option<Rating>;

    const POLICY: Policy = Policy {
        work: None,
        subject: JobSubject::Puzzle,
        on_cancel: CancelPolicy::StopLast,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Option<Rating>, Cancelled> {
        rate(&self.0, control)
    }
}
