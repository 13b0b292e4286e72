//! The target of writing: a file, or standard output.
//!
//! A long input passes through puzzle by puzzle; memory holds only the puzzles in work. A file is replaced only when all
//! content is written. Standard output gets the content before an error.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;

use super::ending::{CommandFailure, CommandStatus, Voice};
use super::input::Unreadable;
use super::interrupt;
use super::output::ResultOutput;
use super::read_ahead::ReadAhead;
use crate::engine::Cancelled;
use crate::format::stream::FoundPuzzle;
use crate::text::command_line::{Notice, Remark};

/// Returns whether the target is standard output.
pub(super) fn is_standard_output(path: &Path) -> bool {
    path == Path::new("-")
}

/// Refuses an existing file. A folder is reported later, when it is written to.
pub(super) fn check_is_free(target: &Path) -> Result<(), Notice> {
    if !is_standard_output(target) && target.exists() && !target.is_dir() {
        return Err(Notice::about(&target.display().to_string(), Remark::Exists));
    }
    Ok(())
}

/// What the ending of the target's name tells a command, by `of_ending`. `of_other` returns the command that writes
/// a name with this ending.
///
/// # Errors
/// Returns that the other command writes it, or `unknown` if none does.
pub(super) fn told_by_ending<T>(
    target: &Path,
    of_ending: impl Fn(&str) -> Option<T>,
    of_other: impl Fn(&str) -> Option<&'static str>,
    unknown: Remark,
) -> Result<T, Notice> {
    let ending = target.extension().and_then(OsStr::to_str).unwrap_or_default();
    of_ending(ending).ok_or_else(|| {
        let other = of_other(ending);
        let of_command = |command| Remark::OfOtherCommand { ending: ending.to_owned(), command };
        Notice::about(&target.display().to_string(), other.map_or(unknown, of_command))
    })
}

/// The reason why writing stopped.
#[derive(Debug)]
pub(super) enum WriteStop {
    /// The target refused to write.
    Target(io::Error),
    /// Any other failure.
    Failed(CommandFailure),
}

impl From<io::Error> for WriteStop {
    fn from(error: io::Error) -> Self {
        Self::Target(error)
    }
}

impl From<Notice> for WriteStop {
    fn from(notice: Notice) -> Self {
        Self::Failed(notice.into())
    }
}

impl From<Cancelled> for WriteStop {
    fn from(cancelled: Cancelled) -> Self {
        Self::Failed(cancelled.into())
    }
}

/// Where the target is standard output, or nothing is written yet.
impl From<WriteStop> for CommandFailure {
    fn from(stopped: WriteStop) -> Self {
        match stopped {
            WriteStop::Target(error) => error.into(),
            WriteStop::Failed(failure) => failure,
        }
    }
}

/// Writes finished bytes to the target.
pub(super) fn write_ready(
    target: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), CommandFailure> {
    if is_standard_output(target) {
        let mut output = ResultOutput::new();
        write(&mut output)?;
        return Ok(output.flush()?);
    }
    Ok(interrupt::save_with(target, |file, _| write(file))?)
}

/// Puzzles that are read during the writing.
pub(super) type PuzzleStream<'a> = &'a mut dyn Iterator<Item = Result<FoundPuzzle, WriteStop>>;

/// What came of reading a puzzle of an input.
pub(super) enum ReadPuzzle {
    /// A puzzle.
    Found(Box<FoundPuzzle>),
    /// Why there is none.
    Unreadable(Unreadable),
    /// A signal arrived before the next puzzle was read.
    Interrupted(io::Error),
}

impl From<Result<FoundPuzzle, Unreadable>> for ReadPuzzle {
    fn from(read: Result<FoundPuzzle, Unreadable>) -> Self {
        match read {
            Ok(found) => Self::Found(Box::new(found)),
            Err(unreadable) => Self::Unreadable(unreadable),
        }
    }
}

