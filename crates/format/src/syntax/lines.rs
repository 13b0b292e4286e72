//! Reads the lines of a source in bounded memory.
//!
//! A line ends in LF, CR LF or CR. Each line is checked to be text without NUL bytes as it arrives: UTF-8, or else
//! Windows-1252. So an error has its place, and is reported before later text is read. A line that is too long is an
//! error at once, so a source without line endings is given up too.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::{BufRead, ErrorKind};
use std::mem;

use super::windows_1252;
use crate::source::problem_of;
use crate::{MAX_BYTES, Problem, ReadError};

/// The longest line of a list or a grid, in bytes.
const MAX_LINE: usize = 64 * 1024;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A line of a text, without its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextLine<'a> {
    /// The number of the line, from 1.
    pub(crate) number: usize,
    /// The text of the line.
    pub(crate) text: &'a str,
}

impl TextLine<'_> {
    /// Returns an error for this line, at a column from 1.
    pub(crate) fn error(self, column: usize, problem: Problem) -> ReadError {
        ReadError { line: self.number, column, problem }
    }

    /// Returns an error at `part`, a slice of the line.
    pub(crate) fn error_at(self, part: &str, problem: Problem) -> ReadError {
        let before = self.text.get(..start_of(self.text, part)).unwrap_or_default();
        self.error(before.chars().count() + 1, problem)
    }
}

/// The lines of a source, one at a time.
#[derive(Debug)]
pub(crate) struct Lines<R> {
    source: R,
    /// Lines that were read and are read again.
    again: VecDeque<String>,
    /// The error of the line behind them, which was read too.
    error_again: Option<ReadError>,
    buffer: Vec<u8>,
    text: String,
    number: usize,
    longest: usize,
    after_return: bool,
    /// Whether the source is inside a line that is too long.
    within_line: bool,
}

impl<R: BufRead> Lines<R> {
    /// Reads lines of a text of unknown form. A line may be as long as a text that is read whole.
    pub(crate) fn of_any_text(source: R) -> Self {
        Self {
            source,
            again: VecDeque::new(),
            error_again: None,
            buffer: Vec::new(),
            text: String::new(),
            number: 0,
            longest: MAX_BYTES,
            after_return: false,
            within_line: false,
        }
    }

    /// Reads lines of a list or of grids.
    pub(crate) fn of_short_lines(source: R) -> Self {
        let mut lines = Self::of_any_text(source);
        lines.expect_short_lines();
        lines
    }

    /// Switches to the limits of a list or of grids.
    pub(crate) fn expect_short_lines(&mut self) {
        self.longest = MAX_LINE;
    }

    /// Returns the source of the lines.
    pub(crate) fn get_ref(&self) -> &R {
        &self.source
    }

    /// Returns whether the buffered bytes of the source start with these bytes.
    pub(crate) fn starts_with(&mut self, bytes: &[u8]) -> bool {
        self.source.fill_buf().is_ok_and(|available| available.starts_with(bytes))
    }

    /// Reads the first lines again, which are all that were read so far.
    pub(crate) fn put_back(&mut self, lines: &str) {
        self.again = lines.lines().map(str::to_owned).collect();
        self.number = 0;
    }

    /// Returns the error of the line that was read last again, when the next line is asked for.
    pub(crate) fn put_error_back(&mut self, error: ReadError) {
        self.error_again = Some(error);
        self.number -= 1;
    }

    /// Whether there is no further line. Waits for the source.
    pub(crate) fn is_at_end(&mut self) -> bool {
        let is_return = mem::take(&mut self.after_return);
        if is_return && available(&mut self.source).is_ok_and(|bytes| bytes.starts_with(b"\n")) {
            self.source.consume(1);
        }
        self.again.is_empty()
            && self.error_again.is_none()
            && available(&mut self.source).is_ok_and(<[u8]>::is_empty)
    }

