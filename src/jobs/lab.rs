//! Goes on with a method of the lab for a slice of time.

use std::time::{Duration, Instant};

use super::{BackgroundJob, Policy};
use crate::engine::lab::{Event, Tape};
use crate::engine::{Cancelled, Control};

/// The longest slice. The window shows the board after each.
const SLICE: Duration = Duration::from_millis(30);

/// The number of events between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// Where a method of the lab is to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabGoal {
    /// Forwards by so many events.
    Forward(u32),
    /// Backwards by an event.
    Back,
    /// To the next trial that is taken back.
    Backtrack,
    /// To the next answer.
    Answer,
}

/// A method of the lab that goes towards a goal.
#[derive(Debug)]
pub struct LabJob {
    /// The method.
    pub tape: Box<Tape>,
    /// Where it is to go.
    pub goal: LabGoal,
}

/// Where a method of the lab has come to.
#[derive(Debug)]
pub struct LabReply {
    /// The method.
    pub tape: Box<Tape>,
    /// The event that it stands behind, if it went anywhere.
    pub last: Option<Event>,
    /// Whether the goal is reached, or the method has ended.
    pub is_reached: bool,
    /// Whether the method has ended.
    pub is_ended: bool,
}

impl BackgroundJob for LabJob {
    type Reply = LabReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<LabReply, Cancelled> {
        let Self { mut tape, goal } = self;
        let (mut last, mut is_ended, mut is_reached) = (None, false, false);
        let (start, mut left, mut passed) = (Instant::now(), goal.most(), 0_u32);
        while left > 0 && !is_ended && !is_reached {
            passed += 1;
            if passed.is_multiple_of(BETWEEN_LOOKS) {
                control.report(0, u64::from(passed))?;
                if start.elapsed() > SLICE {
                    break;
                }
            }
            left -= 1;
            let event = if goal == LabGoal::Back { tape.back() } else { tape.forward() };
            is_ended = event.is_none() && goal != LabGoal::Back;
            last = event.or(last);
            is_reached = event.is_some_and(|event| goal.is_reached_by(event));
        }
        if goal == LabGoal::Back {
            last = tape.latest();
        }
        Ok(LabReply { tape, last, is_reached: is_reached || is_ended || left == 0, is_ended })
    }
}

impl LabGoal {
    /// The most events on the way.
    fn most(self) -> u32 {
        match self {
            Self::Forward(events) => events,
            Self::Back => 1,
            Self::Backtrack | Self::Answer => u32::MAX,
        }
    }

    fn is_reached_by(self, event: Event) -> bool {
        let is_end = matches!(event, Event::Answer | Event::GiveUp);
        match self {
            Self::Forward(_) => is_end,
            Self::Back => true,
            Self::Backtrack => is_end || matches!(event, Event::TakeBack(_)),
            Self::Answer => is_end,
        }
    }
}
