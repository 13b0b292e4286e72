//! Programs of the system that open documents: the viewer, and the program that prints.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use super::background_sender::BackgroundSender;
use crate::controller::PrintingAction;
use crate::store::take_back;

/// Opens a file with what the system opens such files with.
const VIEWER: &str = match () {
    () if cfg!(windows) => "explorer",
    () if cfg!(target_os = "macos") => "open",
    () => "xdg-open",
};

/// Sends a file to the printer. It is part of CUPS.
const PRINTER: &str = "lp";

/// Whether the system takes files to print.
pub(in crate::ui) fn has_printer() -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(PRINTER).is_file())
}

/// Opens a file in the system's viewer, and posts it where none comes up.
pub(in crate::ui) fn view(file: PathBuf, sender: &BackgroundSender) {
    let sender = sender.clone();
    thread::spawn(move || {
        let ended = quiet(VIEWER, &file).stderr(Stdio::null()).status();
        // Explorer says that it failed whatever came of it.
        if !ended.is_ok_and(|status| status.success() || cfg!(windows)) {
            sender.send(PrintingAction::NoViewer(file));
        }
    });
}

/// Sends a file to the printer, and posts what came of it.
pub(in crate::ui) fn print(file: PathBuf, sender: &BackgroundSender) {
    let mut command = quiet(PRINTER, &file);
    let sender = sender.clone();
    thread::spawn(move || {
        let said = match command.stderr(Stdio::piped()).output() {
            Ok(done) if done.status.success() => Ok(line_of(&done.stdout)),
            Ok(done) => Err(line_of(&done.stderr)),
            Err(error) => Err(error.to_string()),
        };
        // It has made a copy of its own.
        take_back(&file);
        sender.send(PrintingAction::SentToPrinter(said));
    });
}

fn quiet(program: &str, file: &Path) -> Command {
    let mut command = Command::new(program);
    command.arg(file).stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

/// The first line that a program has said, without its name before it or a full stop behind it.
fn line_of(said: &[u8]) -> String {
    let said = String::from_utf8_lossy(said);
    let line = said.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    line.trim_start_matches("lp: ").trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_printer_says_is_put_into_a_sentence() {
        assert_eq!(
            line_of(b"request id is PDF-12 (1 file(s))\n"),
            "request id is PDF-12 (1 file(s))"
        );
        assert_eq!(
            line_of(b"\nlp: Error - no default destination available.\nmore\n"),
            "Error - no default destination available"
        );
        assert_eq!(line_of(b""), "");
    }
}
