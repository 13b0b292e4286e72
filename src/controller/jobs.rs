//! The work that is done in the background, as data, and what it replies.
//!
//! A job is described here and run by whoever has a thread for it; tests run it where they stand. Times are
//! measured here, because the engine has no clock.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::hints::{Found, Hint, Listing, Steps};
use super::lessons::Study;
use super::library_job::{LibraryJob, LibraryReply};
use super::new_game::{GameJob, NewGame};
use super::position::Position;
use super::printout::{ExportError, ExportJob, Printout};
use super::records::{RecordsJob, RecordsReply};
use crate::engine::generate::NotMade;
use crate::engine::rating::Rating;
use crate::engine::search::{Answers, Count, Effort, Uniqueness};
use crate::engine::technique::{Path, Technique};
use crate::engine::{Cell, Cells, Grid, Puzzle};
use crate::format::{Kind, Loss, ReadError, Reading};
use crate::print::{Page, PrintError};
use crate::store::file::{Opened, Stamp};
use crate::store::library::Rated;
use crate::store::{Folders, StoreError};

/// Jobs of one kind drive each other out; jobs of different kinds run side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JobKind {
    /// Finding an answer.
    Answer,
    /// Counting answers for the statistics.
    Count,
    /// Finding the only answer of a puzzle that is played.
    Judge,
    /// Finding the givens that are not needed.
    NotNeeded,
    /// Finding how hard a puzzle is for people.
    Path,
    /// Finding the next step.
    Hint,
    /// Finding many steps.
    Steps,
    /// Finding the step of an example.
    Lesson,
    /// Making a position to practise on.
    Practice,
    /// Finding the rating of a puzzle.
    Rating,
    /// Reading a file, or what was pasted.
    Read,
    /// Writing a file.
    Save,
    /// Making a puzzle to play.
    Game,
    /// Making pages to look at.
    Pages,
    /// Making a document to print.
    Export,
    /// Making puzzles ahead.
    Stock,
    /// Working on the games that were played.
    Records,
    /// Looking into collections of puzzles.
    Library,
    /// Finding the level of a puzzle.
    Rate(RateFor),
}

/// What the level of a puzzle is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RateFor {
    /// The game that is played.
    Game,
    /// A page of the library.
    Library,
}

/// Which answer is wanted, seen from where the cursor stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Answer 1, and whether there is another.
    First,
    /// The one after.
    Next,
    /// The one before.
    Previous,
    /// The one with this number, from 1.
    Number(u64),
}

