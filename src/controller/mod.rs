//! The program without its window: an [`Action`] goes in, [`Effect`]s come out.
//!
//! Every key, click, choice and reply of a job is an action. The controller changes its state and says what
//! is to be done in the world; whoever called it then shows the new state through its read-only methods.
//! It knows no Slint and no words: what it has to say is data, which the catalogue puts into sentences.

mod action;
mod answers;
mod board_view;
mod check;
mod clock;
mod colouring;
mod command;
mod dialog;
mod document;
mod editing;
mod effect;
mod filter;
mod hint_view;
mod hints;
mod job_work;
mod jobs;
pub mod keys;
mod known;
mod leaving;
mod lessons;
mod library;
mod look;
mod menu;
mod new_game;
mod notes;
mod opening;
mod options;
mod pen;
mod play;
mod position;
mod printing;
mod printout;
mod questions;
mod records;
mod remembering;
mod replay;
mod running;
mod save_points;
mod saving;
mod selection;
mod session;
mod solved;
mod status;
mod survey;

use std::collections::VecDeque;

use crate::engine::Cell;
use crate::engine::search::Uniqueness;
use crate::engine::technique::Technique;
use crate::game::{Colour, Revision};
use crate::print::Words;
use crate::store::Folders;
use crate::store::options::Options;
use crate::store::recent::Recent;

pub use action::{Action, Beginning, Move, Now, Otherwise, PathPurpose, Target};
pub use answers::{Mode, Shown};
pub use board_view::{Conflicts, Face, Shade};
pub use check::Marks;
pub use command::Command;
pub use dialog::{
    After, Choice, Choose, Dialog, Failure, NumberError, OtherKind, PathError, Question, Source,
};
pub use document::OpenDocument;
pub use effect::Effect;
pub use filter::Filter;
pub use hint_view::{Drawing, DrawnCandidate, DrawnLink, Part, drawing_of};
pub use hints::{Hint, Listing, NoHint, Stage, Steps};
pub use jobs::{
    AnswerReply, Counting, Destination, Job, JobKind, Opening, RateFor, Reply, SaveJob,
    SavePurpose, Step,
};
pub use known::{KnownEdit, Preset};
pub use lessons::{Lesson, Purpose, Study};
pub use library::{
    Browser, Known, LibraryAction, LibraryJob, LibraryNote, LibraryReply, OpenShelf, PER_PAGE,
    Pieces, Shown as Shelved,
};
pub use look::{Look, Mark};
pub use menu::{Entry, Menu, SubMenu, ToolBar};
pub use new_game::{GameDraft, GameError, GameJob, GameWish, NewGame};
pub use options::OptionsDraft;
pub use pen::{Hand, Pen};
pub use position::Position;
pub use printing::{PrintDraft, PrintTo, Printing};
pub use printout::{ExportError, ExportJob, Outlet, PrintedAnswer, Printout};
pub use records::{Played, RecordsAction, RecordsJob, RecordsReply, Scope};
pub use remembering::EndedGame;
pub use replay::{ReplayAction, Replaying};
pub use selection::Selection;
pub use solved::Solved;
pub use status::{Busy, Status, Total};
pub use survey::Survey;

use check::Wanted;
use remembering::Watched;
use running::Running;
use session::Kept;

