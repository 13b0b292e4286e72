//! The lab: methods of solving at work on the puzzle of the document, to be watched step by step.
//!
//! A method works in a job of the background, a slice of time at a time. While a job has it, what is shown is the board
//! after the slice before. The document is not touched.

use std::collections::VecDeque;
use std::time::Duration;

use super::context::Context;
use super::dialogs::Dialog;
use super::status::Status;
use crate::engine::lab::{Counters, Event, Method, Tape, TracedBoard};
use crate::engine::{Control, Puzzle};
use crate::jobs::{JobKind, LabGoal, LabJob, LabReply};

/// The seed of the random numbers: a method does the same each time that it is watched.
const SEED: u64 = 1;

/// The most goals that wait for the job to bring the method back.
const MOST_WAITING: usize = 64;

/// The speeds, each as the milliseconds between two goals and the events of a goal. The last is as fast as it goes.
const SPEEDS: [(u64, u32); 7] =
    [(1000, 1), (300, 1), (100, 1), (33, 1), (33, 30), (33, 1000), (33, u32::MAX)];

/// What happens in the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabAction {
    /// Show it.
    Show,
    /// Begin with the method at this place of the list.
    Choose(usize),
    /// Go on by an event.
    Step,
    /// Go back over an event.
    Back,
    /// Run, or pause.
    Run(bool),
    /// It is time for the next events of a run.
    Tick,
    /// Go on to the next trial that is taken back.
    ToBacktrack,
    /// Go on to the next answer.
    ToAnswer,
    /// Go back to the start.
    Restart,
    /// Run at the speed at this place of the speeds.
    Speed(usize),
}

/// A method at work, as it is shown.
#[derive(Debug)]
pub struct LabBench {
    puzzle: Puzzle,
    method: Method,
    control: Control,
    /// The method; `None` while a job has it.
    tape: Option<Box<Tape>>,
    board: TracedBoard,
    counters: Counters,
    checks: u64,
    memory: Option<usize>,
    last: Option<Event>,
    is_ended: bool,
    is_running: bool,
    speed: usize,
    /// The goal of the job that has the method.
    goal: Option<LabGoal>,
    /// The goals after it.
    next: VecDeque<LabGoal>,
}

/// What is shown.
impl LabBench {
    fn new(puzzle: Puzzle, method: Method, speed: usize) -> Self {
        let control = Control::default();
        let tape = Box::new(Tape::new(method, &puzzle, SEED, &control));
        Self {
            board: tape.board().clone(),
            counters: tape.counters(),
            checks: tape.run().checks(),
            memory: tape.run().memory(),
            tape: Some(tape),
            puzzle,
            method,
            control,
            last: None,
            is_ended: false,
            is_running: false,
            speed,
            goal: None,
            next: VecDeque::new(),
        }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The method.
    #[must_use]
    pub fn method(&self) -> Method {
        self.method
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

    /// The checks of the method so far.
    #[must_use]
    pub fn checks(&self) -> u64 {
        self.checks
    }

    /// The memory of the method in bytes, if it is measured.
    #[must_use]
    pub fn memory(&self) -> Option<usize> {
        self.memory
    }

    /// The last event; `None` at the start.
    #[must_use]
    pub fn last(&self) -> Option<Event> {
        self.last
    }

    /// Whether the method has found all answers, or has given up.
    #[must_use]
    pub fn is_ended(&self) -> bool {
        self.is_ended
    }

    /// Whether the method runs by itself, or is on its way to a goal.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_running || matches!(self.goal, Some(LabGoal::Backtrack | LabGoal::Answer))
    }

    /// The place of the speed among the speeds.
    #[must_use]
    pub fn speed(&self) -> usize {
        self.speed
    }

    /// The number of speeds.
    #[must_use]
    pub fn speeds() -> usize {
        SPEEDS.len()
    }

    /// The time between two ticks of a run.
    #[must_use]
    pub fn interval(&self) -> Duration {
        Duration::from_millis(SPEEDS[self.speed].0)
    }
}

/// What is done.
impl LabBench {
    fn handle(&mut self, cx: &mut Context, action: LabAction) {
        match action {
            LabAction::Show => {}
            LabAction::Choose(place) => {
                if let Some(&method) = Method::ALL.get(place) {
                    self.begin(cx, method);
                }
            }
            LabAction::Restart => self.begin(cx, self.method),
            LabAction::Step => self.pause_and_go(cx, LabGoal::Forward(1)),
            LabAction::Back => self.pause_and_go(cx, LabGoal::Back),
            LabAction::ToBacktrack => self.pause_and_go(cx, LabGoal::Backtrack),
            LabAction::ToAnswer => self.pause_and_go(cx, LabGoal::Answer),
            LabAction::Run(run) => {
                self.is_running = run && !self.is_ended;
                self.goal = None;
                self.next.clear();
            }
            LabAction::Tick if self.is_running && self.tape.is_some() => {
                self.go(cx, LabGoal::Forward(SPEEDS[self.speed].1));
            }
            LabAction::Tick => {}
            LabAction::Speed(place) => self.speed = place.min(SPEEDS.len() - 1),
        }
    }

