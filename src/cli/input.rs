//! The source of puzzles: a file, the code of a puzzle, or standard input.

use std::io::{self, BufReader, Cursor, IsTerminal, Read};
use std::iter;
use std::path::Path;

use super::ending::Failure;
use crate::engine::Control;
use crate::engine::generate::Code;
use crate::format::stream::{Found, Puzzles};
use crate::format::{Kind, Problem, ReadError, line_of};
use crate::store::{StoreError, file};
use crate::text::command_line::Notice;
use crate::text::misuse::Misuse;

/// The name of standard input in messages.
const STANDARD_INPUT: &str = "<stdin>";

/// Size of the read buffer in bytes.
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
    /// Opens the file `path`, or the puzzle with the code `path` if there is no such file. Opens standard input for `-`, and
    /// for `None` if standard input is not a terminal.
    pub(super) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            Some(path) if path != Path::new("-") => match code(path)? {
                Some(code) => Self::of_code(&code),
                None => Ok(Self::of_file(path)?),
            },
            None if io::stdin().is_terminal() => Err(Notice::NoInput.into()),
            _ => Ok(Self::new(STANDARD_INPUT.to_owned(), Box::new(io::stdin()))),
        }
    }

    /// Opens the puzzle with a code.
    fn of_code(code: &Code) -> Result<Self, Failure> {
        let puzzle = code.puzzle(&Control::default())?;
        let line = line_of(puzzle.givens()) + "\n";
        Ok(Self::new(code.to_string(), Box::new(Cursor::new(line))))
    }

    fn of_file(path: &Path) -> Result<Self, StoreError> {
        let file = file::stream(path)?;
        Ok(Self::new(path.display().to_string(), Box::new(file)))
    }

    fn new(name: String, reader: Box<dyn Read + Send>) -> Self {
        Self { name, source: BufReader::with_capacity(CAPACITY, reader) }
    }
}

/// Reads `path` as the code of a puzzle. Returns `None` if `path` does not look like a code, or if the file exists.
fn code(path: &Path) -> Result<Option<Code>, Misuse> {
    match path.to_str() {
        Some(typed) if Code::is_meant(typed) && !path.exists() => {
            let bad = |error| Misuse::BadCode { typed: typed.to_owned(), error };
            typed.parse().map(Some).map_err(bad)
        }
        _ => Ok(None),
    }
}

/// Returns every puzzle of the input `name`. The first error ends the iterator. An input without a puzzle is an error.
pub(super) fn puzzles(
    source: Source,
    name: &str,
) -> impl Iterator<Item = Result<Found, Notice>> + use<> {
    puzzles_of_kind(source, name).1
}

/// Returns the kind of an input, or `None` if the first puzzle cannot be read, and the puzzles as [`puzzles`] does.
pub(super) fn puzzles_of_kind(
    source: Source,
    name: &str,
) -> (Option<Kind>, impl Iterator<Item = Result<Found, Notice>> + use<>) {
    let mut puzzles = Puzzles::new(source);
    let first = some_or_empty(puzzles.next(), 0);
    let kind = puzzles.kind();
    let (mut failed, name) = (false, name.to_owned());
    let found = first.into_iter().chain(puzzles).map_while(move |read| {
        if failed {
            return None;
        }
        failed = read.is_err();
        Some(read.map_err(|error| Notice::unreadable(&name, error)))
    });
    (kind, found)
}

/// Returns every puzzle of an input, and continues after unreadable lines of a list. An input without a puzzle is an
/// error.
pub(super) fn readings(source: Source) -> impl Iterator<Item = Result<Found, ReadError>> {
    let mut puzzles = Puzzles::new(source);
    let mut count = 0;
    iter::from_fn(move || {
        let read = some_or_empty(puzzles.next(), count)?;
        count += 1;
        Some(read)
    })
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
