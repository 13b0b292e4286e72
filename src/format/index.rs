//! An index of a list: where each puzzle begins.
//!
//! The library reads one page of a large list at a time. With the index it reads any puzzle without the puzzles
//! before it.

use std::io::{self, BufRead};

use super::lines::Line;
use super::{ReadError, list};
use crate::engine::{Cancelled, Cells, Control};

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The bytes at which the lines of a list begin that are neither empty nor comments.
///
/// # Errors
/// Those of `source`; within, [`Cancelled`] if `control` cancels the work.
pub(crate) fn puzzle_starts(
    mut source: impl BufRead,
    control: &Control,
) -> io::Result<Result<Vec<u64>, Cancelled>> {
    let mut scan = Scan::default();
    loop {
        let available = match source.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if available.is_empty() {
            return Ok(Ok(scan.starts));
        }
        let length = available.len();
        scan.look(available);
        source.consume(length);
        if control.report(scan.starts.len() as u64, scan.at).is_err() {
            return Ok(Err(Cancelled));
        }
    }
}

/// The puzzle in one line of a list; `None` if it is empty or a comment.
///
/// # Errors
/// If the line is no puzzle.
pub(crate) fn puzzle_of_line(text: &str) -> Result<Option<Cells>, ReadError> {
    list::read_line(Line { number: 1, text })
}

/// What was seen of a list so far.
#[derive(Default)]
struct Scan {
    starts: Vec<u64>,
    /// How many bytes went before.
    at: u64,
    /// The byte at which this line begins.
    line: u64,
    state: State,
}

/// What was seen of a line.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum State {
    /// Nothing but blanks.
    #[default]
    Blank,
    /// A slash, which may begin a comment.
    Slash,
    /// What it is, is known.
    Known,
}

impl Scan {
    fn look(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.at += 1;
            match (self.state, byte) {
                (state, b'\n' | b'\r') => {
                    if state == State::Slash {
                        self.starts.push(self.line);
                    }
                    (self.state, self.line) = (State::Blank, self.at);
                }
                (State::Known, _) => {}
                (State::Blank, byte) if byte.is_ascii_whitespace() || self.is_mark(byte) => {}
                (State::Blank, b'/') => self.state = State::Slash,
                (State::Blank, b'#') | (State::Slash, b'/') => self.state = State::Known,
                (State::Blank | State::Slash, _) => {
                    self.starts.push(self.line);
                    self.state = State::Known;
                }
            }
        }
    }

    /// Whether a byte is one of the mark that a text may begin with.
    fn is_mark(&self, byte: u8) -> bool {
        let place = usize::try_from(self.at - 1).unwrap_or(usize::MAX);
        BYTE_ORDER_MARK.get(place) == Some(&byte)
    }
}
