//! The command line of `nonet`: arguments, results and exit status.
//!
//! Standard output gets only results. Messages about the results go to standard error, in the language of the
//! system. The exit status is 0 on success, 1 if a puzzle had no answer, and 2 for wrong usage or unreadable
//! input. The caller of [`run`] opens the window; no module here knows the window.

#![deny(clippy::wildcard_enum_match_arm)]

mod ahead;
mod args;
mod backdoors;
mod beside;
mod convert;
mod ending;
mod export;
mod first_answers;
mod form;
mod generate;
mod hint;
mod info;
mod input;
mod interrupt;
mod library;
mod manual;
mod media;
mod numbers;
mod objection;
mod output;
mod pool;
mod position;
mod progress;
mod rate;
mod reglib;
mod report;
mod results;
mod solve;
mod solver;
mod spelling;
mod standard_output;
mod stats;
mod target;
mod tasks;
mod usage;
mod wishes;
mod words;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use args::{Arguments, Command, Hint, PathTo};
use ending::{Failure, Status, Voice};

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
        Ok(None) => Ok(Status::Well),
        Err(failure) => Err(failure),
    })
}

/// Replaces the window in a build without a window: starts the program with the window if it is in the same folder.
#[must_use]
pub fn no_window(files: Vec<PathBuf>) -> ExitCode {
    if beside::open_window(files) {
        return ExitCode::SUCCESS;
    }
    Voice::of_system().end(Err(Failure::Said(Notice::NoWindow)))
}

fn execute(command: &Command, voice: Voice) -> Result<Status, Failure> {
    match command {
        Command::Solve(arguments) => solve::run(arguments, voice),
        Command::Convert(arguments) => convert::run(arguments, voice),
        Command::Export(arguments) => export::run(arguments, voice),
        Command::Info(arguments) => info::run(arguments, voice),
        Command::Hint(Hint { known }) => hint::hint(known, voice),
        Command::Steps(arguments) => hint::steps(arguments, voice),
        Command::Path(PathTo { known }) => hint::path(known, voice),
        Command::Backdoors(arguments) => backdoors::run(arguments, voice),
        Command::Rate(arguments) => rate::run(arguments, voice),
        Command::Generate(arguments) => generate::run(arguments, voice),
        Command::Stats(arguments) => stats::run(arguments, voice),
        Command::Library(arguments) => library::run(arguments, voice),
        Command::Reglib(arguments) => reglib::run(arguments),
        Command::Completions { shell } => manual::completions(*shell),
        Command::Man { command } => manual::page(command.as_deref()),
    }
}
