//! Questions: what is asked, what hangs on the answer, and which answers there are.

use std::path::PathBuf;

use super::super::departure::Departure;
use crate::format::{Loss, WriteError};
use crate::jobs::{Destination, ExportJob, SaveJob, Target};
use crate::print::PrintError;
use crate::store::session::Session;
use crate::store::{StoreError, Trouble};

/// A question, and what hangs on the answer.
#[derive(Clone, Debug)]
pub enum Question {
    /// There are unsaved changes, and this would lose them.
    SaveChanges(Departure),
    /// A game goes on, and this would lose it.
    LeaveGame(Departure),
    /// The puzzle that is to be played has several answers.
    PlayAnyway,
    /// The game is to begin again.
    PlayAgain,
    /// There is a file of that name.
    Exists(SaveJob),
    /// There is a file of the name that is to be printed to.
    ExportExists(Box<ExportJob>),
    /// Another program has changed the file since it was opened.
    ChangedOnDisk(SaveJob),
    /// The file is of another kind than Nonet's own, and not all of it or of the document would be kept.
    OtherKind(OtherKind),
    /// The document cannot be written as the kind of this file.
    Unwritable(Destination, WriteError),
    /// A session ended without being closed, with changes that were not saved.
    Recover(Box<Session>),
    /// All games that were played are to be forgotten.
    ForgetGames,
    /// There is a file of the name that the games are to be written to.
    GamesExist(Target),
    /// Many files are to be opened, each in a window of its own.
    OpenWindows {
        /// The files.
        files: Vec<PathBuf>,
        /// How many more were named, and are not opened.
        left_out: usize,
    },
    /// The program is left, and the game in the window could not be kept for the next start.
    GameNotKept(StoreError),
    /// The program is left, and something other than what is in the window could not be written.
    NotWritten(StoreError),
    /// Nothing to decide: something went wrong.
    Failed(Failure),
}

/// A save into a kind of file that is not Nonet's own.
#[derive(Clone, Debug)]
pub struct OtherKind {
    /// The save.
    pub to: Destination,
    /// What of the document such a file cannot hold.
    pub losses: Vec<Loss>,
    /// Whether the file is as another program wrote it, and may hold what Nonet did not read.
    pub rewrites: bool,
}

/// What went wrong.
#[derive(Clone, Debug)]
pub enum Failure {
    /// A file could not be read or written.
    Store(StoreError),
    /// A file of settings could not be read, and Nonet goes on without it.
    Trouble(Trouble),
    /// A text cannot be printed.
    Print(PrintError),
    /// No viewer came up for this file.
    NoViewer(PathBuf),
    /// No further window came up for this file.
    NoWindow(PathBuf),
}

/// What a button of a question says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choose {
    /// Save first.
    Save,
    /// Go on without saving.
    DoNotSave,
    /// Leave everything as it is.
    Cancel,
    /// Leave the game.
    Leave,
    /// Play all the same.
    Play,
    /// Begin the game again.
    PlayAgain,
    /// Replace the file.
    Replace,
    /// Save somewhere else.
    SaveAs,
    /// Save, although not everything is kept.
    SaveAnyway,
    /// Save somewhere else, in Nonet's own form.
    SaveAsOwn,
    /// Bring the session back.
    Restore,
    /// Forget the session.
    Discard,
    /// Forget the games.
    Forget,
    /// Open the files.
    Open,
    /// Leave the program, although not everything is kept.
    QuitAnyway,
    /// Do not leave the program.
    Stay,
    /// Understood.
    Close,
}

impl Question {
    /// Whether the question is about leaving the document or the program.
    pub(in crate::controller) fn is_about_leaving(&self) -> bool {
        matches!(
            self,
            Self::SaveChanges(_) | Self::LeaveGame(_) | Self::GameNotKept(_) | Self::NotWritten(_)
        )
    }

    /// The buttons from left to right; Enter presses the last.
    #[must_use]
    pub fn buttons(&self) -> &'static [Choose] {
        match self {
            Self::SaveChanges(_) => &[Choose::Cancel, Choose::DoNotSave, Choose::Save],
            Self::LeaveGame(_) => &[Choose::Leave, Choose::Save, Choose::Cancel],
            Self::PlayAnyway => &[Choose::Cancel, Choose::Play],
            Self::PlayAgain => &[Choose::Cancel, Choose::PlayAgain],
            Self::Exists(_) | Self::ExportExists(_) | Self::GamesExist(_) => {
                &[Choose::Replace, Choose::Cancel]
            }
            Self::ChangedOnDisk(_) => &[Choose::Cancel, Choose::Replace, Choose::SaveAs],
            Self::OtherKind(_) => &[Choose::Cancel, Choose::SaveAnyway, Choose::SaveAsOwn],
            Self::Unwritable(..) => &[Choose::Cancel, Choose::SaveAsOwn],
            Self::Recover(_) => &[Choose::Discard, Choose::Restore],
            Self::ForgetGames => &[Choose::Forget, Choose::Cancel],
            Self::OpenWindows { .. } => &[Choose::Cancel, Choose::Open],
            Self::GameNotKept(_) => &[Choose::QuitAnyway, Choose::SaveAs, Choose::Stay],
            Self::NotWritten(_) => &[Choose::QuitAnyway, Choose::Stay],
            Self::Failed(_) => &[Choose::Close],
        }
    }
}
