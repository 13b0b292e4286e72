//! Races of methods, a slice of time at a time, so that the window sees how they come on.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::super::{BackgroundJob, Policy};
use crate::engine::lab::{BOARD_SIDES, Finish, Method, Racer, emptied, full_board};
use crate::engine::search::Answers;
use crate::engine::{Cancelled, Control, Puzzle};
use crate::figures::{RaceCourse, RaceStand, Standing};
use crate::worker::all_threads;

/// The time between two looks of the window.
const SLICE: Duration = Duration::from_millis(100);

/// The time for which a method runs before the next one has its turn.
const TURN: Duration = Duration::from_millis(10);

/// The number of events between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// The number of puzzles with more and more open cells.
const STEPS: usize = 9;

/// The seed of random numbers.
const SEED: u64 = 1;

/// Methods in a race.
#[derive(Debug)]
pub struct RaceField {
    /// The puzzles with what grows from one to the next: their open cells, or their digits.
    puzzles: Vec<(u32, Arc<Puzzle>)>,
    lanes: Vec<Lane>,
}

/// A method on a puzzle of a race.
#[derive(Debug)]
struct Lane {
    method: Method,
    size: u32,
    puzzle: Arc<Puzzle>,
    /// The run; `None` before it starts.
    racer: Option<Racer>,
    time: Duration,
    /// Whether it does not run, as its method was stopped on a smaller puzzle.
    is_left_out: bool,
}

/// A race that goes on for a slice.
#[derive(Debug)]
pub struct RaceJob {
    /// The puzzle of the document.
    pub puzzle: Arc<Puzzle>,
    /// What they race on.
    pub course: RaceCourse,
    /// The methods.
    pub methods: Vec<Method>,
    /// The most events of a method on a puzzle.
    pub most_events: u64,
    /// The race so far; `None` at its start.
    pub field: Option<Box<RaceField>>,
    /// Cancels the methods, whose steps may be long.
    pub control: Control,
}

/// The state of a race after a slice.
#[derive(Debug)]
pub struct RaceReply {
    /// The race, which goes on if it is not over.
    pub field: Box<RaceField>,
    /// Each method on each puzzle that it has begun with.
    pub stands: Vec<RaceStand>,
    /// Whether all methods have ended.
    pub is_over: bool,
    /// Whether there is nothing to race on: the puzzle has no answer.
    pub has_no_puzzle: bool,
}

impl BackgroundJob for RaceJob {
    type Reply = RaceReply;

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<RaceReply, Cancelled> {
        let mut field = match self.field {
            Some(field) => field,
            None => Box::new(RaceField::new(&self.puzzle, self.course, &self.methods, control)?),
        };
        field.go_on(self.most_events, &self.control);
        if control.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        let stands = field.lanes.iter().filter_map(Lane::stand).collect();
        let is_over = field.lanes.iter().all(Lane::is_over);
        let has_no_puzzle = field.puzzles.is_empty();
        Ok(RaceReply { field, stands, is_over, has_no_puzzle })
    }
}

impl RaceField {
    fn new(
        puzzle: &Arc<Puzzle>,
        course: RaceCourse,
        methods: &[Method],
        control: &Control,
    ) -> Result<Self, Cancelled> {
        let puzzles = match course {
            RaceCourse::Puzzle => vec![(open_cells(puzzle), Arc::clone(puzzle))],
            RaceCourse::OpenCells => with_open_cells(puzzle, control)?,
            RaceCourse::Boards => boards(control)?,
        };
        // The smallest puzzles come first, so that a method that is stopped there is left out of the larger ones.
        let lane = |(size, puzzle): &(u32, Arc<Puzzle>), method: Method| Lane {
            method,
            size: *size,
            puzzle: Arc::clone(puzzle),
            racer: None,
            time: Duration::ZERO,
            is_left_out: false,
        };
        let of_puzzle = |it: &(u32, Arc<Puzzle>)| {
            methods.iter().map(|&method| lane(it, method)).collect::<Vec<_>>()
        };
        let lanes = puzzles.iter().flat_map(of_puzzle).collect();
        Ok(Self { puzzles, lanes })
    }

    /// Lets methods run for a slice, as many at once as the machine has cores, so that none takes another's time.
    fn go_on(&mut self, most: u64, control: &Control) {
        self.leave_out();
        let end = Instant::now() + SLICE;
        let several = self.puzzles.len() > 1;
        let open: Vec<Mutex<&mut Lane>> =
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
            .filter(|lane| lane.finish() == Some(&Finish::Limit))
            .map(|lane| (lane.method, lane.size))
            .collect();
        for lane in &mut self.lanes {
            let is_stopped = |&(method, size)| method == lane.method && size < lane.size;
            if stopped.iter().any(is_stopped) {
                lane.is_left_out = true;
                lane.racer = None;
            }
        }
    }
}

impl Lane {
    fn finish(&self) -> Option<&Finish> {
        self.racer.as_ref().and_then(Racer::finish)
    }

    fn is_over(&self) -> bool {
        self.is_left_out || self.finish().is_some()
    }

    /// Runs until this moment, or to the end.
    fn run(&mut self, until: Instant, most: u64, control: &Control) {
        let start = Instant::now();
        let (method, puzzle) = (self.method, &self.puzzle);
        let racer =
            self.racer.get_or_insert_with(|| Racer::new(method, puzzle, SEED, most, control));
        let mut passed = 0_u32;
        while racer.advance().is_some() {
            passed += 1;
            if passed.is_multiple_of(BETWEEN_LOOKS) && Instant::now() >= until {
                break;
            }
        }
        self.time += start.elapsed();
    }

    fn stand(&self) -> Option<RaceStand> {
        let racer = self.racer.as_ref()?;
        Some(RaceStand {
            size: self.size,
            open: self.puzzle.open_cells(),
            standing: Standing::of(self.method, racer, self.time),
        })
    }
}

fn open_cells(puzzle: &Puzzle) -> u32 {
    u32::try_from(puzzle.open_cells()).unwrap_or(u32::MAX)
}

/// The first answer of the puzzle with more and more open cells, up to an empty board; nothing if there is no answer.
fn with_open_cells(
    puzzle: &Puzzle,
    control: &Control,
) -> Result<Vec<(u32, Arc<Puzzle>)>, Cancelled> {
    let mut answers = Answers::new(puzzle);
    answers.next(control)?;
    let Some(answer) = answers.grid() else { return Ok(Vec::new()) };
    let cells = answer.layout().cell_count();
    let puzzles = (1..=STEPS).filter_map(|step| {
        let puzzle = emptied(&answer, cells * step / STEPS, SEED)?;
        Some((open_cells(&puzzle), Arc::new(puzzle)))
    });
    Ok(puzzles.collect())
}

/// Boards of more and more digits, two thirds of whose cells are open.
fn boards(control: &Control) -> Result<Vec<(u32, Arc<Puzzle>)>, Cancelled> {
    let mut puzzles = Vec::new();
    for side in BOARD_SIDES {
        let Some(answer) = full_board(side, SEED, control)? else { continue };
        let open = answer.layout().cell_count() * 2 / 3;
        if let Some(puzzle) = emptied(&answer, open, SEED) {
            puzzles.push((u32::try_from(side).unwrap_or(u32::MAX), Arc::new(puzzle)));
        }
    }
    Ok(puzzles)
}
