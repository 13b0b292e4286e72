//! Counts the work of a search and shows it to whoever watches.

use super::Effort;
use crate::engine::{Cancelled, Control};

/// The effort of one search so far, and where it is reported to.
pub(super) struct Meter<'a> {
    control: &'a Control,
    /// Answers to report.
    pub(super) answers: u64,
    /// The work done.
    pub(super) effort: Effort,
}

impl<'a> Meter<'a> {
    /// A report is made each time this many nodes were visited: often enough that a cancel is seen in well
    /// under 100 ms on the largest boards, seldom enough to cost nothing on small ones.
    pub(super) const NODES_A_REPORT: u64 = 256;

    /// Starts at `effort` and `answers`.
    pub(super) fn new(control: &'a Control, effort: Effort, answers: u64) -> Self {
        Self { control, answers, effort }
    }

    /// Counts a node about to be visited, and reports now and then.
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

    /// Shows how far the work has come, and asks whether to go on.
    pub(super) fn report(&self) -> Result<(), Cancelled> {
        self.control.report(self.answers, self.effort.nodes)
    }

    /// Shows how far the work has come at its end.
    pub(super) fn publish(&self) {
        self.control.progress.set(self.answers, self.effort.nodes);
    }
}
