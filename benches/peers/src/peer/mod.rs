//! The measured programs, with a file for each.
//!
//! A new program implements [`Peer`] and is added to [`Field::new`]. A program in another language is a shared
//! library ([`Library`]).

mod library;
mod nonet;
mod sudoku;

use crate::line::Line;
pub(crate) use library::Library;

/// A program that counts the answers of a puzzle.
pub(crate) trait Peer {
    /// The head of its column.
    fn name(&self) -> &str;

    /// Counts the answers of the puzzle in `line`, no further than `limit`, from the bytes of the line.
    fn count(&self, line: &Line, limit: u64) -> u64;

    /// Tells for each of `lines` whether it has one answer: the work that is timed. A program that works on
    /// several puzzles at once has a `judge` of its own.
    fn judge(&self, lines: &[Line], verdicts: &mut [Verdict]) {
        for (line, verdict) in lines.iter().zip(verdicts) {
            *verdict = Verdict::of(self.count(line, 2));
        }
    }
}

/// Whether a puzzle has one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It has none.
    None,
    /// It has exactly one.
    Unique,
    /// It has two or more.
    Several,
}

impl Verdict {
    fn of(answers: u64) -> Self {
        match answers {
            0 => Self::None,
            1 => Self::Unique,
            _ => Self::Several,
        }
    }
}

/// Those who race.
pub(crate) struct Field {
    /// Nonet, in each of the ways in which it can be asked.
    pub(crate) ours: Vec<Box<dyn Peer>>,
    /// What it is measured against.
    pub(crate) theirs: Vec<Box<dyn Peer>>,
}

impl Field {
    /// Nonet, the peers that are built in, and `libraries`.
    pub(crate) fn new(libraries: Vec<Library>) -> Self {
        let mut theirs: Vec<Box<dyn Peer>> = vec![Box::new(sudoku::Sudoku)];
        theirs.extend(libraries.into_iter().map(|library| Box::new(library) as Box<dyn Peer>));
        let ours: Vec<Box<dyn Peer>> =
            vec![Box::new(nonet::OneAtATime::default()), Box::new(nonet::InBulk::default())];
        Self { ours, theirs }
    }

    /// All of them, Nonet first.
    pub(crate) fn all(&self) -> impl Iterator<Item = &dyn Peer> {
        self.ours.iter().chain(&self.theirs).map(AsRef::as_ref)
    }
}
