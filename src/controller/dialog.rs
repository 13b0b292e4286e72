//! What is asked of the person, as data.

use std::path::PathBuf;

use super::jobs::{Destination, SaveJob};
use super::lessons::{Lesson, Study};
use super::library::Browser;
use super::new_game::{GameDraft, GameError, GameWish, NewGame};
use super::options::OptionsDraft;
use super::printing::Printing;
use super::printout::ExportJob;
use super::records::Played;
use super::{PathPurpose, Solved, Target};
use crate::format::{Document, Kind, Loss, WriteError};
use crate::print::PrintError;
use crate::store::options::LimitError;
use crate::store::session::Session;
use crate::store::{StoreError, Techniques, Trouble};

/// The one dialog that lies over the window.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// A question with a button for each answer.
    Question(Question),
    /// Which answer to show.
    AnswerNumber {
        /// The number to begin with.
        suggestion: u64,
        /// What was wrong with the number typed.
        error: Option<NumberError>,
    },
    /// What a save point is to be called.
    SavePoint {
        /// The name to begin with.
        suggestion: String,
    },
    /// Where a file is, on a system without a file chooser.
    Path {
        /// What the path is for.
        purpose: PathPurpose,
        /// The path to begin with.
        suggestion: PathBuf,
        /// What was wrong with the path typed.
        error: Option<PathError>,
    },
    /// The options, with what was wrong with the limit typed.
    Options {
        /// What stands in the dialog.
        draft: OptionsDraft,
        /// What was wrong with the limit.
        error: Option<LimitError>,
    },
    /// What a new game is to be.
    NewGame {
        /// What stands in the dialog.
        draft: GameDraft,
        /// What was wrong with it.
        error: Option<GameError>,
    },
    /// Which puzzle of a file to open.
    Chooser(Choice),
    /// What a technique is.
    Lesson(Lesson),
    /// Which techniques count as known, and their order, as they stand in the dialog.
    Known(Techniques),
    /// How the puzzle is printed.
    Print(Box<Printing>),
    /// What was played.
    Played(Box<Played>),
    /// A game has just been solved.
    Solved(Solved),
    /// Collections of puzzles.
    Library(Box<Browser>),
    /// How the program is used.
    Help,
    /// The table of keys.
    Shortcuts,
    /// What program this is.
    About,
}

impl Dialog {
    /// Whether it lies below others, and comes back when they are closed.
    pub(super) fn lies_below(&self) -> bool {
        matches!(self, Self::Print(_) | Self::Played(_) | Self::Library(_))
    }
}

/// A file of many puzzles.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Where they come from; `None` for the clipboard.
    pub source: Option<Source>,
    /// The puzzles, two or more.
    pub documents: Vec<Document>,
}

/// The file that puzzles were read from.
#[derive(Clone, Debug)]
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    /// What it was written as.
    pub kind: Kind,
    /// What was read or written last.
    pub stamp: crate::store::file::Stamp,
    /// What the person has agreed to leave out of it; `None` where it was opened and not written since.
    pub agreed: Option<Vec<Loss>>,
}

/// A number typed for an answer is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// It is not a whole number from 1.
    NotANumber(String),
    /// There are fewer answers.
    OnlySoMany(u64),
}

/// A path typed cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathError {
    /// Nothing was typed.
    Empty,
}

/// A question, and what hangs on the answer.
#[derive(Clone, Debug)]
pub enum Question {
    /// There are unsaved changes, and this would lose them.
    SaveChanges(After),
    /// A game goes on, and this would lose it.
    LeaveGame(After),
    /// The puzzle that is to be played has several answers.
    PlayAnyway,
    /// The game is to begin anew.
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

/// What goes on once nothing can be lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum After {
    /// An empty puzzle.
    New,
    /// Ask for a file.
    AskForFile,
    /// Open this file.
    Open(PathBuf),
    /// Open this file and play its puzzle.
    OpenToPlay(PathBuf),
    /// Play a puzzle that has no file.
    Play(Box<Document>),
    /// Take this puzzle from the clipboard.
    Paste(Box<Document>),
    /// Make a puzzle and play it.
    NewGame(GameWish),
    /// Play a puzzle that was made.
    BeginGame(Box<NewGame>),
    /// Put this onto the board to learn from.
    Study(Box<Study>),
    /// Leave.
    Quit,
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
    /// Begin the game anew.
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
