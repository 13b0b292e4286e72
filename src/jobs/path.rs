//! Solves a puzzle as people do, to say how hard it is, for the statistics.

use std::sync::Arc;

use super::{BackgroundJob, OnCancel, OutdatedBy, Policy};
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
        outdated_by: OutdatedBy::Puzzle,
        on_cancel: OnCancel::StopLast,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Option<Arc<AnyPath>>, Cancelled> {
        Ok(Solver::hodoku().any_path_of(&self.0, control)?.map(Arc::new))
    }
}
