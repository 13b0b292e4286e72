//! What can happen to the controller.

use std::path::PathBuf;
use std::time::Duration;

use super::jobs::{JobKind, Reply};
use super::new_game::GameDraft;
use super::options::OptionsDraft;
use super::{Command, KnownEdit, LibraryAction, PrintDraft, PrintTo, RecordsAction, SavePurpose};
use crate::engine::Cell;
use crate::engine::technique::Technique;
use crate::game::{Colour, Moment, NoteKind};
use crate::print::{Medium, Words};
use crate::store::recent::Recent;
use crate::store::session::Held;
use crate::store::{Folders, StoreError, Trouble};
use crate::worker::{JobId, Outcome};

/// One thing that happened: a key, a click, a choice in a dialog, the reply of a job.
#[derive(Debug)]
pub enum Action {
    /// The window is there.
    Start(Box<Beginning>),
    /// A menu entry, a button or a shortcut.
    Command(Command),
    /// A key moves the selection.
    Move(Move),
    /// A key moves the selection and keeps what was selected.
    Extend(Move),
    /// A key moves the selection to the next open cell that way.
    Leap(Move),
    /// The same, and what was selected stays so.
    ExtendLeap(Move),
    /// The mouse or a screen reader picks a cell.
    Pick(Cell),
    /// A cell is picked in addition, or taken out of the selection.
    PickAlso(Cell),
    /// The mouse is dragged to a cell, or one is picked up to which the selection reaches.
    DragTo(Cell),
    /// The mouse picks a candidate of a cell, by its number from 1.
    PickCandidate(Cell, u8),
    /// A digit is typed, by its number from 1.
    Type(u8),
    /// A digit is noted in the selected cells, or not any more, by its number from 1.
    Note(NoteKind, u8),
    /// Candidates that are picked get this colour from now on.
    TakeColour(Colour),
    /// The digit in the hand is put into the selected cell.
    Put(Otherwise),
    /// The selected cells are cleared.
    Clear,
    /// A save point was given a name.
    SavePointNamed(String),
    /// What time it is: told before every other action, and now and then while a game is played.
    Tick(Now),
    /// Whether the window is now in front of all others.
    InFront(bool),
    /// The button at this place in the question was pressed.
    Answered(usize),
    /// A dialog was left by Escape or its close button.
    Dismissed,
    /// The number of an answer was typed, as it stands in the field.
    NumberTyped(String),
    /// The options were accepted as they stand in the dialog.
    OptionsTyped(OptionsDraft),
    /// A new game was asked for as it stands in the dialog.
    GameTyped(Box<GameDraft>),
    /// Something was changed in the print dialog.
    PrintChanged(PrintDraft),
    /// The page with this number, from 0, is to be shown in the print dialog.
    TurnTo(usize),
    /// What is in the print dialog is to be printed.
    PrintTo(PrintTo),
    /// The puzzle at this place in a file of many was chosen.
    Chosen(usize),
    /// The file to open was chosen.
    OpenFrom(PathBuf),
    /// Files were dropped on the window: one or more, with their full paths.
    Dropped(Vec<PathBuf>),
    /// The system hands files to the program that is running: one or more, with their full paths.
    Handed(Vec<PathBuf>),
    /// The file to save to was chosen.
    SaveTo(Target),
    /// The file to print to was chosen.
    ExportTo(Medium, Target),
    /// The file chooser was left without a choice.
    NothingChosen,
    /// The system has no file chooser; the path has to be typed in the window.
    NoFileChooser(PathPurpose),
    /// A path was typed in the window.
    PathTyped(String),
    /// The text that was in the clipboard.
    Pasted(String),
    /// Cancel was pressed in the status bar.
    CancelWork,
    /// The hint was closed.
    CloseHint,
    /// The step at this place in the list was chosen.
    ChooseStep(usize),
    /// The page of this technique was chosen.
    ChooseTechnique(Technique),
    /// The example on the page is to come onto the board.
    LoadExample,
    /// The technique on the page is to be practised.
    Practise,
    /// Something was changed among the known techniques.
    EditKnown(KnownEdit),
    /// The known techniques were accepted as they stand in the dialog.
    KnownAccepted,
    /// Cancel was pressed beside the number of answers.
    CancelCount,
    /// The list of recent files has changed on disk.
    RecentChanged(Recent),
    /// No further window came up for this file.
    NoWindow(PathBuf),
    /// No viewer came up for this file.
    NoViewer(PathBuf),
    /// The system's printing program took the file or did not, and said this.
    SentToPrinter(Result<String, String>),
    /// The words that stand on paper, in the language that is spoken from now on.
    Speak(Words),
    /// A file of settings could not be read.
    Trouble(Trouble),
    /// A game that has ended, or its text, could not be written.
    GameNotKept(StoreError),
    /// The options could not be written. They are in force all the same.
    OptionsNotKept(StoreError),
    /// The list of recent files could not be written.
    RecentNotKept(StoreError),
    /// The session could not be written, or could again after that.
    SessionKept(Result<(), StoreError>),
    /// Everything is written that was to be before the program ends, or the session could not be.
    SessionClosed(Result<(), StoreError>),
    /// How far a job has come.
    Progress(JobKind, u64),
    /// Something is done with the statistics of play.
    Records(RecordsAction),
    /// Something is done with the library.
    Library(LibraryAction),
    /// A job ended.
    Reply(JobId, Outcome<Reply>),
}