    /// Returns the number of lines read.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// Returns the next line. Returns `None` at the end.
    pub(crate) fn next(&mut self) -> Option<Result<TextLine<'_>, ReadError>> {
        let read = self.advance()?;
        Some(read.map(|()| self.line()))
    }

    /// Returns the line that was read last, or an empty line after an error.
    pub(crate) fn line(&self) -> TextLine<'_> {
        TextLine { number: self.number, text: &self.text }
    }

    /// Moves to the next line. Returns `None` at the end, and after a line without an end.
    pub(crate) fn advance(&mut self) -> Option<Result<(), ReadError>> {
        self.text.clear();
        if let Some(line) = self.again.pop_front() {
            self.number += 1;
            self.text = line;
            return Some(Ok(()));
        }
        if let Some(error) = self.error_again.take() {
            self.number += 1;
            return Some(Err(error));
        }
        let filled = match self.leave_long_line() {
            Ok(true) => self.fill(),
            ended => ended,
        };
        if filled == Ok(false) {
            return None;
        }
        self.number += 1;
        let taken = match filled {
            Ok(_) => self.take_text(),
            Err(problem) => Err(unfinished(self.number, &self.buffer, problem)),
        };
        Some(taken)
    }

    /// Goes to the end of the line if it was too long. Returns `false` if the end is not within [`MAX_BYTES`].
    fn leave_long_line(&mut self) -> Result<bool, Problem> {
        self.buffer.clear();
        let mut left = MAX_BYTES;
        while self.within_line {
            let available = available(&mut self.source)?;
            let end = available.iter().position(|&byte| is_end(byte));
            let skipped = end.map_or(available.len(), |end| end + 1);
            self.after_return = end.is_some_and(|end| available[end] == b'\r');
            self.source.consume(skipped);
            self.within_line = end.is_none();
            left = left.saturating_sub(skipped);
            if self.within_line && (skipped == 0 || left == 0) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Converts the bytes in the buffer to text.
    fn take_text(&mut self) -> Result<(), ReadError> {
        let bytes = match self.number {
            1 => self.buffer.strip_prefix(BYTE_ORDER_MARK),
            _ => None,
        };
        let text = checked(self.number, bytes.unwrap_or(&self.buffer))?;
        self.text.push_str(&text);
        Ok(())
    }

    /// Reads the bytes of the next line into the buffer. Returns `false` at the end.
    fn fill(&mut self) -> Result<bool, Problem> {
        self.buffer.clear();
        loop {
            let available = available(&mut self.source)?;
            if available.is_empty() {
                return Ok(!self.buffer.is_empty());
            }
            if mem::take(&mut self.after_return) && available[0] == b'\n' {
                self.source.consume(1);
                continue;
            }
            let end = available.iter().position(|&byte| is_end(byte));
            let part = &available[..end.unwrap_or(available.len())];
            self.buffer.extend_from_slice(part);
            self.after_return = end.is_some_and(|end| available[end] == b'\r');
            let read = part.len() + usize::from(end.is_some());
            self.source.consume(read);
            let in_bounds = self.check_length(self.buffer.len());
            self.within_line = in_bounds.is_err() && end.is_none();
            in_bounds?;
            if end.is_some() {
                return Ok(true);
            }
        }
    }

    /// Returns about `size` bytes of the next whole lines, unparsed, and the number of lines before them. Returns fewer bytes
    /// if no more have arrived, and `None` at the end.
    pub(crate) fn cut(&mut self, size: usize) -> Option<Result<(Vec<u8>, usize), ReadError>> {
        let mut bytes: Vec<u8> = Vec::new();
        if !self.again.is_empty() {
            let before = self.number;
            self.number += self.again.len();
            bytes.extend(self.again.drain(..).flat_map(|line| (line + "\n").into_bytes()));
            return Some(Ok((bytes, before)));
        }
        if let Some(error) = self.error_again.take() {
            self.number += 1;
            return Some(Err(error));
        }
        let taken = match self.leave_long_line() {
            Ok(true) => self.take_lines(size.max(1), &mut bytes),
            Ok(false) => return None,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = taken {
            self.number += 1;
            self.within_line = matches!(problem, Problem::LineTooLong { .. });
            return Some(Err(unfinished(self.number, &bytes, problem)));
        }
        let before = self.number;
        self.number += ends_in(&bytes);
        (!bytes.is_empty()).then_some(Ok((bytes, before)))
    }

    /// Reads bytes up to and including a line ending, or to the end of the source.
    fn take_lines(&mut self, size: usize, bytes: &mut Vec<u8>) -> Result<(), Problem> {
        loop {
            let available = available(&mut self.source)?;
            if available.is_empty() {
                return Ok(());
            }
            let skipped = usize::from(mem::take(&mut self.after_return) && available[0] == b'\n');
            let part = &available[skipped..available.len().min(skipped + size)];
            let last = part.iter().rposition(|&byte| is_end(byte));
            let part = last.map_or(part, |last| &part[..=last]);
            bytes.extend_from_slice(part);
            self.after_return = part.ends_with(b"\r");
            let taken = skipped + part.len();
            self.source.consume(taken);
            if last.is_some() {
                return Ok(());
            }
            self.check_length(bytes.len())?;
        }
    }

    fn check_length(&self, length: usize) -> Result<(), Problem> {
        let limit = self.longest;
        match length {
            _ if length <= limit => Ok(()),
            _ if limit == MAX_BYTES => Err(Problem::TooLarge { limit }),
            _ => Err(Problem::LineTooLong { limit }),
        }
    }
}

impl<'a> Lines<&'a [u8]> {
    /// Returns the lines of a list after the first `number`.
    pub(crate) fn behind(number: usize, text: &'a [u8]) -> Self {
        Self { number, ..Self::of_short_lines(text) }
    }

    /// The unread bytes.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        if mem::take(&mut self.after_return) {
            self.source = self.source.strip_prefix(b"\n").unwrap_or(self.source);
        }
        self.source
    }

    /// Skips the next line, which has `bytes` bytes with its line ending. Returns the number of the line.
    pub(crate) fn go_over(&mut self, bytes: usize) -> usize {
        self.source.consume(bytes);
        self.number += 1;
        self.number
    }
}

