//! The command line of `nonet`: arguments, results and exit status.
//!
//! Standard output gets only results. Messages about the results go to standard error, in the language of the
//! system. The exit status is 0 on success, 1 if a puzzle had no answer, and 2 for wrong usage or unreadable
//! input. The caller of [`run`] opens the window; no module here knows the window.

#![deny(clippy::wildcard_enum_match_arm)]

mod answer_finder;
mod args;
mod backdoors;
mod code_lines;
mod convert;
mod drawn_board;
mod ending;
mod export;
mod first_answers;
mod form;
mod generate;
mod hint;
mod info;
mod input;
mod interrupt;
mod lab;
mod lab_race;
mod lab_report;
mod library;
mod manual;
mod media;
mod memory;
mod numbers;
mod objection;
mod output;
mod photo;
mod pool;
mod position;
mod progress;
mod rate;
mod read;
mod read_ahead;
mod recipe_values;
mod reglib;
mod report;
mod results;
mod shape;
mod shapes;
mod solve;
mod spelling;
mod standard_output;
mod stats;
mod target;
mod tasks;
mod usage;
mod windows_launcher;
mod words;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use args::{Arguments, CliCommand, HintArguments, PathTarget};
use ending::{CommandFailure, CommandStatus, Voice};

use crate::store::missing_file;
use crate::text::command_line::Notice;

/// Opens one window, or one for each file, and returns when the window is closed.
pub type Window = fn(Vec<PathBuf>) -> ExitCode;

/// Runs the command in the arguments of the process.
#[must_use]
pub fn run(window: Window) -> ExitCode {
    let voice = Voice::of_system();
    let typed: Vec<OsString> = env::args_os().collect();
    voice.end(match usage::understand(&typed) {
        Ok(Some(Arguments { command: Some(command), .. })) => execute(&command, voice),
        Ok(Some(Arguments { command: None, files })) => return window(files),
        Ok(None) => Ok(CommandStatus::Well),
        Err(failure) => Err(failure),
    })
}

/// Replaces the window in a build without a window: starts the program with the window if it is in the same folder.
/// Otherwise names a missing file, or says that there is no window.
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "the window takes the files too")]
pub fn no_window(files: Vec<PathBuf>) -> ExitCode {
    if windows_launcher::open_window(&files) {
        return ExitCode::SUCCESS;
    }
    let missing = missing_file(&files);
    Voice::of_system().end(Err(missing.map_or(Notice::NoWindow, Notice::Store).into()))
}

fn execute(command: &CliCommand, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    match command {
        CliCommand::Solve(arguments) => solve::run(arguments, voice),
        CliCommand::Convert(arguments) => convert::run(arguments, voice),
        CliCommand::Export(arguments) => export::run(arguments, voice),
        CliCommand::Info(arguments) => info::run(arguments, voice),
        CliCommand::Hint(HintArguments { known }) => hint::hint(known, voice),
        CliCommand::Steps(arguments) => hint::steps(arguments, voice),
        CliCommand::Path(PathTarget { known }) => hint::path(known, voice),
        CliCommand::Backdoors(arguments) => backdoors::run(arguments, voice),
        CliCommand::Rate(arguments) => rate::run(arguments, voice),
        CliCommand::Read(arguments) => read::run(arguments, voice),
        CliCommand::Generate(arguments) => generate::run(arguments, voice),
        CliCommand::Stats(arguments) => stats::run(arguments, voice),
        CliCommand::Shapes(arguments) => shapes::run(arguments),
        CliCommand::Lab(arguments) => lab::run(arguments, voice),
        CliCommand::Library(arguments) => library::run(arguments, voice),
        CliCommand::Reglib(arguments) => reglib::run(arguments),
        CliCommand::Completions { shell } => manual::completions(*shell),
        CliCommand::Man { command } => manual::page(command.as_deref()),
    }
}
