//! A table: each line has a puzzle in one field among others, such as its name, its rating or its answer.
//!
//! Commas, semicolons, tabs, bars or blanks stand between the fields. As in CSV, a field may stand in quotes, and then
//! hold separators and line breaks; so a record may have several lines. A quote that does not end within
//! [`LONGEST_RECORD`] bytes is a sign like any other, so that one stray quote costs one line. The field with the puzzle
//! holds a board in any of the ways in which a board is written in one piece: 81 signs, also with commas, blanks,
//! brackets or line breaks between them.

use std::borrow::Cow;
use std::cell::RefCell;

use csv_core::{ReadRecordResult, Reader, ReaderBuilder};

use super::list;
use crate::notation::{scripts, symbols};
use crate::syntax::lines::TextLine;
use crate::{Problem, ReadError};
use nonet_engine::Cells;

/// The longest record in quotes, in bytes.
pub(crate) const LONGEST_RECORD: usize = 64 * 1024;

/// What stands between two fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Separator {
    Comma,
    Semicolon,
    Tab,
    Bar,
    /// Any white space.
    Blanks,
}

impl Separator {
    pub(crate) const ALL: [Self; 5] =
        [Self::Comma, Self::Semicolon, Self::Tab, Self::Bar, Self::Blanks];

    /// The sign, or `None` if there are several.
    fn sign(self) -> Option<u8> {
        match self {
            Self::Comma => Some(b','),
            Self::Semicolon => Some(b';'),
            Self::Tab => Some(b'\t'),
            Self::Bar => Some(b'|'),
            Self::Blanks => None,
        }
    }

    fn has_quotes(self) -> bool {
        matches!(self, Self::Comma | Self::Semicolon | Self::Tab)
    }
}

/// How the puzzles of a table are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableForm {
    /// What stands between the fields.
    pub(crate) separator: Separator,
    /// The field with the puzzle, from 0.
    pub(crate) column: usize,
    /// Whether the records are quoted texts in the source of a program. Then code may stand between them.
    pub(crate) is_code: bool,
}

/// A record of a table: one line, or several if a field in quotes has line breaks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record<'a> {
    /// The number of its first line, from 1.
    pub(crate) line: usize,
    /// Its bytes, without the line ending.
    pub(crate) bytes: &'a [u8],
}

impl TableForm {
    /// A table with the puzzles in this field, from 0.
    pub(crate) fn new(separator: Separator, column: usize) -> Self {
        Self { separator, column, is_code: false }
    }

    /// The next puzzle of `records`, with the number of its line. Returns `None` at their end.
    pub(crate) fn next_puzzle(
        self,
        records: &mut Records<'_>,
    ) -> Option<Result<(usize, Cells), ReadError>> {
        records.find_map(|record| {
            let read = self.read(record).transpose()?;
            Some(read.map(|cells| (record.line, cells)))
        })
    }

    /// Reads the puzzle of a record. Returns `None` if the record is empty, a comment, or a rule below headings.
    pub(crate) fn read(self, record: Record<'_>) -> Result<Option<Cells>, ReadError> {
        if is_skipped(record.bytes, self.separator) {
            return Ok(None);
        }
        let field = field(record.bytes, self.separator, self.column);
        if let Some(cells) = field.as_deref().and_then(cells_of) {
            return Ok(Some(cells));
        }
        // A name of several words moves the puzzle.
        if self.separator == Separator::Blanks
            && let Some(cells) = record.bytes.split(u8::is_ascii_whitespace).find_map(plain_cells)
        {
            return Ok(Some(cells));
        }
        if self.is_code && is_line_of_code(record.bytes) {
            return Ok(None);
        }
        Err(field.map_or_else(|| self.lacks_field(record), |field| Self::fault(record, &field)))
    }

