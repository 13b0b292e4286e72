//! Questions with their buttons.

use std::path::PathBuf;

use super::super::departure::Departure;
use crate::format::{Loss, WriteError};
use crate::jobs::{AnswerMove, Destination, ExportJob, PictureOrigin, SaveJob, WriteFileJob};
use crate::photo::PhotoError;
use crate::print::ManyPages;
use crate::store::session::Session;
use crate::store::{LoadProblem, StoreError};

/// A question, with the action that depends on the answer.
#[derive(Clone, Debug)]
pub enum Question {
    /// There are unsaved changes, and this would lose them.
    SaveChanges(Departure),
    /// A game is in progress, and this would lose it.
    LeaveGame(Departure),
    /// The puzzle to play has several answers.
    PlayAnyway,
    /// The game is to begin again.
    PlayAgain,
    /// An answer is to be shown while a game goes on, which is then not won by the player alone.
    ShowAnswer(AnswerMove),
    /// There is a file of that name.
    Exists(SaveJob),
    /// The file to print to exists.
    ExportExists(Box<ExportJob>),
    /// Another program has changed the file since it was opened.
    ChangedOnDisk(SaveJob),
    /// The file is of another kind than Nonet's own, and not all of it or of the document would be kept.
    OtherKind(ForeignSave),
    /// The document cannot be written as the kind of this file.
    Unwritable(Destination, WriteError),
    /// A session ended without being closed, with changes that were not saved.
    Recover(Box<Session>),
    /// Delete all games that were played.
    ForgetGames,
    /// Drop what was corrected of a picture.
    DropCorrections,
    /// Delete the board that was kept under this name.
    ForgetBoard(String),
    /// The file to write games or a race to exists.
    FileExists(Box<WriteFileJob>),
    /// Open many files, each in a window of its own.
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
    /// An error, with nothing to decide.
    Failed(Failure),
}

/// A save into a kind of file that is not Nonet's own.
#[derive(Clone, Debug)]
pub struct ForeignSave {
    /// The save.
    pub to: Destination,
    /// The parts of the document that such a file cannot hold.
    pub losses: Vec<Loss>,
    /// Whether the file is as another program wrote it, and may hold what Nonet did not read.
    pub rewrites: bool,
}

/// What went wrong.
#[derive(Clone, Debug)]
pub enum Failure {
    /// A file could not be read or written.
    Store(StoreError),
    /// There is no picture that can be read.
    Photo(PictureOrigin, PhotoError),
    /// A file of settings could not be read, and Nonet goes on without it.
    LoadProblem(LoadProblem),
    /// A picture cannot show what it is to show.
    Print(ManyPages),
    /// No viewer came up for this file.
    NoViewer(PathBuf),
    /// No further window came up for this file.
    NoWindow(PathBuf),
    /// The system did not open a further window for the game that waits.
    NoWindowForGame,
}

/// What a button of a question says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogButton {
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
    /// Show the answer.
    ShowAnswer,
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
    /// Forget the session, or what was corrected of a picture.
    Discard,
    /// Forget the games.
    Forget,
    /// Open the files.
    Open,
    /// Leave the program, although not everything is kept.
    QuitAnyway,
    /// Do not leave the program.
    Stay,
    /// Keep what was corrected of a picture.
    Keep,
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
    pub fn buttons(&self) -> &'static [DialogButton] {
        match self {
            Self::SaveChanges(_) => {
                &[DialogButton::Cancel, DialogButton::DoNotSave, DialogButton::Save]
            }
            Self::LeaveGame(_) => &[DialogButton::Cancel, DialogButton::Leave, DialogButton::Save],
            Self::PlayAnyway => &[DialogButton::Cancel, DialogButton::Play],
            Self::PlayAgain => &[DialogButton::Cancel, DialogButton::PlayAgain],
            Self::ShowAnswer(_) => &[DialogButton::Cancel, DialogButton::ShowAnswer],
            Self::Exists(_) | Self::ExportExists(_) | Self::FileExists(_) => {
                &[DialogButton::Replace, DialogButton::Cancel]
            }
            Self::ChangedOnDisk(_) => {
                &[DialogButton::Cancel, DialogButton::Replace, DialogButton::SaveAs]
            }
            Self::OtherKind(_) => {
                &[DialogButton::Cancel, DialogButton::SaveAnyway, DialogButton::SaveAsOwn]
            }
            Self::Unwritable(..) => &[DialogButton::Cancel, DialogButton::SaveAsOwn],
            Self::Recover(_) => &[DialogButton::Discard, DialogButton::Restore],
            Self::DropCorrections => &[DialogButton::Discard, DialogButton::Keep],
            Self::ForgetGames | Self::ForgetBoard(_) => {
                &[DialogButton::Forget, DialogButton::Cancel]
            }
            Self::OpenWindows { .. } => &[DialogButton::Cancel, DialogButton::Open],
            Self::GameNotKept(_) => {
                &[DialogButton::QuitAnyway, DialogButton::SaveAs, DialogButton::Stay]
            }
            Self::NotWritten(_) => &[DialogButton::QuitAnyway, DialogButton::Stay],
            Self::Failed(_) => &[DialogButton::Close],
        }
    }
}
