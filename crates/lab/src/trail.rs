//! Digits and candidates with a trail of all changes. By the trail, a trial is taken back together with all that
//! followed from it. The trail chooses and deduces nothing.

use std::collections::VecDeque;
use std::mem::size_of_val;
use std::sync::Arc;

use super::RunEvent;
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Digit, DigitSet, Layout, Puzzle};

/// What is known of the digits and candidates on the board of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchState {
    /// They may belong to a further answer.
    Open,
    /// They belong to no further answer.
    Refuted,
    /// There is nothing left to try.
    Done,
}

/// The board of a search that carries candidates. Each change is an event, and the trail holds the events that are not
/// undone.
pub(super) struct TrailBoard {
    pub(super) layout: Arc<Layout>,
    digits: Vec<Option<Digit>>,
    candidates: Vec<DigitSet>,
    done: Vec<RunEvent>,
}

impl TrailBoard {
    /// The board of the puzzle, with the candidates that its givens leave. A given is the only candidate of its cell.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let layout = Arc::clone(puzzle.layout());
        let candidates = layout.cells().map(|cell| puzzle.candidates(cell)).collect();
        Self { layout, digits: puzzle.givens().cells().to_vec(), candidates, done: Vec::new() }
    }

    /// The digit of `cell`. Returns `None` if the cell is open.
    pub(super) fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The candidates of `cell`. If it has a digit, others may be among them.
    pub(super) fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The cells without a digit, in reading order.
    pub(super) fn open(&self) -> impl Iterator<Item = Cell> {
        self.layout.cells().filter(|&cell| self.digit(cell).is_none())
    }

    /// The open cell with the fewest candidates, the first of several. Returns `None` if no cell is open.
    pub(super) fn fewest_candidates(&self, checks: &mut u64) -> Option<Cell> {
        let open = self.open().inspect(|_| *checks += 1);
        open.min_by_key(|&cell| self.candidates(cell).len())
    }

    /// Writes a digit on trial.
    pub(super) fn try_digit(&mut self, it: Candidate, events: &mut VecDeque<RunEvent>) {
        self.digits[it.cell.index()] = Some(it.digit);
        self.record(RunEvent::Try(it), events);
    }

    /// Writes a digit that follows.
    pub(super) fn deduce(&mut self, it: Candidate, events: &mut VecDeque<RunEvent>) {
        self.digits[it.cell.index()] = Some(it.digit);
        self.record(RunEvent::Deduce(it), events);
    }

    /// Crosses out a candidate. Does nothing if it is not a candidate of its cell.
    pub(super) fn exclude(&mut self, it: Candidate, events: &mut VecDeque<RunEvent>) {
        if self.candidates(it.cell).contains(it.digit) {
            self.candidates[it.cell.index()].remove(it.digit);
            self.record(RunEvent::Exclude(it), events);
        }
    }

    /// Takes the last trial back, with all that was done since. Returns the trial. Returns `None` if there is none;
    /// then nothing is undone, because all of it follows from the puzzle.
    pub(super) fn take_back(&mut self, events: &mut VecDeque<RunEvent>) -> Option<Candidate> {
        let is_trial = |event: &RunEvent| matches!(event, RunEvent::Try(_));
        let trial = self.done.iter().rposition(is_trial)?;
        // From the last change back to the trial, so that each one finds the board as it left it.
        for event in self.done.split_off(trial).into_iter().rev() {
            match event {
                RunEvent::Exclude(it) => {
                    self.candidates[it.cell.index()].insert(it.digit);
                    events.push_back(RunEvent::Readmit(it));
                }
                RunEvent::Deduce(it) => {
                    self.digits[it.cell.index()] = None;
                    events.push_back(RunEvent::Withdraw(it));
                }
                RunEvent::Try(it) => {
                    self.digits[it.cell.index()] = None;
                    events.push_back(RunEvent::TakeBack(it));
                    return Some(it);
                }
                RunEvent::Refuse { .. }
                | RunEvent::TakeBack(_)
                | RunEvent::Withdraw(_)
                | RunEvent::Readmit(_)
                | RunEvent::Learn { .. }
                | RunEvent::Exchange(_)
                | RunEvent::Reject(_)
                | RunEvent::Temper { .. }
                | RunEvent::Answer
                | RunEvent::GiveUp => {}
            }
        }
        None
    }

    /// The memory that the board and its trail hold, in bytes.
    pub(super) fn memory(&self) -> usize {
        let trail = self.done.capacity() * size_of::<RunEvent>();
        size_of_val(&*self.digits) + size_of_val(&*self.candidates) + trail
    }

    fn record(&mut self, event: RunEvent, events: &mut VecDeque<RunEvent>) {
        self.done.push(event);
        events.push_back(event);
    }
}
