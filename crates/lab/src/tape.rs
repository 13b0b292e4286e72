//! A run that can go back. The tape keeps events, never boards, so a step back costs as little as a step forward.

use std::collections::VecDeque;
use std::fmt;

use super::{Counters, Method, Run, RunEvent, TracedBoard, TrialPath};
use nonet_engine::{Control, Puzzle};

/// A run with its board and counters, which can be stepped forwards and, over the last events, backwards.
pub struct Tape {
    run: Run,
    board: TracedBoard,
    counters: Counters,
    path: TrialPath,
    /// The last events of the run, the latest one last.
    recent: VecDeque<TapeEvent>,
    /// The checks of the run before those events.
    checks_before: u64,
    /// The number of recent events that are ahead, because the tape was wound back over them.
    ahead: usize,
    /// Whether the run has ended.
    is_over: bool,
    /// Whether the run ends with its first answer.
    ends_with_answer: bool,
}

/// An event, with the checks of the run up to it.
#[derive(Clone, Copy)]
struct TapeEvent {
    event: RunEvent,
    checks: u64,
}

impl Tape {
    /// The most events that a tape can go back over.
    pub const LENGTH: usize = 1_000_000;

    /// A tape at its start. The arguments are those of [`Run::new`].
    #[must_use]
    pub fn new(method: Method, puzzle: &Puzzle, seed: u64, control: &Control) -> Self {
        let run = Run::new(method, puzzle, seed, control);
        Self {
            checks_before: run.checks(),
            run,
            board: TracedBoard::new(puzzle),
            counters: Counters::default(),
            path: TrialPath::default(),
            recent: VecDeque::new(),
            ahead: 0,
            is_over: false,
            ends_with_answer: !method.is_complete(),
        }
    }

    /// The board after the last event.
    #[must_use]
    pub fn board(&self) -> &TracedBoard {
        &self.board
    }

    /// The counters after the last event.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// The branch of the search tree after the last event.
    #[must_use]
    pub fn path(&self) -> &TrialPath {
        &self.path
    }

    /// The events that the tape can go back over, the last one first.
    pub fn back_events(&self) -> impl Iterator<Item = RunEvent> + '_ {
        self.recent.iter().rev().skip(self.ahead).map(|it| it.event)
    }

    /// The run. It may be ahead of the board, if the tape was wound back.
    #[must_use]
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// The last event that the board shows. Returns `None` at the start, and if the tape no longer holds that event.
    #[must_use]
    pub fn latest(&self) -> Option<RunEvent> {
        self.back_events().next()
    }

    /// The checks of the run up to the last event.
    #[must_use]
    pub fn checks(&self) -> u64 {
        if self.ahead == 0 {
            // A method that has ended may have done more checks after its last event.
            return self.run.checks();
        }
        let before = self.recent.len() - self.ahead;
        before.checked_sub(1).map_or(self.checks_before, |last| self.recent[last].checks)
    }

    /// Whether the board is that of the end of the run: there is nothing to go on to.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.is_over && self.ahead == 0
    }

    /// Whether the run is ahead of the board, as the tape was wound back. The counts of the run itself
    /// are then not those of the board.
    #[must_use]
    pub fn is_wound_back(&self) -> bool {
        self.ahead > 0
    }

    /// Goes on by an event. Returns `None` at the end of the run.
    pub fn forward(&mut self) -> Option<RunEvent> {
        let event = self.next_event()?;
        self.board.apply(event);
        self.counters.add(event);
        self.path.apply(event);
        Some(event)
    }

    /// Goes back over an event. Returns `None` at the start, and if the tape holds no earlier event.
    pub fn back(&mut self) -> Option<RunEvent> {
        let at = self.recent.len().checked_sub(self.ahead + 1)?;
        let event = self.recent[at].event;
        self.ahead += 1;
        self.board.revert(event);
        self.counters.remove(event);
        self.path.revert(event);
        Some(event)
    }

    fn next_event(&mut self) -> Option<RunEvent> {
        if self.ahead > 0 {
            let event = self.recent[self.recent.len() - self.ahead].event;
            self.ahead -= 1;
            return Some(event);
        }
        let Some(event) = self.run.next() else {
            self.is_over = true;
            return None;
        };
        self.is_over =
            event == RunEvent::GiveUp || (event == RunEvent::Answer && self.ends_with_answer);
        // The oldest event goes. The run cannot be stepped back before it, but still goes on.
        if self.recent.len() == Self::LENGTH {
            self.checks_before = self.recent.pop_front().map_or(0, |it| it.checks);
        }
        // An event does not say how many checks came before it, so they are kept beside it.
        self.recent.push_back(TapeEvent { event, checks: self.run.checks() });
        Some(event)
    }
}

impl fmt::Debug for Tape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tape").field("counters", &self.counters).finish_non_exhaustive()
    }
}
