//! How the program treats a job while it runs, as data.

use crate::engine::{Cancelled, Control};

/// A piece of background work: what it needs, what it does, and what it replies.
pub trait BackgroundJob: Sized {
    /// What the job replies when it has come to its end.
    type Reply;

    /// How the program treats the job while it runs.
    const POLICY: Policy;

    /// The number of answers at which the job is done, if there is one. It is the end of the progress bar.
    fn goal(&self) -> Option<u64> {
        None
    }

    /// Does the work.
    ///
    /// # Errors
    /// [`Cancelled`] if `control` says so.
    fn run(self, control: &Control) -> Result<Self::Reply, Cancelled>;
}

/// How the program treats a job while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// What the status bar shows once the job has run for a while; `None` if it never shows the job.
    pub work: Option<Activity>,
    /// What the job is about. A change of that cancels the job.
    pub subject: JobSubject,
    /// What Cancel in the status bar, or Escape, does to the job.
    pub on_cancel: CancelPolicy,
    /// Whether the job writes a file that the person has chosen. The program does not end before that is done.
    pub writes_file: bool,
}

impl Policy {
    /// A job that nobody sees, that no change makes useless, and that Cancel does not reach.
    pub const UNSEEN: Self = Self {
        work: None,
        subject: JobSubject::Nothing,
        on_cancel: CancelPolicy::Continue,
        writes_file: false,
    };
}

/// Work that the status bar shows. If several jobs run, the status bar shows the first activity of this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Activity {
    /// A search for an answer.
    Search,
    /// A puzzle is made.
    Making,
    /// A hint, or a position to practise on, is looked for.
    Hint,
    /// Answers are counted.
    Count,
    /// A file is read or written.
    File,
}

/// What a job is about. If that changes, the job is useless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobSubject {
    /// Nothing that changes while the job runs.
    Nothing,
    /// The puzzle: its givens, and what it rules out.
    Puzzle,
    /// All that is on the board.
    Board,
}

/// What Cancel does to a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CancelPolicy {
    /// The job goes on.
    Continue,
    /// The job stops: the person waits for it.
    Stop,
    /// The job stops if nothing else was there to cancel: it works for the statistics.
    StopLast,
}

/// Work that the status bar shows in place of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy {
    /// The work.
    pub work: Activity,
    /// Answers so far.
    pub answers: u64,
    /// Answers at which the work is done, if that is known.
    pub goal: Option<u64>,
}

impl Busy {
    /// The part of the work that is done, from 0 to 1, if that can be known.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a progress bar is a few hundred pixels long")]
    pub fn fraction(self) -> Option<f32> {
        self.goal.map(|goal| (self.answers as f32 / goal as f32).min(1.0))
    }
}
