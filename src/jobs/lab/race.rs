//! Races of methods, in slices of time, so that the window can show the progress.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::super::{BackgroundJob, Policy};
use super::race_puzzles::{RaceProblem, RacePuzzle, RacePuzzles};
use crate::engine::lab::{Method, Racer, RunEnd};
use crate::engine::{Cancelled, Control};
use crate::figures::{RaceEntry, RunReport};
use crate::worker::all_threads;

/// The time between two looks of the window.
const SLICE: Duration = Duration::from_millis(100);

/// The time for which a method runs before the next one has its turn.
const TURN: Duration = Duration::from_millis(10);

/// The number of events between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// The seed of random numbers.
const SEED: u64 = 1;

/// Methods in a race.
#[derive(Debug)]
pub struct RaceField {
    puzzles: usize,
    /// The methods on each puzzle, puzzle by puzzle.
    lanes: Vec<RaceLane>,
    /// Whether a method that is stopped on a puzzle is left out of larger ones.
    is_of_growing: bool,
}

/// A method on a puzzle of a race.
#[derive(Debug)]
struct RaceLane {
    method: Method,
    puzzle: RacePuzzle,
    time: Duration,
    state: LaneState,
}

/// How far a method has come on a puzzle.
#[derive(Debug)]
enum LaneState {
    /// It has not begun.
    Waiting,
    /// It runs.
    Running(Box<Racer>),
    /// It has ended.
    Ended(RunReport),
    /// It does not run, as it was stopped on a smaller puzzle.
    LeftOut,
}

/// A race that runs for a slice of time.
#[derive(Debug)]
pub struct RaceJob {
    /// What the methods race on.
    pub puzzles: RacePuzzles,
    /// The methods.
    pub methods: Vec<Method>,
    /// The most events of a method on a puzzle.
    pub most_events: u64,
    /// The race so far; `None` at its start.
    pub field: Option<Box<RaceField>>,
    /// Cancels the methods, whose steps may be long.
    pub control: Control,
}

/// The state of a race after a slice, or why there is none.
pub type RaceReply = Result<RaceProgress, RaceProblem>;

/// The state of a race after a slice.
#[derive(Debug)]
pub struct RaceProgress {
    /// The race, to be continued unless it is over.
    pub field: Box<RaceField>,
    /// Each method on each puzzle that it has begun with.
    pub entries: Vec<RaceEntry>,
    /// The number of puzzles.
    pub puzzles: usize,
    /// Whether all methods have ended.
    pub is_over: bool,
}

impl BackgroundJob for RaceJob {
    type Reply = RaceReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<RaceReply, Cancelled> {
        let mut field = match self.field {
            Some(field) => field,
            None => match self.puzzles.made(control)? {
                Ok(puzzles) => {
                    let is_of_growing = self.puzzles.course().is_of_growing_puzzles();
                    Box::new(RaceField::new(&puzzles, &self.methods, is_of_growing))
                }
                Err(problem) => return Ok(Err(problem)),
            },
        };
        field.go_on(self.most_events, &self.control);
        if control.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        let entries = field.lanes.iter().filter_map(RaceLane::entry).collect();
        let is_over = field.lanes.iter().all(RaceLane::is_over);
        Ok(Ok(RaceProgress { puzzles: field.puzzles, field, entries, is_over }))
    }
}

impl RaceField {
    fn new(puzzles: &[RacePuzzle], methods: &[Method], is_of_growing: bool) -> Self {
        let lane = |puzzle: &RacePuzzle, method: Method| RaceLane {
            method,
            puzzle: puzzle.clone(),
            time: Duration::ZERO,
            state: LaneState::Waiting,
        };
        let of_puzzle =
            |puzzle| methods.iter().map(|&method| lane(puzzle, method)).collect::<Vec<_>>();
        let lanes = puzzles.iter().flat_map(of_puzzle).collect();
        Self { puzzles: puzzles.len(), lanes, is_of_growing }
    }

