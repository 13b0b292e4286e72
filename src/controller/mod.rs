//! The program without its window: an [`Action`] goes in, [`Effect`]s come out.
//!
//! Every key, click, choice and reply of a job is an action. The controller changes its state and says what
//! is to be done in the world; whoever called it then shows the new state through its read-only methods.
//! It knows no Slint and no words: what it has to say is data, which the catalogue puts into sentences.

mod action;
mod answers;
mod board_view;
mod command;
mod dialog;
mod document;
mod editing;
mod effect;
mod hint_view;
mod hints;
mod jobs;
pub mod keys;
mod leaving;
mod menu;
mod opening;
mod options;
mod position;
mod printing;
mod printout;
mod questions;
mod running;
mod saving;
mod session;
mod status;
mod survey;

use std::collections::VecDeque;

use crate::engine::Cell;
use crate::game::Revision;
use crate::print::Words;
use crate::store::options::Options;
use crate::store::recent::Recent;

pub use action::{Action, Beginning, Move, PathPurpose, Target};
pub use answers::{Mode, Shown};
pub use board_view::{Conflicts, Face, Shade};
pub use command::Command;
pub use dialog::{
    After, Choice, Choose, Dialog, Failure, NumberError, OtherKind, PathError, Question, Source,
};
pub use document::OpenDocument;
pub use effect::Effect;
pub use hint_view::{Drawing, DrawnCandidate, DrawnLink, Part};
pub use hints::{Hint, Listing, NoHint, Stage, Steps};
pub use jobs::{
    AnswerReply, Counting, Destination, Job, JobKind, Reply, SaveJob, SavePurpose, Step,
};
pub use menu::{Entry, Menu, SubMenu, TOOL_BAR};
pub use options::OptionsDraft;
pub use position::Position;
pub use printing::{PrintDraft, PrintTo, Printing};
pub use printout::{ExportError, ExportJob, Outlet, PrintedAnswer, Printout};
pub use status::{Busy, Status, Total};
pub use survey::Survey;

use running::Running;
use session::Kept;

/// Everything the program knows while it runs.
pub struct Controller {
    document: OpenDocument,
    /// Counts the documents opened so far, so that two of them are never taken for one.
    generation: u64,
    selected: Cell,
    mode: Mode,
    options: Options,
    recent: Recent,
    status: Status,
    dialog: Option<Dialog>,
    /// Dialogs that wait for that one to close.
    waiting: VecDeque<Dialog>,
    survey: Survey,
    running: Running,
    /// The state of the document that the running save writes.
    saving: Snapshot,
    /// What is to be saved when that one has ended.
    next_save: Option<Destination>,
    /// The state of the document whose unsaved changes were given up.
    given_up: Option<Snapshot>,
    /// What is told of how to go on, and the state of the document that it holds for.
    hint: Option<(Snapshot, Hint)>,
    /// The list that the hint was chosen from.
    steps: Option<Steps>,
    /// What waits for a save to end.
    after: Option<After>,
    /// The print dialog while a document of it is written.
    put_by: Option<Box<Printing>>,
    /// The words that stand on paper.
    words: Words,
    has_printer: bool,
    kept: Option<Kept>,
    effects: Vec<Effect>,
}

impl Controller {
    /// A controller with an empty puzzle.
    #[must_use]
    pub fn new(options: Options, recent: Recent) -> Self {
        Self {
            document: OpenDocument::default(),
            generation: 0,
            selected: first_cell(),
            mode: Mode::Edit,
            options,
            recent,
            status: Status::default(),
            dialog: None,
            waiting: VecDeque::new(),
            survey: Survey::default(),
            running: Running::default(),
            saving: Snapshot::default(),
            next_save: None,
            given_up: None,
            hint: None,
            steps: None,
            after: None,
            put_by: None,
            words: Words::default(),
            has_printer: false,
            kept: None,
            effects: Vec::new(),
        }
    }

