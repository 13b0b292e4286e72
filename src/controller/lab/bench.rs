//! The bench of the lab: a method at work, as the window shows it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use super::super::context::Context;
use crate::engine::{Cell, Control, Puzzle};
use crate::figures::{Figure, FigureChoice, FigureKind, FigureSize};
use crate::jobs::{JobKind, LabGoal, LabJob, LabReply, LabSetup};
use crate::lab::{Counters, Method, RunEvent, Tape, TracedBoard};

/// The seed of the random numbers: a method does the same each time that it is watched.
const SEED: u64 = 1;

/// The most goals that wait for the job to bring the method back.
const MOST_WAITING: usize = 64;

/// The speeds, each as the milliseconds between two goals and the events of a goal. The last is as fast as it goes.
const SPEEDS: [(u64, u32); 7] =
    [(1000, 1), (300, 1), (100, 1), (33, 1), (33, 30), (33, 1000), (33, u32::MAX)];

/// The speed to begin with.
const USUAL_SPEED: usize = 2;

/// What stays when another method is watched.
#[derive(Clone, Copy, Debug)]
pub(super) struct BenchSettings {
    /// The place of the speed among the speeds.
    speed: usize,
    /// What was last chosen to be drawn.
    chosen: FigureKind,
    /// The size of the room for it.
    size: FigureSize,
}

impl Default for BenchSettings {
    fn default() -> Self {
        Self { speed: USUAL_SPEED, chosen: FigureKind::Own, size: FigureSize::SQUARE }
    }
}

/// A method at work, as it is shown.
#[derive(Debug)]
pub struct LabBench {
    setup: LabSetup,
    /// What was last chosen to be drawn. Another method may have it, if this one does not.
    chosen: FigureKind,
    drawing: FigureChoice,
    /// The method; `None` while a job has it.
    tape: Option<Box<Tape>>,
    board: TracedBoard,
    /// Whether the digit of each cell is on trial, in row-major order.
    tried: Vec<bool>,
    counters: Counters,
    checks: u64,
    memory: Option<usize>,
    is_wound_back: bool,
    last: Option<RunEvent>,
    /// The event before the last one.
    before: Option<RunEvent>,
    figure: Arc<Figure>,
    is_ended: bool,
    is_running: bool,
    speed: usize,
    /// What the job draws that has the method, or what was drawn last.
    drawn: FigureChoice,
    /// The goal of the job that has the method.
    goal: Option<LabGoal>,
    /// The goals after it.
    next: VecDeque<LabGoal>,
}

/// What the window reads.
impl LabBench {
    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.setup.puzzle
    }

    /// The method.
    #[must_use]
    pub fn method(&self) -> Method {
        self.setup.method
    }

    /// What is drawn of the method.
    #[must_use]
    pub fn kind(&self) -> FigureKind {
        self.drawing.kind
    }

    /// The figure of the method after the last event.
    #[must_use]
    pub fn figure(&self) -> &Arc<Figure> {
        &self.figure
    }

    /// The board after the last event.
    #[must_use]
    pub fn board(&self) -> &TracedBoard {
        &self.board
    }

    /// Whether the digit of a cell is on trial. Others are given, or deduced.
    #[must_use]
    pub fn is_tried(&self, cell: Cell) -> bool {
        self.tried.get(cell.index()).copied().unwrap_or(false)
    }

    /// The counters after the last event.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// The checks of the method up to the last event.
    #[must_use]
    pub fn checks(&self) -> u64 {
        self.checks
    }

    /// The memory of the method in bytes where it is furthest, if it is measured.
    #[must_use]
    pub fn memory(&self) -> Option<usize> {
        self.memory
    }

    /// Whether the method has been further than the last event that is shown.
    #[must_use]
    pub fn is_wound_back(&self) -> bool {
        self.is_wound_back
    }

    /// The last event; `None` at the start.
    #[must_use]
    pub fn last(&self) -> Option<RunEvent> {
        self.last
    }

    /// The event before the last one; `None` if there is none.
    #[must_use]
    pub fn before(&self) -> Option<RunEvent> {
        self.before
    }

    /// Whether the method has found all answers, or has given up.
    #[must_use]
    pub fn is_ended(&self) -> bool {
        self.is_ended
    }

    /// Whether the method runs by itself, or is on its way to a goal that may be far.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_running || self.goal.is_some_and(LabGoal::is_far)
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

/// What the person does.
impl LabBench {
    /// Puts a method at its start.
    pub(super) fn begin(
        cx: &mut Context,
        puzzle: Arc<Puzzle>,
        method: Method,
        settings: BenchSettings,
    ) -> Self {
        let BenchSettings { speed, chosen, size } = settings;
        let kinds = FigureKind::of(method);
        let kind = kinds.iter().find(|kind| **kind == chosen).or(kinds.first()).copied();
        let lowest = cx.options.lowest_digit(puzzle.layout());
        let drawing = FigureChoice { kind: kind.unwrap_or_default(), size, lowest };
        let mut bench = Self {
            board: TracedBoard::new(&puzzle),
            tried: Vec::new(),
            setup: LabSetup { puzzle, method, seed: SEED, control: Control::default() },
            chosen,
            drawing,
            drawn: drawing,
            tape: None,
            counters: Counters::default(),
            checks: 0,
            memory: None,
            is_wound_back: false,
            last: None,
            before: None,
            figure: Arc::default(),
            is_ended: false,
            is_running: false,
            speed,
            goal: None,
            next: VecDeque::new(),
        };
        bench.send(cx, None, LabGoal::Forward(0));
        bench
    }

