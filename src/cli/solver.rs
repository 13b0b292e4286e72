//! What is done with one puzzle: a search, and the pieces of its result as they are found.
//!
//! Pieces are given out one by one, so that a puzzle with a thousand million answers takes no more memory
//! than one with a single answer.

use super::args::Wanted;
use super::form::{Form, Missing};
use super::jobs::Job;
use crate::engine::{
    Answers, Cancelled, Contradiction, Control, Count, Effort, Puzzle, Singles, count,
};
use crate::format::ReadError;
use crate::text::command_line::{Place, Remark};

/// A piece of a result.
#[derive(Debug)]
pub(super) enum Piece {
    /// A text to write.
    Block(String),
    /// Something to say about the input.
    Remark(Place, Remark),
    /// The puzzle is done.
    Done {
        /// Whether it had the answer that was asked for.
        answered: bool,
        /// The work it took.
        effort: Effort,
    },
    /// The input cannot be read any further.
    Unreadable(ReadError),
}

/// Nobody takes pieces any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped;

impl From<Cancelled> for Stopped {
    fn from(_: Cancelled) -> Self {
        Self
    }
}

/// Takes pieces.
pub(super) type Give<'a> = dyn FnMut(Piece) -> Result<(), Stopped> + 'a;

/// Which answers are asked for.
#[derive(Clone, Copy, Debug)]
enum Question {
    Number(u64),
    All,
    Count,
}

/// Answers the same question about each puzzle.
#[derive(Clone, Debug)]
pub(super) struct Solver {
    question: Question,
    limit: u64,
    form: Form,
    control: Control,
}

impl Solver {
    /// A solver whose searches `control` can stop.
    pub(super) fn new(wanted: &Wanted, limit: u64, form: Form, control: Control) -> Self {
        let question = match wanted {
            Wanted { count: true, .. } => Question::Count,
            Wanted { all: true, .. } => Question::All,
            Wanted { answer, .. } => Question::Number(answer.unwrap_or(1)),
        };
        Self { question, limit, form, control }
    }

    /// Works on what was read, and gives out the pieces of the result.
    pub(super) fn work(
        &self,
        read: Result<Job, ReadError>,
        give: &mut Give<'_>,
    ) -> Result<(), Stopped> {
        match read {
            Ok(job) => self.solve(&job, give),
            Err(error) => give(Piece::Unreadable(error)),
        }
    }

    fn solve(&self, job: &Job, give: &mut Give<'_>) -> Result<(), Stopped> {
        let puzzle = match Puzzle::new(job.givens.clone()) {
            Ok(puzzle) => puzzle,
            Err(reasons) => {
                return self.give_missing(job, Missing::NoAnswer(reasons), Effort::default(), give);
            }
        };
        match self.question {
            Question::Number(number) => self.give_one(job, &puzzle, number, give),
            Question::All => self.give_all(job, &puzzle, give),
            Question::Count => self.give_count(job, &puzzle, give),
        }
    }

    fn give_one(
        &self,
        job: &Job,
        puzzle: &Puzzle,
        number: u64,
        give: &mut Give<'_>,
    ) -> Result<(), Stopped> {
        let mut answers = Answers::new(puzzle);
        answers.seek(number, &self.control)?;
        let Some(grid) = answers.grid() else {
            let missing = missing(puzzle, answers.number());
            return self.give_missing(job, missing, answers.effort(), give);
        };
        give(Piece::Block(self.form.answer(job, number, &grid)))?;
        give(Piece::Done { answered: true, effort: answers.effort() })
    }

    fn give_all(&self, job: &Job, puzzle: &Puzzle, give: &mut Give<'_>) -> Result<(), Stopped> {
        let mut answers = Answers::new(puzzle);
        while answers.next(&self.control)? {
            if answers.number() > self.limit {
                give(Piece::Remark(job.place, Remark::MoreThan(self.limit)))?;
                break;
            }
            if let Some(grid) = answers.grid() {
                give(Piece::Block(self.form.answer(job, answers.number(), &grid)))?;
            }
        }
        if answers.number() == 0 {
            return self.give_missing(job, missing(puzzle, 0), answers.effort(), give);
        }
        give(Piece::Done { answered: true, effort: answers.effort() })
    }

    fn give_count(&self, job: &Job, puzzle: &Puzzle, give: &mut Give<'_>) -> Result<(), Stopped> {
        let counted = count(puzzle, self.limit, &self.control)?;
        if counted.count == Count::Exactly(0) {
            return self.give_missing(job, missing(puzzle, 0), counted.effort, give);
        }
        give(Piece::Block(self.form.count(job, counted.count)))?;
        give(Piece::Done { answered: true, effort: counted.effort })
    }

    fn give_missing(
        &self,
        job: &Job,
        missing: Missing,
        effort: Effort,
        give: &mut Give<'_>,
    ) -> Result<(), Stopped> {
        let block = match self.question {
            Question::Count => self.form.count(job, Count::Exactly(0)),
            Question::Number(_) | Question::All => self.form.missing(job, &missing),
        };
        give(Piece::Block(block))?;
        give(Piece::Remark(job.place, missing.into()))?;
        give(Piece::Done { answered: false, effort })
    }
}

impl From<Missing> for Remark {
    fn from(missing: Missing) -> Self {
        match missing {
            Missing::NoAnswer(reasons) => Self::NoAnswer(reasons),
            Missing::OnlySoMany(total) => Self::OnlySoMany(total),
        }
    }
}

fn missing(puzzle: &Puzzle, answers: u64) -> Missing {
    match answers {
        0 => Missing::NoAnswer(reasons(puzzle)),
        total => Missing::OnlySoMany(total),
    }
}

/// Why a puzzle that keeps the rules has no answer, where singles show it.
pub(super) fn reasons(puzzle: &Puzzle) -> Vec<Contradiction> {
    Singles::of(puzzle).contradiction().cloned().into_iter().collect()
}
