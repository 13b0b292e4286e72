//! The command line: what is typed behind `nonet`, its results and its exit status.
//!
//! Results go to standard output and nothing else does; whatever is said about them goes to standard error,
//! in the language of the system. The exit status is 0 where all went well, 1 where a puzzle had no answer,
//! and 2 for bad usage and input that cannot be read. The window is opened by whoever calls [`run`]: nothing
//! in here knows of it.

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

/// Opens a window, with a file if one was named and a window more for each further one, and ends when it is closed.
pub type Window = fn(Vec<PathBuf>) -> ExitCode;

/// Does what the arguments of the process ask for.
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

/// Stands in for the window in a build that has none, unless the program with the window lies beside it.
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
