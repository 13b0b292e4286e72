//! Reads puzzles one at a time from a source of any length.
//!
//! The first lines that are not comments show the kind of text. Texts with one puzzle per line, and boards written row by
//! row, are read as they arrive; memory holds one line or one board. For a list, [`Puzzles::next_part`] returns blocks
//! of unparsed lines, which other threads can parse. Every other text is read whole, up to
//! [`MAX_BYTES`].

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::Arc;

use super::block::LineBlock;
use super::detect::{Detector, ReadLine, ReadMethod, ReadWhole};
use crate::engine::{Grid, Layout};
use crate::format::notation::symbols;
use crate::format::plain_text::list;
use crate::format::plain_text::plain::PlainCollector;
use crate::format::plain_text::rows::RowCollector;
pub use crate::format::puzzle_text::FoundPuzzle;
use crate::format::syntax::lines::{Lines, TextLine};
use crate::format::{Document, Kind, MAX_BYTES, Problem, ReadError};

/// The start of a ZIP archive. HoDoKu stores its Java objects in one.
const ARCHIVE: &[u8] = b"PK\x03\x04";

/// A part of a source that can be processed independently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamPart {
    /// A puzzle.
    Puzzle(Box<FoundPuzzle>),
    /// Unparsed lines of a list.
    Lines(LineBlock),
}

/// The puzzles of a source, in order.
///
/// In a text with one puzzle per line, reading continues after a bad line. Any other error ends the iteration.
#[derive(Debug)]
pub struct Puzzles<R> {
    lines: Lines<R>,
    kind: Option<Kind>,
    state: StreamState,
    /// The shape of boards whose text does not say it.
    shape: Option<Arc<Layout>>,
}

#[derive(Debug)]
enum StreamState {
    Unknown,
    List,
    Lines(ReadLine),
    Rows(RowCollector),
    /// Plain boards of any shape, and those of them that are complete.
    Plain(PlainCollector, VecDeque<FoundPuzzle>),
    Whole(std::vec::IntoIter<FoundPuzzle>),
    Done,
}

impl<R: BufRead> Puzzles<R> {
    /// Reads from `source`, from its start.
    pub fn new(source: R) -> Self {
        let lines = Lines::of_any_text(source);
        Self { lines, kind: None, state: StreamState::Unknown, shape: None }
    }

    /// The same puzzles, on boards of this shape if the text does not say one. The classic shape changes nothing.
    #[must_use]
    pub fn on_shape(self, shape: Option<Arc<Layout>>) -> Self {
        Self { shape: shape.filter(|shape| !shape.is_classic()), ..self }
    }

    /// Returns the kind of the text, or `None` before the first puzzle.
    pub fn kind(&self) -> Option<Kind> {
        self.kind
    }

    /// Returns whether an error was one of a line, so that later lines can still be read.
    pub fn goes_on(&self) -> bool {
        match self.state {
            StreamState::List | StreamState::Lines(_) => true,
            StreamState::Unknown
            | StreamState::Rows(_)
            | StreamState::Plain(..)
            | StreamState::Whole(_)
            | StreamState::Done => false,
        }
    }

    /// Returns the source, which may be ahead of the puzzles returned so far.
    pub fn get_ref(&self) -> &R {
        self.lines.get_ref()
    }

    /// Returns the next puzzle. In a list of known kind, returns about `size` bytes of whole lines, or fewer if no
    /// more have arrived. Returns `None` at the end. An error while splitting lines ends the iteration.
    pub fn next_part(&mut self, size: usize) -> Option<Result<StreamPart, ReadError>> {
        if !matches!(self.state, StreamState::List) {
            return self.next().map(|found| Ok(StreamPart::Puzzle(Box::new(found?))));
        }
        let cut = self.lines.cut(size);
        if !matches!(cut, Some(Ok(_))) {
            self.state = StreamState::Done;
        }
        cut.map(|cut| cut.map(|(bytes, before)| StreamPart::Lines(LineBlock::new(bytes, before))))
    }