    /// Takes in what happened and says what is to be done.
    pub fn handle(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Start(beginning) => self.start(*beginning),
            Action::Command(command) => self.command(command),
            Action::Move(to) => self.move_selection(to),
            Action::Pick(cell) => self.pick(cell),
            Action::Type(digit) => self.type_digit(digit),
            Action::Clear => self.clear_cell(),
            Action::Answered(place) => self.answered(place),
            Action::Dismissed => self.dismissed(),
            Action::NumberTyped(number) => self.number_typed(&number),
            Action::OptionsTyped(draft) => self.options_typed(draft),
            Action::PrintChanged(draft) => self.print_changed(draft),
            Action::TurnTo(page) => self.turn_to(page),
            Action::PrintTo(to) => self.print_to(to),
            Action::Chosen(place) => self.chosen(place),
            Action::OpenFrom(path) => self.unless_unsaved(After::Open(path)),
            Action::Dropped(files) => self.dropped(files),
            Action::Handed(files) => self.handed(files),
            Action::SaveTo(target) => self.save_as(target),
            Action::ExportTo(medium, target) => self.export_to(medium, target),
            Action::NothingChosen => self.after = None,
            Action::NoFileChooser(purpose) => self.ask_for_path(purpose),
            Action::PathTyped(path) => self.path_typed(&path),
            Action::Pasted(text) => self.begin(Job::Read { text }),
            Action::CancelWork => self.cancel_work(),
            Action::CloseHint => drop(self.close_hint()),
            Action::ChooseStep(place) => self.choose_step(place),
            Action::CancelCount => self.cancel_count(),
            Action::RecentChanged(recent) => self.recent = recent,
            Action::NoWindow(file) => self.ask(Question::Failed(Failure::NoWindow(file))),
            Action::NoViewer(file) => self.ask(Question::Failed(Failure::NoViewer(file))),
            Action::SentToPrinter(said) => self.sent_to_printer(said),
            Action::Speak(words) => self.speak(words),
            Action::Trouble(trouble) => self.ask(Question::Failed(Failure::Trouble(trouble))),
            Action::Progress(kind, answers) => self.running.progressed(kind, answers),
            Action::Reply(id, outcome) => self.replied(id, outcome),
        }
        if self.dialog.is_none() {
            self.dialog = self.next_dialog();
        }
        self.drop_old_hint();
        self.keep_session();
        std::mem::take(&mut self.effects)
    }

    fn command(&mut self, command: Command) {
        if !self.is_enabled(command) {
            return self.refuse(command);
        }
        match command {
            Command::New => self.request(After::New),
            Command::Open => self.request(After::AskForFile),
            Command::OpenRecent(place) => self.open_recent(place),
            Command::ClearRecent => self.clear_recent(),
            Command::Save => self.save(),
            Command::SaveAs => self.choose_where_to_save(),
            Command::Export(medium) => self.choose_where_to_export(medium),
            Command::Print => self.show_printing(),
            Command::Options => self.show_options(),
            Command::Quit => self.request(After::Quit),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Copy => self.copy(),
            Command::CopyAs(kind) => self.copy_as(kind),
            Command::Paste => self.effects.push(Effect::Paste),
            Command::ClearEntries => self.clear_entries(),
            Command::Solve => self.find(Step::First),
            Command::AnswerNumber => self.ask_for_number(),
            Command::PreviousAnswer => self.find(Step::Previous),
            Command::NextAnswer => self.find_next(),
            Command::Restore => self.restore(),
            Command::Hint => self.tell_more(),
            Command::ApplyHint => self.apply_hint(),
            Command::NoteCandidates => self.note_candidates(),
            Command::SolutionPath => self.list(Listing::Path),
            Command::AllSteps => self.list(Listing::All),
            Command::NextStep | Command::PreviousStep => self.choose_beside(command),
            Command::CopySteps => self.copy_steps(),
            Command::Statistics => self.toggle_statistics(),
            Command::Theme(theme) => self.change_options(|options| options.theme = theme),
            Command::Language(language) => {
                self.change_options(|options| options.language = language);
            }
            Command::ZoomIn | Command::ZoomOut | Command::ZoomReset => self.zoom(command),
            Command::SidePanel => {
                self.change_options(|options| options.side_panel = !options.side_panel);
                self.follow_puzzle();
            }
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Command::About => self.dialog = Some(Dialog::About),
        }
    }

    /// The document in the window.
    #[must_use]
    pub fn document(&self) -> &OpenDocument {
        &self.document
    }

    /// The selected cell.
    #[must_use]
    pub fn selected(&self) -> Cell {
        self.selected
    }

    /// Whether the puzzle is edited or an answer shown.
    #[must_use]
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The recent files.
    #[must_use]
    pub fn recent(&self) -> &Recent {
        &self.recent
    }

    /// The last thing worth saying.
    #[must_use]
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// The dialog that lies over the window.
    #[must_use]
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// What is known about the puzzle's answers.
    #[must_use]
    pub fn survey(&self) -> &Survey {
        &self.survey
    }
}

/// A document and a state of its board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Snapshot {
    generation: u64,
    revision: Revision,
}

fn first_cell() -> Cell {
    Cell::new(0).expect("every board has a first cell")
}
