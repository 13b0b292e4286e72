//! `nonet lab`: lists the methods of the lab, runs one of them on puzzles, or races several.

use std::ffi::OsStr;
use std::path::Path;

use serde::Serialize;

use super::args::Lab;
use super::ending::{CommandFailure, CommandStatus, Voice};
use super::form::{json_line, text_line};
use super::input::{Input, readings};
use super::lab_race::{self, Finish, LabResult, LabRules};
use super::output::ResultOutput;
use super::words::{MethodList, lab_method};
use crate::engine::lab::{Event, Method, Run};
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Control, Layout, Puzzle};
use crate::format::line_of;
use crate::text::command_line::{InputPlace, Notice, Remark};
use crate::text::lab::{counter_lines, effort_lines, idea_of};
use crate::text::mistyped::CommandTypo;
use crate::text::misuse::Misuse;
use crate::text::{Language, Say, StatisticLine, word};

/// The head of a table in CSV. The names are the same in every language.
const CSV_HEAD: &str = "puzzle,method,result,answer,events,trials,refusals,backtracks,deductions,exclusions,\
learnt,exchanges,deepest,checks,bytes,seconds\n";

/// What is to be done.
struct LabPlan<'a> {
    methods: Vec<Method>,
    file: Option<&'a Path>,
}

/// Runs the methods of the arguments, or lists all of them.
pub(super) fn run(arguments: &Lab, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let mut output = ResultOutput::new();
    let Some(plan) = LabPlan::of(arguments)? else {
        output.write(list(voice).as_bytes())?;
        output.flush()?;
        return Ok(CommandStatus::Well);
    };
    let input = Input::open(plan.file, arguments.shape.typed())?;
    let name = input.name.clone();
    if arguments.csv {
        output.write(CSV_HEAD.as_bytes())?;
    }
    let mut status = CommandStatus::Well;
    for (number, found) in (1_u64..).zip(readings(input.source)) {
        let at = |line, column| InputPlace::At { line, column };
        let (place, remark) = match found {
            Err(error) => (at(error.line, error.column), Remark::Unreadable(error.problem)),
            Ok(found) => match found.document.puzzle() {
                Err(reasons) => (at(found.line, 1), Remark::NoAnswer(reasons)),
                Ok(puzzle) => {
                    let told = tell(&puzzle, number, &plan.methods, arguments, voice, &mut output)?;
                    status = status.max(told);
                    continue;
                }
            },
        };
        status = status.max(match remark {
            Remark::NoAnswer(_) => CommandStatus::NoAnswer,
            _ => CommandStatus::Unread,
        });
        voice.say(&Notice::Of { name: name.clone(), place, remark });
    }
    output.flush()?;
    Ok(status)
}

impl<'a> LabPlan<'a> {
    /// Returns `None` if no method is named.
    fn of(arguments: &'a Lab) -> Result<Option<Self>, Misuse> {
        let mut words = arguments.words.iter().map(|word| word.as_os_str());
        let methods = match (&arguments.race, words.len()) {
            (Some(MethodList(methods)), _) => methods.clone(),
            (None, 0) => return Ok(None),
            (None, _) => words.next().map(lab_method_of).transpose()?.into_iter().collect(),
        };
        let file = words.next().map(Path::new);
        match words.next().map(OsStr::to_string_lossy) {
            Some(word) => Err(CommandTypo::NeedlessWord(word.into_owned()).into()),
            None => Ok(Some(Self { methods, file })),
        }
    }
}

fn lab_method_of(word: &OsStr) -> Result<Method, Misuse> {
    lab_method(&word.to_string_lossy())
}

/// A line for each method: its word, its name and its idea.
fn list(voice: Voice) -> String {
    let line = |method: Method| {
        let idea = idea_of(method, voice.language);
        text_line(&format!("{}\t{}: {idea}", method.word(), method.say(voice.language)))
    };
    Method::ALL.into_iter().map(line).collect()
}

/// Runs the methods on a puzzle and writes what came of it.
fn tell(
    puzzle: &Puzzle,
    number: u64,
    methods: &[Method],
    arguments: &Lab,
    voice: Voice,
    output: &mut ResultOutput,
) -> Result<CommandStatus, CommandFailure> {
    let rules = LabRules { limit: arguments.limit, seed: arguments.seed };
    if arguments.trace {
        return methods.iter().try_fold(CommandStatus::Well, |status, &method| {
            Ok(status.max(trace(method, puzzle, rules, output)?))
        });
    }
    let results = lab_race::race(methods, puzzle, rules, arguments.threads);
    let text = match (arguments.csv, results.as_slice()) {
        (true, results) => results.iter().map(|result| csv_line(number, result)).collect(),
        (false, [only]) => figures(only, voice),
        (false, several) => standings(several, voice),
    };
    output.write(text.as_bytes())?;
    let is_answered = results.iter().any(|result| matches!(result.finish, Finish::Answer(_)));
    Ok(if is_answered { CommandStatus::Well } else { CommandStatus::NoAnswer })
}