    /// What another method takes over.
    pub(super) fn settings(&self) -> BenchSettings {
        BenchSettings { speed: self.speed, chosen: self.chosen, size: self.drawing.size }
    }

    /// Stops the method for good.
    pub(super) fn stop(&self, cx: &mut Context) {
        self.setup.control.cancel.cancel();
        cx.cancel(JobKind::Lab);
    }

    /// Goes on by an event.
    pub(super) fn step(&mut self, cx: &mut Context) {
        self.pause_and_go(cx, LabGoal::Forward(1));
    }

    /// Goes back over an event.
    pub(super) fn back(&mut self, cx: &mut Context) {
        self.pause_and_go(cx, LabGoal::Back);
    }

    /// Goes on to the end of what the last trial leads to, if the method has branches.
    pub(super) fn step_over(&mut self, cx: &mut Context) {
        if self.method().goes_back() {
            self.pause_and_go(cx, LabGoal::OverBranch);
        }
    }

    /// Goes on to the next trial that is taken back, if the method takes any back.
    pub(super) fn go_to_backtrack(&mut self, cx: &mut Context) {
        if self.method().goes_back() {
            self.pause_and_go(cx, LabGoal::Backtrack);
        }
    }

    /// Goes on to the next answer.
    pub(super) fn go_to_answer(&mut self, cx: &mut Context) {
        self.pause_and_go(cx, LabGoal::Answer);
    }

    /// Runs by itself, unless it has ended.
    pub(super) fn run(&mut self) {
        self.pause();
        self.is_running = !self.is_ended;
    }

    /// Pauses, and forgets where it was to go.
    pub(super) fn pause(&mut self) {
        self.is_running = false;
        self.goal = None;
        self.next.clear();
    }

    /// It is time for the next events of a run.
    pub(super) fn tick(&mut self, cx: &mut Context) {
        if self.is_running && self.tape.is_some() {
            self.go(cx, LabGoal::Forward(SPEEDS[self.speed].1));
        }
    }

    /// Runs at the speed at this place of the speeds.
    pub(super) fn set_speed(&mut self, place: usize) {
        self.speed = place.min(SPEEDS.len() - 1);
    }

    /// Draws this of the method, now or with the next slice.
    pub(super) fn draw(&mut self, cx: &mut Context, kind: FigureKind) {
        (self.chosen, self.drawing.kind) = (kind, kind);
        self.draw_again(cx);
    }

    /// Draws on a sheet of this size, now or with the next slice.
    pub(super) fn fit(&mut self, cx: &mut Context, size: FigureSize) {
        self.drawing.size = size;
        self.draw_again(cx);
    }

    /// Counts digits as the options say, now or with the next slice.
    pub(super) fn follow_options(&mut self, cx: &mut Context) {
        self.drawing.lowest = cx.options.lowest_digit(self.puzzle().layout());
        self.draw_again(cx);
    }

    fn draw_again(&mut self, cx: &mut Context) {
        if self.drawn != self.drawing && self.tape.is_some() {
            self.go(cx, LabGoal::Forward(0));
        }
    }

    fn pause_and_go(&mut self, cx: &mut Context, goal: LabGoal) {
        self.is_running = false;
        self.go(cx, goal);
    }

    /// Goes towards a goal, at once or when the job brings the method back.
    fn go(&mut self, cx: &mut Context, goal: LabGoal) {
        if let Some(tape) = self.tape.take() {
            self.send(cx, Some(tape), goal);
        } else if self.next.len() < MOST_WAITING {
            self.next.push_back(goal);
        }
    }

    fn send(&mut self, cx: &mut Context, tape: Option<Box<Tape>>, goal: LabGoal) {
        self.goal = Some(goal);
        self.drawn = self.drawing;
        cx.begin(LabJob { setup: self.setup.clone(), tape, goal, drawing: self.drawing });
    }

    /// Takes the method back from the job. A goal that was not reached goes on, unless something else is wanted.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: LabReply) {
        let LabReply { tape, unreached, passed, figure } = reply;
        self.board.clone_from(tape.board());
        self.tried = vec![false; tape.board().layout().cell_count()];
        tape.path().trials().iter().for_each(|it| self.tried[it.cell.index()] = true);
        self.counters = tape.counters();
        (self.checks, self.memory) = (tape.checks(), tape.run().memory());
        self.is_wound_back = tape.is_wound_back();
        let mut events = tape.back_events();
        (self.last, self.before) = (events.next(), events.next());
        drop(events);
        self.figure = Arc::new(figure);
        self.is_ended = tape.is_at_end();
        self.tape = Some(tape);
        let was_wanted = self.goal.take().is_some();
        let is_at_answer =
            matches!(self.last, Some(RunEvent::Answer | RunEvent::GiveUp)) && passed > 0;
        self.is_running &= !(self.is_ended || is_at_answer);
        if let Some(goal) = self.next.pop_front().or(unreached.filter(|_| was_wanted)) {
            self.go(cx, goal);
        } else if self.is_running && self.speed + 1 == SPEEDS.len() {
            self.go(cx, LabGoal::Forward(u32::MAX));
        } else {
            self.draw_again(cx);
        }
    }
}
