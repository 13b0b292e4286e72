//! Races of methods, in slices of time, so that the window can show the progress.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::super::{BackgroundJob, Policy};
use super::race_puzzles::{NoPuzzles, RaceProblem, RacePuzzle, RacePuzzles};
use crate::engine::{Cancelled, Control};
use crate::figures::{RaceCourse, RaceEntry, RunReport, RunStanding};
use crate::lab::{Method, Racer, RunEnd};
use crate::worker::all_threads;

/// The time between two looks of the window.
const SLICE: Duration = Duration::from_millis(100);

/// The time for which a method runs before the next one has its turn.
const TURN: Duration = Duration::from_millis(10);

/// The number of events between two looks at the clock.
const BETWEEN_LOOKS: u32 = 64;

/// The seed of random numbers.
const SEED: u64 = 1;

/// A run of less than this time is repeated often, and one of less than the second time some times. A short run is easily
/// disturbed, and its median is not.
const SHORT: Duration = Duration::from_millis(10);
const MODERATE: Duration = Duration::from_secs(2);

/// The number of runs of these lengths.
const RUNS_IF_SHORT: usize = 9;
const RUNS_IF_MODERATE: usize = 3;

/// Methods in a race.
#[derive(Debug)]
pub struct RaceField {
    course: RaceCourse,
    puzzles: usize,
    tracks: Vec<MethodTrack>,
}

/// A method with the puzzles of a race, which it takes one after the other.
#[derive(Debug)]
struct MethodTrack {
    lanes: Vec<RaceLane>,
}

/// How long and on what a method runs when it has its turn.
#[derive(Clone, Copy, Debug)]
struct RaceTurn {
    course: RaceCourse,
    /// The end of the turn.
    until: Instant,
    /// The most events of a method on a puzzle; `None` is no limit.
    most_events: Option<u64>,
}

/// A method on a puzzle of a race.
#[derive(Debug)]
struct RaceLane {
    method: Method,
    puzzle: RacePuzzle,
    /// The time of the run of now.
    time: Duration,
    /// The times of the runs before it, in ascending order.
    times: Vec<Duration>,
    state: LaneState,
}

/// How far a method has come on a puzzle.
#[derive(Debug)]
enum LaneState {
    /// It has not begun.
    Waiting,
    /// It runs.
    Running(Box<Racer>),
    /// It has come to this, and runs again so that its time is a median.
    Again(RunReport, Option<Box<Racer>>),
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
    /// The most events of a method on a puzzle; `None` is no limit.
    pub most_events: Option<u64>,
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
            None => match self.puzzles.made(control) {
                Ok(puzzles) => {
                    Box::new(RaceField::new(self.puzzles.course(), &puzzles, &self.methods))
                }
                Err(NoPuzzles::Problem(problem)) => return Ok(Err(problem)),
                Err(NoPuzzles::Cancelled) => return Err(Cancelled),
            },
        };
        field.go_on(self.most_events, &self.control);
        if control.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        let entries = field.entries();
        let is_over = field.tracks.iter().all(MethodTrack::is_over);
        Ok(Ok(RaceProgress { puzzles: field.puzzles, field, entries, is_over }))
    }
}

impl RaceField {
    fn new(course: RaceCourse, puzzles: &[RacePuzzle], methods: &[Method]) -> Self {
        let lane = |method: Method, puzzle: &RacePuzzle| RaceLane {
            method,
            puzzle: puzzle.clone(),
            time: Duration::ZERO,
            times: Vec::new(),
            state: LaneState::Waiting,
        };
        let track = |&method: &Method| MethodTrack {
            lanes: puzzles.iter().map(|puzzle| lane(method, puzzle)).collect(),
        };
        Self { course, puzzles: puzzles.len(), tracks: methods.iter().map(track).collect() }
    }

    /// Each method on each puzzle that it has begun with, puzzle by puzzle.
    fn entries(&self) -> Vec<RaceEntry> {
        let lanes = self.tracks.iter().flat_map(|track| &track.lanes);
        let mut entries: Vec<RaceEntry> = lanes.filter_map(RaceLane::entry).collect();
        entries.sort_by_key(|entry| entry.size);
        entries
    }

    /// Lets the methods run in turn for a slice, as many at once as the machine has cores, so that none takes another's time.
    /// A method that takes long does not keep the others waiting.
    fn go_on(&mut self, most_events: Option<u64>, control: &Control) {
        let end = Instant::now() + SLICE;
        let course = self.course;
        let open: VecDeque<&mut MethodTrack> =
            self.tracks.iter_mut().filter(|track| !track.is_over()).collect();
        let threads = usize::from(all_threads()).min(open.len());
        let queue = TrackQueue { open: Mutex::new(open) };
        let work = || {
            while Instant::now() < end
                && !control.cancel.is_cancelled()
                && let Some(track) = queue.take()
            {
                let until = end.min(Instant::now() + TURN);
                track.run(RaceTurn { course, until, most_events }, control);
                queue.put_back(track);
            }
        };
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
    }
}

