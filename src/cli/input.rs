//! Where puzzles come from: a file, or standard input.

use std::io::{self, BufReader, IsTerminal, Read};
use std::iter;
use std::path::Path;

use super::ending::Failure;
use super::tasks::some_or_empty;
use crate::format::ReadError;
use crate::format::stream::{Found, Puzzles};
use crate::store::{StoreError, file};
use crate::text::command_line::Notice;

/// How standard input is called where something is said about it.
const STANDARD_INPUT: &str = "<stdin>";

/// How many bytes are read at once.
const CAPACITY: usize = 64 * 1024;

/// The bytes of an input.
pub(super) type Source = BufReader<Box<dyn Read + Send>>;

/// A source of puzzles that was opened.
pub(super) struct Input {
    /// Its name, for messages.
    pub(super) name: String,
    /// Its bytes.
    pub(super) source: Source,
}

impl Input {
    /// Opens the file `path`; standard input for `-`, and where no file is named but something is piped in.
    pub(super) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            Some(path) if path != Path::new("-") => Ok(Self::of_file(path)?),
            None if io::stdin().is_terminal() => Err(Notice::NoInput.into()),
            _ => Ok(Self::new(STANDARD_INPUT.to_owned(), Box::new(io::stdin()))),
        }
    }

    fn of_file(path: &Path) -> Result<Self, StoreError> {
        let file = file::stream(path)?;
        Ok(Self::new(path.display().to_string(), Box::new(file)))
    }

    fn new(name: String, reader: Box<dyn Read + Send>) -> Self {
        Self { name, source: BufReader::with_capacity(CAPACITY, reader) }
    }
}

/// Every puzzle of an input called `name`. The first error ends them; an input without a puzzle is one.
pub(super) fn puzzles(source: Source, name: &str) -> impl Iterator<Item = Result<Found, Notice>> {
    readings(source).map(|read| read.map_err(|error| Notice::unreadable(name, error)))
}

/// Every puzzle of an input. The first error ends them; an input without a puzzle is one.
pub(super) fn readings(source: Source) -> impl Iterator<Item = Result<Found, ReadError>> {
    let mut puzzles = Puzzles::new(source);
    let mut count = 0;
    let mut failed = false;
    iter::from_fn(move || {
        if failed {
            return None;
        }
        let read = some_or_empty(puzzles.next(), count)?;
        count += 1;
        failed = read.is_err();
        Some(read)
    })
}
