//! Finds an answer: the first, the next, the previous, or the one with a number.

use std::time::{Duration, Instant};

use super::{Activity, BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::search::{Answers, has_one_answer};
use crate::engine::{Cancelled, Control, Grid, Puzzle};

/// A move of the cursor over the answers of a puzzle.
#[derive(Debug)]
pub struct AnswerJob {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Where the cursor stands; `None` stands before answer 1.
    pub cursor: Option<Box<Answers>>,
    /// Where it is to go.
    pub to: AnswerMove,
}

/// Where a cursor goes from where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerMove {
    /// To answer 1. The job also finds out whether there is another answer.
    First,
    /// To the answer after.
    Next,
    /// To the answer before.
    Previous,
    /// To the answer with this number, from 1.
    Number(u64),
}

/// Where the cursor came to.
#[derive(Debug)]
pub struct FoundAnswer {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The cursor, for the next move.
    pub cursor: Box<Answers>,
    /// The answer at the cursor; `None` if the puzzle has no such answer.
    pub grid: Option<Grid>,
    /// Whether it is the only answer, if the job was to find that out.
    pub only: Option<bool>,
    /// How long the search for the answer took.
    pub time: Duration,
}

impl BackgroundJob for AnswerJob {
    type Reply = FoundAnswer;

    const POLICY: Policy = Policy {
        work: Some(Activity::Search),
        subject: JobSubject::Puzzle,
        on_cancel: CancelPolicy::Stop,
        ..Policy::UNSEEN
    };

    fn goal(&self) -> Option<u64> {
        match self.to {
            AnswerMove::Number(number) => Some(number),
            AnswerMove::First | AnswerMove::Next | AnswerMove::Previous => None,
        }
    }

    fn run(self, control: &Control) -> Result<FoundAnswer, Cancelled> {
        let Self { puzzle, cursor, to } = self;
        let start = Instant::now();
        let mut cursor = cursor.unwrap_or_else(|| Box::new(Answers::new(&puzzle)));
        let found = match to {
            AnswerMove::First => cursor.seek(1, control)?,
            AnswerMove::Next => cursor.next(control)?,
            AnswerMove::Previous => cursor.previous(control)?,
            AnswerMove::Number(number) => cursor.seek(number, control)?,
        };
        let time = start.elapsed();
        let is_first = to == AnswerMove::First && found;
        let only = if is_first { Some(has_one_answer(&puzzle, control)?) } else { None };
        let grid = if found { cursor.grid() } else { None };
        Ok(FoundAnswer { puzzle, cursor, grid, only, time })
    }
}