/// One piece of background work.
#[derive(Debug)]
pub enum Job {
    /// Moves a cursor over the answers.
    Answer {
        /// The puzzle.
        puzzle: Puzzle,
        /// Where to start from; `None` stands before answer 1.
        cursor: Option<Box<Answers>>,
        /// Where to go.
        step: Step,
    },
    /// Counts the answers of a puzzle.
    Count {
        /// The puzzle.
        puzzle: Puzzle,
        /// Where to stop counting.
        limit: u64,
    },
    /// Finds out whether a puzzle has one answer, and which.
    Judge {
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// Finds the givens without which the puzzle still has its one answer.
    NotNeeded {
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// Solves a puzzle as people do, to say how hard it is.
    Path {
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// Finds the next step.
    Hint(Box<Position>),
    /// Finds many steps.
    Steps(Box<Position>, Listing),
    /// Finds the step of a technique's example.
    Lesson(Technique),
    /// Makes a position to practise a technique on; the number makes it another one.
    Practice(Technique, u64),
    /// Rates a puzzle as Sudoku Explainer does.
    Rating {
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// Reads a file.
    Open {
        /// Where it is.
        path: PathBuf,
        /// What for.
        purpose: Opening,
    },
    /// Reads a text, such as a clipboard's.
    Read {
        /// The text.
        text: String,
    },
    /// Writes a file.
    Save(SaveJob),
    /// Makes a puzzle to play.
    Game(GameJob),
    /// Makes pages to look at.
    Pages(Box<Printout>),
    /// Makes a document to print.
    Export(Box<ExportJob>),
    /// Makes one of the puzzles that are missing in the stock.
    Stock {
        /// Where it is kept.
        folders: Folders,
        /// What chance begins with.
        seed: u64,
    },
    /// Works on the games that were played.
    Records(RecordsJob),
    /// Looks into collections of puzzles.
    Library(LibraryJob),
    /// Finds the level of a puzzle, and remembers it in these folders.
    Rate(RateFor, Box<Cells>, Option<Folders>),
}

/// A file to be written, and the form it gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    /// Where it is.
    pub path: PathBuf,
    /// What it is written as.
    pub kind: Kind,
    /// What may happen to a file that is there already.
    pub purpose: SavePurpose,
}

/// A text on its way to a file.
#[derive(Clone, Debug)]
pub struct SaveJob {
    /// The file.
    pub to: Destination,
    /// What to write.
    pub text: String,
    /// What of the document is not in the text, as the person knows.
    pub left_out: Vec<Loss>,
}

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// To look at the puzzle and to mend it.
    Edit,
    /// To play the puzzle.
    Play,
}

/// What may happen to a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavePurpose {
    /// It must not be lost: the save is refused and the person asked.
    Create,
    /// It is replaced while it is as it was when last read or written.
    Update(Stamp),
    /// It is replaced: the person said so.
    Replace,
}

/// What a job found.
#[derive(Debug)]
pub enum Reply {
    /// An answer, or that it does not exist.
    Answer(Box<AnswerReply>),
    /// How many answers there are.
    Count(Counting),
    /// Whether there is one answer, and which.
    Judged(Uniqueness),
    /// Givens that are not needed.
    NotNeeded(Vec<Cell>),
    /// How people solve the puzzle; `None` where techniques are not for its board.
    Path(Option<Arc<Path>>),
    /// The next step, or why there is none.
    Hint(Found<Hint>),
    /// Many steps, or why there are none.
    Steps(Box<Found<Result<Steps, Hint>>>),
    /// The example of a technique, if there is one.
    Lesson(Technique, Option<Box<Study>>),
    /// A position to practise a technique on, if there is one.
    Practice(Technique, Option<Box<Study>>),
    /// The rating of a puzzle; `None` where it cannot be rated.
    Rating(Option<Rating>),
    /// What is in a file.
    Opened(PathBuf, Opening, Result<Opened, StoreError>),
    /// What is in a text.
    Read(Result<Reading, ReadError>),
    /// A file was written, or not.
    Saved(SaveJob, Result<Stamp, StoreError>),
    /// The pages, or why there are none. The answer was found meanwhile, if it is printed.
    Pages(Box<Printout>, Result<Vec<Page>, PrintError>),
    /// Where a document was written to, or why it was not.
    Exported(Box<ExportJob>, Result<PathBuf, ExportError>),
    /// Whether still more puzzles are missing in the stock, or why none could be put in.
    Stocked(Result<bool, StoreError>),
    /// A puzzle to play, or why there is none.
    Game(Box<Result<NewGame, NotMade>>),
    /// What came of work on the games that were played.
    Records(RecordsReply),
    /// What came of a look into collections.
    Library(Box<LibraryReply>),
    /// How hard a puzzle is.
    Rated(RateFor, Box<Cells>, Rated),
    /// The job was told to stop and did.
    Cancelled,
}

/// Where a search for an answer came to.
#[derive(Debug)]
pub struct AnswerReply {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The cursor, for the next step.
    pub cursor: Box<Answers>,
    /// What was asked.
    pub step: Step,
    /// The answer that the cursor stands at; `None` where what was asked for does not exist.
    pub grid: Option<Grid>,
    /// Whether it is the only one, where that was asked.
    pub only: Option<bool>,
    /// How long the answer took to find.
    pub time: Duration,
}

/// The number of answers, and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// How many.
    pub count: Count,
    /// Nodes and backtracks.
    pub effort: Effort,
    /// How long it took.
    pub time: Duration,
}

impl Job {
    /// Which kind of job it is.
    #[must_use]
    pub fn kind(&self) -> JobKind {
        match self {
            Self::Answer { .. } => JobKind::Answer,
            Self::Count { .. } => JobKind::Count,
            Self::Judge { .. } => JobKind::Judge,
            Self::NotNeeded { .. } => JobKind::NotNeeded,
            Self::Path { .. } => JobKind::Path,
            Self::Hint(_) => JobKind::Hint,
            Self::Steps(..) => JobKind::Steps,
            Self::Lesson(_) => JobKind::Lesson,
            Self::Practice(..) => JobKind::Practice,
            Self::Rating { .. } => JobKind::Rating,
            Self::Open { .. } | Self::Read { .. } => JobKind::Read,
            Self::Save(_) => JobKind::Save,
            Self::Game(_) => JobKind::Game,
            Self::Pages(_) => JobKind::Pages,
            Self::Export(_) => JobKind::Export,
            Self::Stock { .. } => JobKind::Stock,
            Self::Records(_) => JobKind::Records,
            Self::Library(_) => JobKind::Library,
            Self::Rate(wanted, ..) => JobKind::Rate(*wanted),
        }
    }
}
