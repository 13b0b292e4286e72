//! How far a method has come in a race, and the table of a race for programs.

use std::time::Duration;

use crate::engine::lab::{Counters, Finish, Method, Racer};
use crate::format::line_of;

/// How far a method has come on a puzzle.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The method.
    pub method: Method,
    /// How it ended; `None` while it runs.
    pub finish: Option<Finish>,
    /// The figures of its events.
    pub counters: Counters,
    /// The most digits that were on trial at once.
    pub deepest: u64,
    /// What it compared, updated or looked up.
    pub checks: u64,
    /// Its memory in bytes, if it measures it.
    pub memory: Option<usize>,
    /// The time that it took so far.
    pub time: Duration,
}

/// How far a method has come on one of the puzzles of a race.
#[derive(Clone, Debug)]
pub struct RaceStand {
    /// The size of the puzzle: its open cells, or its digits.
    pub size: u32,
    /// The number of its open cells.
    pub open: usize,
    /// How far it has come.
    pub standing: Standing,
}

/// What methods race on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RaceCourse {
    /// A puzzle.
    #[default]
    Puzzle,
    /// The answer of the puzzle with more and more open cells.
    OpenCells,
    /// Boards of more and more digits, with two thirds of their cells open.
    Boards,
}

impl RaceCourse {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Puzzle, Self::OpenCells, Self::Boards];
}

/// The head of a table in CSV. The names are the same in every language.
pub const CSV_HEAD: &str = "puzzle,method,result,answer,events,trials,refusals,backtracks,deductions,exclusions,\
learnt,exchanges,deepest,checks,bytes,seconds,open\n";

impl Standing {
    /// The standing of a racer after this time.
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
        }
    }

    /// Whether the method has found an answer.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        matches!(self.finish, Some(Finish::Answer(_)))
    }

    /// The word for how the method ended, the same in every language. Empty while it runs.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self.finish {
            Some(Finish::Answer(_)) => "answer",
            Some(Finish::NoAnswer) => "no answer",
            Some(Finish::GaveUp) => "gave up",
            Some(Finish::Limit) => "limit",
            Some(Finish::Stopped) => "stopped",
            None => "",
        }
    }
}

/// The line of a standing in the table of [`CSV_HEAD`]. `number` is that of the puzzle, `open` the number of its open cells. The field `bytes` is empty if the
/// method does not measure its memory.
#[must_use]
pub fn csv_line(number: u64, open: usize, standing: &Standing) -> String {
    let counters = &standing.counters;
    let answer = match &standing.finish {
        Some(Finish::Answer(answer)) => line_of(answer),
        Some(Finish::NoAnswer | Finish::GaveUp | Finish::Limit | Finish::Stopped) | None => {
            String::new()
        }
    };
    let figures = [
        counters.events,
        counters.trials,
        counters.refusals,
        counters.backtracks,
        counters.deductions,
        counters.exclusions,
        counters.learnt,
        counters.exchanges,
        standing.deepest,
        standing.checks,
    ];
    let figures: Vec<String> = figures.iter().map(u64::to_string).collect();
    let bytes = standing.memory.map(|bytes| bytes.to_string()).unwrap_or_default();
    let (method, word) = (standing.method.word(), standing.word());
    let seconds = standing.time.as_secs_f64();
    format!("{number},{method},{word},{answer},{},{bytes},{seconds:.6},{open}\n", figures.join(","))
}
