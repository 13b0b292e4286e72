//! The content of the status bar as data. `text` has the sentences.

use std::path::PathBuf;
use std::time::Duration;

use super::constraints::ConstraintNote;
use super::play::check::CheckError;
use crate::engine::generate::{Code, GenerationError};
use crate::engine::technique::{Level, Technique};
use crate::engine::{Contradiction, Digit, Place};
use crate::format::{
    Document, DrawnReading, Excerpt, Kind, Loss, LowestDigit, ReadError, SkippedField, WriteError,
};
use crate::jobs::{NoPuzzle, StepListing, TextOrigin};
use crate::print::{MissingSigns, UnheededChoice};
use crate::store::{Options, StoreError};

/// The sentence of the status bar.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Status {
    /// Nothing has happened: how to begin.
    #[default]
    Welcome,
    /// The start page is shown: how to choose.
    Start,
    /// A puzzle is being made for a game.
    MakingGame,
    /// A game of this level has begun.
    NewGame(Option<Level>),
    /// The puzzle of the day was solved before, and is shown as it was solved.
    DailySolved {
        /// How long that took.
        time: Duration,
    },
    /// There is no such puzzle to play.
    NoGame(GenerationError),
    /// The clock tells no day whose puzzle could be made.
    NoDay,
    /// The puzzle keeps the rules so far.
    Editing {
        /// How many givens it has.
        givens: usize,
        /// How many candidates it rules out, whatever its givens do.
        ruled_out: usize,
    },
    /// The givens contradict each other.
    Contradictory(Vec<Contradiction>),
    /// The lab would show the answer of the game.
    NoLabInGame,
    /// The board has too many digits for the lab.
    TooLargeForLab,
    /// A search found no answer.
    NoAnswer {
        /// What filling in the singles runs into, where it does.
        why: Option<Contradiction>,
        /// How long the search took.
        time: Duration,
    },
    /// An answer is shown.
    Answer {
        /// Its number, from 1.
        number: u64,
        /// How long it took to find.
        time: Duration,
    },
    /// An answer was asked for that does not exist.
    OnlySoMany {
        /// How many there are.
        total: u64,
    },
    /// The answer shown is the first.
    FirstAnswer,
    /// These are the first figures of a number, and more may follow.
    PartialNumber(u8),
    /// A number was typed that is no digit of the board.
    NoSuchDigit {
        /// The number.
        number: u16,
        /// The last digit of the board.
        last: usize,
    },
    /// A letter was typed, and digits above 9 are typed as numbers.
    FiguresNotLetters {
        /// Whether Options can make letters of them.
        may_choose: bool,
    },
    /// A letter was typed that is no digit of the board.
    NoSuchLetter {
        /// The letter.
        letter: char,
        /// The last letter of the board.
        last: char,
    },
    /// Nothing is known of techniques on a board of this kind.
    NoHintsForBoard,
    /// A hint was asked for while an answer is shown.
    NoHintOverAnswer,
    /// Digits were typed over an answer.
    ReadOnly,
    /// A digit of the puzzle was to be changed in a game.
    GivensAreFixed,
    /// A game is in progress.
    Playing {
        /// How many cells have no digit yet.
        open: usize,
    },
    /// The game is paused.
    Paused,
    /// The puzzle has no answer, and so cannot be played.
    NothingToPlay,
    /// The entries and notes were checked.
    Checked {
        /// How many are those of the answer.
        right: usize,
        /// How many are not.
        wrong: usize,
        /// How many open cells have notes without the digit of the answer.
        lost: usize,
    },
    /// There is nothing to check against.
    CannotCheck(CheckError),
    /// The digit that was put in breaks these rules, at least one.
    AgainstRules(Vec<Contradiction>),
    /// The digit that was put in is not that of the answer.
    AgainstAnswer(Digit),
    /// The digit of the answer is not noted in this cell any more.
    NoteLost {
        /// Its row, from 1.
        row: usize,
        /// Its column, from 1.
        column: usize,
    },
    /// Every cell has a digit, and rules are broken.
    FullButWrong,
    /// The game is solved.
    Finished {
        /// How long it took.
        time: Duration,
        /// How many hints were shown.
        hints: u32,
        /// How many digits were not those of the answer.
        mistakes: u32,
    },
    /// The game is solved already.
    GameIsOver,
    /// An edit of the solved game was undone.
    BackInSolvedGame,
    /// The board was zoomed.
    Zoomed {
        /// The number of rows that are shown.
        rows: usize,
        /// The number of columns that are shown.
        columns: usize,
        /// Whether that is the whole board.
        is_whole: bool,
    },
    /// What is practised cannot be edited, as the person's own puzzle waits.
    OwnPuzzleWaits,
    /// The board cannot be zoomed because it is small.
    BoardFitsWindow,
    /// The board is not zoomed while a hint is shown.
    HintOnWholeBoard,
    /// This many cells were selected.
    Selected(usize),
    /// A digit was typed with several cells selected, and so was noted in their corners or taken from their notes.
    NotedInSeveral {
        /// The digit.
        digit: Digit,
        /// How many open cells are selected.
        cells: usize,
        /// Whether it is noted in them now.
        is_noted: bool,
    },
    /// An entry has left cells without a candidate, or houses without a place for a digit: at least one.
    Starved(Vec<Contradiction>),
    /// A save point of this name was made.
    SavePointMade(String),
    /// The board is as it was at the save point of this name.
    AtSavePoint(String),
    /// The save point of this name is forgotten.
    SavePointDeleted(String),
    /// The puzzle is back.
    Restored,
    /// The puzzle is in the clipboard.
    CopiedPuzzle,
    /// The answer is in the clipboard.
    CopiedAnswer,
    /// What is shown is in the clipboard as a text of this kind, which leaves these things out.
    CopiedAs(Kind, Vec<Loss>),
    /// The code of the puzzle is in the clipboard.
    CopiedCode(Code),
    /// A text that tells a friend of the puzzle is in the clipboard.
    CopiedShareText,
    /// What is shown cannot be written so.
    NotCopied(WriteError),
    /// A puzzle was taken from the clipboard.
    Pasted {
        /// How many givens it has.
        givens: usize,
        /// How many entries came with it.
        entries: usize,
        /// What the text was.
        origin: TextOrigin,
        /// What of the text is not on the board.
        left_out: Vec<Loss>,
    },
    /// A puzzle was taken from a picture.
    ReadPicture {
        /// How many givens it has.
        givens: usize,
        /// How many entries came with it.
        entries: usize,
    },
    /// The clipboard holds no puzzle.
    NothingToPaste(NoPuzzle),
    /// Work that was not saved is back.
    Recovered,
    /// The program is left once what is in the window is written.
    Leaving,
    /// What is in the window cannot be kept for the next start.
    SessionNotKept(StoreError),
    /// What is in the window is kept again.
    SessionKeptAgain,
    /// The options were changed, and could not be written.
    OptionsNotKept(StoreError),
    /// The list of recent files could not be written.
    RecentNotKept(StoreError),
    /// A file was opened.
    Opened(PathBuf),
    /// Puzzles were found in a text that holds more.
    Found(Excerpt),
    /// A document was taken in that has fields which Nonet does not know.
    FieldsSkipped(Vec<SkippedField>),
    /// The puzzle was read from its drawing: what was taken for what, and the fields that Nonet does not know.
    ReadFromDrawing(DrawnReading, Vec<SkippedField>),
    /// A file was opened while a game waits in a session that this window left as it is.
    OpenedBesideGame(PathBuf),
    /// A puzzle was taken in whose source counts its digits from 0. This is the last digit of the board.
    CountedFromZero(usize),
    /// This many lines of a file or a text have no puzzle that can be read.
    LinesRefused {
        /// The number of lines.
        count: usize,
        /// What is wrong with the first of them.
        first: ReadError,
    },
    /// A file was written.
    Saved(PathBuf),
    /// A document was written, which follows all choices but these.
    Exported(PathBuf, Vec<UnheededChoice>),
    /// A document was written, in which signs that the font lacks are replaced.
    SignsReplaced(PathBuf, MissingSigns),
    /// A document is on its way to the printer.
    Printing,
    /// The system took a document to print, and said this.
    Printed(String),
    /// The system did not take a document to print, and said this.
    NotPrinted(String),
    /// The puzzle was edited while an answer was looked for.
    SearchStopped,
    /// A stage of a hint is shown.
    Hint,
    /// This many steps of a list are shown.
    Listed(StepListing, usize),
    /// The step that the hint told was carried out, with those before it on its path: this many in all.
    StepsApplied {
        /// How many steps.
        count: usize,
        /// The digit that the last of them put into its cell, and the place of the cell.
        placed: Option<(Place, Digit)>,
    },
    /// A hint was to be carried out while none is shown.
    NoHintToApply,
    /// What was wrong was cleared.
    MistakesCleared,
    /// All candidates are noted.
    CandidatesNoted,
    /// The step that was to be found is carried out, without a hint; the number of times that the technique was found so far.
    Practised(Technique, u32),
    /// The step that was to be found is carried out by the person, after a hint had told where it is.
    PractisedWithHint(Technique),
    /// A position is on the board that needs this technique.
    Practice(Technique),
    /// A position is on the board in which this technique helps, and something easier too.
    PracticeAside(Technique),
    /// The example of a technique is on the board.
    Example(Technique),
    /// There is nothing to practise this technique on.
    NoPractice(Technique),
    /// A lesson of the tutorial is shown.
    Tutorial,
    /// Constraints are set.
    Constraints(ConstraintNote),
    /// The known techniques have changed.
    KnownChanged,
    /// The list of steps is in the clipboard.
    CopiedSteps,
    /// Work was cancelled.
    Cancelled,
    /// A job ended by a mistake of the program's.
    InternalError,
}

