//! The open dialog, and the dialogs that wait for it to close.
//!
//! A dialog that only asks holds what it shows. The larger dialogs (printing, statistics, library) show the state of
//! their feature.
//!
//! To add a dialog:
//!
//! - A variant of [`Dialog`], and an arm in `Controller::dismissed`. If others open over it: `Dialog::lies_below`. If it
//!   makes way for them: `Dialog::gives_way`.
//! - Its feature opens it with `cx.dialogs.open(…)`, which waits for an open one, or with `replace(…)`. What was typed comes
//!   back as an action of the feature, which closes the dialog.
//! - Where its feature has state or jobs, `follow_dialog` in `Controller::follow` ends these with the dialog. If its action
//!   changes the board: `Action::is_of_board`.
//! - Its component and its adapter in `ui/dialogs` or in the folder of the feature, a value of `DialogKind`
//!   (`ui/dialogs/adapter.slint`), a line in `ui/dialogs/dialog-layer.slint`, and the export of the adapter in
//!   `ui/app-window.slint`.
//! - In `src/ui`: `map_kind` and `fill` in `dialogs.rs` (or `show`, if it shows the state of its feature); `callbacks.rs`
//!   or the file of the feature listens.
//! - A picture in `STATES` (`tests/window/tests/window/snapshots.rs`).
//!
//! To add a question: a variant of [`Question`] with its buttons, an arm in `Controller::decide`, and its words in
//! `window_text/question.rs`.

mod question;

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use super::document::DocumentSource;
use super::game_draft::{GameDraft, GameError};
use crate::engine::technique::Technique;
use crate::format::tutorial::TutorialLesson;
use crate::format::{Document, ReadError};
use crate::jobs::{RaceFileKind, Study, TextOrigin};
use crate::print::Medium;
use crate::store::options::{LimitError, Options};
use crate::store::{StoreError, Techniques};

pub use question::{DialogButton, Failure, ForeignSave, Question};

/// The name of the file that games are exported to, if nobody says otherwise.
pub(super) const GAMES_FILE: &str = "nonet-games.csv";

/// The name of the file that a race of the lab is written to, if nobody says otherwise, without its ending.
pub(super) const RACE_FILE: &str = "nonet-race";

/// The one dialog that lies over the window.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there are never more than a few dialogs")]
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
    /// The name of a save point.
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
        /// The content of the dialog.
        draft: OptionsDraft,
        /// What was wrong with the limit.
        error: Option<LimitError>,
    },
    /// The choices for a new game.
    NewGame {
        /// The content of the dialog.
        draft: GameDraft,
        /// The error in it.
        error: Option<GameError>,
    },
    /// Which puzzle of a file to open.
    Chooser(PuzzleChoice),
    /// The page on a technique.
    Technique(TechniquePage),
    /// The known techniques and their order, as the dialog has them.
    Known(Techniques),
    /// The choices for printing.
    Print,
    /// The statistics of play.
    Played,
    /// Collections of puzzles.
    Library,
    /// The methods of the lab.
    Lab,
    /// A picture beside the puzzle that was read in it.
    Photo,
    /// Boards to begin a puzzle on.
    Gallery,
    /// A board that is drawn.
    ShapeEditor,
    /// The lessons of the tutorial, and the one to begin with.
    Tutorial(TutorialLesson),
    /// The help.
    Help,
    /// The table of keys.
    Shortcuts,
    /// The name and version of the program.
    About,
}

impl Dialog {
    /// Whether a question about leaving takes its place: it is no other question, and nothing was corrected in it that would
    /// be lost.
    pub(super) fn gives_way(&self) -> bool {
        let is_to_be_decided =
            matches!(self, Self::Question(question) if !question.is_about_leaving());
        !is_to_be_decided && !matches!(self, Self::Photo)
    }

    /// Whether it lies below others, and comes back when they are closed.
    fn lies_below(&self) -> bool {
        matches!(
            self,
            Self::Print
                | Self::Played
                | Self::Library
                | Self::Lab
                | Self::Photo
                | Self::Gallery
                | Self::ShapeEditor
        )
    }
}

