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

/// One thing that happened: a key, a click, a choice in a dialog, the reply of a job. All but a few belong to one
/// feature.
#[derive(Debug)]
pub enum Action {
    /// The window is there.
    Start(Box<Beginning>),
    /// Time has passed, and nothing else happened: told now and then while a game is played.
    Tick,
    /// Whether the window is now in front of all others.
    InFront(bool),
    /// A file of settings could not be read.
    Trouble(Trouble),
    /// A menu entry, a button or a shortcut.
    Command(Command),
    /// Something is done on the board.
    Board(BoardAction),
    /// Something is done in a dialog that decides something.
    Dialog(DialogAction),
    /// Something is done about answers and their number.
    Answers(AnswersAction),
    /// Something is done about the options.
    Options(OptionsAction),
    /// Something is done about a new game.
    NewGame(NewGameAction),
    /// Something is done about printing.
    Printing(PrintingAction),
    /// Something is done about files.
    Files(FilesAction),
    /// Something is done about the session.
    Session(SessionAction),
    /// Something is done about hints.
    Hints(HintsAction),
    /// Something is done to learn techniques.
    Lessons(LessonsAction),
    /// Something is done with the statistics of play.
    Records(RecordsAction),
    /// Something is done with the library.
    Library(LibraryAction),
    /// Something happened to the jobs.
    Jobs(JobsAction),
}

impl Action {
    /// Whether the action changes or shows the board, and so waits while the board is covered.
    pub(super) fn is_of_board(&self) -> bool {
        match self {
            Self::Hints(HintsAction::ChooseStep(_))
            | Self::Board(
                BoardAction::Move(_)
                | BoardAction::Extend(_)
                | BoardAction::Leap(_)
                | BoardAction::ExtendLeap(_)
                | BoardAction::Pick(_)
                | BoardAction::PickAlso(_)
                | BoardAction::DragTo(_)
                | BoardAction::PickCandidate(..)
                | BoardAction::Type(_)
                | BoardAction::Note(..)
                | BoardAction::Put(_)
                | BoardAction::Clear
                | BoardAction::SavePointNamed(_),
            ) => true,
            Self::Board(BoardAction::TakeColour(_))
            | Self::Hints(HintsAction::Close)
            | Self::Start(_)
            | Self::Tick
            | Self::InFront(_)
            | Self::Trouble(_)
            | Self::Command(_)
            | Self::Dialog(_)
            | Self::Answers(_)
            | Self::Options(_)
            | Self::NewGame(_)
            | Self::Printing(_)
            | Self::Files(_)
            | Self::Session(_)
            | Self::Lessons(_)
            | Self::Records(_)
            | Self::Library(_)
            | Self::Jobs(_) => false,
        }
    }
}

impl Action {
    /// Whether the action is still taken in while the program is left: it reports something, and changes nothing that
    /// the last session holds.
    pub(super) fn may_come_late(&self) -> bool {
        match self {
            Self::Tick
            | Self::InFront(_)
            | Self::Trouble(_)
            | Self::Session(_)
            | Self::Options(OptionsAction::NotKept(_))
            | Self::Records(RecordsAction::NotKept(_))
            | Self::Files(
                FilesAction::RecentChanged(_)
                | FilesAction::RecentNotKept(_)
                | FilesAction::NothingChosen
                | FilesAction::NoWindow(_),
            )
            | Self::Printing(
                PrintingAction::NoViewer(_)
                | PrintingAction::SentToPrinter(_)
                | PrintingAction::Speak(_),
            )
            | Self::Jobs(_) => true,
            Self::Start(_)
            | Self::Command(_)
            | Self::Board(_)
            | Self::Dialog(_)
            | Self::Answers(_)
            | Self::Options(OptionsAction::Typed(_))
            | Self::NewGame(_)
            | Self::Printing(
                PrintingAction::Changed(_)
                | PrintingAction::TurnTo(_)
                | PrintingAction::PrintTo(_)
                | PrintingAction::ExportTo(..),
            )
            | Self::Files(
                FilesAction::Chosen(_)
                | FilesAction::OpenFrom(_)
                | FilesAction::Dropped(_)
                | FilesAction::Handed(_)
                | FilesAction::SaveTo(_)
                | FilesAction::NoFileChooser(_)
                | FilesAction::PathTyped(_)
                | FilesAction::Pasted(_),
            )
            | Self::Hints(_)
            | Self::Lessons(_)
            | Self::Records(
                RecordsAction::Show
                | RecordsAction::Scope(_)
                | RecordsAction::Span(_)
                | RecordsAction::Replay(_)
                | RecordsAction::Open(_)
                | RecordsAction::InReplay(_)
                | RecordsAction::Export
                | RecordsAction::ExportTo(_)
                | RecordsAction::Forget,
            )
            | Self::Library(_) => false,
        }
    }
}