/// What a status is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StatusKind {
    /// The state of the puzzle.
    Standing,
    /// A request that was refused.
    Refusal,
    /// The cells that are selected.
    Selection,
    /// The outcome of a request, or an event.
    Result,
}

impl Status {
    fn kind(&self) -> StatusKind {
        match self {
            Self::Welcome
            | Self::Start
            | Self::Editing { .. }
            | Self::Playing { .. }
            | Self::Starved(..) => StatusKind::Standing,
            Self::Selected(..) | Self::NotedInSeveral { .. } => StatusKind::Selection,
            Self::Constraints(note) if note.is_refusal() => StatusKind::Refusal,
            Self::NoGame(..)
            | Self::NoDay
            | Self::NoLabInGame
            | Self::TooLargeForLab
            | Self::NoSuchDigit { .. }
            | Self::FiguresNotLetters { .. }
            | Self::NoSuchLetter { .. }
            | Self::NoHintsForBoard
            | Self::GivensAreFixed
            | Self::NothingToPlay
            | Self::OwnPuzzleWaits
            | Self::BoardFitsWindow
            | Self::HintOnWholeBoard
            | Self::CannotCheck(..)
            | Self::NotCopied(..)
            | Self::NothingToPaste(..)
            | Self::NoHintToApply
            | Self::NoPractice(..) => StatusKind::Refusal,
            Self::MakingGame
            | Self::NewGame(..)
            | Self::DailySolved { .. }
            | Self::Contradictory(..)
            | Self::NoAnswer { .. }
            | Self::Answer { .. }
            | Self::OnlySoMany { .. }
            | Self::FirstAnswer
            | Self::PartialNumber(..)
            | Self::ReadOnly
            | Self::Paused
            | Self::Checked { .. }
            | Self::AgainstRules(..)
            | Self::AgainstAnswer(..)
            | Self::NoteLost { .. }
            | Self::FullButWrong
            | Self::Finished { .. }
            | Self::GameIsOver
            | Self::BackInSolvedGame
            | Self::NoHintOverAnswer
            | Self::Zoomed { .. }
            | Self::SavePointMade(..)
            | Self::AtSavePoint(..)
            | Self::SavePointDeleted(..)
            | Self::Restored
            | Self::CopiedPuzzle
            | Self::CopiedAnswer
            | Self::CopiedAs(..)
            | Self::CopiedCode(..)
            | Self::CopiedShareText
            | Self::Pasted { .. }
            | Self::ReadPicture { .. }
            | Self::Recovered
            | Self::Leaving
            | Self::SessionNotKept(..)
            | Self::SessionKeptAgain
            | Self::OptionsNotKept(..)
            | Self::RecentNotKept(..)
            | Self::Opened(..)
            | Self::Found(_)
            | Self::FieldsSkipped(_)
            | Self::ReadFromDrawing(..)
            | Self::OpenedBesideGame(..)
            | Self::CountedFromZero(_)
            | Self::LinesRefused { .. }
            | Self::Saved(..)
            | Self::Exported(..)
            | Self::SignsReplaced(..)
            | Self::Printing
            | Self::Printed(..)
            | Self::NotPrinted(..)
            | Self::SearchStopped
            | Self::Hint
            | Self::Listed(..)
            | Self::StepsApplied { .. }
            | Self::MistakesCleared
            | Self::CandidatesNoted
            | Self::Practised(..)
            | Self::PractisedWithHint(_)
            | Self::Practice(..)
            | Self::PracticeAside(..)
            | Self::Example(..)
            | Self::Tutorial
            | Self::Constraints(..)
            | Self::KnownChanged
            | Self::CopiedSteps
            | Self::Cancelled
            | Self::InternalError => StatusKind::Result,
        }
    }

