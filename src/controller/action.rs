//! The actions that the controller takes: an enum for each feature, nested in [`Action`].

use super::answers::AnswersAction;
use super::board::BoardAction;
use super::combinations::CombinationsAction;
use super::commands::Command;
use super::constraints::ConstraintsAction;
use super::files::FilesAction;
use super::hints::{HintsAction, TechniquesAction};
use super::lab::LabAction;
use super::launch::Launch;
use super::library::LibraryAction;
use super::new_game::NewGameAction;
use super::options::OptionsAction;
use super::photo::PhotoAction;
use super::play::PlayAction;
use super::printing::PrintingAction;
use super::records::RecordsAction;
use super::session::SessionAction;
use super::shapes::ShapesAction;
use super::start_page::StartPageAction;
use super::tutorial::TutorialAction;
use crate::jobs::{JobKind, Reply};
use crate::store::LoadProblem;
use crate::worker::{JobId, Outcome};

/// One thing that happened: a key, a click, a choice in a dialog, the reply of a job.
#[derive(Debug)]
pub enum Action {
    /// The window is there.
    Start(Box<Launch>),
    /// Time has passed, and nothing else has happened. This comes now and then while a game is played.
    Tick,
    /// A file of settings could not be read.
    LoadProblem(LoadProblem),
    /// A menu entry, a button or a shortcut was used.
    Command(Command),
    /// Keyboard or mouse were used on the board.
    Board(BoardAction),
    /// A question was answered, or a dialog was left.
    Dialog(DialogAction),
    /// For the answers and their number.
    Answers(AnswersAction),
    /// For the options.
    Options(OptionsAction),
    /// For new games.
    NewGame(NewGameAction),
    /// For the game that is played.
    Play(PlayAction),
    /// For printing.
    Printing(PrintingAction),
    /// For files and the clipboard.
    Files(FilesAction),
    /// For the start page.
    StartPage(StartPageAction),
    /// For the session.
    Session(SessionAction),
    /// For hints.
    Hints(HintsAction),
    /// For the pages on techniques.
    Techniques(TechniquesAction),
    /// For the tutorial.
    Tutorial(TutorialAction),
    /// For the statistics of play.
    Records(RecordsAction),
    /// For the library.
    Library(LibraryAction),
    /// For the lab.
    Lab(LabAction),
    /// For the reading of a picture.
    Photo(PhotoAction),
    /// For the gallery of boards and the shape editor.
    Shapes(ShapesAction),
    /// For the constraints that are set.
    Constraints(ConstraintsAction),
    /// For the combinations of cages.
    Combinations(CombinationsAction),
    /// For the jobs in the background.
    Jobs(JobsAction),
}

/// A question was answered, or a dialog was left.
#[derive(Clone, Copy, Debug)]
pub enum DialogAction {
    /// The button at this place in the question was pressed.
    Answered(usize),
    /// A dialog was left by Escape or its close button.
    Dismissed,
}

/// What background jobs report, and Cancel.
#[derive(Debug)]
pub enum JobsAction {
    /// A job has found this many answers so far.
    Progress(JobKind, u64),
    /// A job has ended.
    Reply(JobId, Outcome<Reply>),
    /// Cancel was pressed in the status bar.
    Cancel,
}

/// Lets the action of a feature stand where an [`Action`] is taken.
macro_rules! actions_of_features {
    ($($feature:ident($action:ident)),* $(,)?) => {
        $(impl From<$action> for Action {
            fn from(action: $action) -> Self {
                Self::$feature(action)
            }
        })*
    };
}

actions_of_features! {
    Command(Command),
    Board(BoardAction),
    Dialog(DialogAction),
    Answers(AnswersAction),
    Options(OptionsAction),
    NewGame(NewGameAction),
    Play(PlayAction),
    Printing(PrintingAction),
    Files(FilesAction),
    StartPage(StartPageAction),
    Session(SessionAction),
    Hints(HintsAction),
    Techniques(TechniquesAction),
    Tutorial(TutorialAction),
    Records(RecordsAction),
    Library(LibraryAction),
    Lab(LabAction),
    Photo(PhotoAction),
    Shapes(ShapesAction),
    Constraints(ConstraintsAction),
    Combinations(CombinationsAction),
    Jobs(JobsAction),
}
