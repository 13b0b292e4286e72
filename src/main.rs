//! The program: a window or a command, as its arguments ask.

use std::process::ExitCode;

#[cfg(not(feature = "gui"))]
use nonet::cli::no_window as window;
#[cfg(feature = "gui")]
use nonet::ui::run as window;

fn main() -> ExitCode {
    nonet::cli::run(window)
}
