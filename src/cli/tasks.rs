//! Parts an input into tasks, one after the other.
//!
//! A task is a puzzle, or many lines of a list. Tasks start small, so that few puzzles are spread well over the
//! threads, and grow, so that many are passed on cheaply. None waits for input that has not come yet, so whoever
//! sends one puzzle at a time is answered at once.

use super::input::{Source, some_or_empty};
use crate::engine::{CellSets, Cells, Contradiction, Grid, Puzzle};
use crate::format::stream::{Found, Part, Puzzles};
use crate::format::{Block, Document, ReadError, judge};
use crate::text::command_line::Place;

/// The largest block of lines, in bytes. All that is worked out for one takes less memory than is given back to
/// the system when it is free: with larger blocks that happened each time, at a tenth of the cost of the search.
const LARGEST: usize = 24 * 1024;

/// A block may hold one byte for so many that were dealt to each thread before.
const GROWTH: usize = 16;

/// A puzzle and where it was found.
#[derive(Clone, Debug)]
pub(super) struct PlacedPuzzle {
    /// Where it starts.
    pub(super) place: Place,
    /// Its givens.
    pub(super) givens: Grid,
    /// The candidates that it rules out besides.
    pub(super) ruled_out: CellSets,
}

impl PlacedPuzzle {
    /// The puzzle in a line of a list.
    pub(super) fn in_line(line: usize, cells: &Cells) -> Self {
        Self::of_givens(start_of(line), Grid::classic(cells))
    }

    fn of_givens(place: Place, givens: Grid) -> Self {
        Self { place, ruled_out: CellSets::none(givens.layout()), givens }
    }

    fn of_found(Found { line, document }: Found) -> Self {
        let Document { givens, ruled_out, .. } = document;
        Self { place: start_of(line), givens, ruled_out }
    }

    /// The puzzle, or all reasons why it can have no answer.
    pub(super) fn puzzle(&self) -> Result<Puzzle, Vec<Contradiction>> {
        Puzzle::ruling_out(self.givens.clone(), self.ruled_out.clone())
    }
}

/// Something to do.
#[derive(Debug)]
pub(super) enum Task {
    /// A puzzle to solve.
    Puzzle(PlacedPuzzle),
    /// Lines of a list with puzzles to solve.
    Lines(Block),
    /// An error to tell.
    Unreadable(ReadError),
}

/// The tasks of an input, in order, in constant memory. They end behind the first error that is met here; an
/// input without a puzzle is one.
pub(super) struct Tasks {
    puzzles: Reader,
    least: usize,
    threads: u16,
    given_out: usize,
    found: u64,
    done: bool,
}

enum Reader {
    Any(Puzzles<Source>),
    Judge(judge::Puzzles<Source>),
}

impl Tasks {
    /// Puzzles in any form but the judge's; so many bytes are worth to be a block of lines.
    pub(super) fn of_any(source: Source, least: usize) -> Self {
        Self::new(Reader::Any(Puzzles::new(source)), least)
    }

    /// Puzzles in the judge's form.
    pub(super) fn of_judge(source: Source) -> Self {
        Self::new(Reader::Judge(judge::Puzzles::new(source)), 1)
    }

    fn new(puzzles: Reader, least: usize) -> Self {
        Self { puzzles, least, threads: 1, given_out: 0, found: 0, done: false }
    }

    /// The same tasks, to be spread over so many threads.
    pub(super) fn for_threads(self, threads: u16) -> Self {
        Self { threads, ..self }
    }

    /// Whether more of the input is there already.
    pub(super) fn has_more(&self) -> bool {
        let source = match &self.puzzles {
            Reader::Any(puzzles) => puzzles.get_ref(),
            Reader::Judge(puzzles) => puzzles.get_ref(),
        };
        !self.done && !source.buffer().is_empty()
    }

    fn read(&mut self) -> Option<Result<Task, ReadError>> {
        let size = self.size();
        match &mut self.puzzles {
            Reader::Any(puzzles) => {
                let part = some_or_empty(puzzles.next_part(size), self.found);
                part.map(|part| part.map(Task::of_part))
            }
            Reader::Judge(puzzles) => {
                let place = Place::Puzzle(self.found + 1);
                let task = |givens| Task::Puzzle(PlacedPuzzle::of_givens(place, givens));
                puzzles.next().map(|read| read.map(task))
            }
        }
    }

    fn size(&self) -> usize {
        (self.given_out / usize::from(self.threads) / GROWTH).clamp(self.least, LARGEST)
    }
}

impl Iterator for Tasks {
    type Item = Task;

    fn next(&mut self) -> Option<Task> {
        if self.done {
            return None;
        }
        let task = self.read().map(|read| read.unwrap_or_else(Task::Unreadable));
        self.done = matches!(task, None | Some(Task::Unreadable(_)));
        self.found += 1;
        if let Some(Task::Lines(block)) = &task {
            self.given_out += block.len();
        }
        task
    }
}

impl Task {
    fn of_part(part: Part) -> Self {
        match part {
            Part::Lines(block) => Self::Lines(block),
            Part::Puzzle(found) => Self::Puzzle(PlacedPuzzle::of_found(*found)),
        }
    }
}

fn start_of(line: usize) -> Place {
    Place::At { line, column: 1 }
}
