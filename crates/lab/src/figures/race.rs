//! How far each method has come in a race, the totals of a race on a list, and the table of a race for programs.

use std::time::Duration;

use crate::{Counters, Method, Racer, RunEnd};
use nonet_format::line_of;

/// What a run of a method on a puzzle has come to.
#[derive(Clone, Debug)]
pub struct RunReport {
    /// The method.
    pub method: Method,
    /// How it ended; `None` while it runs.
    pub finish: Option<RunEnd>,
    /// The counts of its events.
    pub counters: Counters,
    /// The most digits that were on trial at once.
    pub deepest: u64,
    /// What it compared, updated or looked up.
    pub checks: u64,
    /// Its memory in bytes, if it measures it.
    pub memory: Option<usize>,
    /// The time that it took so far; of several runs, the median.
    pub time: Duration,
    /// The number of runs that the time is the median of.
    pub runs: usize,
    /// The most events of the run; `None` is no limit.
    pub limit: Option<u64>,
}

/// What the time of a run tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RunStanding {
    /// How long the method took to find an answer, or to prove that there is none.
    Decided,
    /// How long it took until it gave up.
    GaveUp,
    /// How long it has run so far.
    Running,
    /// How long it ran until it was stopped. To decide the puzzle it would have taken longer.
    Stopped,
}

/// A method on one of the puzzles of a race.
#[derive(Clone, Debug)]
pub struct RaceEntry {
    /// What tells the puzzle from the others: the number of its open cells or of its digits, or its number in a list.
    pub size: u32,
    /// The number of its open cells.
    pub open: usize,
    /// What the run has come to.
    pub report: RunReport,
}

/// A method on all puzzles of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaceTotal {
    /// The work on all puzzles.
    pub work: RunWork,
    /// The time that it took for all puzzles.
    pub time: Duration,
    /// The puzzles that it has ended with, with or without an answer.
    pub ended: u64,
    /// The puzzles that it has found an answer of.
    pub answered: u64,
    /// The puzzles that it has proved to have no answer.
    pub without_answer: u64,
    /// What the time tells.
    pub standing: RunStanding,
}

/// The work of a method, in the counts that tell most of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunWork {
    /// The method.
    pub method: Method,
    /// Digits that were tried.
    pub trials: u64,
    /// Pairs of cells whose digits were exchanged.
    pub exchanges: u64,
    /// What the method compared, updated or looked up.
    pub checks: u64,
}

/// What methods race on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RaceCourse {
    /// A puzzle.
    #[default]
    Puzzle,
    /// The puzzles of a list, one after the other.
    List,
    /// The answer of the puzzle with more and more open cells, always with exactly one answer.
    OpenCells,
    /// Boards of more and more digits, with half of their cells open and exactly one answer.
    Boards,
}

impl RaceCourse {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Puzzle, Self::List, Self::OpenCells, Self::Boards];

    /// Whether the puzzles become larger, so that a method is left out once it was stopped.
    #[must_use]
    pub fn is_of_growing_puzzles(self) -> bool {
        match self {
            Self::OpenCells | Self::Boards => true,
            Self::Puzzle | Self::List => false,
        }
    }

    /// Whether the puzzles follow from the puzzle of the document.
    #[must_use]
    pub fn is_of_puzzle(self) -> bool {
        match self {
            Self::Puzzle | Self::OpenCells => true,
            Self::List | Self::Boards => false,
        }
    }
}

/// The head of a table in CSV. The names are the same in every language.
pub const CSV_HEAD: &str = "puzzle,method,result,answer,events,trials,refusals,backtracks,deductions,exclusions,\
learnt,exchanges,deepest,checks,bytes,seconds,open,runs,limit\n";

impl RunReport {
    /// The report of a racer after this time.
    #[must_use]
    pub fn of(method: Method, racer: &Racer, time: Duration) -> Self {
        Self {
            method,
            finish: racer.finish().cloned(),
            counters: racer.counters(),
            deepest: racer.deepest(),
            checks: racer.checks(),
            memory: racer.memory(),
            time,
            runs: 1,
            limit: racer.most(),
        }
    }