/// The methods that wait for their turn. A method that runs is not in the queue, so no thread waits for another.
#[derive(Debug)]
struct TrackQueue<'a> {
    open: Mutex<VecDeque<&'a mut MethodTrack>>,
}

impl<'a> TrackQueue<'a> {
    /// The method that has waited longest.
    fn take(&self) -> Option<&'a mut MethodTrack> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }

    /// Queues a method again unless it has ended.
    fn put_back(&self, track: &'a mut MethodTrack) {
        if !track.is_over() {
            self.open.lock().unwrap_or_else(PoisonError::into_inner).push_back(track);
        }
    }
}

impl MethodTrack {
    fn is_over(&self) -> bool {
        self.lanes.iter().all(RaceLane::is_over)
    }

    /// Runs until its turn is over, or to the end of the last puzzle. Of puzzles that grow each is measured several times, and
    /// a method that was stopped is left out of larger ones.
    fn run(&mut self, turn: RaceTurn, control: &Control) {
        let grows = turn.course.is_of_growing_puzzles();
        for place in 0..self.lanes.len() {
            let lane = &mut self.lanes[place];
            while !lane.is_over() && Instant::now() < turn.until && !control.cancel.is_cancelled() {
                lane.run(turn, control);
                if grows {
                    lane.repeat_if_short();
                }
            }
            if grows && lane.is_stopped() {
                self.lanes[place + 1..].iter_mut().for_each(|it| it.state = LaneState::LeftOut);
            }
        }
    }
}

impl RaceLane {
    fn is_over(&self) -> bool {
        match self.state {
            LaneState::Waiting | LaneState::Running(_) | LaneState::Again(..) => false,
            LaneState::Ended(_) | LaneState::LeftOut => true,
        }
    }

    /// Whether the method was stopped at its limit.
    fn is_stopped(&self) -> bool {
        matches!(&self.state, LaneState::Ended(report) if report.finish == Some(RunEnd::Limit))
    }

    /// Runs until its turn is over, or to the end.
    fn run(&mut self, turn: RaceTurn, control: &Control) {
        let start = Instant::now();
        let (method, puzzle) = (self.method, &self.puzzle.puzzle);
        let begin = || Box::new(Racer::new(method, puzzle, SEED, turn.most_events, control));
        let (known, mut racer) = match std::mem::replace(&mut self.state, LaneState::LeftOut) {
            LaneState::Waiting => (None, begin()),
            LaneState::Running(racer) => (None, racer),
            LaneState::Again(report, racer) => (Some(report), racer.unwrap_or_else(begin)),
            over @ (LaneState::Ended(_) | LaneState::LeftOut) => {
                self.state = over;
                return;
            }
        };
        let mut passed = 0_u32;
        while racer.advance().is_some() {
            passed += 1;
            if passed.is_multiple_of(BETWEEN_LOOKS) && Instant::now() >= turn.until {
                break;
            }
        }
        self.time += start.elapsed();
        // What a method that has ended held in memory is let go of.
        self.state = match (racer.finish(), known) {
            (Some(_), _) => LaneState::Ended(self.report(&racer)),
            (None, Some(report)) => LaneState::Again(report, Some(racer)),
            (None, None) => LaneState::Running(racer),
        };
    }

    /// The report of a run that has ended, with the median of all runs so far.
    fn report(&mut self, racer: &Racer) -> RunReport {
        let place = self.times.partition_point(|time| *time < self.time);
        self.times.insert(place, std::mem::take(&mut self.time));
        let median = self.times[(self.times.len() - 1) / 2];
        RunReport { runs: self.times.len(), ..RunReport::of(self.method, racer, median) }
    }

    /// Lets a method that has ended soon run again, so that its time is a median.
    fn repeat_if_short(&mut self) {
        if let LaneState::Ended(report) = &self.state
            && report.standing() != RunStanding::Stopped
            && report.runs < runs_of(report.time)
        {
            self.state = LaneState::Again(report.clone(), None);
        }
    }

    fn entry(&self) -> Option<RaceEntry> {
        let report = match &self.state {
            LaneState::Waiting | LaneState::LeftOut => return None,
            LaneState::Running(racer) => RunReport::of(self.method, racer, self.time),
            LaneState::Again(report, _) | LaneState::Ended(report) => report.clone(),
        };
        let RacePuzzle { size, puzzle } = &self.puzzle;
        Some(RaceEntry { size: *size, open: puzzle.open_cells(), report })
    }
}

/// How often a method runs that takes this time.
fn runs_of(time: Duration) -> usize {
    match time {
        time if time < SHORT => RUNS_IF_SHORT,
        time if time < MODERATE => RUNS_IF_MODERATE,
        _ => 1,
    }
}
