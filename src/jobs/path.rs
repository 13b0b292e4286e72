//! Solves a puzzle as people do, to say how hard it is, for the statistics.

use std::sync::Arc;

use super::{BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::technique::{AnyPath, Solver};
use crate::engine::{Cancelled, Control, Puzzle};

/// A puzzle to be solved by techniques.
#[derive(Debug)]
pub struct PathJob(pub Puzzle);

impl BackgroundJob for PathJob {
    /// `None` if the board is too large for techniques.
    type Reply = Option<Arc<AnyPath>>;

    const POLICY: Policy = Policy {
        work: None,
        subject: JobSubject::Puzzle,
        on_cancel: CancelPolicy::StopLast,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Option<Arc<AnyPath>>, Cancelled> {
        Ok(Solver::hodoku().any_path_of(&self.0, control)?.map(Arc::new))
    }
}
