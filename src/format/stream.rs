//! Reads puzzles one at a time from a source of any length.
//!
//! The first lines that are not comments show the kind of text. Texts with one puzzle per line, and boards written row by
//! row, are read as they arrive; memory holds one line or one board. For a list, [`Puzzles::next_part`] returns blocks
//! of unparsed lines, which other threads can parse. Every other text is read whole, up to
//! [`MAX_BYTES`].

use std::io::BufRead;

use super::block::Block;
use super::detect::{Detector, Form};
use super::lines::{Line, Lines};
use super::rows::Gathering;
pub use super::whole::Found;
use super::whole::{ReadLine, ReadWhole};
use super::{Document, Kind, MAX_BYTES, Problem, ReadError, list, symbols};
use crate::engine::Grid;

/// The start of a ZIP archive. HoDoKu stores its Java objects in one.
const ARCHIVE: &[u8] = b"PK\x03\x04";

/// A part of a source that can be processed independently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A puzzle.
    Puzzle(Box<Found>),
    /// Unparsed lines of a list.
    Lines(Block),
}

/// The puzzles of a source, in order.
///
/// In a text with one puzzle per line, reading continues after a bad line. Any other error ends the iteration.
#[derive(Debug)]
pub struct Puzzles<R> {
    lines: Lines<R>,
    kind: Option<Kind>,
    state: State,
}

#[derive(Debug)]
enum State {
    Unknown,
    List,
    Lines(ReadLine),
    Rows(Gathering),
    Whole(std::vec::IntoIter<Found>),
    Done,
}

impl<R: BufRead> Puzzles<R> {
    /// Reads from `source`, from its start.
    pub fn new(source: R) -> Self {
        Self { lines: Lines::of_any_text(source), kind: None, state: State::Unknown }
    }

    /// Returns the kind of the text; known from the first puzzle on.
    pub fn kind(&self) -> Option<Kind> {
        self.kind
    }

    /// Returns the source, which may be ahead of the puzzles returned so far.
    pub fn get_ref(&self) -> &R {
        self.lines.get_ref()
    }

    /// Returns the next puzzle, or for a list of known kind about `size` bytes of whole lines, and fewer if no more have
    /// arrived. An error while splitting lines ends the iteration.
    pub fn next_part(&mut self, size: usize) -> Option<Result<Part, ReadError>> {
        if !matches!(self.state, State::List) {
            return self.next().map(|found| Ok(Part::Puzzle(Box::new(found?))));
        }
        let cut = self.lines.cut(size);
        if !matches!(cut, Some(Ok(_))) {
            self.state = State::Done;
        }
        cut.map(|cut| cut.map(|(bytes, before)| Part::Lines(Block::new(bytes, before))))
    }

    /// Reads the comments at the start and the first lines after them, which show the form.
    fn start(&mut self) -> Option<Result<Found, ReadError>> {
        if self.lines.starts_with(ARCHIVE) {
            return Some(Err(ReadError::of_text(Problem::JavaObjects)));
        }
        let mut detector = Detector::default();
        let mut seen = String::new();
        loop {
            let line = match self.lines.next() {
                None => return self.start_as(detector.at_end()?, seen),
                Some(Err(error)) => return Some(Err(error)),
                Some(Ok(line)) => line,
            };
            let form = match detector.look(line) {
                Err(error) => return Some(Err(error)),
                Ok(form) => form,
            };
            seen.push_str(line.text);
            seen.push('\n');
            if seen.len() > MAX_BYTES + 1 {
                return Some(Err(too_large()));
            }
            if let Some(form) = form {
                return self.start_as(form, seen);
            }
        }
    }

    /// Continues with a known form; `seen` ends with the line that showed the form.
    fn start_as(&mut self, form: Form, seen: String) -> Option<Result<Found, ReadError>> {
        match form {
            Form::Whole(read) => self.start_whole(seen, read),
            Form::List => {
                self.kind = Some(Kind::List);
                self.lines.expect_short_lines();
                self.state = State::List;
                let number = self.lines.number();
                let text = seen.lines().next_back().unwrap_or_default();
                let first = list::read_line(Line { number, text }).transpose();
                first.map(|cells| Ok(found(number, Grid::classic(&cells?))))
            }
            Form::Lines(kind, read) => {
                self.kind = Some(kind);
                self.state = State::Lines(read);
                let number = self.lines.number();
                let text = seen.lines().next_back().unwrap_or_default();
                Some(read(Line { number, text }).map(|document| Found { line: number, document }))
            }
            Form::Rows => {
                self.kind = Some(Kind::Rows);
                self.lines.expect_short_lines();
                self.start_rows(&seen)
            }
        }
    }

