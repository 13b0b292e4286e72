//! The target of writing: a file, or standard output.
//!
//! A long input passes through puzzle by puzzle; memory holds only the puzzles in work. A file is replaced only when all
//! content is written. Standard output gets the content before an error.

use std::io::{self, Write};
use std::path::Path;

use super::ahead::Ahead;
use super::ending::Failure;
use super::interrupt;
use super::output::Output;
use crate::engine::Cancelled;
use crate::format::stream::Found;
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

/// The reason why writing stopped.
#[derive(Debug)]
pub(super) enum Stopped {
    /// The target refused to write.
    Target(io::Error),
    /// Any other failure.
    Failed(Failure),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Self::Target(error)
    }
}

impl From<Notice> for Stopped {
    fn from(notice: Notice) -> Self {
        Self::Failed(notice.into())
    }
}

impl From<Cancelled> for Stopped {
    fn from(cancelled: Cancelled) -> Self {
        Self::Failed(cancelled.into())
    }
}

/// Where the target is standard output, or nothing is written yet.
impl From<Stopped> for Failure {
    fn from(stopped: Stopped) -> Self {
        match stopped {
            Stopped::Target(error) => error.into(),
            Stopped::Failed(failure) => failure,
        }
    }
}

/// Writes finished bytes to the target.
pub(super) fn write_ready(
    target: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    if is_standard_output(target) {
        let mut output = Output::new();
        write(&mut output)?;
        return Ok(output.flush()?);
    }
    Ok(interrupt::save_with(target, |file, _| write(file))?)
}

/// Puzzles that are read during the writing.
pub(super) type Puzzles<'a> = &'a mut dyn Iterator<Item = Result<Found, Stopped>>;

/// Writes the output of `work` while the puzzles are read.
pub(super) fn write(
    target: &Path,
    read: impl Iterator<Item = Result<Found, Notice>> + Send + 'static,
    work: impl FnOnce(Puzzles<'_>, &mut dyn Write) -> Result<(), Stopped>,
) -> Result<(), Failure> {
    if is_standard_output(target) {
        to_standard_output(read, work)
    } else {
        to_file(target, read, work)
    }
}

fn to_standard_output(
    read: impl Iterator<Item = Result<Found, Notice>>,
    work: impl FnOnce(Puzzles<'_>, &mut dyn Write) -> Result<(), Stopped>,
) -> Result<(), Failure> {
    let mut output = Output::new();
    let done = work(&mut read.map(|read| Ok(read?)), &mut output);
    let flushed = output.flush();
    match done {
        Ok(()) => Ok(flushed?),
        Err(stopped) => Err(stopped.into()),
    }
}

fn to_file(
    target: &Path,
    read: impl Iterator<Item = Result<Found, Notice>> + Send + 'static,
    work: impl FnOnce(Puzzles<'_>, &mut dyn Write) -> Result<(), Stopped>,
) -> Result<(), Failure> {
    // Until the first puzzles are there, nothing is begun that a signal would leave behind.
    let mut ahead = Ahead::of(read);
    let mut failed = None;
    let saved = interrupt::save_with(target, |file, signals| {
        let mut puzzles = std::iter::from_fn(|| match ahead.next(|| signals.check()) {
            Ok(read) => read.map(|read| Ok(read?)),
            Err(signal) => Some(Err(signal.into())),
        });
        match work(&mut puzzles, file) {
            Ok(()) => Ok(()),
            Err(Stopped::Target(error)) => Err(error),
            Err(Stopped::Failed(failure)) => {
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