    /// Reads the comments at the start and the first lines after them, which show the form. Returns the first
    /// puzzle, or `None` if there is none.
    fn start(&mut self) -> Option<Result<FoundPuzzle, ReadError>> {
        if self.lines.starts_with(ARCHIVE) {
            return Some(Err(ReadError::of_text(Problem::JavaObjects)));
        }
        let mut detector = Detector::for_shape(self.shape.take());
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

    /// Continues with a known form; `seen` ends with the line that showed the form. Returns the first puzzle, or
    /// `None` if there is none.
    fn start_as(
        &mut self,
        form: ReadMethod,
        seen: String,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        match form {
            ReadMethod::Whole(read) => self.start_whole(seen, read),
            ReadMethod::List => {
                self.kind = Some(Kind::List);
                self.lines.expect_short_lines();
                self.state = StreamState::List;
                let number = self.lines.number();
                let text = seen.lines().next_back().unwrap_or_default();
                let first = list::read_line(TextLine { number, text }).transpose();
                first.map(|cells| Ok(found(number, Grid::classic(&cells?))))
            }
            ReadMethod::Lines(kind, read) => {
                self.kind = Some(kind);
                self.state = StreamState::Lines(read);
                let number = self.lines.number();
                let text = seen.lines().next_back().unwrap_or_default();
                Some(
                    read(TextLine { number, text })
                        .map(|document| FoundPuzzle { line: number, document }),
                )
            }
            ReadMethod::OfShape(layout) => {
                self.start_plain(PlainCollector::of_shape(layout), &seen)
            }
            ReadMethod::Plain(shape) => {
                self.start_plain(PlainCollector::of_text(shape.layout()), &seen)
            }
            ReadMethod::Rows => {
                self.kind = Some(Kind::Rows);
                self.lines.expect_short_lines();
                self.start_rows(&seen)
            }
        }
    }

    /// Adds the rows that were examined, at most one board. Returns the first puzzle, or `None` if there is none.
    fn start_rows(&mut self, seen: &str) -> Option<Result<FoundPuzzle, ReadError>> {
        let mut gathering = RowCollector::new();
        let mut board = None;
        for (at, text) in seen.lines().enumerate() {
            match gathering.push(TextLine { number: at + 1, text }) {
                Err(error) => return Some(Err(self.end_with(error))),
                Ok(whole) => board = board.or(whole),
            }
        }
        self.state = StreamState::Rows(gathering);
        match board {
            Some((line, grid)) => Some(Ok(found(line, grid))),
            None => self.next_board(),
        }
    }

    /// Adds the lines that were examined, and reads on to the first board. Returns the first puzzle, or `None` if
    /// there is none.
    fn start_plain(
        &mut self,
        mut boards: PlainCollector,
        seen: &str,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        let mut complete = VecDeque::new();
        for (number, text) in (1..).zip(seen.lines()) {
            match boards.push(TextLine { number, text }) {
                Err(error) => return Some(Err(self.end_with(error))),
                Ok(board) => complete.extend(board.map(|(line, grid)| found(line, grid))),
            }
        }
        self.state = StreamState::Plain(boards, complete);
        let first = self.next_plain();
        if let StreamState::Plain(boards, _) = &self.state {
            self.kind = Some(boards.kind());
        }
        first
    }

    fn next_plain(&mut self) -> Option<Result<FoundPuzzle, ReadError>> {
        let StreamState::Plain(boards, complete) = &mut self.state else {
            return None;
        };
        if let Some(board) = complete.pop_front() {
            return Some(Ok(board));
        }
        let result = loop {
            match self.lines.next() {
                None => break boards.finish(self.lines.number()).map(|()| None),
                Some(Err(error)) => break Err(error),
                Some(Ok(line)) => match boards.push(line) {
                    Ok(None) => {}
                    done => break done,
                },
            }
        };
        match result {
            Ok(board) => board.map(|(line, grid)| Ok(found(line, grid))),
            Err(error) => Some(Err(self.end_with(error))),
        }
    }

    fn start_whole(
        &mut self,
        seen: String,
        read: ReadWhole,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        self.state = StreamState::Done;
        let whole = self.rest_of(seen).and_then(|text| read(&text));
        match whole {
            Err(error) => Some(Err(error)),
            Ok(whole) => {
                self.kind = Some(whole.kind);
                let mut puzzles = whole.found.into_iter();
                let first = puzzles.next();
                self.state = StreamState::Whole(puzzles);
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

    fn next_of_list(&mut self) -> Option<Result<FoundPuzzle, ReadError>> {
        let read = list::next_puzzle(&mut self.lines)?;
        let read = read.map(|(line, cells)| found(line, Grid::classic(&cells)));
        Some(read.map_err(|error| self.end_where_broken(error)))
    }

    fn next_of_lines(&mut self, read: ReadLine) -> Option<Result<FoundPuzzle, ReadError>> {
        let found = loop {
            let line = match self.lines.next()? {
                Err(error) => break Err(error),
                Ok(line) => line,
            };
            if !symbols::is_blank(line.text) && !symbols::is_comment(line.text) {
                break read(line).map(|document| FoundPuzzle { line: line.number, document });
            }
        };
        Some(found.map_err(|error| self.end_where_broken(error)))
    }

    fn next_board(&mut self) -> Option<Result<FoundPuzzle, ReadError>> {
        let StreamState::Rows(gathering) = &mut self.state else {
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
        self.state = StreamState::Done;
        error
    }
}

impl<R: BufRead> Iterator for Puzzles<R> {
    type Item = Result<FoundPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.state {
            StreamState::Unknown => {
                self.state = StreamState::Done;
                self.start()
            }
            StreamState::List => self.next_of_list(),
            &mut StreamState::Lines(read) => self.next_of_lines(read),
            StreamState::Rows(_) => self.next_board(),
            StreamState::Plain(..) => self.next_plain(),
            StreamState::Whole(puzzles) => puzzles.next().map(Ok),
            StreamState::Done => None,
        }
    }
}

fn found(line: usize, givens: Grid) -> FoundPuzzle {
    let document = Document::of_givens(givens);
    FoundPuzzle { line, document }
}

fn too_large() -> ReadError {
    ReadError::of_text(Problem::TooLarge { limit: MAX_BYTES })
}
