//! Counts the work of a search and publishes it.

use super::Effort;
use crate::{Cancelled, Control};

/// The effort of one search so far, and the control to report to.
pub(super) struct Meter<'a> {
    control: &'a Control,
    /// Answers to report.
    pub(super) answers: u64,
    /// The work done.
    pub(super) effort: Effort,
}

impl<'a> Meter<'a> {
    /// The number of nodes between two reports. It is small enough that a search on the largest board sees a
    /// cancel in well under 100 ms, and large enough that reports cost nothing on small boards.
    pub(super) const NODES_A_REPORT: u64 = 256;

    /// A meter that starts at `effort` and `answers`.
    pub(super) fn new(control: &'a Control, effort: Effort, answers: u64) -> Self {
        Self { control, answers, effort }
    }

    /// Counts a node that is about to be visited. Reports each [`Meter::NODES_A_REPORT`] nodes.
    pub(super) fn node(&mut self) -> Result<(), Cancelled> {
        self.effort.nodes += 1;
        if self.effort.nodes.is_multiple_of(Self::NODES_A_REPORT) {
            self.report()?;
        }
        Ok(())
    }

    /// Counts a node that turned out to hold no answer.
    pub(super) fn backtrack(&mut self) {
        self.effort.backtracks += 1;
    }

    /// Publishes the progress, and returns `Cancelled` if the control was cancelled.
    pub(super) fn report(&self) -> Result<(), Cancelled> {
        self.control.report(self.answers, self.effort.nodes)
    }

    /// Publishes the progress at the end of the work.
    pub(super) fn publish(&self) {
        self.control.progress.set(self.answers, self.effort.nodes);
    }
}
