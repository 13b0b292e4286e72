//! The command line of `nonet`: arguments, results and exit status.
//!
//! Standard output gets only results. Messages about the results go to standard error, in the language of the
//! system. The exit status is 0 on success, 1 if a puzzle had no answer, and 2 for wrong usage or unreadable
//! input. The caller of [`run`] opens the window; no module here knows the window.

#![deny(clippy::wildcard_enum_match_arm)]

mod answer_finder;
mod args;
mod code_lines;
mod commands;
mod drawn_board;
mod ending;
mod first_answers;
mod form;
mod input;
mod interrupt;
mod media;
mod memory;
mod numbers;
mod objection;
mod output;
mod photo;
mod pool;
mod position;
mod progress;
mod read_ahead;
mod recipe_values;
mod report;
mod results;
mod shape;
mod spelling;
mod standard_output;
mod target;
mod tasks;
mod usage;
mod windows_launcher;
mod words;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use args::Arguments;
use ending::{CommandStatus, Voice};

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
        Ok(Some(Arguments { command: Some(command), .. })) => commands::run(&command, voice),
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
