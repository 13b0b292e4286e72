//! Where puzzles come from: a file, or standard input.

use std::fmt;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::Path;

use super::ending::Failure;
use crate::store::{StoreError, file};
use crate::text::command_line::Notice;

/// How standard input is called where something is said about it.
const STANDARD_INPUT: &str = "<stdin>";

/// How many bytes are read at once.
const CAPACITY: usize = 64 * 1024;

/// A source of puzzles that was opened.
pub(super) struct Input {
    /// Its name, for messages.
    pub(super) name: String,
    reader: Box<dyn Read + Send>,
}

impl Input {
    /// Opens the file `path`; standard input for `-`, and where no file is named but something is piped in.
    pub(super) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            Some(path) if path != Path::new("-") => Ok(Self::of_file(path)?),
            None if io::stdin().is_terminal() => Err(Notice::NoInput.into()),
            _ => Ok(Self { name: STANDARD_INPUT.to_owned(), reader: Box::new(io::stdin()) }),
        }
    }

    fn of_file(path: &Path) -> Result<Self, StoreError> {
        let file = file::stream(path)?;
        Ok(Self { name: path.display().to_string(), reader: Box::new(file) })
    }

    /// The bytes; `before_waiting` is called whenever more of them have to be asked for.
    pub(super) fn into_source<F: FnMut()>(self, before_waiting: F) -> Source<F> {
        Source { reader: BufReader::with_capacity(CAPACITY, self.reader), before_waiting }
    }
}

/// Reads an input, and gives notice before it may have to wait for more.
pub(super) struct Source<F> {
    reader: BufReader<Box<dyn Read + Send>>,
    before_waiting: F,
}

impl<F: FnMut()> Read for Source<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let count = available.len().min(buffer.len());
        buffer[..count].copy_from_slice(&available[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl<F: FnMut()> BufRead for Source<F> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.reader.buffer().is_empty() {
            (self.before_waiting)();
        }
        self.reader.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        self.reader.consume(count);
    }
}

impl<F> fmt::Debug for Source<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source").finish_non_exhaustive()
    }
}
