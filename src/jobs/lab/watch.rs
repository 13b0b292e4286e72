//! Goes on with a method of the lab for a slice of time, and draws its figure.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::super::{BackgroundJob, Policy};
use crate::engine::{Cancelled, Control, Puzzle};
use crate::figures::{Figure, FigureChoice, figure};
use crate::lab::{Method, RunEvent, Tape};

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
    /// Forwards by this number of events.
    Forward(u32),
    /// Backwards by an event.
    Back,
    /// To the end of what the last trial leads to.
    OverBranch,
    /// To where fewer digits are on trial than this.
    OutOf(u64),
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
    pub drawing: FigureChoice,
}

/// The state of a method of the lab after a slice.
#[derive(Debug)]
pub struct LabReply {
    /// The method.
    pub tape: Box<Tape>,
    /// Where it still has to go, if the slice was too short. A goal of events is given up instead.
    pub unreached: Option<LabGoal>,
    /// The number of events that it went over.
    pub passed: u32,
    /// What is drawn of it.
    pub figure: Figure,
}

impl BackgroundJob for LabJob {
    type Reply = LabReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<LabReply, Cancelled> {
        let Self { setup, tape, goal, drawing } = self;
        let LabSetup { puzzle, method, seed, control: of_method } = &setup;
        let mut tape =
            tape.unwrap_or_else(|| Box::new(Tape::new(*method, puzzle, *seed, of_method)));
        let (goal, slice) = match goal {
            LabGoal::Back => {
                (goal, WatchSlice { passed: u32::from(tape.back().is_some()), is_last: true })
            }
            LabGoal::OverBranch => {
                let goal = LabGoal::OutOf(tape.counters().depth.max(1));
                (goal, go_on(&mut tape, goal, control)?)
            }
            LabGoal::Forward(_) | LabGoal::OutOf(_) | LabGoal::Backtrack | LabGoal::Answer => {
                (goal, go_on(&mut tape, goal, control)?)
            }
        };
        let unreached = Some(goal).filter(|goal| !slice.is_last && goal.is_far());
        let figure = figure(drawing, *method, puzzle, &tape);
        Ok(LabReply { tape, unreached, passed: slice.passed, figure })
    }
}

/// A slice of the way to a goal.
struct WatchSlice {
    /// The number of events that the method went over.
    passed: u32,
    /// Whether there is no more to go.
    is_last: bool,
}

/// Goes forwards for a slice at most.
fn go_on(tape: &mut Tape, goal: LabGoal, control: &Control) -> Result<WatchSlice, Cancelled> {
    let (start, mut passed) = (Instant::now(), 0_u32);
    while !goal.is_reached_after(passed) {
        if passed.is_multiple_of(BETWEEN_LOOKS) {
            control.report(0, u64::from(passed))?;
            if start.elapsed() > SLICE {
                return Ok(WatchSlice { passed, is_last: false });
            }
        }
        let Some(event) = tape.forward() else { break };
        passed += 1;
        if goal.is_reached_by(event, tape.counters().depth) {
            break;
        }
    }
    Ok(WatchSlice { passed, is_last: true })
}

impl LabGoal {
    /// Whether a method may take long to reach it.
    #[must_use]
    pub fn is_far(self) -> bool {
        match self {
            Self::Forward(_) | Self::Back => false,
            Self::OverBranch | Self::OutOf(_) | Self::Backtrack | Self::Answer => true,
        }
    }

    /// Whether this number of events is enough.
    fn is_reached_after(self, events: u32) -> bool {
        match self {
            Self::Forward(most) => events >= most,
            Self::Back | Self::OverBranch | Self::OutOf(_) | Self::Backtrack | Self::Answer => {
                false
            }
        }
    }

    /// Whether the method stops behind an event, after which there are `now` digits on trial.
    fn is_reached_by(self, event: RunEvent, now: u64) -> bool {
        let is_end = matches!(event, RunEvent::Answer | RunEvent::GiveUp);
        match self {
            Self::Forward(_) | Self::Answer => is_end,
            Self::Back => true,
            Self::OutOf(depth) => is_end || now < depth,
            Self::OverBranch | Self::Backtrack => is_end || matches!(event, RunEvent::TakeBack(_)),
        }
    }
}