    /// Lets methods run for a slice, as many at once as the machine has cores, so that none takes another's time.
    fn go_on(&mut self, most: u64, control: &Control) {
        if self.is_of_growing {
            self.leave_out();
        }
        let end = Instant::now() + SLICE;
        let several = self.puzzles > 1;
        let open: Vec<Mutex<&mut RaceLane>> =
            self.lanes.iter_mut().filter(|lane| !lane.is_over()).map(Mutex::new).collect();
        let (next, left) = (AtomicUsize::new(0), AtomicUsize::new(open.len()));
        let work = || {
            while Instant::now() < end
                && left.load(Ordering::Relaxed) > 0
                && !control.cancel.is_cancelled()
            {
                let place = next.fetch_add(1, Ordering::Relaxed);
                // Bars grow side by side; the points of a line come one after the other.
                let place = if several { place } else { place % open.len() };
                let Some(lane) = open.get(place) else { break };
                let mut lane = lane.lock().unwrap_or_else(PoisonError::into_inner);
                if lane.is_over() {
                    continue;
                }
                lane.run(if several { end } else { end.min(Instant::now() + TURN) }, most, control);
                if lane.is_over() {
                    left.fetch_sub(1, Ordering::Relaxed);
                }
            }
        };
        let threads = usize::from(all_threads()).min(open.len());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
    }

    /// Leaves a method out of larger puzzles once it was stopped on a smaller one.
    fn leave_out(&mut self) {
        let stopped: Vec<(Method, u32)> = self
            .lanes
            .iter()
            .filter(|lane| lane.is_stopped())
            .map(|lane| (lane.method, lane.puzzle.size))
            .collect();
        for lane in &mut self.lanes {
            let is_larger = |&(method, size)| method == lane.method && size < lane.puzzle.size;
            if stopped.iter().any(is_larger) {
                lane.state = LaneState::LeftOut;
            }
        }
    }
}

impl RaceLane {
    fn is_over(&self) -> bool {
        match self.state {
            LaneState::Waiting | LaneState::Running(_) => false,
            LaneState::Ended(_) | LaneState::LeftOut => true,
        }
    }

    /// Whether the method was stopped at its limit.
    fn is_stopped(&self) -> bool {
        matches!(&self.state, LaneState::Ended(report) if report.finish == Some(RunEnd::Limit))
    }

    /// Runs until this moment, or to the end.
    fn run(&mut self, until: Instant, most: u64, control: &Control) {
        let start = Instant::now();
        let (method, puzzle) = (self.method, &self.puzzle.puzzle);
        let before = std::mem::replace(&mut self.state, LaneState::LeftOut);
        let mut racer = match before {
            LaneState::Waiting => Box::new(Racer::new(method, puzzle, SEED, most, control)),
            LaneState::Running(racer) => racer,
            LaneState::Ended(_) | LaneState::LeftOut => {
                self.state = before;
                return;
            }
        };
        let mut passed = 0_u32;
        while racer.advance().is_some() {
            passed += 1;
            if passed.is_multiple_of(BETWEEN_LOOKS) && Instant::now() >= until {
                break;
            }
        }
        self.time += start.elapsed();
        // What a method that has ended held in memory is let go of.
        self.state = match racer.finish() {
            Some(_) => LaneState::Ended(RunReport::of(method, &racer, self.time)),
            None => LaneState::Running(racer),
        };
    }

    fn entry(&self) -> Option<RaceEntry> {
        let report = match &self.state {
            LaneState::Waiting | LaneState::LeftOut => return None,
            LaneState::Running(racer) => RunReport::of(self.method, racer, self.time),
            LaneState::Ended(report) => report.clone(),
        };
        let RacePuzzle { size, puzzle } = &self.puzzle;
        Some(RaceEntry { size: *size, open: puzzle.open_cells(), report })
    }
}
