//! The target of writing: a file, or standard output.
//!
//! A long input passes through puzzle by puzzle; memory holds only the puzzles in work. A file is replaced only when all
//! content is written. Standard output gets the content before an error.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;

use super::ending::CommandFailure;
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

/// Writes the output of `work` while the puzzles are read.
pub(super) fn write(
    target: &Path,
    read: impl Iterator<Item = Result<FoundPuzzle, Notice>> + Send + 'static,
    work: impl FnOnce(PuzzleStream<'_>, &mut dyn Write) -> Result<(), WriteStop>,
) -> Result<(), CommandFailure> {
    if is_standard_output(target) {
        to_standard_output(read, work)
    } else {
        to_file(target, read, work)
    }
}

fn to_standard_output(
    read: impl Iterator<Item = Result<FoundPuzzle, Notice>>,
    work: impl FnOnce(PuzzleStream<'_>, &mut dyn Write) -> Result<(), WriteStop>,
) -> Result<(), CommandFailure> {
    let mut output = ResultOutput::new();
    let done = work(&mut read.map(|read| Ok(read?)), &mut output);
    let flushed = output.flush();
    match done {
        Ok(()) => Ok(flushed?),
        Err(stopped) => Err(stopped.into()),
    }
}

fn to_file(
    target: &Path,
    read: impl Iterator<Item = Result<FoundPuzzle, Notice>> + Send + 'static,
    work: impl FnOnce(PuzzleStream<'_>, &mut dyn Write) -> Result<(), WriteStop>,
) -> Result<(), CommandFailure> {
    // Until the first puzzles are there, nothing is begun that a signal would leave behind.
    let mut ahead = ReadAhead::of(read);
    let mut failed = None;
    let saved = interrupt::save_with(target, |file, signals| {
        let mut puzzles = std::iter::from_fn(|| match ahead.next(|| signals.check()) {
            Ok(read) => read.map(|read| Ok(read?)),
            Err(signal) => Some(Err(signal.into())),
        });
        match work(&mut puzzles, file) {
            Ok(()) => Ok(()),
            Err(WriteStop::Target(error)) => Err(error),
            Err(WriteStop::Failed(failure)) => {
                failed = Some(failure);
                Err(io::Error::other("nothing more comes to be written"))
            }
        }
    });
    match failed {
        Some(failure) => Err(failure),
        None => Ok(saved?),
    }
}
