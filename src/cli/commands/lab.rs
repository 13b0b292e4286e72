//! `nonet lab`: lists the methods of the lab, runs one of them on puzzles, or races several. How they run is in `lab_race`,
//! how results are written in `lab_report`.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use super::lab_race::{self, LabRules};
use super::lab_report::{self, EventJson};
use crate::cli::args::LabArguments;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::{json_line, text_line};
use crate::cli::input::{Input, Unread, readings};
use crate::cli::output::ResultOutput;
use crate::cli::words::{MethodList, lab_method};
use crate::engine::{LowestDigit, Puzzle};
use crate::figures::{CSV_HEAD, RunReport, csv_line};
use crate::format::stream::FoundPuzzle;
use crate::lab::{Method, RunEnd};
use crate::text::command_line::{InputPlace, Notice, Remark};
use crate::text::command_typo::CommandTypo;
use crate::text::lab::idea_of;
use crate::text::misuse::Misuse;
use crate::text::{Language, Say};

/// The methods to run, and the form of what they find.
enum LabTask {
    /// The answer of one method, and its counts.
    Report(Method),
    /// Each event of one method, as JSON.
    Trace(Method),
    /// A table of several methods.
    Race(Vec<Method>),
    /// All counts of one method or of several, as CSV.
    Csv(Vec<Method>),
}

/// Runs the methods of the arguments on each puzzle, or lists all methods.
pub(super) fn run(arguments: &LabArguments, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let mut output = ResultOutput::new();
    let Some((task, file)) = task(arguments)? else {
        output.write(list(voice.language).as_bytes())?;
        output.flush()?;
        return Ok(CommandStatus::Well);
    };
    let input = Input::open(file, &arguments.options)?;
    let name = input.name;
    if arguments.csv {
        output.write(CSV_HEAD.as_bytes())?;
    }
    let lowest = arguments.options.lowest_digit();
    let bench = Bench { task, rules: LabRules::of(arguments), lowest, voice };
    let mut status = CommandStatus::Well;
    for (number, reading) in (1..).zip(readings(input.source)) {
        let told = match puzzle_of(reading, &name, lowest) {
            Ok(puzzle) => bench.examine(&puzzle, number, &mut output)?,
            Err((status, notice)) => {
                voice.say(&notice);
                status
            }
        };
        status = status.max(told);
        output.flush()?;
    }
    Ok(status)
}

/// Reads the task and the name of the file. Returns `None` if nothing is typed.
fn task(arguments: &LabArguments) -> Result<Option<(LabTask, Option<&Path>)>, Misuse> {
    let mut words = arguments.words.iter().map(OsString::as_os_str);
    let methods = match &arguments.race {
        Some(MethodList(methods)) => methods.clone(),
        None => match words.next() {
            Some(word) => vec![lab_method(&word.to_string_lossy())?],
            None if arguments.has_option() => {
                return Err(CommandTypo::Missing(vec!["METHOD".to_owned()]).into());
            }
            None => return Ok(None),
        },
    };
    let file = words.next().map(Path::new);
    if let Some(word) = words.next().map(OsStr::to_string_lossy) {
        return Err(CommandTypo::NeedlessWord(word.into_owned()).into());
    }
    let task = match *methods {
        _ if arguments.csv => LabTask::Csv(methods),
        [method] if arguments.trace => LabTask::Trace(method),
        [method] if arguments.race.is_none() => LabTask::Report(method),
        [..] => LabTask::Race(methods),
    };
    Ok(Some((task, file)))
}

/// A line for each method: its word, its name and its idea.
fn list(language: Language) -> String {
    let width = Method::ALL.map(|method| method.word().len()).into_iter().max().unwrap_or(0);
    let line = |method: Method| {
        let (word, name) = (method.word(), method.say(language));
        text_line(&format!("{word:width$}  {name}: {}", idea_of(method, language)))
    };
    Method::ALL.into_iter().map(line).collect()
}

/// The puzzle that was read from the input `name`, or the reason why there is none.
fn puzzle_of(
    reading: Result<FoundPuzzle, Unread>,
    name: &str,
    lowest: LowestDigit,
) -> Result<Puzzle, (CommandStatus, Notice)> {
    let found = reading
        .map_err(|unread| (CommandStatus::Unread, Notice::unreadable(name, unread.error)))?;
    found.document.puzzle().map_err(|reasons| {
        let place = InputPlace::At { line: found.line, column: 1 };
        let remark = Remark::NoAnswer(reasons.into(), lowest);
        (CommandStatus::NoAnswer, Notice::Of { name: name.to_owned(), place, remark })
    })
}

/// A task with all that holds for each puzzle.
struct Bench {
    task: LabTask,
    rules: LabRules,
    /// The digit from which the digits of answers are counted.
    lowest: LowestDigit,
    voice: Voice,
}

impl Bench {
    /// Runs the methods on a puzzle, and writes the results.
    fn examine(
        &self,
        puzzle: &Puzzle,
        number: u64,
        output: &mut ResultOutput,
    ) -> Result<CommandStatus, CommandFailure> {
        let language = self.voice.language;
        let (results, text) = match &self.task {
            LabTask::Trace(method) => return trace(*method, puzzle, self.rules, output),
            LabTask::Report(method) => {
                let result = lab_race::run(*method, puzzle, self.rules);
                let text = lab_report::report(&result, number, self.lowest, language);
                (vec![result], text)
            }
            LabTask::Race(methods) => {
                let results = lab_race::race(methods, puzzle, self.rules);
                let text = lab_report::race_table(&results, number, language);
                (results, text)
            }
            LabTask::Csv(methods) => {
                let open = puzzle.open_cells();
                let results = lab_race::race(methods, puzzle, self.rules);
                let lines = results.iter().map(|result| csv_line(number, open, result));
                let text = lines.collect();
                (results, text)
            }
        };
        output.write(text.as_bytes())?;
        let is_answered = results.iter().any(RunReport::is_answered);
        Ok(if is_answered { CommandStatus::Well } else { CommandStatus::NoAnswer })
    }
}

/// Writes an object for each event up to the first answer, and how the run ended if no event says so.
fn trace(
    method: Method,
    puzzle: &Puzzle,
    rules: LabRules,
    output: &mut ResultOutput,
) -> Result<CommandStatus, CommandFailure> {
    let result = lab_race::watch(method, puzzle, rules, |event| {
        output.write(json_line(&EventJson::of(event, puzzle.layout())).as_bytes())
    })?;
    match &result.finish {
        Some(RunEnd::Answer(_)) => return Ok(CommandStatus::Well),
        Some(RunEnd::GaveUp) => {}
        Some(RunEnd::NoAnswer | RunEnd::Limit | RunEnd::Stopped) | None => {
            output.write(json_line(&EventJson::end(result.word())).as_bytes())?;
        }
    }
    Ok(CommandStatus::NoAnswer)
}
