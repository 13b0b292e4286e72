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
mod dispatch;
mod document;
mod editing;
mod effect;
mod enabled;
mod filter;
mod hint_view;
mod hints;
mod job_work;
mod jobs;
mod keeping;
pub mod keys;
mod known;
mod leaving;
mod legend;
mod lessons;
mod library;
mod library_job;
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
pub use check::{Doubt, Marks};
pub use command::Command;
pub use dialog::{
    After, Choice, Choose, Dialog, Failure, NumberError, OtherKind, PathError, Question, Source,
};
pub use document::OpenDocument;
pub use effect::Effect;
pub use filter::Filter;
pub use hint_view::{Drawing, DrawnCandidate, DrawnLink, LinkKind, Part, drawing_of};
pub use hints::{Found, Hint, Listing, NoHint, Stage, Steps};
pub use jobs::{
    AnswerReply, Counting, Destination, Job, JobKind, Opening, RateFor, Reply, SaveJob,
    SavePurpose, Step,
};
pub use known::{KnownEdit, Preset};
pub use legend::Sign;
pub use lessons::{Lesson, Purpose, Study};
pub use library::{
    Browser, Known, LibraryAction, LibraryNote, OpenShelf, PER_PAGE, Shown as Shelved,
};
pub use library_job::{LibraryJob, LibraryReply, Pieces};
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
use keeping::Leaving;
use remembering::Watched;
use running::Running;
use session::Kept;

/// Everything the program knows while it runs.
#[derive(Default)]
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
    /// Whether the window is behind others.
    is_behind: bool,
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
    /// What was told of how to go on since the game began.
    told: Vec<hints::Told>,
    /// The list that the hint was chosen from.
    steps: Option<Steps>,
    /// The technique whose page was looked at last.
    last_lesson: Option<Technique>,
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
    /// Why what is in the window cannot be kept, since that is so.
    session_trouble: Option<Status>,
    leaving: Option<Leaving>,
    effects: Vec<Effect>,
}

impl Controller {
    /// A controller with an empty puzzle.
    #[must_use]
    pub fn new(options: Options, recent: Recent) -> Self {
        let hand = if options.digit_first { Hand::DigitFirst(None) } else { Hand::CellFirst };
        Self { hand, options, recent, ..Self::default() }
    }

    /// Takes in what happened and says what is to be done.
    pub fn handle(&mut self, action: Action) -> Vec<Effect> {
        if !(self.is_covered() && action.is_of_board() || self.is_too_late(&action)) {
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

    /// The last thing worth saying. What says only how the puzzle stands gives way to trouble that goes on.
    #[must_use]
    pub fn status(&self) -> &Status {
        let trouble = self.session_trouble.as_ref().filter(|_| self.status.is_standing());
        trouble.unwrap_or(&self.status)
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
