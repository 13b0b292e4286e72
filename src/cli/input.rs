//! Where puzzles come from: a file, or standard input.

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
    /// Opens the file `path`, or the puzzle of the code that stands there instead; standard input for `-`, and where no file is named but something is piped in.
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

    /// The puzzle that a code stands for.
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

/// The code that is typed in the place of a file, where there is no such file.
fn code(path: &Path) -> Result<Option<Code>, Misuse> {
    match path.to_str() {
        Some(typed) if Code::is_meant(typed) && !path.exists() => {
            let bad = |error| Misuse::BadCode { typed: typed.to_owned(), error };
            typed.parse().map(Some).map_err(bad)
        }
        _ => Ok(None),
    }
}

/// Every puzzle of an input called `name`. The first error ends them; an input without a puzzle is one.
pub(super) fn puzzles(
    source: Source,
    name: &str,
) -> impl Iterator<Item = Result<Found, Notice>> + use<> {
    puzzles_of_kind(source, name).1
}

/// The kind of an input, if its first puzzle can be read, and every puzzle of it as [`puzzles`] gives them.
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

/// Every puzzle of an input, also behind a line of a list that cannot be read. An input without a puzzle is an error.
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
