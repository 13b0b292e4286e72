//! The words of the lab: its methods, the counts of their runs, and races. It knows no command line.

use std::collections::BTreeSet;
use std::time::Duration;

use super::{Language, Say, StatisticLine, cell_name, say, say_plural, word};
use crate::engine::technique::Candidate;
use crate::engine::words::name_of_place;
use crate::engine::{Cell, HouseKind, Layout};
use crate::figures::{
    Chart, ChartPoint, ChartSeries, ChartWords, FigureKind, RaceCourse, RaceEntry, RaceTotal,
    RunReport, RunStanding,
};
use crate::lab::{Counters, Method, RunEnd, RunEvent, Temperature};
use crate::store::CellNames;
use crate::text::technique::Names;

/// What methods race on, as a choice.
#[must_use]
pub fn course_name(course: RaceCourse, language: Language) -> String {
    match course {
        RaceCourse::Puzzle => say!(language, context = "what methods race on", "This puzzle"),
        RaceCourse::List => {
            say!(language, context = "what methods race on", "The puzzles of a list")
        }
        RaceCourse::OpenCells => {
            say!(language, context = "what methods race on", "Its answer with ever more open cells")
        }
        RaceCourse::Boards => {
            say!(language, context = "what methods race on", "Boards of ever more digits")
        }
    }
}

/// What is drawn of a method.
#[must_use]
pub fn figure_name(kind: FigureKind, method: Method, language: Language) -> String {
    match (kind, method) {
        (FigureKind::Tree, _) => say!(language, "Search tree"),
        (FigureKind::Own, Method::MarkArrays) => say!(language, "Arrays"),
        (FigureKind::Own, Method::OpenCells) => say!(language, "List of open cells"),
        (FigureKind::Own, Method::Dsatur) => say!(language, "Graph"),
        (FigureKind::Own, Method::DancingLinks) => say!(language, "Matrix"),
        (FigureKind::Own, Method::Clauses) => say!(language, "Clauses learnt"),
        (FigureKind::Own, Method::Annealing) => say!(language, "Faults"),
        (
            FigureKind::Own,
            Method::BruteForce
            | Method::FewestCandidates
            | Method::ArcConsistency
            | Method::SinglesSearch
            | Method::OwnSearch,
        ) => say!(language, "Candidates"),
    }
}

/// The houses of a kind, above the array of what they have.
#[must_use]
pub fn houses_name(kind: HouseKind, language: Language) -> String {
    let name = match kind {
        HouseKind::Row => word!(language, "Rows"),
        HouseKind::Column => word!(language, "Columns"),
        HouseKind::Box => word!(language, "Boxes"),
        HouseKind::Region => word!(language, "Regions"),
        HouseKind::Diagonal => word!(language, "Diagonals"),
        HouseKind::Window => word!(language, context = "houses", "Windows"),
        HouseKind::DisjointGroup => word!(language, "Disjoint groups"),
        HouseKind::Asterisk => word!(language, "Asterisk"),
        HouseKind::CentreDot => word!(language, "Centre dots"),
        HouseKind::Girandola => word!(language, "Girandola"),
        HouseKind::Extra => word!(language, "Extra houses"),
    };
    name.to_owned()
}

/// What is to be seen in a figure.
#[must_use]
pub fn figure_caption(kind: FigureKind, method: Method, language: Language) -> String {
    match (kind, method) {
        (FigureKind::Tree, _) => {
            say!(
                language,
                "Each row is a depth: its number, the trials there, and a logarithmic bar. The thick line leads to now. Dots stand for depths that are left out."
            )
        }
        (FigureKind::Own, Method::MarkArrays) => {
            say!(
                language,
                "Rows, columns and boxes: the digits that each of them has. A frame is a mark that was just cleared."
            )
        }
        (FigureKind::Own, Method::OpenCells) => {
            say!(
                language,
                "The open cells in reading order. The dark one is the place in the list."
            )
        }
        (FigureKind::Own, Method::Dsatur) => {
            say!(
                language,
                "A vertex for each cell, a colour for each digit. The lit edges lead to the neighbours, whose colours are forbidden."
            )
        }
        (FigureKind::Own, Method::DancingLinks) => {
            say!(
                language,
                "Rows are candidates, columns are demands. What is chosen is lit, what is covered is faint."
            )
        }
        (FigureKind::Own, Method::Clauses) => {
            say!(
                language,
                "At least one literal of each clause is true. The last clause learnt is at the top."
            )
        }
        (FigureKind::Own, Method::Annealing) => {
            say!(
                language,
                "Pairs of cells that break a rule, over all moves so far. The thin line is the temperature."
            )
        }
        (
            FigureKind::Own,
            Method::BruteForce
            | Method::FewestCandidates
            | Method::ArcConsistency
            | Method::SinglesSearch
            | Method::OwnSearch,
        ) => say!(language, "The candidates that are left in each cell."),
    }
}