    /// Puts a method in the place of this one, at its start.
    fn begin(&mut self, cx: &mut Context, method: Method) {
        self.stop(cx);
        *self = Self::new(self.puzzle.clone(), method, self.speed);
    }

    fn stop(&self, cx: &mut Context) {
        self.control.cancel.cancel();
        cx.cancel(JobKind::Lab);
    }

    fn pause_and_go(&mut self, cx: &mut Context, goal: LabGoal) {
        self.is_running = false;
        self.go(cx, goal);
    }

    /// Goes towards a goal, at once or when the job brings the method back.
    fn go(&mut self, cx: &mut Context, goal: LabGoal) {
        if let Some(tape) = self.tape.take() {
            self.goal = Some(goal);
            cx.begin(LabJob { tape, goal });
        } else if self.next.len() < MOST_WAITING {
            self.next.push_back(goal);
        }
    }

    /// Takes the method back from the job. What is wanted next takes the place of a goal that is not reached.
    fn replied(&mut self, cx: &mut Context, reply: LabReply) {
        let LabReply { tape, last, is_reached, is_ended } = reply;
        self.board = tape.board().clone();
        self.counters = tape.counters();
        self.checks = tape.run().checks();
        self.memory = tape.run().memory();
        self.last = last.or(self.last.filter(|_| self.counters.events > 0));
        self.is_ended = is_ended;
        self.tape = Some(tape);
        let is_end = is_ended || matches!(last, Some(Event::Answer | Event::GiveUp));
        self.is_running &= !is_end;
        let unreached = self.goal.take().filter(|_| !is_reached && !self.is_running);
        if let Some(goal) = self.next.pop_front().or(unreached) {
            self.go(cx, goal);
        }
    }
}

/// The lab, while it is shown.
#[derive(Debug, Default)]
pub(super) struct LabFeature {
    bench: Option<LabBench>,
}

impl LabFeature {
    /// The method at work.
    pub(super) fn bench(&self) -> Option<&LabBench> {
        self.bench.as_ref()
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: LabAction) {
        if action == LabAction::Show {
            return self.show(cx);
        }
        if let Some(bench) = &mut self.bench {
            bench.handle(cx, action);
        }
    }

    fn show(&mut self, cx: &mut Context) {
        match cx.document.puzzle().clone() {
            Ok(puzzle) => {
                self.bench = Some(LabBench::new(puzzle, Method::BruteForce, 2));
                cx.dialogs.replace(Dialog::Lab);
            }
            Err(reasons) => cx.status = Status::Contradictory(reasons),
        }
    }

    /// Takes in where the method has come to.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: LabReply) {
        if let Some(bench) = &mut self.bench {
            bench.replied(cx, reply);
        }
    }

    /// Stops the method once its page is left.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        if !matches!(cx.dialogs.current(), Some(Dialog::Lab)) {
            if let Some(bench) = self.bench.take() {
                bench.stop(cx);
            }
        }
    }
}
