//! Puzzles to work on, one at a time, with the place where each was found.

use std::io::BufRead;

use crate::engine::Grid;
use crate::format::judge;
use crate::format::stream::{Found, Puzzles};
use crate::format::{Problem, ReadError};
use crate::text::command_line::Place;

/// A puzzle and where it was found.
#[derive(Clone, Debug)]
pub(super) struct Job {
    /// Where it starts.
    pub(super) place: Place,
    /// Its givens.
    pub(super) givens: Grid,
}

/// The puzzles of an input, in order, in constant memory. Ends behind the first error; an input without a
/// puzzle is one.
pub(super) struct Jobs<R> {
    puzzles: Form<R>,
    found: u64,
    done: bool,
}

enum Form<R> {
    Any(Puzzles<R>),
    Judge(judge::Puzzles<R>),
}

impl<R: BufRead> Jobs<R> {
    /// Puzzles in any form but the judge's.
    pub(super) fn of_any(source: R) -> Self {
        Self { puzzles: Form::Any(Puzzles::new(source)), found: 0, done: false }
    }

    /// Puzzles in the judge's form.
    pub(super) fn of_judge(source: R) -> Self {
        Self { puzzles: Form::Judge(judge::Puzzles::new(source)), found: 0, done: false }
    }

    fn read(&mut self) -> Option<Result<(Place, Grid), ReadError>> {
        match &mut self.puzzles {
            Form::Any(puzzles) => {
                let given = |found: Found| (start_of(&found), found.document.givens);
                some_or_empty(puzzles.next(), self.found).map(|found| found.map(given))
            }
            Form::Judge(puzzles) => {
                let place = Place::Puzzle(self.found + 1);
                puzzles.next().map(|found| found.map(|grid| (place, grid)))
            }
        }
    }
}

impl<R: BufRead> Iterator for Jobs<R> {
    type Item = Result<Job, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let read = self.read();
        self.done = !matches!(read, Some(Ok(_)));
        self.found += 1;
        read.map(|read| read.map(|(place, givens)| Job { place, givens }))
    }
}

/// Where a puzzle starts.
pub(super) fn start_of(found: &Found) -> Place {
    Place::At { line: found.line, column: 1 }
}

/// What was read, or that there is nothing, where nothing came before.
pub(super) fn some_or_empty<T>(
    read: Option<Result<T, ReadError>>,
    before: u64,
) -> Option<Result<T, ReadError>> {
    let empty = ReadError { line: 1, column: 1, problem: Problem::Empty };
    match read {
        None if before == 0 => Some(Err(empty)),
        read => read,
    }
}
