//! A run up to its first answer, with all that a race tells of it. It keeps no events, so a race of any length takes the
//! same memory.

use std::fmt;

use super::{Counters, Event, Method, Run, TracedBoard};
use crate::engine::{Control, Grid, Puzzle};

/// A method that runs up to its first answer.
pub struct Racer {
    run: Run,
    board: TracedBoard,
    counters: Counters,
    deepest: u64,
    limit: u64,
    finish: Option<Finish>,
}

/// How a run up to the first answer ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finish {
    /// With this answer, the first that was found.
    Answer(Grid),
    /// The search is complete: there is no answer.
    NoAnswer,
    /// The method does not know.
    GaveUp,
    /// The limit of events was reached.
    Limit,
    /// It was stopped from outside. A [`Racer`] itself never says so.
    Stopped,
}

impl Racer {
    /// A racer at its start, which stops after `limit` events. The other arguments are those of [`Run::new`].
    #[must_use]
    pub fn new(method: Method, puzzle: &Puzzle, seed: u64, limit: u64, control: &Control) -> Self {
        Self {
            run: Run::new(method, puzzle, seed, control),
            board: TracedBoard::new(puzzle),
            counters: Counters::default(),
            deepest: 0,
            limit,
            finish: None,
        }
    }

    /// Goes on by an event. Returns `None` once the run is finished.
    pub fn advance(&mut self) -> Option<Event> {
        if self.finish.is_some() {
            return None;
        }
        if self.counters.events >= self.limit {
            self.finish = Some(Finish::Limit);
            return None;
        }
        let Some(event) = self.run.next() else {
            self.finish = Some(Finish::NoAnswer);
            return None;
        };
        self.board.apply(event);
        self.counters.add(event);
        self.deepest = self.deepest.max(self.counters.depth);
        self.finish = match event {
            Event::Answer => Some(Finish::Answer(self.board.grid())),
            Event::GiveUp => Some(Finish::GaveUp),
            Event::Try(_)
            | Event::Refuse { .. }
            | Event::TakeBack(_)
            | Event::Deduce(_)
            | Event::Withdraw(_)
            | Event::Exclude(_)
            | Event::Readmit(_)
            | Event::Learn { .. }
            | Event::Exchange(_) => None,
        };
        Some(event)
    }

    /// How the run ended. Returns `None` while it goes on.
    #[must_use]
    pub fn finish(&self) -> Option<&Finish> {
        self.finish.as_ref()
    }

    /// The figures of the events so far.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// The most digits that were on trial at once.
    #[must_use]
    pub fn deepest(&self) -> u64 {
        self.deepest
    }

    /// What the method compared, updated or looked up so far.
    #[must_use]
    pub fn checks(&self) -> u64 {
        self.run.checks()
    }

    /// The memory of the method in bytes, if it is measured.
    #[must_use]
    pub fn memory(&self) -> Option<usize> {
        self.run.memory()
    }
}

impl fmt::Debug for Racer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Racer").field("counters", &self.counters).finish_non_exhaustive()
    }
}