    fn lacks_field(self, record: Record<'_>) -> ReadError {
        let problem = Problem::NoField { expected: self.column + 1 };
        let column = String::from_utf8_lossy(record.bytes).chars().count() + 1;
        ReadError { line: record.line, column, problem }
    }

    /// The fault of a field that is no puzzle.
    fn fault(record: Record<'_>, field: &[u8]) -> ReadError {
        let text = String::from_utf8_lossy(field);
        let usual = scripts::with_usual_signs(text.trim());
        let line = TextLine { number: record.line, text: &usual };
        let error = match symbols::whole_board(line, 81, 9) {
            Err(error) => error,
            Ok(cells) => {
                let found = cells.len();
                line.error(1, Problem::TooManyCells { found, expected: 81 })
            }
        };
        let start = (field.as_ptr() as usize).checked_sub(record.bytes.as_ptr() as usize);
        let before = start.and_then(|start| record.bytes.get(..start));
        let indent = text.len() - text.trim_start().len();
        let column = before.map_or(0, |before| String::from_utf8_lossy(before).chars().count());
        ReadError { column: column + indent + error.column, ..error }
    }
}

/// The records of whole lines.
#[derive(Clone, Debug)]
pub(crate) struct Records<'a> {
    rest: &'a [u8],
    lines: usize,
    separator: Separator,
}

impl<'a> Records<'a> {
    /// The records behind `lines` lines.
    pub(crate) fn behind(lines: usize, bytes: &'a [u8], separator: Separator) -> Self {
        Self { rest: bytes, lines, separator }
    }

    /// The number of lines before the next record.
    pub(crate) fn lines(&self) -> usize {
        self.lines
    }

    /// The bytes that are not read yet.
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.rest
    }
}

impl<'a> Iterator for Records<'a> {
    type Item = Record<'a>;

    fn next(&mut self) -> Option<Record<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let within = &self.rest[..self.rest.len().min(LONGEST_RECORD)];
        let end = match end_of_record(within, self.separator) {
            RecordEnd::At(end) => end,
            RecordEnd::None | RecordEnd::OpenQuote => end_of_line(self.rest),
        };
        let (record, rest) = self.rest.split_at(end);
        let line = self.lines + 1;
        self.rest = rest;
        let bytes = without_line_end(record);
        self.lines += 1 + line_ends(bytes);
        Some(Record { line, bytes })
    }
}

/// Where a record ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RecordEnd {
    /// Behind its line ending, after so many bytes.
    At(usize),
    /// The bytes end before the record does, outside of quotes.
    None,
    /// The bytes end within quotes.
    OpenQuote,
}

/// Returns the length of the whole records at the start of `bytes`. What follows is the start of a record whose quotes
/// are still open, shorter than the longest record. `bytes` are whole lines.
pub(crate) fn whole_records(bytes: &[u8], separator: Separator) -> usize {
    if !separator.has_quotes() || !bytes.contains(&b'"') {
        return bytes.len();
    }
    let mut records = Records::behind(0, bytes, separator);
    loop {
        let rest = records.rest();
        let is_open =
            rest.len() <= LONGEST_RECORD && end_of_record(rest, separator) == RecordEnd::OpenQuote;
        if is_open || records.next().is_none() {
            return bytes.len() - rest.len();
        }
    }
}

fn end_of_record(bytes: &[u8], separator: Separator) -> RecordEnd {
    let is_line_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let line = bytes.iter().position(is_line_end);
    let first = &bytes[..line.unwrap_or(bytes.len())];
    if !separator.has_quotes() || !first.contains(&b'"') {
        return line.map_or(RecordEnd::None, |at| RecordEnd::At(at + ending(&bytes[at..])));
    }
    let sign = separator.sign();
    let (mut is_start, mut is_quoted, mut at) = (true, false, 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' if is_quoted && bytes.get(at + 1) == Some(&b'"') => at += 1,
            b'"' if is_quoted || is_start => is_quoted = !is_quoted,
            b'\n' | b'\r' if !is_quoted => return RecordEnd::At(at + ending(&bytes[at..])),
            _ => {}
        }
        is_start = Some(byte) == sign && !is_quoted;
        at += 1;
    }
    if is_quoted { RecordEnd::OpenQuote } else { RecordEnd::None }
}

