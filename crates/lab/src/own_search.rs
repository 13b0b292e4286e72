//! Nonet's own search. It works on whole registers of boards at once, so only its answers are events.

use std::collections::VecDeque;

use super::RunEvent;
use super::stepwise::Stepwise;
use nonet_engine::technique::Candidate;
use nonet_engine::{Answers, Cancelled, Control, Grid, Puzzle};

/// The method.
pub(super) struct OwnSearch {
    givens: Grid,
    answers: Answers,
    control: Control,
    /// The digits of the answer that stands on the board, in reading order.
    found: Vec<Candidate>,
    is_done: bool,
}

impl OwnSearch {
    /// The method at its start.
    pub(super) fn new(puzzle: &Puzzle, control: Control) -> Self {
        let givens = puzzle.givens().clone();
        Self { givens, answers: Answers::new(puzzle), control, found: Vec::new(), is_done: false }
    }

    fn write(&mut self, answer: &Grid, events: &mut VecDeque<RunEvent>) {
        let is_new = |&(cell, _): &(_, _)| self.givens.get(cell).is_none();
        self.found =
            answer.filled().filter(is_new).map(|(cell, digit)| Candidate { cell, digit }).collect();
        events.extend(self.found.iter().map(|&it| RunEvent::Deduce(it)));
        events.push_back(RunEvent::Answer);
    }
}

impl Stepwise for OwnSearch {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        if self.is_done {
            return;
        }
        // The last answer leaves the board first, so that events never write over a digit.
        events.extend(self.found.drain(..).rev().map(RunEvent::Withdraw));
        let moved = self.answers.next(&self.control);
        match self.answers.grid() {
            Some(answer) if moved.is_ok() => self.write(&answer, events),
            Some(_) | None => {
                events.extend(moved.err().map(|Cancelled| RunEvent::GiveUp));
                self.is_done = true;
            }
        }
    }

    fn checks(&self) -> u64 {
        self.answers.effort().nodes
    }

    fn memory(&self) -> Option<usize> {
        None
    }
}
