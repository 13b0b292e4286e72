//! What the controller asks of the world.

use std::path::PathBuf;

use super::records::EndedGame;
use crate::jobs::{Job, JobKind};
use crate::print::Medium;
use crate::store::options::Options;
use crate::store::session::Session;
use crate::worker::JobId;

/// Something to be done outside of the controller. Showing the new state is not among them: the one who hands in
/// an action shows the controller afterwards.
#[derive(Debug)]
pub enum Effect {
    /// Run a job in the background and hand back its reply.
    Start(JobId, Job),
    /// Tell the running job of a kind to stop.
    Cancel(JobKind),
    /// Ask for a file to open, in a folder to begin with.
    ChooseOpen(Option<PathBuf>),
    /// Ask for a file to save to, with a path to begin with.
    ChooseSave(PathBuf),
    /// Ask for a file to print to, with a path to begin with.
    ChooseExport(Medium, PathBuf),
    /// Ask for a file to write the games to, with a path to begin with.
    ChooseGamesExport(PathBuf),
    /// Ask for the folder of the library, with one to begin with.
    ChooseLibrary(Option<PathBuf>),
    /// Open a file in the system's viewer.
    View(PathBuf),
    /// Send a file to the printer.
    Print(PathBuf),
    /// Open each of these files in a window of its own.
    OpenWindows(Vec<PathBuf>),
    /// Use the clipboard.
    Clipboard(ClipboardEffect),
    /// Keep something on disk for the next start.
    Keep(KeepEffect),
    /// Leave the program.
    Quit,
}

/// What is done with the clipboard.
#[derive(Debug)]
pub enum ClipboardEffect {
    /// Put a text into it.
    Copy(String),
    /// Put the list of steps into it, in words.
    CopySteps,
    /// Hand in the text that is in it.
    Paste,
}

/// What is kept on disk while the program runs.
#[derive(Debug)]
pub enum KeepEffect {
    /// Remember a game that has ended, and write its text where that is wanted.
    Game(Box<EndedGame>),
    /// Keep the options.
    Options(Options),
    /// Put a file at the top of the list of recent ones.
    AddRecent(PathBuf),
    /// Take a file that is gone off that list.
    RemoveRecent(PathBuf),
    /// Empty that list.
    ClearRecent,
    /// Keep the session.
    Session(Box<Session>),
    /// Mark the session as ended in good order, and say by [`SessionAction::Closed`](super::SessionAction::Closed) when all that
    /// is to be kept is written.
    CloseSession,
}
