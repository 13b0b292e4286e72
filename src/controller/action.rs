//! What can happen to the controller.

use std::path::PathBuf;

use super::jobs::{JobKind, Reply};
use super::options::OptionsDraft;
use super::{Command, PrintDraft, PrintTo, SavePurpose};
use crate::engine::Cell;
use crate::print::{Medium, Words};
use crate::store::Trouble;
use crate::store::recent::Recent;
use crate::store::session::Held;
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
    /// The mouse or a screen reader picks a cell.
    Pick(Cell),
    /// A digit is typed, by its number from 1.
    Type(u8),
    /// The selected cell is cleared.
    Clear,
    /// The button at this place in the question was pressed.
    Answered(usize),
    /// A dialog was left by Escape or its close button.
    Dismissed,
    /// The number of an answer was typed, as it stands in the field.
    NumberTyped(String),
    /// The options were accepted as they stand in the dialog.
    OptionsTyped(OptionsDraft),
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
    /// How far a job has come.
    Progress(JobKind, u64),
    /// A job ended.
    Reply(JobId, Outcome<Reply>),
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
}