/// The puzzles of an input without its unreadable lines. Reports each of these lines. If no line has a puzzle, the last
/// error ends the puzzles, so that nothing is written.
pub(super) struct ReadablePuzzles<I> {
    read: I,
    voice: Voice,
    has_found: bool,
    last_error: Option<Notice>,
    /// The outcome so far.
    pub(super) status: CommandStatus,
}

impl<I> ReadablePuzzles<I> {
    pub(super) fn of(read: I, voice: Voice) -> Self {
        let status = CommandStatus::Well;
        Self { read, voice, has_found: false, last_error: None, status }
    }

    fn report(&mut self) {
        if let Some(notice) = self.last_error.take() {
            self.voice.say(&notice);
            self.status = CommandStatus::Unread;
        }
    }
}

impl<I> Iterator for ReadablePuzzles<I>
where
    I: Iterator<Item = ReadPuzzle>,
{
    type Item = Result<FoundPuzzle, WriteStop>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let Some(read) = self.read.next() else {
                let error = self.last_error.take().filter(|_| !self.has_found);
                return error.map(|error| Err(error.into()));
            };
            self.report();
            match read {
                ReadPuzzle::Interrupted(signal) => return Some(Err(signal.into())),
                ReadPuzzle::Unreadable(Unreadable::Rest(notice)) => {
                    return Some(Err(notice.into()));
                }
                ReadPuzzle::Unreadable(Unreadable::Line(notice)) => {
                    self.last_error = Some(notice);
                    if self.has_found {
                        self.report();
                    }
                }
                ReadPuzzle::Found(found) => {
                    self.has_found = true;
                    return Some(Ok(*found));
                }
            }
        }
    }
}

/// Writes the output of `work` while the puzzles are read.
pub(super) fn write(
    target: &Path,
    read: impl Iterator<Item = Result<FoundPuzzle, Unreadable>> + Send + 'static,
    voice: Voice,
    work: impl FnOnce(PuzzleStream<'_>, &mut dyn Write) -> Result<(), WriteStop>,
) -> Result<CommandStatus, CommandFailure> {
    if is_standard_output(target) {
        to_standard_output(read, voice, work)
    } else {
        to_file(target, read, voice, work)
    }
}

fn to_standard_output(
    read: impl Iterator<Item = Result<FoundPuzzle, Unreadable>>,
    voice: Voice,
    work: impl FnOnce(PuzzleStream<'_>, &mut dyn Write) -> Result<(), WriteStop>,
) -> Result<CommandStatus, CommandFailure> {
    let mut output = ResultOutput::new();
    let mut puzzles = ReadablePuzzles::of(read.map(ReadPuzzle::from), voice);
    let done = work(&mut puzzles, &mut output);
    let flushed = output.flush();
    done?;
    flushed?;
    Ok(puzzles.status)
}

fn to_file(
    target: &Path,
    read: impl Iterator<Item = Result<FoundPuzzle, Unreadable>> + Send + 'static,
    voice: Voice,
    work: impl FnOnce(PuzzleStream<'_>, &mut dyn Write) -> Result<(), WriteStop>,
) -> Result<CommandStatus, CommandFailure> {
    // Until the first puzzles are there, nothing is begun that a signal would leave behind.
    let mut ahead = ReadAhead::of(read);
    let (mut failed, mut status) = (None, CommandStatus::Well);
    let saved = interrupt::save_with(target, |file, signals| {
        let read = std::iter::from_fn(|| match ahead.next(|| signals.check()) {
            Ok(read) => read.map(ReadPuzzle::from),
            Err(signal) => Some(ReadPuzzle::Interrupted(signal)),
        });
        let mut puzzles = ReadablePuzzles::of(read, voice);
        let done = work(&mut puzzles, file);
        status = puzzles.status;
        match done {
            Ok(()) => Ok(()),
            Err(WriteStop::Target(error)) => Err(error),
            Err(WriteStop::Failed(failure)) => {
                failed = Some(failure);
                Err(io::Error::other("nothing more comes to be written"))
            }
        }
    });
    if let Some(failure) = failed {
        return Err(failure);
    }
    saved?;
    Ok(status)
}
