//! The counts of a run, added up from its events. They know no board and no method.

use super::{RunEvent, Temperature};

/// The counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Events of all kinds.
    pub events: u64,
    /// Digits that were tried.
    pub trials: u64,
    /// Digits that broke a rule when they were tried.
    pub refusals: u64,
    /// Digits that kept the rules when they were tried, and were taken back later.
    pub backtracks: u64,
    /// Digits that were deduced.
    pub deductions: u64,
    /// Candidates that were crossed out.
    pub exclusions: u64,
    /// Clauses that were learnt.
    pub learnt: u64,
    /// Pairs of cells whose digits were exchanged.
    pub exchanges: u64,
    /// Pairs of cells whose digits were exchanged, and exchanged back at once.
    pub rejections: u64,
    /// Answers.
    pub answers: u64,
    /// Digits that are on trial now.
    pub depth: u64,
    /// The temperature now; 0 for methods that have none.
    pub temperature: Temperature,
}

impl Counters {
    /// Adds an event.
    pub fn add(&mut self, event: RunEvent) {
        self.events += 1;
        match event {
            RunEvent::Try(_) => {
                self.trials += 1;
                self.depth += 1;
            }
            RunEvent::Refuse { .. } => {
                self.refusals += 1;
                self.depth -= 1;
            }
            RunEvent::TakeBack(_) => {
                self.backtracks += 1;
                self.depth -= 1;
            }
            RunEvent::Deduce(_) => self.deductions += 1,
            RunEvent::Exclude(_) => self.exclusions += 1,
            RunEvent::Learn { .. } => self.learnt += 1,
            RunEvent::Exchange(_) => self.exchanges += 1,
            RunEvent::Reject(_) => self.rejections += 1,
            RunEvent::Temper { to, .. } => self.temperature = to,
            RunEvent::Answer => self.answers += 1,
            RunEvent::Withdraw(_) | RunEvent::Readmit(_) | RunEvent::GiveUp => {}
        }
    }

    /// Removes the event that was added last.
    pub fn remove(&mut self, event: RunEvent) {
        // An event says all that it changed, so counting back needs no history.
        self.events -= 1;
        match event {
            RunEvent::Try(_) => {
                self.trials -= 1;
                self.depth -= 1;
            }
            RunEvent::Refuse { .. } => {
                self.refusals -= 1;
                self.depth += 1;
            }
            RunEvent::TakeBack(_) => {
                self.backtracks -= 1;
                self.depth += 1;
            }
            RunEvent::Deduce(_) => self.deductions -= 1,
            RunEvent::Exclude(_) => self.exclusions -= 1,
            RunEvent::Learn { .. } => self.learnt -= 1,
            RunEvent::Exchange(_) => self.exchanges -= 1,
            RunEvent::Reject(_) => self.rejections -= 1,
            RunEvent::Temper { from, .. } => self.temperature = from,
            RunEvent::Answer => self.answers -= 1,
            RunEvent::Withdraw(_) | RunEvent::Readmit(_) | RunEvent::GiveUp => {}
        }
    }
}
