//! The effects that the controller returns: work for the window, the disk and the jobs.

use std::path::PathBuf;

use super::records::ended_game::EndedGame;
use crate::engine::generate::Code;
use crate::jobs::{Job, JobKind, RaceFileKind};
use crate::print::Medium;
use crate::store::options::Options;
use crate::store::session::{Session, SessionEnd};
use crate::store::{Achievement, KeptBoardsEdit};
use crate::worker::JobId;

/// Something to be done outside of the controller. Showing the new state is not among them: the one who hands in
/// an action shows the controller afterwards.
#[derive(Debug)]
pub enum Effect {
    /// The window itself does this, because it needs the window's clipboard or its words.
    Window(WindowEffect),
    /// The platform does this: threads, files, other programs.
    Platform(PlatformEffect),
}

impl From<WindowEffect> for Effect {
    fn from(effect: WindowEffect) -> Self {
        Self::Window(effect)
    }
}

impl From<PlatformEffect> for Effect {
    fn from(effect: PlatformEffect) -> Self {
        Self::Platform(effect)
    }
}

impl From<KeepEffect> for Effect {
    fn from(effect: KeepEffect) -> Self {
        Self::Platform(PlatformEffect::Keep(effect))
    }
}

/// What the window does with its clipboard and its words.
#[derive(Debug)]
pub enum WindowEffect {
    /// Copy a text.
    Copy(String),
    /// Copy the list of steps, in words.
    CopySteps,
    /// Copy the name of the puzzle and its code, in words.
    CopyShareText(Code),
    /// Show the combinations of cages, and let the keyboard move among them.
    ShowCombinations,
    /// Let the program share a picture of the solved game, under the name that it has in words.
    SharePicture,
}

/// What the platform does.
#[derive(Debug)]
pub enum PlatformEffect {
    /// Run a job in the background and hand back its reply.
    Start(JobId, Job),
    /// Stop the running job of a kind.
    Cancel(JobKind),
    /// Ask for a file to open, in a folder to begin with.
    ChooseOpen(Option<PathBuf>),
    /// Ask for a picture to open, in a folder to begin with.
    ChoosePicture(Option<PathBuf>),
    /// Send the text in the clipboard as an action.
    PasteText,
    /// Send the picture in the clipboard as an action.
    PastePicture,
    /// Ask for a file to save to, with a path to begin with.
    ChooseSave(PathBuf),
    /// Ask for a file to print to, with a path to begin with.
    ChooseExport(Medium, PathBuf),
    /// Ask for a file to write the games to, with a path to begin with.
    ChooseGamesExport(PathBuf),
    /// Ask for a file to write a race of the lab to, with a path to begin with.
    ChooseRaceExport(RaceFileKind, PathBuf),
    /// Ask for a file of puzzles that methods are to race on, in a folder to begin with.
    ChooseRaceList(Option<PathBuf>),
    /// Ask for the folder of the library, with one to begin with.
    ChooseLibrary(Option<PathBuf>),
    /// Open a file in the system's viewer.
    View(PathBuf),
    /// Send a file to the printer.
    Print(PathBuf),
    /// Open each of these files in a window of its own.
    OpenWindows(Vec<PathBuf>),
    /// Open a window that begins as a start without a file does.
    OpenWindow,
    /// Find out whether the system asks for less motion, and if not, let the celebration begin.
    LookForMotion,
    /// Keep something on disk for the next start.
    Keep(KeepEffect),
    /// Leave the program.
    Quit,
}

/// What is kept on disk while the program runs.
#[derive(Debug)]
pub enum KeepEffect {
    /// Store a game that has ended, and write its log if the options ask for it.
    Game(Box<EndedGame>),
    /// Keep the options.
    Options(Options),
    /// Put a file at the top of the list of recent ones.
    AddRecent(PathBuf),
    /// Take a file that is gone off that list.
    RemoveRecent(PathBuf),
    /// Empty that list.
    ClearRecent,
    /// Add to what the person has learnt.
    Achievement(Achievement),
    /// Keep a board, or forget one.
    Board(KeptBoardsEdit),
    /// Keep the session.
    Session(Box<Session>),
    /// Mark the session as ended so, and say by [`SessionAction::Closed`](super::SessionAction::Closed) when all that
    /// is to be kept is written.
    CloseSession(SessionEnd),
}