/// Everything the program knows while it runs.
pub struct Controller {
    document: OpenDocument,
    /// Counts the documents opened so far, so that two of them are never taken for one.
    generation: u64,
    selection: Selection,
    mode: Mode,
    /// What time it is, as it was told last.
    now: Now,
    /// What chance began with, and how often it was asked.
    chance: (u64, u64),
    /// Whether the window is in front of all others.
    in_front: bool,
    pen: Pen,
    hand: Hand,
    filter: Option<Filter>,
    /// The colour that was used last.
    colour: Colour,
    /// Whether the puzzle that is played has one answer, and which, once that is known.
    verdict: Option<Uniqueness>,
    /// What waits for that.
    wanted: Wanted,
    /// The state of the document whose entries were checked.
    checked: Option<Snapshot>,
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
    /// The technique whose page was looked at last.
    last_lesson: Technique,
    /// What is practised, and the state of the document that it holds for.
    practice: Option<(Snapshot, Box<Study>)>,
    /// What waits for a save to end.
    after: Option<After>,
    /// The print dialog while a document of it is written.
    put_by: Option<Box<Printing>>,
    /// The words that stand on paper.
    words: Words,
    has_printer: bool,
    /// What the dialog for a new game starts with.
    game_draft: GameDraft,
    /// What the last new game was to be.
    last_wish: Option<GameWish>,
    /// Where things are remembered; `None` where nothing is.
    folders: Option<Folders>,
    /// When the game ended that was solved last, in seconds since 1970.
    solved_at: i64,
    watched: Option<Watched>,
    /// Whether what is in the window is kept for the next start.
    keeps_session: bool,
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
            selection: Selection::of(first_cell()),
            mode: Mode::Edit,
            now: Now::default(),
            chance: (0, 0),
            in_front: true,
            pen: Pen::default(),
            hand: if options.digit_first { Hand::DigitFirst(None) } else { Hand::CellFirst },
            filter: None,
            colour: Colour::ALL[0],
            verdict: None,
            wanted: Wanted::default(),
            checked: None,
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
            last_lesson: Technique::FullHouse,
            practice: None,
            after: None,
            put_by: None,
            words: Words::default(),
            has_printer: false,
            game_draft: GameDraft::default(),
            last_wish: None,
            folders: None,
            solved_at: 0,
            watched: None,
            keeps_session: false,
            kept: None,
            effects: Vec::new(),
        }
    }

    /// Takes in what happened and says what is to be done.
    pub fn handle(&mut self, action: Action) -> Vec<Effect> {
        if !(self.is_covered() && action.is_of_board()) {
            self.take(action);
        }
        if self.dialog.is_none() {
            self.dialog = self.next_dialog();
        }
        self.drop_old_hint();
        self.wind_clock();
        self.follow_game();
        self.keep_session();
        std::mem::take(&mut self.effects)
    }

    fn take(&mut self, action: Action) {
        match action {
            Action::Tick(now) => self.now = now,
            Action::InFront(in_front) => self.in_front = in_front,
            Action::Start(beginning) => self.start(*beginning),
            Action::Command(command) => self.command(command),
            Action::Move(to) => self.move_selection(to),
            Action::Pick(cell) => self.pick(cell),
            Action::Type(digit) => self.type_digit(digit),
            Action::Clear => self.clear(),
            _ => self.take_on_board(action),
        }
    }

    /// What else the mouse and the keys do on the board.
    fn take_on_board(&mut self, action: Action) {
        match action {
            Action::Extend(to) => self.extend_selection(to),
            Action::Leap(to) => self.leap(to),
            Action::ExtendLeap(to) => self.extend_leap(to),
            Action::PickAlso(cell) => self.pick_also(cell),
            Action::DragTo(cell) => self.drag_to(cell),
            Action::PickCandidate(cell, digit) => self.pick_candidate(cell, digit),
            Action::Note(kind, digit) => self.type_note(kind, digit),
            Action::TakeColour(colour) => self.colour = colour,
            Action::Put(otherwise) => self.put_or(otherwise),
            Action::SavePointNamed(name) => self.make_save_point_called(&name),
            _ => self.take_from_world(action),
        }
    }

    /// What dialogs, files and jobs have to say.
    fn take_from_world(&mut self, action: Action) {
        match action {
            Action::Answered(place) => self.answered(place),
            Action::Dismissed => self.dismissed(),
            Action::NumberTyped(number) => self.number_typed(&number),
            Action::OptionsTyped(draft) => self.options_typed(draft),
            Action::GameTyped(draft) => self.game_typed(*draft),
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
            Action::ChooseTechnique(technique) => self.show_lesson(technique),
            Action::LoadExample => self.load_example(),
            Action::Practise => self.practise(),
            Action::EditKnown(edit) => self.edit_known(edit),
            Action::KnownAccepted => self.accept_known(),
            Action::CancelCount => self.cancel_count(),
            Action::RecentChanged(recent) => self.recent = recent,
            Action::NoWindow(file) => self.ask(Question::Failed(Failure::NoWindow(file))),
            Action::NoViewer(file) => self.ask(Question::Failed(Failure::NoViewer(file))),
            Action::SentToPrinter(said) => self.sent_to_printer(said),
            Action::Speak(words) => self.speak(words),
            Action::Trouble(trouble) => self.ask(Question::Failed(Failure::Trouble(trouble))),
            Action::NotKept(error) => self.failed(error),
            Action::Progress(kind, answers) => self.running.progressed(kind, answers),
            Action::Records(action) => self.take_records_action(action),
            Action::Library(action) => self.take_library_action(action),
            Action::Reply(id, outcome) => self.replied(id, outcome),
            _ => {}
        }
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
            Command::Library => self.take_library_action(LibraryAction::Show),
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
            Command::Techniques => self.show_techniques(),
            Command::KnownTechniques => self.show_known(),
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
            _ => self.command_of_play(command),
        }
    }

    fn command_of_play(&mut self, command: Command) {
        match command {
            Command::NewGame(level) => self.request(After::NewGame(GameWish::Level(level))),
            Command::DailyGame => self.ask_for_daily_game(),
            Command::ChooseGame => self.ask_for_game(),
            Command::NextGame => self.ask_for_next_game(),
            Command::PlayPuzzle => self.ask_to_play(),
            Command::EditPuzzle => self.edit_puzzle(),
            Command::PlayAgain => self.ask(Question::PlayAgain),
            Command::Pause => self.toggle_pause(),
            Command::Check => self.judge(Wanted::Check),
            Command::PlayStatistics => self.take_records_action(RecordsAction::Show),
            Command::Pen(pen) => self.take_pen(pen),
            Command::NextPen => self.turn_pen(),
            Command::DigitFirst => self.toggle_digit_first(),
            Command::Candidates(candidates) => self.choose_candidates(candidates),
            Command::Colour(colour) => self.colour_cells(colour),
            Command::ColourCandidate(colour) => self.colour_candidates(colour),
            Command::ClearColours => self.clear_colours(),
            Command::FilterDigit => self.toggle_filter(),
            Command::FilterNext => self.turn_filter(true),
            Command::FilterPrevious => self.turn_filter(false),
            Command::FilterBivalue => self.toggle_bivalue(),
            Command::SelectAll => self.select_all(),
            Command::SelectSame => self.select_same(),
            Command::MakeSavePoint => self.make_save_point(),
            Command::GoToSavePoint(place) => self.go_to_save_point(place),
            Command::DeleteSavePoint(place) => self.delete_save_point(place),
            _ => {}
        }
    }

    /// The document in the window.
    #[must_use]
    pub fn document(&self) -> &OpenDocument {
        &self.document
    }

    /// Whether the puzzle is edited, played, or an answer shown.
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
