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
mod list_progress;
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
use std::sync::Arc;

use args::Arguments;
use ending::{CommandFailure, CommandStatus, Voice};
use shape::ShapeChoice;

use crate::engine::Layout;
use crate::store::missing_file;
use crate::text::command_line::Notice;
use crate::text::misuse::Misuse;

/// Opens one window, or one for each file, and returns when the window is closed. The layout is the board of the puzzles in
/// the file if its text does not say another; without a file, it is that of an empty puzzle.
pub type Window = fn(Vec<PathBuf>, Option<Arc<Layout>>) -> ExitCode;

/// Runs the command in the arguments of the process.
#[must_use]
pub fn run(window: Window) -> ExitCode {
    let voice = Voice::of_system();
    let typed: Vec<OsString> = env::args_os().collect();
    voice.end(match usage::understand(&typed) {
        Ok(Some(Arguments { command: Some(command), .. })) => commands::run(&command, voice),
        Ok(Some(Arguments { command: None, files, shape })) => {
            match window_shape(&files, shape.as_ref()) {
                Ok(shape) => return window(files, shape),
                Err(failure) => Err(failure),
            }
        }
        Ok(None) => Ok(CommandStatus::Well),
        Err(failure) => Err(failure),
    })
}

/// The board that the window is asked for.
fn window_shape(
    files: &[PathBuf],
    shape: Option<&ShapeChoice>,
) -> Result<Option<Arc<Layout>>, CommandFailure> {
    if shape.is_some() && files.len() > 1 {
        return Err(Misuse::ShapeOfOneWindow.into());
    }
    shape.map(ShapeChoice::layout).transpose()
}

/// Replaces the window in a build without a window: starts the program with the window if it is in the same folder.
/// Otherwise names a missing file, or says that there is no window.
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "the window takes them too")]
pub fn no_window(files: Vec<PathBuf>, _shape: Option<Arc<Layout>>) -> ExitCode {
    if windows_launcher::open_window() {
        return ExitCode::SUCCESS;
    }
    let missing = missing_file(&files);
    Voice::of_system().end(Err(missing.map_or(Notice::NoWindow, Notice::Store).into()))
}
