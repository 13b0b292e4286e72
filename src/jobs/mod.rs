//! Background work: related jobs in one file, each with its input, its run, its reply and its policy.
//!
//! The controller starts a [`Job`] and treats it as its [`Policy`] says. The worker runs the job on a thread of its own;
//! tests run jobs where they stand. A job may touch the disk and the clock, because it runs on no event loop. It knows
//! neither the controller nor the window.
//!
//! To add a job:
//!
//! - A struct in a file here is its input. It is a [`BackgroundJob`], which names its reply and its policy, and runs it.
//! - A line in the table below makes it a [`Job`]. The compiler then asks `Controller::take_reply` (`dispatch.rs`) for an
//!   arm.
//! - Its [`Policy`] says which change stops the job, what Cancel does, and whether the program waits for it before it ends.
//! - Its [`Activity`] is what the status bar shows meanwhile, ranked by its place in the enum. Its words are in
//!   `window_text/status.rs`.
//! - The feature starts it with `cx.begin(…)`. If the feature keeps state while the job runs, `Controller::broken_off`
//!   resets that state if the job panics.

#![deny(clippy::wildcard_enum_match_arm)]

mod answer;
mod count;
mod facts;
mod game;
mod hints;
mod lab;
mod library;
mod photo;
mod policy;
mod printing;
mod rate;
mod read;
mod records;
mod save;
mod start_page;
mod stock;
mod studies;
mod target;
mod write_file;

use crate::engine::{Cancelled, Control};

pub use answer::{AnswerJob, AnswerMove, FoundAnswer};
pub use count::{CountJob, CountResult};
pub use facts::{NotNeededJob, PathJob, RatingJob, UniquenessJob};
pub use game::{GameJob, GameWish, NewGame};
pub use hints::{
    Finding, Hint, HintJob, HintPosition, HintStage, Look, NoHint, StepList, StepListing, StepsJob,
};
pub use lab::{
    LabGoal, LabJob, LabReply, LabSetup, MOST_DIGITS as MOST_LAB_DIGITS, MOST_OF_LIST, RaceExport,
    RaceField, RaceFileKind, RaceJob, RaceList, RaceProblem, RaceProgress, RacePuzzles, RaceReply,
};
pub use library::{Knowledge, LibraryJob, LibraryPage, LibraryReply, PER_PAGE};
pub use photo::{PhotoJob, PhotoReply};
pub use policy::{Activity, BackgroundJob, Busy, CancelPolicy, JobSubject, Policy};
pub use printing::{ExportError, ExportJob, Outlet, PagesJob, PrintedAnswer, Printout};
pub use rate::{RateGameJob, RatePageJob};
pub use read::{
    NoPuzzle, OpenPurpose, PictureOrigin, PictureReading, ReadJob, ReadReply, TextOrigin,
    TextPuzzles,
};
pub use records::{RecordsJob, RecordsReply};
pub use save::SaveJob;
pub use start_page::{DailyPuzzle, FilePreview, ReadyPuzzles, StartPageJob, StartPageReply};
pub use stock::StockJob;
pub use studies::{ExampleJob, PracticeJob, Purpose, ResumedPracticeJob, Study};
pub use target::{Destination, SavePurpose, TargetFile};
pub use write_file::{FileContent, WriteFileJob};

/// Makes the enums of all jobs from the table of them.
macro_rules! jobs {
    ($($(#[$what:meta])* $kind:ident($job:ident)),* $(,)?) => {
        /// The kinds of job. A new job cancels the running job of its kind; jobs of different kinds run side by side.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum JobKind {
            $($(#[$what])* $kind,)*
        }

        /// A piece of background work.
        #[derive(Debug)]
        pub enum Job {
            $($(#[$what])* $kind(Box<$job>),)*
        }

        /// What a job replies.
        #[derive(Debug)]
        pub enum Reply {
            $($(#[$what])* $kind(Box<<$job as BackgroundJob>::Reply>),)*
            /// The job was told to stop, and did.
            Cancelled,
        }

        impl JobKind {
            /// How the program treats jobs of this kind while they run.
            #[must_use]
            pub fn policy(self) -> Policy {
                match self {
                    $(Self::$kind => $job::POLICY,)*
                }
            }
        }

        impl Job {
            /// The kind of the job.
            #[must_use]
            pub fn kind(&self) -> JobKind {
                match self {
                    $(Self::$kind(_) => JobKind::$kind,)*
                }
            }

            /// The number of answers at which the job is done, if there is one.
            #[must_use]
            pub fn goal(&self) -> Option<u64> {
                match self {
                    $(Self::$kind(job) => job.goal(),)*
                }
            }

            /// Does the work.
            #[must_use]
            pub fn run(self, control: &Control) -> Reply {
                let reply = match self {
                    $(Self::$kind(job) => job.run(control).map(|it| Reply::$kind(Box::new(it))),)*
                };
                reply.unwrap_or_else(|Cancelled| Reply::Cancelled)
            }
        }

        $(impl From<$job> for Job {
            fn from(job: $job) -> Self {
                Self::$kind(Box::new(job))
            }
        })*
    };
}

jobs! {
    /// Finds an answer.
    Answer(AnswerJob),
    /// Counts the answers.
    Count(CountJob),
    /// Finds out whether a puzzle has one answer, and which.
    Uniqueness(UniquenessJob),
    /// Finds the givens that are not needed.
    NotNeeded(NotNeededJob),
    /// Finds how people solve a puzzle.
    Path(PathJob),
    /// Rates a puzzle as Sudoku Explainer does.
    Rating(RatingJob),
    /// Finds the next step.
    Hint(HintJob),
    /// Finds a list of steps.
    Steps(StepsJob),
    /// Finds the example of a technique.
    Example(ExampleJob),
    /// Makes a position to practise a technique on.
    Practice(PracticeJob),
    /// Finds the step of a position to practise on that comes back.
    ResumedPractice(ResumedPracticeJob),
    /// Reads a file, or a text such as a clipboard's.
    Read(ReadJob),
    /// Reads a board of a picture once more.
    Photo(PhotoJob),
    /// Writes a file.
    Save(SaveJob),
    /// Makes a puzzle to play.
    Game(GameJob),
    /// Makes one of the puzzles that are missing in the stock.
    Stock(StockJob),
    /// Finds what the start page shows.
    Start(StartPageJob),
    /// Makes pages to look at.
    Pages(PagesJob),
    /// Makes a document to print.
    Export(ExportJob),
    /// Recalls or forgets the games that were played.
    Records(RecordsJob),
    /// Goes on with a method of the lab.
    Lab(LabJob),
    /// Goes on with a race of methods of the lab.
    Race(RaceJob),
    /// Writes games or a race to a file.
    WriteFile(WriteFileJob),
    /// Looks into collections of puzzles.
    Library(LibraryJob),
    /// Finds the level of the game that is played.
    RateGame(RateGameJob),
    /// Finds the level of a puzzle on a page of the library.
    RatePage(RatePageJob),
}