fn end_of_line(bytes: &[u8]) -> usize {
    let end = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
    end.map_or(bytes.len(), |at| at + ending(&bytes[at..]))
}

/// The length of the line ending at the start of `bytes`.
fn ending(bytes: &[u8]) -> usize {
    if bytes.starts_with(b"\r\n") { 2 } else { 1 }
}

fn without_line_end(record: &[u8]) -> &[u8] {
    let record = record.strip_suffix(b"\n").unwrap_or(record);
    record.strip_suffix(b"\r").unwrap_or(record)
}

/// The number of line endings within a record.
fn line_ends(record: &[u8]) -> usize {
    let pairs = record.windows(2).filter(|pair| *pair == b"\r\n").count();
    record.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() - pairs
}

/// Whether a record has no puzzle and needs none.
pub(crate) fn is_skipped(record: &[u8], separator: Separator) -> bool {
    let start = record.trim_ascii_start();
    let is_comment = match start {
        [b'#' | b'%', ..] | [b'/', b'/', ..] => true,
        [b';', ..] => separator != Separator::Semicolon,
        _ => false,
    };
    let is_rule = separator == Separator::Bar
        && start.iter().all(|byte| matches!(byte, b'|' | b'-' | b':' | b' ' | b'+' | b'='));
    start.is_empty() || is_comment || is_rule
}

/// Whether a record with a board is a line of a program: a text in quotes that is indented, or in brackets, or that nothing
/// but a comma follows.
pub(crate) fn is_code(record: &[u8]) -> bool {
    let text = String::from_utf8_lossy(record);
    let inner = text.trim_matches(|sign: char| sign.is_whitespace() || "{}[]();,".contains(sign));
    let is_quoted = ['"', '\''].iter().any(|quote| {
        inner.len() > 1
            && inner.starts_with(*quote)
            && inner.ends_with(*quote)
            && inner.matches(*quote).count() == 2
    });
    is_quoted && inner.len() < text.len()
}

/// Whether a record without a board is code around the puzzles: it has brackets, or words in quotes.
fn is_line_of_code(record: &[u8]) -> bool {
    let text = String::from_utf8_lossy(record);
    let has_brackets = text.contains(['{', '}', '[', ']', '(', ')', ';']);
    has_brackets || (text.contains(['"', '\'']) && list::is_words(&text))
}

/// The fields of a record.
pub(crate) fn fields(record: &[u8], separator: Separator) -> Vec<Cow<'_, [u8]>> {
    let Some(sign) = separator.sign() else {
        let words = record.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        return words.map(Cow::Borrowed).collect();
    };
    let record = framed(record, separator);
    if !separator.has_quotes() || !record.contains(&b'"') {
        return record.split(|&byte| byte == sign).map(Cow::Borrowed).collect();
    }
    quoted_fields(record, sign)
}

/// The field of a record at a place, without the fields before it.
fn field(record: &[u8], separator: Separator, column: usize) -> Option<Cow<'_, [u8]>> {
    match separator.sign() {
        Some(sign) if !record.contains(&b'"') => {
            let mut fields = framed(record, separator).split(|&byte| byte == sign);
            fields.nth(column).map(Cow::Borrowed)
        }
        Some(_) | None => fields(record, separator).into_iter().nth(column),
    }
}

/// The record without the bar in front of it.
fn framed(record: &[u8], separator: Separator) -> &[u8] {
    match separator {
        Separator::Bar => {
            let record = record.trim_ascii_start();
            record.strip_prefix(b"|").unwrap_or(record)
        }
        Separator::Comma | Separator::Semicolon | Separator::Tab | Separator::Blanks => record,
    }
}