/// The answer, and a line for each figure.
fn figures(result: &LabResult, voice: Voice) -> String {
    let language = voice.language;
    let mut lines = counter_lines(&result.counters, language);
    lines.extend(effort_lines(result.deepest, result.checks, result.memory, language));
    let line = |StatisticLine { label, value }| text_line(&format!("{label}: {value}"));
    let figures: String = lines.into_iter().map(line).collect();
    format!("{}\n{figures}", outcome(result, voice))
}

/// What came of a run: the answer, or why there is none.
fn outcome(result: &LabResult, voice: Voice) -> String {
    match &result.finish {
        Finish::Answer(answer) => line_of(answer),
        other => other.say(voice.language),
    }
}

/// A table of the methods, the fastest first, with a bar for the time of each.
fn standings(results: &[LabResult], voice: Voice) -> String {
    let mut sorted: Vec<&LabResult> = results.iter().collect();
    sorted.sort_by_key(|result| (!matches!(result.finish, Finish::Answer(_)), result.time));
    let shortest = results.iter().map(|result| result.time).min().unwrap_or_default();
    let rows = sorted.into_iter().map(|result| {
        let bar = lab_race::bar(result.time, shortest);
        [
            result.method.word().to_owned(),
            result.finish.say(voice.language),
            voice.language.number(result.counters.trials),
            voice.language.number(result.counters.backtracks),
            voice.language.number(result.checks),
            voice.language.time(result.time),
            bar,
        ]
    });
    let heads = heads(voice.language);
    table(&std::iter::once(heads).chain(rows).collect::<Vec<_>>())
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
        let [a, b, c, d, e, f, _] = widths;
        let line = format!(
            "{method:a$}  {result:b$}  {trials:>c$}  {backtracks:>d$}  {checks:>e$}  {time:>f$}  {bar}"
        );
        text_line(line.trim_end())
    };
    rows.iter().map(line).collect()
}

fn csv_line(number: u64, result: &LabResult) -> String {
    let counters = &result.counters;
    let answer = match &result.finish {
        Finish::Answer(answer) => line_of(answer),
        Finish::NoAnswer | Finish::GaveUp | Finish::Limit => String::new(),
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
        result.deepest,
        result.checks,
        result.memory as u64,
    ];
    let figures: Vec<String> = figures.iter().map(u64::to_string).collect();
    let (method, word) = (result.method.word(), result.finish.word());
    let seconds = result.time.as_secs_f64();
    format!("{number},{method},{word},{answer},{},{seconds:.6}\n", figures.join(","))
}

/// Writes an object for each event up to the first answer.
fn trace(
    method: Method,
    puzzle: &Puzzle,
    rules: LabRules,
    output: &mut ResultOutput,
) -> Result<CommandStatus, CommandFailure> {
    let run = Run::new(method, puzzle, rules.seed, &Control::default());
    for event in run.take(usize::try_from(rules.limit).unwrap_or(usize::MAX)) {
        output.write(json_line(&EventJson::of(event, puzzle.layout())).as_bytes())?;
        if event == Event::Answer {
            return Ok(CommandStatus::Well);
        }
    }
    Ok(CommandStatus::NoAnswer)
}

/// An event in JSON.
#[derive(Serialize)]
struct EventJson {
    event: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    /// The cell whose digit excludes this one, or the cell that this one exchanges its digit with.
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<u32>,
}

impl EventJson {
    fn of(event: Event, layout: &Layout) -> Self {
        let plain = |event| Self { event, cell: None, digit: None, other: None, parts: None };
        let name = |cell: Cell| Some(layout.name_of(cell));
        let about = |event, Candidate { cell, digit }: Candidate| Self {
            cell: name(cell),
            digit: Some(digit.get()),
            ..plain(event)
        };
        match event {
            Event::Try(it) => about("try", it),
            Event::Refuse { tried, against } => {
                Self { other: name(against), ..about("refuse", tried) }
            }
            Event::TakeBack(it) => about("take back", it),
            Event::Deduce(it) => about("deduce", it),
            Event::Withdraw(it) => about("withdraw", it),
            Event::Exclude(it) => about("exclude", it),
            Event::Readmit(it) => about("readmit", it),
            Event::Learn { parts } => Self { parts: Some(parts), ..plain("learn") },
            Event::Exchange([one, other]) => {
                Self { cell: name(one), other: name(other), ..plain("exchange") }
            }
            Event::Answer => plain("answer"),
            Event::GiveUp => plain("give up"),
        }
    }
}
