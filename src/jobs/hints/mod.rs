//! Hints: finds the next step, or a list of steps, on a board as its solver sees it.

mod hint;
mod position;

use super::{Activity, BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::{Cancelled, Control};

pub use hint::{Finding, Hint, HintStage, Look, NoHint, StepList, StepListing};
pub use position::HintPosition;

/// How the program treats both jobs: a hint holds for one state of the board.
const POLICY: Policy = Policy {
    work: Some(Activity::Hint),
    subject: JobSubject::Board,
    on_cancel: CancelPolicy::Stop,
    ..Policy::UNSEEN
};

/// A search for the next step.
#[derive(Debug)]
pub struct HintJob(pub HintPosition);

/// A search for a list of steps.
#[derive(Debug)]
pub struct StepsJob(pub HintPosition, pub StepListing);

impl BackgroundJob for HintJob {
    type Reply = Finding<Hint>;

    const POLICY: Policy = POLICY;

    fn run(self, control: &Control) -> Result<Finding<Hint>, Cancelled> {
        self.0.hint(control)
    }
}

impl BackgroundJob for StepsJob {
    type Reply = Finding<Look<StepList>>;

    const POLICY: Policy = POLICY;

    fn run(self, control: &Control) -> Result<Self::Reply, Cancelled> {
        self.0.steps(self.1, control)
    }
}
