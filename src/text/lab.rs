//! The words of the lab: its methods, and the figures of their runs. It knows no command line.

use std::time::Duration;

use super::{Language, Say, StatisticLine, say, word};
use crate::engine::lab::{Counters, Method};

impl Say for Method {
    fn say(&self, language: Language) -> String {
        let name = match self {
            Self::BruteForce => word!(language, "Brute force"),
            Self::MarkArrays => word!(language, "Mark arrays"),
            Self::OpenCells => word!(language, "Loop over the open cells"),
            Self::FewestCandidates => word!(language, "Fewest candidates first"),
            Self::ArcConsistency => word!(language, "Arc consistency"),
            Self::SinglesSearch => word!(language, "Singles with search"),
            Self::Dsatur => word!(language, "Graph colouring (DSATUR)"),
            Self::DancingLinks => word!(language, "Exact cover (dancing links)"),
            Self::Clauses => word!(language, "Learnt clauses"),
            Self::Annealing => word!(language, "Simulated annealing"),
            Self::OwnSearch => word!(language, "Nonet's own search"),
        };
        name.to_owned()
    }
}

/// What a method does, in a sentence.
#[must_use]
pub fn idea_of(method: Method, language: Language) -> &'static str {
    match method {
        Method::BruteForce => word!(
            language,
            "Fills the cells in reading order, and looks through the houses whether each digit may stand there."
        ),
        Method::MarkArrays => word!(
            language,
            "Fills the cells in reading order; an array for each house says which digits the house has."
        ),
        Method::OpenCells => word!(
            language,
            "Fills the cells in reading order without recursion: a loop goes forwards and backwards in the list of open cells."
        ),
        Method::FewestCandidates => word!(
            language,
            "Fills the cell with the fewest candidates first, so that mistakes show soon."
        ),
        Method::ArcConsistency => word!(
            language,
            "Keeps only candidates that have a partner in every cell they share a rule with (AC-3)."
        ),
        Method::SinglesSearch => word!(
            language,
            "Fills in naked and hidden singles, and tries a digit only where there are none."
        ),
        Method::Dsatur => word!(
            language,
            "Colours the graph of the cells: next the cell that sees the most colours."
        ),
        Method::DancingLinks => word!(
            language,
            "Covers each demand of the rules exactly once, with rows that leave a linked matrix and return to it."
        ),
        Method::Clauses => {
            word!(language, "Propagates clauses, and learns a new clause from each conflict.")
        }
        Method::Annealing => word!(
            language,
            "Exchanges digits on a full board at random, less and less boldly. May fail."
        ),
        Method::OwnSearch => word!(
            language,
            "Works on many candidates at once in the registers of the processor. Only its answers are shown."
        ),
    }
}

/// The figures of a run that are not zero, from the most telling on.
#[must_use]
pub fn counter_lines(counters: &Counters, language: Language) -> Vec<StatisticLine> {
    let figures = [
        (word!(language, "Trials"), counters.trials),
        (word!(language, "Trials that break a rule"), counters.refusals),
        (word!(language, "Backtracks"), counters.backtracks),
        (word!(language, "Digits deduced"), counters.deductions),
        (word!(language, "Candidates crossed out"), counters.exclusions),
        (word!(language, "Clauses learnt"), counters.learnt),
        (word!(language, "Exchanges"), counters.exchanges),
    ];
    let is_told = |(_, figure): &(&str, u64)| *figure > 0;
    let line = |(label, figure): (&str, u64)| StatisticLine {
        label: label.to_owned(),
        value: language.number(figure),
    };
    figures.into_iter().filter(is_told).map(line).collect()
}

/// The figures of a run besides its events.
#[must_use]
pub fn effort_lines(
    deepest: u64,
    checks: u64,
    memory: Option<usize>,
    time: Duration,
    language: Language,
) -> Vec<StatisticLine> {
    let memory = memory.map(|bytes| (word!(language, "Memory"), kilobytes(bytes, language)));
    let figures = [
        (word!(language, "Deepest"), language.number(deepest)),
        (word!(language, "Checks"), language.number(checks)),
        (word!(language, "Time"), language.time(time)),
    ];
    figures
        .into_iter()
        .chain(memory)
        .map(|(label, value)| StatisticLine { label: label.to_owned(), value })
        .collect()
}

fn kilobytes(bytes: usize, language: Language) -> String {
    let kilobytes = language.number(u64::try_from(bytes.div_ceil(1000)).unwrap_or(u64::MAX));
    say!(language, "{kilobytes} kB", kilobytes)
}