    /// Whether it holds until other cells are selected: it is about the selection, or says why a request was refused.
    #[must_use]
    pub fn ends_with_selection(&self) -> bool {
        matches!(self.kind(), StatusKind::Refusal | StatusKind::Selection)
    }

    /// What is said of a puzzle that was taken in, if its source has fields that were left out, or counts its digits otherwise than
    /// the board.
    pub(super) fn of_source(document: &Document, options: &Options) -> Option<Self> {
        let skipped = || document.skipped_fields.clone();
        if !document.from_drawing.is_empty() {
            return Some(Self::ReadFromDrawing(document.from_drawing.clone(), skipped()));
        }
        if !document.skipped_fields.is_empty() {
            return Some(Self::FieldsSkipped(skipped()));
        }
        let layout = document.givens.layout();
        match (document.lowest_digit, options.lowest_digit(layout)) {
            (LowestDigit::Zero, LowestDigit::One) => {
                Some(Self::CountedFromZero(layout.digit_count()))
            }
            (LowestDigit::Zero, LowestDigit::Zero) | (LowestDigit::One, _) => None,
        }
    }

    /// What is said of lines without a puzzle. Returns `None` if there are none.
    pub(super) fn of_refused(errors: &[ReadError]) -> Option<Self> {
        let first = errors.first()?.clone();
        Some(Self::LinesRefused { count: errors.len(), first })
    }

    /// Whether it describes the state of the puzzle. The status bar may show a running job in its place.
    #[must_use]
    pub fn is_standing(&self) -> bool {
        self.kind() == StatusKind::Standing
    }
}