/// Waits for bytes of the source. Returns an empty slice at its end.
fn available(source: &mut impl BufRead) -> Result<&[u8], Problem> {
    let at_end = loop {
        match source.fill_buf() {
            Ok(available) => break available.is_empty(),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(problem_of(&error)),
        }
    };
    // A source with buffered bytes returns them again without reading. A source at its end might read again.
    if at_end {
        return Ok(&[]);
    }
    source.fill_buf().map_err(|error| problem_of(&error))
}

/// The byte offset of `part` in `text`. `part` must be a slice of `text`.
pub(crate) fn start_of(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize)
}

/// Some slices of `text` in their order, each with its column from 1.
pub(crate) fn with_columns<'a>(
    text: &str,
    parts: impl Iterator<Item = &'a str>,
) -> Vec<(usize, &'a str)> {
    let (mut at, mut column) = (0, 1);
    let placed = |part| {
        let start = start_of(text, part);
        column += text[at..start].chars().count();
        at = start;
        (column, part)
    };
    parts.map(placed).collect()
}

/// Returns an error at a byte of a whole text.
pub(crate) fn error_at(text: &str, byte: usize, problem: Problem) -> ReadError {
    let before = &text[..byte];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    ReadError { line, column, problem }
}

/// Counts the lines of a text up to given bytes, which must be in ascending order.
pub(crate) struct LineCounter<'a> {
    text: &'a str,
    counted: usize,
    line: usize,
}

impl<'a> LineCounter<'a> {
    /// A counter at the start of a text.
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, counted: 0, line: 1 }
    }

    /// Returns the number of the line that contains a byte of the text.
    pub(crate) fn line_at(&mut self, byte: usize) -> usize {
        let byte = byte.max(self.counted);
        self.line += self.text[self.counted..byte].matches('\n').count();
        self.counted = byte;
        self.line
    }
}

/// Returns the error for an unfinished line. If the start of a long line is not text, that error says more than the length.
fn unfinished(number: usize, start: &[u8], problem: Problem) -> ReadError {
    let is_long = matches!(problem, Problem::TooLarge { .. } | Problem::LineTooLong { .. });
    match checked(number, without_part_of_a_character(start)) {
        Err(error) if is_long => error,
        _ => TextLine { number, text: "" }.error(1, problem),
    }
}

/// The bytes of an interrupted text, without an incomplete character at the end.
fn without_part_of_a_character(bytes: &[u8]) -> &[u8] {
    match str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
        _ => bytes,
    }
}

/// Counts the line endings in `bytes`.
fn ends_in(bytes: &[u8]) -> usize {
    let returns = count_byte(bytes, b'\r');
    let both = match returns {
        0 => 0,
        _ => bytes.windows(2).filter(|pair| *pair == b"\r\n").count(),
    };
    count_byte(bytes, b'\n') + returns - both
}

/// Counts `byte`. The count of each piece fits into a byte, so the compiler compares many bytes at once.
pub(crate) fn count_byte(bytes: &[u8], byte: u8) -> usize {
    let in_piece = |piece: &[u8]| piece.iter().map(|&b| u8::from(b == byte)).sum::<u8>();
    bytes.chunks(255).map(|piece| usize::from(in_piece(piece))).sum()
}

fn is_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// Returns the text of a line, or an error if the bytes are not text.
fn checked(number: usize, bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    let (text, problem) = match str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            if let Some(text) = windows_1252::decode(bytes) {
                return Ok(Cow::Owned(text));
            }
            let valid = bytes.split_at(error.valid_up_to()).0;
            (str::from_utf8(valid).unwrap_or_default(), Some(Problem::NotUtf8))
        }
    };
    let line = TextLine { number, text };
    if let Some(at) = text.find('\0') {
        return Err(line.error(text[..at].chars().count() + 1, Problem::NulByte));
    }
    match problem {
        Some(problem) => Err(line.error(text.chars().count() + 1, problem)),
        None => Ok(Cow::Borrowed(text)),
    }
}