/// What is said beside the bar of a method on one puzzle: the time, and how much work it was or how it ended.
#[must_use]
pub fn bar_words(report: &RunReport, language: Language) -> (String, String) {
    let work = report.work().say(language);
    let detail = match report.finish.as_ref().filter(|_| !report.is_answered()) {
        Some(ending) => {
            let ending = ending_of(Some(ending), language);
            say!(language, "{work}, {ending}", work, ending)
        }
        None => work,
    };
    (time_told(report.standing(), report.time, language), detail)
}

/// What is said beside the bar of a method on this number of puzzles: the time, and how many it has decided.
#[must_use]
pub fn total_words(total: &RaceTotal, puzzles: usize, language: Language) -> (String, String) {
    let (decided, work) = (decided_of(total, puzzles, language), total.work.say(language));
    (
        time_told(total.standing, total.time, language),
        say!(language, "{decided}, {work}", decided, work),
    )
}

/// The time of a run, or that it would have been longer.
fn time_told(standing: RunStanding, time: Duration, language: Language) -> String {
    let time = language.time(time);
    match standing {
        RunStanding::Decided | RunStanding::GaveUp | RunStanding::Running => time,
        RunStanding::Stopped => say!(language, "more than {time}", time),
    }
}

/// How many puzzles were decided: an answer was found, or it was proved that there is none.
fn decided_of(total: &RaceTotal, puzzles: usize, language: Language) -> String {
    let decided = language.number(total.decided());
    let puzzles = language.number(puzzles as u64);
    let without = language.number(total.without_answer);
    match total.without_answer {
        0 => say!(language, "{decided} of {puzzles} decided", decided, puzzles),
        1.. => say!(
            language,
            "{decided} of {puzzles} decided ({without} without an answer)",
            decided,
            puzzles,
            without
        ),
    }
}

/// A race on `subject` as a chart. The subject is empty if it has no name.
#[must_use]
pub fn race_chart(
    course: RaceCourse,
    subject: &str,
    entries: &[RaceEntry],
    language: Language,
) -> Chart {
    let words = chart_words(course, subject, entries, language);
    let series = match course {
        RaceCourse::List => {
            let puzzles = puzzles_of(entries);
            let series = |total: RaceTotal| series_of_total(total, puzzles, language);
            RaceTotal::of(entries).into_iter().map(series).collect()
        }
        RaceCourse::Puzzle | RaceCourse::OpenCells | RaceCourse::Boards => {
            let series = |method: Method| series_of_method(method, course, entries, language);
            Method::ALL.into_iter().filter_map(series).collect()
        }
    };
    Chart { words, series }
}

fn chart_words(
    course: RaceCourse,
    subject: &str,
    entries: &[RaceEntry],
    language: Language,
) -> ChartWords {
    let (title, across) = match course {
        RaceCourse::Puzzle => (say!(language, "Time to the first answer"), String::new()),
        RaceCourse::List => {
            let puzzles = puzzles_of(entries);
            let title = say_plural!(
                language,
                puzzles as u64,
                "Time for {puzzles} puzzle",
                "Time for {puzzles} puzzles",
                puzzles
            );
            (title, String::new())
        }
        RaceCourse::OpenCells => {
            (say!(language, "Time by the number of open cells"), say!(language, "open cells"))
        }
        RaceCourse::Boards => {
            (say!(language, "Time by the size of the board"), say!(language, "digits of the board"))
        }
    };
    let note = chart_note(course, entries, language);
    let named = named_subject(course, subject, language);
    let notes: Vec<String> = [named, note].into_iter().filter(|it| !it.is_empty()).collect();
    ChartWords { title, across, note: notes.join(" ") }
}

/// The sentence that names what methods race on. Empty without a name.
fn named_subject(course: RaceCourse, subject: &str, language: Language) -> String {
    if subject.is_empty() {
        return String::new();
    }
    match course {
        RaceCourse::Puzzle | RaceCourse::OpenCells => {
            say!(language, "Puzzle: {subject}.", subject)
        }
        RaceCourse::List => say!(language, "List: {subject}.", subject),
        RaceCourse::Boards => String::new(),
    }
}

