//! The results of the lab as text: reports and tables for people, CSV and JSON for programs. It runs nothing.

use std::time::Duration;

use serde::Serialize;

use super::lab_race::bar;
use crate::cli::form::text_line;
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Layout};
use crate::figures::{RunReport, RunStanding};
use crate::format::{LowestDigit, line_of_from};
use crate::lab::{RunEnd, RunEvent};
use crate::text::lab::{counter_lines, effort_lines, ending_of};
use crate::text::{Language, StatisticLine, say, word};

/// The answer, the number of the puzzle, and a line for each count.
pub(super) fn report(
    result: &RunReport,
    number: u64,
    lowest: LowestDigit,
    language: Language,
) -> String {
    let label = word!(language, "Puzzle").to_owned();
    let mut lines = vec![StatisticLine { label, value: language.number(number) }];
    lines.extend(counter_lines(&result.counters, language));
    lines.extend(effort_lines(result.deepest, result.checks, result.memory, result.time, language));
    let line = |StatisticLine { label, value }| text_line(&format!("{label}: {value}"));
    let counts: String = lines.into_iter().map(line).collect();
    format!("{}\n{counts}", outcome(result, lowest, language))
}

/// What came of a run: the answer, or why there is none.
fn outcome(result: &RunReport, lowest: LowestDigit, language: Language) -> String {
    match &result.finish {
        Some(RunEnd::Answer(answer)) => line_of_from(answer, lowest),
        Some(RunEnd::NoAnswer | RunEnd::GaveUp | RunEnd::Limit | RunEnd::Stopped) | None => {
            ending_of(result.finish.as_ref(), language)
        }
    }
}

/// A table of the methods with a bar for the time of each: the fastest that decided the puzzle first, then those that gave
/// up or were stopped, in the order in which they were typed. The bar of a method that was stopped has no end.
/// The number of the puzzle stands above.
pub(super) fn race_table(results: &[RunReport], number: u64, language: Language) -> String {
    let mut sorted: Vec<&RunReport> = results.iter().collect();
    sorted.sort_by_key(|result| (result.standing(), time_to_decide(result)));
    let shortest = results.iter().map(|result| result.time).min().unwrap_or_default();
    let longest = results.iter().map(|result| result.time).max().unwrap_or_default();
    let rows = sorted.into_iter().map(|result| {
        let (time, bar) = match result.standing() {
            RunStanding::Decided | RunStanding::GaveUp | RunStanding::Running => {
                (language.time(result.time), bar(result.time, shortest))
            }
            RunStanding::Stopped => {
                (format!("> {}", language.time(result.time)), bar(longest, shortest) + "…")
            }
        };
        [
            result.method.word().to_owned(),
            ending_of(result.finish.as_ref(), language),
            language.number(result.counters.trials),
            language.number(result.counters.backtracks),
            language.number(result.checks),
            time,
            bar,
        ]
    });
    let heads = heads(language);
    let rows: Vec<[String; 7]> = std::iter::once(heads).chain(rows).collect();
    let title = say!(language, "Puzzle {number}", number = language.number(number));
    text_line(&title) + &table(&rows)
}

/// How long a method took to decide the puzzle. `None` if it did not.
fn time_to_decide(result: &RunReport) -> Option<Duration> {
    Some(result.time).filter(|_| result.standing() == RunStanding::Decided)
}

fn heads(language: Language) -> [String; 7] {
    [
        word!(language, context = "column of a race", "method"),
        word!(language, context = "column of a race", "result"),
        word!(language, context = "column of a race", "trials"),
        word!(language, context = "column of a race", "backtracks"),
        word!(language, context = "column of a race", "checks"),
        word!(language, context = "column of a race", "time"),
        "",
    ]
    .map(str::to_owned)
}

/// Rows of words in columns: the first two and the last on the left of their columns, numbers on the right.
fn table(rows: &[[String; 7]]) -> String {
    let width =
        |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 7] = std::array::from_fn(width);
    let line = |row: &[String; 7]| {
        let [method, result, trials, backtracks, checks, time, bar] = row;
        let line = format!(
            "{method:0$}  {result:1$}  {trials:>2$}  {backtracks:>3$}  {checks:>4$}  {time:>5$}  {bar}",
            widths[0], widths[1], widths[2], widths[3], widths[4], widths[5],
        );
        text_line(line.trim_end())
    };
    rows.iter().map(line).collect()
}

/// An event in JSON.
#[derive(Serialize)]
pub(super) struct EventJson {
    event: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    /// The cell whose digit excludes this one, or the cell that this one exchanges its digit with.
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    literals: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<f64>,
}

impl EventJson {
    /// The end of a run without an event of its own.
    pub(super) fn end(word: &'static str) -> Self {
        Self::plain(word)
    }

    fn plain(event: &'static str) -> Self {
        Self { event, cell: None, digit: None, other: None, literals: None, temperature: None }
    }

    /// An event on a board.
    pub(super) fn of(event: RunEvent, layout: &Layout) -> Self {
        let plain = Self::plain;
        let name = |cell: Cell| Some(layout.name_of(cell));
        let about = |event, Candidate { cell, digit }: Candidate| Self {
            cell: name(cell),
            digit: Some(digit.get()),
            ..plain(event)
        };
        match event {
            RunEvent::Try(it) => about("try", it),
            RunEvent::Refuse { tried, against } => {
                Self { other: name(against), ..about("refuse", tried) }
            }
            RunEvent::TakeBack(it) => about("take back", it),
            RunEvent::Deduce(it) => about("deduce", it),
            RunEvent::Withdraw(it) => about("withdraw", it),
            RunEvent::Exclude(it) => about("exclude", it),
            RunEvent::Readmit(it) => about("readmit", it),
            RunEvent::Learn { literals } => Self { literals: Some(literals), ..plain("learn") },
            RunEvent::Exchange([one, other]) => {
                Self { cell: name(one), other: name(other), ..plain("exchange") }
            }
            RunEvent::Reject([one, other]) => {
                Self { cell: name(one), other: name(other), ..plain("exchange and back") }
            }
            RunEvent::Temper { to, .. } => {
                let temperature = f64::from(to.0) / 10_000.0;
                Self { temperature: Some(temperature), ..plain("temperature") }
            }
            RunEvent::Answer => plain("answer"),
            RunEvent::GiveUp => plain("gave up"),
        }
    }
}
