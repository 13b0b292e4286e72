//! A method that does not work on its puzzle: it gives up at once.

use std::collections::VecDeque;

use super::RunEvent;
use super::stepwise::Stepwise;

/// A run that gives up, as [`Method::refusal`](super::Method::refusal) says why.
#[derive(Default)]
pub(super) struct Refused {
    is_done: bool,
}

impl Stepwise for Refused {
    fn advance(&mut self, events: &mut VecDeque<RunEvent>) {
        if !std::mem::replace(&mut self.is_done, true) {
            events.push_back(RunEvent::GiveUp);
        }
    }

    fn checks(&self) -> u64 {
        0
    }

    fn memory(&self) -> Option<usize> {
        Some(0)
    }
}
