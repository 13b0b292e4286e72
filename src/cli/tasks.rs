//! Splits an input into tasks.
//!
//! A task is a puzzle, or many lines of a list. The first tasks are small, so that all threads get work from few
//! puzzles. Later tasks are larger, so that many puzzles cost few transfers. A task never waits for input that has not
//! arrived, so a sender of one puzzle at a time gets each answer at once.

use super::input::{InputPuzzles, PuzzleSource, Unread};
use crate::engine::{CellSets, Cells, Contradictions, Grid, Puzzle, Rules};
use crate::format::stream::{FoundPuzzle, StreamPart};
use crate::format::{ByteSource, Document, LineBlock, ReadError, judge};
use crate::text::command_line::InputPlace;

/// The largest block of lines, in bytes. The results of such a block are small enough that the allocator keeps the
/// freed memory. With larger blocks, the allocator returned the memory to the system each time, which cost a tenth of
/// the search.
const LARGEST: usize = 24 * 1024;

/// A block may have one byte for this many bytes that each thread got before.
const GROWTH: usize = 16;

/// A puzzle and its place in the input.
#[derive(Clone, Debug)]
pub(super) struct PlacedPuzzle {
    /// The place where the puzzle starts.
    pub(super) place: InputPlace,
    /// The givens.
    pub(super) givens: Grid,
    /// The constraints of the puzzle.
    pub(super) rules: Rules,
    /// The candidates that the puzzle rules out.
    pub(super) ruled_out: CellSets,
}

impl PlacedPuzzle {
    /// Reads the puzzle in a line of a list.
    pub(super) fn in_line(line: usize, cells: &Cells) -> Self {
        Self::of_givens(start_of(line), Grid::classic(cells))
    }

    fn of_givens(place: InputPlace, givens: Grid) -> Self {
        let ruled_out = CellSets::none(givens.layout());
        Self { place, rules: Rules::NONE, ruled_out, givens }
    }

    fn of_found(FoundPuzzle { line, document }: FoundPuzzle) -> Self {
        let Document { givens, rules, ruled_out, .. } = document;
        Self { place: start_of(line), givens, rules, ruled_out }
    }

    /// Returns the givens of a classic puzzle that says nothing but its givens.
    pub(super) fn classic_givens(&self) -> Option<Cells> {
        let has_givens_only = self.rules.is_empty() && self.ruled_out.is_empty();
        if has_givens_only { self.givens.classic_cells() } else { None }
    }

    /// Returns the puzzle, or all contradictions in it.
    pub(super) fn puzzle(&self) -> Result<Puzzle, Contradictions> {
        Puzzle::of_parts(self.givens.clone(), self.rules.clone(), self.ruled_out.clone())
    }
}

/// A unit of work.
#[derive(Debug)]
pub(super) enum Task {
    /// A puzzle to solve.
    Puzzle(PlacedPuzzle),
    /// Lines of a list with puzzles to solve.
    Lines(LineBlock),
    /// A line that is no puzzle.
    BadLine(ReadError),
    /// An error behind which nothing is read.
    Unreadable(ReadError),
}

/// The tasks of an input, in order, in constant memory. The tasks go on after unreadable lines of a list.
pub(super) struct Tasks {
    puzzles: TaskReader,
    least: usize,
    threads: u16,
    given_out: usize,
    found: u64,
    done: bool,
}

enum TaskReader {
    Any(InputPuzzles),
    Judge(judge::JudgePuzzles<ByteSource>),
}

impl Tasks {
    /// Puzzles in any format but the judge's; a block of lines has at least `least` bytes.
    pub(super) fn of_any(source: PuzzleSource, least: usize) -> Self {
        Self::new(TaskReader::Any(source.puzzles()), least)
    }

    /// Puzzles in the judge's format.
    pub(super) fn of_judge(source: PuzzleSource) -> Self {
        Self::new(TaskReader::Judge(judge::JudgePuzzles::new(source.bytes)), 1)
    }

    fn new(puzzles: TaskReader, least: usize) -> Self {
        Self { puzzles, least, threads: 1, given_out: 0, found: 0, done: false }
    }

    /// Returns the same tasks for this number of threads.
    pub(super) fn for_threads(self, threads: u16) -> Self {
        Self { threads, ..self }
    }

    /// Returns whether more input has already arrived.
    pub(super) fn has_more(&self) -> bool {
        let source = match &self.puzzles {
            TaskReader::Any(puzzles) => puzzles.bytes(),
            TaskReader::Judge(puzzles) => puzzles.get_ref(),
        };
        !self.done && !source.buffer().is_empty()
    }

    fn read(&mut self) -> Option<Task> {
        let size = self.size();
        match &mut self.puzzles {
            TaskReader::Any(puzzles) => Some(match puzzles.next_part(size)? {
                Ok(part) => Task::of_part(part),
                Err(Unread { error, is_line: true }) => Task::BadLine(error),
                Err(Unread { error, is_line: false }) => Task::Unreadable(error),
            }),
            TaskReader::Judge(puzzles) => {
                let place = InputPlace::Puzzle(self.found + 1);
                let task = |givens| Task::Puzzle(PlacedPuzzle::of_givens(place, givens));
                Some(puzzles.next()?.map_or_else(Task::Unreadable, task))
            }
        }
    }

    /// Returns the size of the next block. One thread has nobody to share with, and large blocks cost it the least.
    fn size(&self) -> usize {
        if self.threads == 1 {
            return LARGEST;
        }
        (self.given_out / usize::from(self.threads) / GROWTH).clamp(self.least, LARGEST)
    }
}

impl Iterator for Tasks {
    type Item = Task;

    fn next(&mut self) -> Option<Task> {
        if self.done {
            return None;
        }
        let task = self.read();
        self.done = task.is_none();
        self.found += 1;
        if let Some(Task::Lines(block)) = &task {
            self.given_out += block.len();
        }
        task
    }
}

impl Task {
    fn of_part(part: StreamPart) -> Self {
        match part {
            StreamPart::Lines(block) => Self::Lines(block),
            StreamPart::Puzzle(found) => Self::Puzzle(PlacedPuzzle::of_found(*found)),
        }
    }
}

fn start_of(line: usize) -> InputPlace {
    InputPlace::At { line, column: 1 }
}