thread_local! {
    /// Readers of records, each with the sign that parts its fields. To build one takes as long as to read many records, and the
    /// first lines of a text are read again with each line that arrives.
    static READERS: RefCell<Vec<(u8, Reader)>> = const { RefCell::new(Vec::new()) };
}

fn quoted_fields(record: &[u8], sign: u8) -> Vec<Cow<'_, [u8]>> {
    READERS.with_borrow_mut(|readers| {
        let known = readers.iter().position(|(known, _)| *known == sign);
        let at = known.unwrap_or_else(|| {
            readers.push((sign, ReaderBuilder::new().delimiter(sign).build()));
            readers.len() - 1
        });
        fields_by(&mut readers[at].1, record, sign)
    })
}

fn fields_by<'a>(reader: &mut Reader, record: &'a [u8], sign: u8) -> Vec<Cow<'a, [u8]>> {
    reader.reset();
    let mut text = vec![0; record.len()];
    // There is one field more than separators.
    let mut ends = vec![0; record.split(|&byte| byte == sign).count()];
    let (mut read, mut written, mut count) = (0, 0, 0);
    loop {
        let (result, taken, put, ended) =
            reader.read_record(&record[read..], &mut text[written..], &mut ends[count..]);
        (read, written, count) = (read + taken, written + put, count + ended);
        if result != ReadRecordResult::InputEmpty || (taken == 0 && ended == 0) {
            break;
        }
    }
    let starts = [0].into_iter().chain(ends.iter().copied());
    let parts = starts.zip(ends.iter().copied()).take(count);
    parts.map(|(start, end)| Cow::Owned(text[start..end].to_vec())).collect()
}

/// Reads a field as a classic board.
pub(crate) fn cells_of(field: &[u8]) -> Option<Cells> {
    plain_cells(field).or_else(|| spread_cells(field))
}

/// Reads 81 signs without anything between them.
pub(crate) fn plain_cells(field: &[u8]) -> Option<Cells> {
    let field = field.trim_ascii();
    let usual = symbols::classic_board(field).filter(|cells| cells.len() == field.len());
    usual.or_else(|| cells_in_any_signs(field))
}

fn cells_in_any_signs(field: &[u8]) -> Option<Cells> {
    // A sign has at most four bytes.
    let text = str::from_utf8(field).ok().filter(|text| (81..=81 * 4).contains(&text.len()))?;
    let (cells, length) = scripts::classic_board(text.trim())?;
    (length == text.trim().len()).then_some(cells)
}

/// Reads 81 cells with other signs between them.
fn spread_cells(field: &[u8]) -> Option<Cells> {
    // A board with blanks, brackets and commas around each cell.
    const LONGEST: usize = 81 * 8;
    if !(81..=LONGEST).contains(&field.len()) {
        return None;
    }
    let text = str::from_utf8(field).ok()?;
    let is_between = |sign: &char| {
        symbols::is_separator(*sign)
            || matches!(sign, ',' | ';' | '/' | '[' | ']' | '(' | ')' | '{' | '}' | '\'' | '"')
    };
    let rows = text.lines().filter(|row| !symbols::is_rule(row));
    let mut signs = rows.flat_map(str::chars).filter(|sign| !is_between(sign));
    let board: String = signs.by_ref().take(81).collect();
    let (cells, length) = scripts::classic_board(&board)?;
    (length == board.len() && signs.next().is_none()).then_some(cells)
}

/// Whether a text that is no puzzle was meant as one: it has about as many signs as a board, and most are cells.
pub(crate) fn resembles_a_board(field: &[u8]) -> bool {
    let text = String::from_utf8_lossy(field);
    let text = text.trim();
    let length = text.chars().count();
    let is_cell = symbols::cell_test(text.chars());
    let cells = text.chars().filter(|sign| is_cell(*sign)).count();
    (64..=100).contains(&length) && cells * 4 >= length * 3
}
