//! Goes on with a method of the lab for a slice of time, and draws its figure.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::super::{BackgroundJob, Policy};
use crate::engine::lab::{Event, Method, Tape};
use crate::engine::{Cancelled, Control, Puzzle};
use crate::figures::{Figure, FigureKind, figure};

/// The longest slice. The window shows the board after each.
const SLICE: Duration = Duration::from_millis(30);

/// The number of events between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// A method on a puzzle.
#[derive(Clone, Debug)]
pub struct LabSetup {
    /// The puzzle.
    pub puzzle: Arc<Puzzle>,
    /// The method.
    pub method: Method,
    /// The seed of its random numbers.
    pub seed: u64,
    /// Cancels the method itself, whose steps may be long.
    pub control: Control,
}

/// Where a method of the lab is to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabGoal {
    /// Forwards by so many events.
    Forward(u32),
    /// Backwards by an event.
    Back,
    /// To the end of what its trial leads to: to the next trial at its depth, or above it.
    OverBranch {
        /// The digits on trial before it goes.
        depth: u64,
    },
    /// To the next trial that is taken back.
    Backtrack,
    /// To the next answer.
    Answer,
}

/// A method of the lab that goes towards a goal.
#[derive(Debug)]
pub struct LabJob {
    /// The method, and its puzzle.
    pub setup: LabSetup,
    /// Its tape; `None` at its start, as that may take a while.
    pub tape: Option<Box<Tape>>,
    /// Where it is to go.
    pub goal: LabGoal,
    /// What is drawn of it.
    pub kind: FigureKind,
}

/// Where a method of the lab has come to.
#[derive(Debug)]
pub struct LabReply {
    /// The method.
    pub tape: Box<Tape>,
    /// Whether the goal is reached, or the method has ended.
    pub is_reached: bool,
    /// Whether the method has ended.
    pub is_ended: bool,
    /// What is drawn of it.
    pub figure: Figure,
}

impl BackgroundJob for LabJob {
    type Reply = LabReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<LabReply, Cancelled> {
        let Self { setup, tape, goal, kind } = self;
        let LabSetup { puzzle, method, seed, control: of_method } = &setup;
        let mut tape =
            tape.unwrap_or_else(|| Box::new(Tape::new(*method, puzzle, *seed, of_method)));
        let (is_reached, is_ended) = match goal {
            LabGoal::Back => (tape.back().is_some(), false),
            LabGoal::Forward(_)
            | LabGoal::OverBranch { .. }
            | LabGoal::Backtrack
            | LabGoal::Answer => go_on(&mut tape, goal, control)?,
        };
        let figure = figure(kind, *method, puzzle, &tape);
        Ok(LabReply { tape, is_reached: is_reached || is_ended, is_ended, figure })
    }
}

/// Goes forwards for a slice at most. Returns whether the goal is reached, and whether the method has ended.
fn go_on(tape: &mut Tape, goal: LabGoal, control: &Control) -> Result<(bool, bool), Cancelled> {
    let (start, mut passed) = (Instant::now(), 0_u32);
    while !goal.is_reached_after(passed) {
        if passed.is_multiple_of(BETWEEN_LOOKS) {
            control.report(0, u64::from(passed))?;
            if start.elapsed() > SLICE {
                return Ok((false, false));
            }
        }
        let Some(event) = tape.forward() else { return Ok((false, true)) };
        passed += 1;
        if goal.is_reached_by(event, tape.counters().depth) {
            break;
        }
    }
    Ok((true, false))
}

impl LabGoal {
    /// Whether so many events are enough.
    fn is_reached_after(self, events: u32) -> bool {
        match self {
            Self::Forward(most) => events >= most,
            Self::Back | Self::OverBranch { .. } | Self::Backtrack | Self::Answer => false,
        }
    }

    /// Whether the method stops behind an event, after which there are `now` digits on trial.
    fn is_reached_by(self, event: Event, now: u64) -> bool {
        let is_end = matches!(event, Event::Answer | Event::GiveUp);
        match self {
            Self::Forward(_) | Self::Answer => is_end,
            Self::Back => true,
            Self::OverBranch { depth } => {
                let is_undone = matches!(event, Event::TakeBack(_) | Event::Refuse { .. });
                is_end || (is_undone && now < depth.max(1))
            }
            Self::Backtrack => is_end || matches!(event, Event::TakeBack(_)),
        }
    }
}
