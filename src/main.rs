//! The program: a window or a command, as its arguments ask.

// Windows gives a console to every program that does not say this, also to one opened by a double click; what is
// typed there goes to the build without the window instead. See docs/installing.md.
#![cfg_attr(all(windows, feature = "gui", not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

#[cfg(not(feature = "gui"))]
use nonet::cli::no_window as window;
#[cfg(feature = "gui")]
use nonet::ui::run as window;

fn main() -> ExitCode {
    nonet::cli::run(window)
}