    /// Whether the method has found an answer.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        matches!(self.finish, Some(RunEnd::Answer(_)))
    }

    /// Whether the method has proved that there is no answer.
    #[must_use]
    pub fn is_without_answer(&self) -> bool {
        matches!(self.finish, Some(RunEnd::NoAnswer))
    }

    /// What the time of the run tells.
    #[must_use]
    pub fn standing(&self) -> RunStanding {
        match self.finish {
            Some(RunEnd::Answer(_) | RunEnd::NoAnswer) => RunStanding::Decided,
            Some(RunEnd::GaveUp) => RunStanding::GaveUp,
            Some(RunEnd::Limit | RunEnd::Stopped) => RunStanding::Stopped,
            None => RunStanding::Running,
        }
    }

    /// The work of the method.
    #[must_use]
    pub fn work(&self) -> RunWork {
        let Counters { trials, exchanges, .. } = self.counters;
        RunWork { method: self.method, trials, exchanges, checks: self.checks }
    }

    /// The word for how the method ended, the same in every language. Empty while it runs.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self.finish {
            Some(RunEnd::Answer(_)) => "answer",
            Some(RunEnd::NoAnswer) => "no answer",
            Some(RunEnd::GaveUp) => "gave up",
            Some(RunEnd::Limit) => "limit",
            Some(RunEnd::Stopped) => "stopped",
            None => "",
        }
    }
}

impl RaceTotal {
    /// The totals of a race, in the order of [`Method::ALL`].
    #[must_use]
    pub fn of(entries: &[RaceEntry]) -> Vec<Self> {
        let total = |method: Method| {
            let mut reports =
                entries.iter().map(|entry| &entry.report).filter(|report| report.method == method);
            // A method that did not run has no total.
            let first = Self::of_report(reports.next()?);
            Some(reports.map(Self::of_report).fold(first, Self::plus))
        };
        Method::ALL.into_iter().filter_map(total).collect()
    }

    fn of_report(report: &RunReport) -> Self {
        Self {
            work: report.work(),
            time: report.time,
            ended: report.finish.is_some().into(),
            answered: report.is_answered().into(),
            without_answer: report.is_without_answer().into(),
            standing: report.standing(),
        }
    }

    fn plus(self, other: Self) -> Self {
        Self {
            work: RunWork {
                method: self.work.method,
                trials: self.work.trials + other.work.trials,
                exchanges: self.work.exchanges + other.work.exchanges,
                checks: self.work.checks + other.work.checks,
            },
            time: self.time + other.time,
            ended: self.ended + other.ended,
            answered: self.answered + other.answered,
            without_answer: self.without_answer + other.without_answer,
            // The later standings are the worse ones: a single run that was stopped makes the total a lower bound.
            standing: self.standing.max(other.standing),
        }
    }

    /// The puzzles that it has decided: it has found an answer, or proved that there is none.
    #[must_use]
    pub fn decided(&self) -> u64 {
        self.answered + self.without_answer
    }
}

/// The line of a run in the table of [`CSV_HEAD`]. `number` is that of the puzzle, `open` the number of its open cells.
/// The field `bytes` is empty if the method does not measure its memory, and `limit` if there is none.
#[must_use]
pub fn csv_line(number: u64, open: usize, report: &RunReport) -> String {
    let counters = &report.counters;
    let answer = match &report.finish {
        Some(RunEnd::Answer(answer)) => line_of(answer),
        Some(RunEnd::NoAnswer | RunEnd::GaveUp | RunEnd::Limit | RunEnd::Stopped) | None => {
            String::new()
        }
    };
    let counts = [
        counters.events,
        counters.trials,
        counters.refusals,
        counters.backtracks,
        counters.deductions,
        counters.exclusions,
        counters.learnt,
        counters.exchanges,
        report.deepest,
        report.checks,
    ];
    let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
    let bytes = report.memory.map(|bytes| bytes.to_string()).unwrap_or_default();
    let limit = report.limit.map(|most| most.to_string()).unwrap_or_default();
    let (method, word, runs) = (report.method.word(), report.word(), report.runs);
    let (counts, seconds) = (counts.join(","), report.time.as_secs_f64());
    format!(
        "{number},{method},{word},{answer},{counts},{bytes},{seconds:.6},{open},{runs},{limit}\n"
    )
}