/// Lets a feature's action stand where an [`Action`] is taken.
macro_rules! action_of {
    ($($feature:ident($action:ident)),* $(,)?) => {
        $(impl From<$action> for Action {
            fn from(action: $action) -> Self {
                Self::$feature(action)
            }
        })*
    };
}

action_of! {
    Command(Command),
    Board(BoardAction),
    Dialog(DialogAction),
    Answers(AnswersAction),
    Options(OptionsAction),
    NewGame(NewGameAction),
    Printing(PrintingAction),
    Files(FilesAction),
    Session(SessionAction),
    Hints(HintsAction),
    Lessons(LessonsAction),
    Records(RecordsAction),
    Library(LibraryAction),
    Jobs(JobsAction),
}

/// What the mouse and the keys do on the board.
#[derive(Debug)]
pub enum BoardAction {
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
}

/// A dialog that decides something was answered or left.
#[derive(Clone, Copy, Debug)]
pub enum DialogAction {
    /// The button at this place in the question was pressed.
    Answered(usize),
    /// A dialog was left by Escape or its close button.
    Dismissed,
}

/// Answers by number, and how many there are.
#[derive(Debug)]
pub enum AnswersAction {
    /// The number of an answer was typed, as it stands in the field.
    NumberTyped(String),
    /// Cancel was pressed beside the number of answers.
    CancelCount,
}

/// The options dialog, and the options on disk.
#[derive(Debug)]
pub enum OptionsAction {
    /// The options were accepted as they stand in the dialog.
    Typed(OptionsDraft),
    /// The options could not be written. They are in force all the same.
    NotKept(StoreError),
}

/// The dialog for a new game.
#[derive(Debug)]
pub enum NewGameAction {
    /// A new game was asked for as it stands in the dialog.
    Typed(Box<GameDraft>),
}

/// The print dialog, and documents on their way to paper.
#[derive(Debug)]
pub enum PrintingAction {
    /// Something was changed in the print dialog.
    Changed(PrintDraft),
    /// The page with this number, from 0, is to be shown in the print dialog.
    TurnTo(usize),
    /// What is in the print dialog is to be printed.
    PrintTo(PrintTo),
    /// The file to print to was chosen.
    ExportTo(Medium, Target),
    /// No viewer came up for this file.
    NoViewer(PathBuf),
    /// The system's printing program took the file or did not, and said this.
    SentToPrinter(Result<String, String>),
    /// The words that stand on paper, in the language that is spoken from now on.
    Speak(Words),
}

/// Files, the clipboard and the list of recent files.
#[derive(Debug)]
pub enum FilesAction {
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
    /// The file chooser was left without a choice.
    NothingChosen,
    /// The system has no file chooser; the path has to be typed in the window.
    NoFileChooser(PathPurpose),
    /// A path was typed in the window.
    PathTyped(String),
    /// The text that was in the clipboard.
    Pasted(String),
    /// The list of recent files has changed on disk.
    RecentChanged(Recent),
    /// The list of recent files could not be written.
    RecentNotKept(StoreError),
    /// No further window came up for this file.
    NoWindow(PathBuf),
}

/// What is kept for the next start.
#[derive(Debug)]
pub enum SessionAction {
    /// The session could not be written, or could again after that.
    Kept(Result<(), StoreError>),
    /// Everything is written that was to be before the program ends, or the session could not be.
    Closed(Result<(), StoreError>),
}

/// The hint and the list of steps.
#[derive(Clone, Copy, Debug)]
pub enum HintsAction {
    /// The hint was closed.
    Close,
    /// The step at this place in the list was chosen.
    ChooseStep(usize),
}

/// Pages on techniques, positions to practise, and which techniques are known.
#[derive(Clone, Copy, Debug)]
pub enum LessonsAction {
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
}

/// What background jobs report, and Cancel.
#[derive(Debug)]
pub enum JobsAction {
    /// How far a job has come.
    Progress(JobKind, u64),
    /// A job ended.
    Reply(JobId, Outcome<Reply>),
    /// Cancel was pressed in the status bar.
    Cancel,
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