/// What holds for the times of a chart: the limit, how a method is drawn that was stopped, and how often it ran.
fn chart_note(course: RaceCourse, entries: &[RaceEntry], language: Language) -> String {
    let Some(limit) = entries.first().map(|entry| entry.report.limit) else {
        return String::new();
    };
    let limit = match limit {
        Some(most) => say!(
            language,
            "Limit: {most} events on a puzzle; for Nonet's own search, as many nodes.",
            most = language.number(most)
        ),
        None => say!(language, "No limit."),
    };
    let is_stopped = |entry: &RaceEntry| entry.report.standing() == RunStanding::Stopped;
    let stopped = entries.iter().any(is_stopped).then(|| match course {
        RaceCourse::Puzzle | RaceCourse::List => {
            word!(language, "A method that was stopped would take longer: its bar has no end.")
        }
        RaceCourse::OpenCells | RaceCourse::Boards => word!(
            language,
            "A hollow point with an arrow was stopped there: the method would take longer, and does not go on to larger puzzles."
        ),
    });
    let runs = course.is_of_growing_puzzles().then(|| {
        word!(
            language,
            "Each point is the median of several runs; runs of more than two seconds are not repeated."
        )
    });
    let notes = [Some(limit.as_str()), stopped, runs];
    notes.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The number of puzzles that some method has begun with.
fn puzzles_of(entries: &[RaceEntry]) -> usize {
    entries.iter().map(|entry| entry.size).collect::<BTreeSet<u32>>().len()
}

fn series_of_total(total: RaceTotal, puzzles: usize, language: Language) -> ChartSeries {
    let is_decided = total.decided() == puzzles as u64;
    let standing = total.standing;
    ChartSeries {
        number: number_of(total.work.method),
        name: total.work.method.say(language),
        ending: (!is_decided).then(|| decided_of(&total, puzzles, language)),
        points: vec![ChartPoint {
            size: 0,
            time: total.time,
            time_told: time_told(standing, total.time, language),
            standing,
        }],
    }
}

/// The place of a method among all, so that it has the same colour and letter in every chart.
fn number_of(method: Method) -> usize {
    Method::ALL.iter().position(|it| *it == method).unwrap_or(0)
}

/// Returns `None` if the method has no point yet.
fn series_of_method(
    method: Method,
    course: RaceCourse,
    entries: &[RaceEntry],
    language: Language,
) -> Option<ChartSeries> {
    // One of several points is drawn once its method has ended there.
    let is_drawn = move |report: &&RunReport| {
        let is_ended = course == RaceCourse::Puzzle || report.finish.is_some();
        report.method == method && is_ended
    };
    let drawn = || entries.iter().filter(move |entry| is_drawn(&&entry.report));
    let last = &drawn().next_back()?.report;
    let ending = last.finish.as_ref().filter(|_| !last.is_answered());
    let point = |RaceEntry { size, report, .. }: &RaceEntry| ChartPoint {
        size: *size,
        time: report.time,
        time_told: time_told(report.standing(), report.time, language),
        standing: report.standing(),
    };
    Some(ChartSeries {
        number: number_of(method),
        name: method.say(language),
        ending: ending.map(|ending| ending_of(Some(ending), language)),
        points: drawn().map(point).collect(),
    })
}

/// How a run ended; nothing while it goes on.
#[must_use]
pub fn ending_of(finish: Option<&RunEnd>, language: Language) -> String {
    let word = match finish {
        Some(RunEnd::Answer(_)) => word!(language, "answer"),
        Some(RunEnd::NoAnswer) => word!(language, "no answer"),
        Some(RunEnd::GaveUp) => word!(language, "gave up"),
        Some(RunEnd::Limit) => word!(language, "stopped at the limit"),
        Some(RunEnd::Stopped) => word!(language, context = "a method", "stopped"),
        None => "",
    };
    word.to_owned()
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

/// The counts of a run that are not zero, from the most telling on.
#[must_use]
pub fn counter_lines(counters: &Counters, language: Language) -> Vec<StatisticLine> {
    let counts = [
        (word!(language, "Trials"), counters.trials),
        (word!(language, "Trials that break a rule"), counters.refusals),
        (word!(language, "Backtracks"), counters.backtracks),
        (word!(language, "Digits deduced"), counters.deductions),
        (word!(language, "Candidates crossed out"), counters.exclusions),
        (word!(language, "Clauses learnt"), counters.learnt),
        (word!(language, "Exchanges"), counters.exchanges),
        (word!(language, "Exchanged and back"), counters.rejections),
    ];
    let is_told = |(_, count): &(&str, u64)| *count > 0;
    let line = |(label, count): (&str, u64)| StatisticLine {
        label: label.to_owned(),
        value: language.number(count),
    };
    counts.into_iter().filter(is_told).map(line).collect()
}

/// What a run took besides its events.
#[must_use]
pub fn effort_lines(
    deepest: u64,
    checks: u64,
    memory: Option<usize>,
    time: Duration,
    language: Language,
) -> Vec<StatisticLine> {
    let memory = memory.map(|bytes| (word!(language, "Memory"), kilobytes(bytes, language)));
    let lines = [
        (word!(language, "Deepest"), language.number(deepest)),
        (word!(language, "Checks"), language.number(checks)),
        (word!(language, "Time"), language.time(time)),
    ];
    lines
        .into_iter()
        .chain(memory)
        .map(|(label, value)| StatisticLine { label: label.to_owned(), value })
        .collect()
}

pub(crate) fn kilobytes(bytes: usize, language: Language) -> String {
    let kilobytes = language.number(u64::try_from(bytes.div_ceil(1000)).unwrap_or(u64::MAX));
    say!(language, "{kilobytes} kB", kilobytes)
}

/// A temperature, in faults.
pub(crate) fn temperature_told(temperature: Temperature, language: Language) -> String {
    language.decimals(f64::from(temperature.0) / 10_000.0, 3)
}

/// Why a method does not go on.
#[must_use]
pub fn end_text(method: Method, answers: u64, language: Language) -> String {
    if !method.is_complete() {
        return word!(language, "The board is an answer. The method ends with its first one.")
            .to_owned();
    }
    match answers {
        0 => word!(language, "Everything was tried: there is no answer.").to_owned(),
        1.. => word!(language, "Everything was tried: there is no further answer.").to_owned(),
    }
}

/// What an event did, in a sentence. `None` is the start.
#[must_use]
pub fn event_text(
    event: Option<RunEvent>,
    layout: &Layout,
    names: Names,
    language: Language,
) -> String {
    let cell_of = |cell: Cell| match names.cells {
        CellNames::Words => name_of_place(layout.row(cell) + 1, layout.column(cell) + 1, language),
        CellNames::Short => cell_name(cell, layout, language),
    };
    let about = |it: Candidate| (cell_of(it.cell), names.lowest.shown(it.digit));
    match event {
        None => word!(language, "The method is about to start.").to_owned(),
        Some(RunEvent::Try(it)) => {
            let (cell, digit) = about(it);
            say!(language, "{digit} is tried in {cell}.", cell, digit)
        }
        Some(RunEvent::Refuse { tried, against }) => {
            let (cell, digit) = about(tried);
            let other = cell_of(against);
            say!(language, "{digit} cannot be in {cell}: {other} excludes it.", cell, digit, other)
        }
        Some(RunEvent::TakeBack(it)) => {
            let (cell, digit) = about(it);
            say!(language, "{digit} is taken back from {cell}.", cell, digit)
        }
        Some(RunEvent::Deduce(it)) => {
            let (cell, digit) = about(it);
            say!(language, "{digit} follows in {cell}.", cell, digit)
        }
        Some(RunEvent::Withdraw(it)) => {
            let (cell, digit) = about(it);
            say!(
                language,
                "{digit} in {cell} followed from a trial, and goes with it.",
                cell,
                digit
            )
        }
        Some(RunEvent::Exclude(it)) => {
            let (cell, digit) = about(it);
            say!(language, "{digit} is crossed out in {cell}.", cell, digit)
        }
        Some(RunEvent::Readmit(it)) => {
            let (cell, digit) = about(it);
            say!(language, "{digit} is possible again in {cell}.", cell, digit)
        }
        Some(RunEvent::Learn { literals }) => {
            say_plural!(
                language,
                u64::from(literals),
                "A clause of {literals} literal is learnt.",
                "A clause of {literals} literals is learnt.",
                literals
            )
        }
        Some(RunEvent::Exchange([one, other])) => {
            let (one, other) = (cell_of(one), cell_of(other));
            say!(language, "The digits of {one} and {other} are exchanged.", one, other)
        }
        Some(RunEvent::Reject([one, other])) => {
            let (one, other) = (cell_of(one), cell_of(other));
            say!(
                language,
                "The digits of {one} and {other} are exchanged, and back: there were more faults.",
                one,
                other
            )
        }
        Some(RunEvent::Temper { from, to }) if to > from => {
            let temperature = temperature_told(to, language);
            say!(language, "The board is heated: temperature {temperature}.", temperature)
        }
        Some(RunEvent::Temper { to, .. }) => {
            let temperature = temperature_told(to, language);
            say!(language, "The board cools: temperature {temperature}.", temperature)
        }
        Some(RunEvent::Answer) => {
            word!(language, "The board is an answer. Going on looks for the next one.").to_owned()
        }
        Some(RunEvent::GiveUp) => word!(language, "The method gives up.").to_owned(),
    }
}
