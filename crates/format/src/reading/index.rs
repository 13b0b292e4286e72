//! An index of a list: where each puzzle begins.
//!
//! The library reads one page of a large list at a time. With the index it reads any puzzle without the puzzles
//! before it.

use std::io::{self, BufRead};

use crate::ReadError;
use crate::plain_text::list;
use crate::syntax::lines::TextLine;
use nonet_engine::{Cancelled, Cells, Control};

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Why a list has no index.
#[derive(Debug)]
pub enum IndexError {
    /// The source cannot be read.
    Read(io::Error),
    /// The scan was cancelled.
    Cancelled,
}

/// Finds the byte offsets of the puzzles of a list: its lines that are neither empty nor comments.
///
/// # Errors
/// Returns an error if `source` has one, or if `control` was cancelled.
pub fn puzzle_starts(mut source: impl BufRead, control: &Control) -> Result<Vec<u64>, IndexError> {
    let mut scan = ListScan::default();
    loop {
        let available = match source.fill_buf() {
            // A signal has interrupted the call, and nothing is wrong with the source.
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other.map_err(IndexError::Read)?,
        };
        if available.is_empty() {
            return Ok(scan.starts);
        }
        let length = available.len();
        scan.look(available);
        source.consume(length);
        control
            .report(scan.starts.len() as u64, scan.at)
            .map_err(|Cancelled| IndexError::Cancelled)?;
    }
}

/// Reads the puzzle in one line of a list. Returns `None` if the line is empty or a comment.
///
/// # Errors
/// Returns an error if the line is no puzzle.
pub fn puzzle_of_line(text: &str) -> Result<Option<Cells>, ReadError> {
    list::read_line(TextLine { number: 1, text })
}

/// The state of a scan through a list.
#[derive(Default)]
struct ListScan {
    starts: Vec<u64>,
    /// The number of bytes before the current one.
    at: u64,
    /// The byte offset at which the current line begins.
    line: u64,
    state: LineState,
}

/// The state of the scan within a line.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum LineState {
    /// Only blanks so far.
    #[default]
    Blank,
    /// A slash so far, which may begin a comment.
    Slash,
    /// The line was already recognised.
    Known,
}

impl ListScan {
    fn look(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.at += 1;
            // Byte for byte and without a buffer for the line: a collection may have a line of any length.
            match (self.state, byte) {
                (state, b'\n' | b'\r') => {
                    // A lone slash begins no comment, so the line counts as a puzzle, as it does for the reader of
                    // lists.
                    if state == LineState::Slash {
                        self.starts.push(self.line);
                    }
                    (self.state, self.line) = (LineState::Blank, self.at);
                }
                (LineState::Known, _) => {}
                (LineState::Blank, byte) if byte.is_ascii_whitespace() || self.is_mark(byte) => {}
                (LineState::Blank, b'/') => self.state = LineState::Slash,
                (LineState::Blank, b'#' | b'%' | b';') | (LineState::Slash, b'/') => {
                    self.state = LineState::Known;
                }
                (LineState::Blank | LineState::Slash, _) => {
                    self.starts.push(self.line);
                    self.state = LineState::Known;
                }
            }
        }
    }

    /// Whether a byte is part of a byte order mark at the start of the text.
    fn is_mark(&self, byte: u8) -> bool {
        let place = usize::try_from(self.at - 1).unwrap_or(usize::MAX);
        BYTE_ORDER_MARK.get(place) == Some(&byte)
    }
}
