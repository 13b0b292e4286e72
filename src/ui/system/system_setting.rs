//! Settings of the system that Slint does not report. Each system has a program that prints them.

use std::process::{Command, Stdio};

/// What the program says, without the space around it. Returns `None` if there is no such program, or no such setting.
pub(in crate::ui) fn ask(program: &str, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    hide_console(&mut command);
    let said = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&said.stdout).trim().to_owned())
}

/// Keeps Windows from opening a console for the program.
#[cfg(windows)]
fn hide_console(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
fn hide_console(_: &mut Command) {}
