//! The words of the lab in the window, apart from those that the command line has too.

use super::{Language, Say, foreign, say};
use crate::controller::LabBench;
use crate::figures::RaceCourse;
use crate::jobs::{MOST_OF_LIST, RaceList, RaceProblem};
use crate::lab::Method;
use crate::text::lab::{kilobytes, temperature_told};
use crate::text::{StatisticLine, word};

/// The counts of a method at work.
#[must_use]
pub fn bench_lines(bench: &LabBench, language: Language) -> Vec<StatisticLine> {
    let counters = bench.counters();
    let number = |number: u64| language.number(number);
    let trials = (word!(language, "Trials"), number(counters.trials));
    let mut lines = match bench.method() {
        Method::Annealing => vec![
            (word!(language, "Exchanges"), number(counters.exchanges)),
            (word!(language, "Exchanged and back"), number(counters.rejections)),
            (word!(language, "Temperature"), temperature_told(counters.temperature, language)),
        ],
        Method::OwnSearch => vec![(word!(language, "Answers"), number(counters.answers))],
        Method::Clauses => vec![
            trials,
            (word!(language, "Backtracks"), number(counters.backtracks)),
            (word!(language, "Clauses learnt"), number(counters.learnt)),
        ],
        Method::BruteForce
        | Method::MarkArrays
        | Method::OpenCells
        | Method::FewestCandidates
        | Method::ArcConsistency
        | Method::SinglesSearch
        | Method::Dsatur
        | Method::DancingLinks => vec![
            trials,
            (word!(language, "Backtracks"), number(counters.backtracks)),
            (word!(language, "Depth"), number(counters.depth)),
        ],
    };
    lines.push((word!(language, "Checks"), number(bench.checks())));
    // What a method held before cannot be told once it has gone on.
    let memory = if bench.is_wound_back() {
        word!(language, "Memory where it was furthest")
    } else {
        word!(language, "Memory")
    };
    lines.extend(bench.memory().map(|bytes| (memory, kilobytes(bytes, language))));
    let line = |(label, value): (&str, String)| StatisticLine { label: label.to_owned(), value };
    lines.into_iter().map(line).collect()
}

/// The most events of a method of a race, as a choice.
#[must_use]
pub fn limit_name(most: Option<u64>, language: Language) -> String {
    match most {
        Some(most) => say!(language, "{most} events", most = language.number(most)),
        None => say!(language, context = "of a race", "No limit"),
    }
}

/// What holds for the bars or the lines of a race.
#[must_use]
pub fn race_note(course: RaceCourse, limit: Option<u64>, language: Language) -> String {
    let (course, limit) = (note_on(course, language), note_on_limit(limit, language));
    format!("{course} {limit}")
}

fn note_on_limit(limit: Option<u64>, language: Language) -> String {
    match limit {
        Some(most) => say!(
            language,
            "A method is stopped after {most} events on a puzzle, Nonet's own search after as many nodes; it would take longer than is shown.",
            most = language.number(most)
        ),
        None => say!(language, "The methods run until you stop them."),
    }
}

fn note_on(course: RaceCourse, language: Language) -> String {
    match course {
        RaceCourse::Puzzle => say!(
            language,
            "Up to the first answer, or the proof that there is none. The shorter the bar, the faster; each mark of the scale is ten times the one before."
        ),
        RaceCourse::List => say!(
            language,
            "Up to the first answer of each puzzle, or the proof that there is none. Of a long list, {most_puzzles} puzzles from all its parts are taken.",
            most_puzzles = MOST_OF_LIST
        ),
        RaceCourse::OpenCells => say!(
            language,
            "Cells of the answer are opened one by one, as long as there is no second answer: every position has exactly one. Each point is the median of several runs."
        ),
        RaceCourse::Boards => say!(
            language,
            "Boards with half of their cells open, each with exactly one answer. Each point is the median of several runs."
        ),
    }
}

impl Say for RaceList {
    fn say(&self, language: Language) -> String {
        match self {
            Self::BuiltIn(built_in) => built_in.say(language),
            Self::File(path) => foreign::file_name(path),
        }
    }
}

impl Say for RaceProblem {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoAnswer => {
                say!(language, "The puzzle has no answer whose digits could be taken out.")
            }
            Self::NoPuzzle => say!(language, "The list has no puzzle to race on."),
            Self::Unreadable(error) => error.say_in_window(language),
        }
    }
}