    /// Takes the rows that were examined, at most one board.
    fn start_rows(&mut self, seen: &str) -> Option<Result<Found, ReadError>> {
        let mut gathering = Gathering::new();
        let mut board = None;
        for (at, text) in seen.lines().enumerate() {
            match gathering.push(Line { number: at + 1, text }) {
                Err(error) => return Some(Err(self.end_with(error))),
                Ok(whole) => board = board.or(whole),
            }
        }
        self.state = State::Rows(gathering);
        match board {
            Some((line, grid)) => Some(Ok(found(line, grid))),
            None => self.next_board(),
        }
    }

    fn start_whole(&mut self, seen: String, read: ReadWhole) -> Option<Result<Found, ReadError>> {
        self.state = State::Done;
        let whole = self.rest_of(seen).and_then(|text| read(&text));
        match whole {
            Err(error) => Some(Err(error)),
            Ok(whole) => {
                self.kind = Some(whole.kind);
                let mut puzzles = whole.found.into_iter();
                let first = puzzles.next();
                self.state = State::Whole(puzzles);
                first.map(Ok)
            }
        }
    }

    /// Reads the whole text, which starts with the lines seen so far.
    fn rest_of(&mut self, mut text: String) -> Result<String, ReadError> {
        while let Some(line) = self.lines.next() {
            text.push_str(line?.text);
            text.push('\n');
            if text.len() > MAX_BYTES + 1 {
                return Err(too_large());
            }
        }
        Ok(text)
    }

    fn next_of_list(&mut self) -> Option<Result<Found, ReadError>> {
        let read = list::next_puzzle(&mut self.lines)?;
        let read = read.map(|(line, cells)| found(line, Grid::classic(&cells)));
        Some(read.map_err(|error| self.end_where_broken(error)))
    }

    fn next_of_lines(&mut self, read: ReadLine) -> Option<Result<Found, ReadError>> {
        let found = loop {
            let line = match self.lines.next()? {
                Err(error) => break Err(error),
                Ok(line) => line,
            };
            if !symbols::is_blank(line.text) && !symbols::is_comment(line.text) {
                break read(line).map(|document| Found { line: line.number, document });
            }
        };
        Some(found.map_err(|error| self.end_where_broken(error)))
    }

    fn next_board(&mut self) -> Option<Result<Found, ReadError>> {
        let State::Rows(gathering) = &mut self.state else {
            return None;
        };
        let result = loop {
            match self.lines.next() {
                None => break gathering.finish(self.lines.number()).map(|()| None),
                Some(Err(error)) => break Err(error),
                Some(Ok(line)) => match gathering.push(line) {
                    Ok(None) => {}
                    done => break done,
                },
            }
        };
        match result {
            Ok(Some((line, grid))) => Some(Ok(found(line, grid))),
            Ok(None) => None,
            Err(error) => Some(Err(self.end_with(error))),
        }
    }

    /// Ends the iteration if the source reported an error.
    fn end_where_broken(&mut self, error: ReadError) -> ReadError {
        match error.problem {
            Problem::BrokenOff(_) => self.end_with(error),
            _ => error,
        }
    }

    fn end_with(&mut self, error: ReadError) -> ReadError {
        self.state = State::Done;
        error
    }
}

impl<R: BufRead> Iterator for Puzzles<R> {
    type Item = Result<Found, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.state {
            State::Unknown => {
                self.state = State::Done;
                self.start()
            }
            State::List => self.next_of_list(),
            &mut State::Lines(read) => self.next_of_lines(read),
            State::Rows(_) => self.next_board(),
            State::Whole(puzzles) => puzzles.next().map(Ok),
            State::Done => None,
        }
    }
}

fn found(line: usize, givens: Grid) -> Found {
    let document = Document::of_givens(givens);
    Found { line, document }
}

fn too_large() -> ReadError {
    ReadError::of_text(Problem::TooLarge { limit: MAX_BYTES })
}
