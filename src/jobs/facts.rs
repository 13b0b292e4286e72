//! Find facts about a puzzle, each a job of its own: whether it has one answer, how people solve it, how hard it is, and
//! which givens it does not need.

use std::sync::Arc;

use super::{BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::rating::{Rating, rate};
use crate::engine::search::{Uniqueness, uniqueness};
use crate::engine::technique::{AnyPath, Solver};
use crate::engine::{Cancelled, Cell, Control, Puzzle, facts};

/// Facts for the statistics. Cancel stops the search for them last.
const OF_STATISTICS: Policy = Policy {
    work: None,
    subject: JobSubject::Puzzle,
    on_cancel: CancelPolicy::StopLast,
    ..Policy::UNSEEN
};

/// A search for a second answer of the puzzle of a game.
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

/// A puzzle to be solved as people do.
#[derive(Debug)]
pub struct PathJob(pub Puzzle);

impl BackgroundJob for PathJob {
    /// `None` if the board is too large for techniques.
    type Reply = Option<Arc<AnyPath>>;

    const POLICY: Policy = OF_STATISTICS;

    fn run(self, control: &Control) -> Result<Option<Arc<AnyPath>>, Cancelled> {
        Ok(Solver::hodoku().any_path_of(&self.0, control)?.map(Arc::new))
    }
}

/// A puzzle to be rated as Sudoku Explainer does.
#[derive(Debug)]
pub struct RatingJob(pub Puzzle);

impl BackgroundJob for RatingJob {
    /// `None` if the puzzle cannot be rated.
    type Reply = Option<Rating>;

    const POLICY: Policy = OF_STATISTICS;

    fn run(self, control: &Control) -> Result<Option<Rating>, Cancelled> {
        rate(&self.0, control)
    }
}

/// A search for givens without which the puzzle still has its one answer.
#[derive(Debug)]
pub struct NotNeededJob(pub Puzzle);

impl BackgroundJob for NotNeededJob {
    type Reply = Vec<Cell>;

    const POLICY: Policy = OF_STATISTICS;

    fn run(self, control: &Control) -> Result<Vec<Cell>, Cancelled> {
        facts::not_needed(&self.0, control)
    }
}