/// A file or a text of many puzzles.
#[derive(Clone, Debug)]
pub struct PuzzleChoice {
    /// Where they come from.
    pub source: ChoiceSource,
    /// The puzzles: two or more, or one among lines without a puzzle.
    pub documents: Vec<Document>,
    /// The errors of the lines without a puzzle.
    pub refused: Vec<ReadError>,
}

/// Where puzzles to choose from come from.
#[derive(Clone, Debug)]
pub enum ChoiceSource {
    /// A file.
    File(DocumentSource),
    /// A text in the clipboard.
    Clipboard(TextOrigin),
}

impl ChoiceSource {
    /// The path of the file; `None` for the clipboard.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::File(source) => Some(&source.path),
            Self::Clipboard(_) => None,
        }
    }
}

/// The page on a technique.
#[derive(Clone, Debug, PartialEq)]
pub struct TechniquePage {
    /// Which one.
    pub technique: Technique,
    /// Its example, once that is found; there may be none.
    pub example: Option<Study>,
}

/// The options as they stand in the dialog, not yet accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsDraft {
    /// The limit as it was typed; that of `options` is the one before.
    pub limit: String,
    /// All other options.
    pub options: Options,
}

/// The purpose of a path that the person types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathPurpose {
    /// To open the file.
    Open,
    /// To read the puzzle of the picture.
    Picture,
    /// To save to the file.
    Save,
    /// To print to the file.
    Export(Medium),
    /// To write the games that were played to the file.
    Games,
    /// To write a race of the lab to the file.
    Race(RaceFileKind),
    /// To let methods of the lab race on the puzzles of the file.
    RaceList,
    /// To look for collections of puzzles in the folder.
    Library,
}

/// The error in the typed number of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// It is not a whole number from 1.
    NotANumber(String),
    /// There are fewer answers.
    OnlySoMany(u64),
}

/// The error in a typed path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathError {
    /// Nothing was typed.
    Empty,
    /// The file cannot be opened.
    NotOpened(StoreError),
}

/// The open dialog, and those that wait for it to close.
#[derive(Debug, Default)]
pub(super) struct Dialogs {
    current: Option<Dialog>,
    waiting: VecDeque<Dialog>,
}

impl Dialogs {
    /// The open dialog.
    pub(super) fn current(&self) -> Option<&Dialog> {
        self.current.as_ref()
    }

    pub(super) fn current_mut(&mut self) -> Option<&mut Dialog> {
        self.current.as_mut()
    }

    /// Whether a dialog is open.
    pub(super) fn is_any_open(&self) -> bool {
        self.current.is_some()
    }

    /// Whether a dialog is open or waits.
    pub(super) fn holds(&self, dialog: impl Fn(&Dialog) -> bool) -> bool {
        self.current.iter().chain(&self.waiting).any(dialog)
    }

    /// Opens a dialog. If another one is open, the new dialog waits until that is closed. If the open one lies below
    /// others, that one waits instead.
    pub(super) fn open(&mut self, dialog: Dialog) {
        match &mut self.current {
            Some(current) if current.lies_below() => {
                let below = std::mem::replace(current, dialog);
                self.waiting.push_back(below);
            }
            Some(_) => self.waiting.push_back(dialog),
            None => self.current = Some(dialog),
        }
    }

    /// Opens a dialog in place of the open one.
    pub(super) fn replace(&mut self, dialog: Dialog) {
        self.current = Some(dialog);
    }

    /// Closes the open dialog and returns it.
    pub(super) fn close(&mut self) -> Option<Dialog> {
        self.current.take()
    }

    /// Takes a dialog away, whether it is open or waits. Returns whether there was one.
    pub(super) fn remove(&mut self, dialog: impl Fn(&Dialog) -> bool) -> bool {
        if self.current.as_ref().is_some_and(&dialog) {
            self.current = None;
            return true;
        }
        let place = self.waiting.iter().position(dialog);
        place.and_then(|place| self.waiting.remove(place)).is_some()
    }

    /// Opens the dialog that waited longest, if none is open. A dialog that lies below others comes last.
    pub(super) fn open_next(&mut self) {
        if self.current.is_none() {
            let other = self.waiting.iter().position(|dialog| !dialog.lies_below());
            self.current = self.waiting.remove(other.unwrap_or(0));
        }
    }
}