impl Action {
    /// Whether it is done with the board, and so not while that is covered.
    pub(super) fn is_of_board(&self) -> bool {
        matches!(
            self,
            Self::Move(_)
                | Self::Extend(_)
                | Self::Leap(_)
                | Self::ExtendLeap(_)
                | Self::Pick(_)
                | Self::PickAlso(_)
                | Self::DragTo(_)
                | Self::PickCandidate(..)
                | Self::Type(_)
                | Self::Note(..)
                | Self::Put(_)
                | Self::Clear
                | Self::SavePointNamed(_)
                | Self::ChooseStep(_)
        )
    }
}

/// What time it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// The time since a fixed moment, which never goes back.
    pub running: Duration,
    /// The time by the calendar.
    pub moment: Moment,
}

/// What a key does that puts down the digit in the hand, while there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Otherwise {
    /// It goes to the next cell.
    Next,
    /// It clears the selected cells.
    Clear,
}

/// What the program starts with.
#[derive(Debug, Default)]
pub struct Beginning {
    /// The files named on the command line, with their full paths.
    pub files: Vec<PathBuf>,
    /// What the last session left.
    pub session: Option<Held>,
    /// Whether the system takes files to print.
    pub printer: bool,
    /// Where things are remembered.
    pub folders: Option<Folders>,
    /// Whether what is in the window is kept for the next start.
    pub keeps_session: bool,
    /// What chance begins with.
    pub seed: u64,
}

/// Where the selection goes. Next and previous go on in the row below or above, and round at the ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The cell after this one in reading order.
    Next,
    /// The cell before this one in reading order.
    Previous,
    /// The cell above.
    Up,
    /// The cell below.
    Down,
    /// The first cell of the row.
    RowStart,
    /// The last cell of the row.
    RowEnd,
    /// The top cell of the column.
    ColumnTop,
    /// The bottom cell of the column.
    ColumnBottom,
}

/// A file to save to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Where it is.
    pub path: PathBuf,
    /// What may happen to a file that is there already.
    pub purpose: SavePurpose,
}

/// Why a path is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    /// To open the file.
    Open,
    /// To save to the file.
    Save,
    /// To print to the file.
    Export(Medium),
    /// To write the games that were played to the file.
    Games,
    /// To look for collections of puzzles in the folder.
    Library,
}
