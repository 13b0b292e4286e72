//! Solves a puzzle as people do, to say how hard it is, for the statistics.

use std::sync::Arc;

use super::{BackgroundJob, OnCancel, OutdatedBy, Policy};
use crate::engine::technique::{Path, Solver};
use crate::engine::{Cancelled, Control, Puzzle};

/// A puzzle to be solved by techniques.
#[derive(Debug)]
pub struct PathJob(pub Puzzle);

impl BackgroundJob for PathJob {
    /// `None` if techniques are not for the board of the puzzle.
    type Reply = Option<Arc<Path>>;

    const POLICY: Policy = Policy {
        work: None,
        outdated_by: OutdatedBy::Puzzle,
        on_cancel: OnCancel::StopLast,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Option<Arc<Path>>, Cancelled> {
        Ok(Solver::hodoku().path_of(&self.0, control)?.map(Arc::new))
    }
}
