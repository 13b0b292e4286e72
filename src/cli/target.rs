//! What is typed as the place to write to: a file, or standard output.
//!
//! A long input goes through puzzle by puzzle: no more of it is held than is being worked on. A file is written whole at
//! the end or not at all; standard output gets what comes before an error.

use std::io::{self, Write};
use std::path::Path;

use super::ahead::Ahead;
use super::ending::Failure;
use super::interrupt;
use super::output::Output;
use crate::engine::Cancelled;
use crate::format::stream::Found;
use crate::text::command_line::{Notice, Remark};

/// Whether results go to standard output.
pub(super) fn is_standard_output(path: &Path) -> bool {
    path == Path::new("-")
}

/// Refuses to write over a file. That a folder is none is told when it is written to.
pub(super) fn check_is_free(target: &Path) -> Result<(), Notice> {
    if !is_standard_output(target) && target.exists() && !target.is_dir() {
        return Err(Notice::about(&target.display().to_string(), Remark::Exists));
    }
    Ok(())
}

/// Why writing was stopped.
#[derive(Debug)]
pub(super) enum Stopped {
    /// The target takes no more.
    Target(io::Error),
    /// Anything else.
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

/// Writes what is ready to be written.
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

/// The puzzles that are read while something is written.
pub(super) type Puzzles<'a> = &'a mut dyn Iterator<Item = Result<Found, Stopped>>;

/// Writes what `work` makes of the puzzles while they are read.
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
