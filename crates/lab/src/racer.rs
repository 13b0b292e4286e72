//! A run up to its first answer, with the figures that a race shows. It keeps no events, so a race of any length takes
//! the same memory.

use std::fmt;

use super::{Counters, Method, Run, RunEvent, TracedBoard};
use nonet_engine::{Control, Grid, Puzzle};

/// A method that runs up to its first answer.
pub struct Racer {
    run: Run,
    board: TracedBoard,
    counters: Counters,
    deepest: u64,
    limit: RunLimit,
    finish: Option<RunEnd>,
}

/// The most work of a run.
#[derive(Clone, Copy)]
enum RunLimit {
    /// There is no limit.
    Endless,
    /// This number of events.
    Events(u64),
    /// This number of nodes: the method has no event before its answer.
    Nodes(u64),
}

/// How a run up to the first answer ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// With this answer, the first that was found.
    Answer(Grid),
    /// The search is complete: there is no answer.
    NoAnswer,
    /// The method gave up without knowing whether there is an answer.
    GaveUp,
    /// The limit was reached.
    Limit,
    /// It was stopped from outside. A [`Racer`] itself never says so.
    Stopped,
}

impl Racer {
    /// A racer at its start. It stops after `most` events, or with [`Method::OwnSearch`] after `most` nodes; `None` is
    /// no limit. The other arguments are those of [`Run::new`].
    #[must_use]
    pub fn new(
        method: Method,
        puzzle: &Puzzle,
        seed: u64,
        most: Option<u64>,
        control: &Control,
    ) -> Self {
        let of_nodes = method == Method::OwnSearch;
        // Nonet's own search has no event before its answer, so a limit of events would never stop it.
        let control = Control { most_nodes: most.filter(|_| of_nodes), ..control.clone() };
        let limit_of = |most| if of_nodes { RunLimit::Nodes(most) } else { RunLimit::Events(most) };
        Self {
            run: Run::new(method, puzzle, seed, &control),
            board: TracedBoard::new(puzzle),
            counters: Counters::default(),
            deepest: 0,
            limit: most.map_or(RunLimit::Endless, limit_of),
            finish: None,
        }
    }

    /// Goes on by an event. Returns `None` once the run is finished.
    pub fn advance(&mut self) -> Option<RunEvent> {
        if self.finish.is_some() {
            return None;
        }
        let next = self.next_within_limit();
        let Ok(event) = next else {
            self.finish = next.err();
            return None;
        };
        // Only events say what is on the board. So a racer needs no method to hand out its answer.
        self.board.apply(event);
        self.counters.add(event);
        self.deepest = self.deepest.max(self.counters.depth);
        self.finish = match event {
            RunEvent::Answer => Some(RunEnd::Answer(self.board.grid())),
            RunEvent::GiveUp => Some(RunEnd::GaveUp),
            RunEvent::Try(_)
            | RunEvent::Refuse { .. }
            | RunEvent::TakeBack(_)
            | RunEvent::Deduce(_)
            | RunEvent::Withdraw(_)
            | RunEvent::Exclude(_)
            | RunEvent::Readmit(_)
            | RunEvent::Learn { .. }
            | RunEvent::Exchange(_)
            | RunEvent::Reject(_)
            | RunEvent::Temper { .. } => None,
        };
        Some(event)
    }

    /// The next event, or how the run ended without it.
    fn next_within_limit(&mut self) -> Result<RunEvent, RunEnd> {
        match self.limit {
            RunLimit::Events(most) if self.counters.events >= most => Err(RunEnd::Limit),
            RunLimit::Endless | RunLimit::Events(_) => self.run.next().ok_or(RunEnd::NoAnswer),
            RunLimit::Nodes(most) => {
                let event = self.run.next();
                // The search checks its limit only once in some hundred nodes, so an answer may have been found beyond
                // the limit.
                if self.run.checks() > most {
                    Err(RunEnd::Limit)
                } else {
                    event.ok_or(RunEnd::NoAnswer)
                }
            }
        }
    }

    /// How the run ended. Returns `None` while it goes on.
    #[must_use]
    pub fn finish(&self) -> Option<&RunEnd> {
        self.finish.as_ref()
    }

    /// The most events of the run, or nodes of [`Method::OwnSearch`]. `None` is no limit.
    #[must_use]
    pub fn most(&self) -> Option<u64> {
        match self.limit {
            RunLimit::Endless => None,
            RunLimit::Events(most) | RunLimit::Nodes(most) => Some(most),
        }
    }

    /// The counts of the events so far.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// The most digits that were on trial at once.
    #[must_use]
    pub fn deepest(&self) -> u64 {
        self.deepest
    }

    /// The number of comparisons, updates and look-ups of the method so far.
    #[must_use]
    pub fn checks(&self) -> u64 {
        self.run.checks()
    }

    /// The memory of the method in bytes. Returns `None` if it is not measured.
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
