//! Further windows. Each is a process with its own session, so that a crash takes down no other window.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::controller::{Action, FilesAction};

/// Opens each file in a window of its own, and says for which there is none.
pub(in crate::ui) fn open(files: Vec<PathBuf>) -> Vec<Action> {
    files
        .into_iter()
        .filter(|file| start(Some(file)).is_err())
        .map(|file| FilesAction::NoWindow(file).into())
        .collect()
}

/// Opens a window that begins as a start without a file does, and says so if there is none.
pub(in crate::ui) fn open_without_file() -> Vec<Action> {
    start(None).err().map(|_| FilesAction::NoWindowForGame.into()).into_iter().collect()
}

fn start(file: Option<&Path>) -> io::Result<()> {
    let program = std::env::current_exe()?;
    let mut command = Command::new(program);
    if let Some(file) = file {
        command.arg("--").arg(file);
    }
    let mut window = command.stdin(Stdio::null()).spawn()?;
    // The system keeps a trace of a process that has ended until somebody has asked how.
    std::thread::spawn(move || drop(window.wait()));
    Ok(())
}
