//! Reads puzzles one at a time from a source of any length.
//!
//! The first lines that are not comments show the kind of text. Texts with one puzzle per line, and boards written row by
//! row, are read as they arrive; memory holds one line or one board. For a list or a table, [`Puzzles::next_part`]
//! returns blocks of unparsed lines, which other threads can parse. Every other text is read whole, up to
//! [`MAX_BYTES`]. So is the rest of a text that does not go on as it began, to look for puzzles in it.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::Arc;

use super::block::LineBlock;
use super::detect::{self, Detector, ReadLine, ReadMethod, ReadWhole};
use super::finder::{self, Excerpt, Finding};
use super::opening::{Column, LineKinds, Opening, are_headings_alone, opening, opening_with};
use super::table_rows::{TableRows, goes_on};
use crate::nonet::json_lines;
use crate::notation::{scripts, symbols};
use crate::plain_text::list;
use crate::plain_text::plain::{PlainCollector, PlainDigits};
use crate::plain_text::rows::{self, RowCollector};
use crate::plain_text::table::TableForm;
pub use crate::puzzle_text::FoundPuzzle;
use crate::puzzle_text::PuzzleText;
use crate::syntax::lines::{Lines, TextLine};
use crate::{Document, Kind, MAX_BYTES, Problem, ReadError};
use nonet_engine::{Grid, Layout, LowestDigit};

/// The start of a ZIP archive. HoDoKu stores its Java objects in one.
const ARCHIVE: &[u8] = b"PK\x03\x04";

/// A part of a source that can be processed independently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamPart {
    /// A puzzle.
    Puzzle(Box<FoundPuzzle>),
    /// Unparsed lines of a list or a table.
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
    /// The lines of a list that showed that it is one, from the first puzzle on.
    first_lines: VecDeque<Result<FoundPuzzle, ReadError>>,
    /// Whether lines that are neither puzzles nor comments stand before a list.
    has_headings: bool,
    /// The column of the puzzles in a table, if the caller said it.
    column: Option<Column>,
    /// The digits of plain texts, as far as the caller said them.
    digits: PlainDigits,
    /// The shape of boards whose text does not say it.
    shape: Option<Arc<Layout>>,
    /// The lines since the last complete board, of a text that is read board by board.
    pending: Box<PendingLines>,
}

/// Lines that were read, and belong to no complete board yet.
#[derive(Debug, Default)]
struct PendingLines {
    /// The number of lines before them.
    before: usize,
    text: String,
    /// The number of complete boards, the lines of the first, and the last of them.
    boards: usize,
    first: [usize; 2],
    last: Option<Grid>,
    /// What was taken from the text and left in it, if puzzles had to be looked for.
    excerpt: Option<Excerpt>,
}

impl PendingLines {
    fn push(&mut self, line: TextLine<'_>) {
        self.text.push_str(line.text);
        self.text.push('\n');
    }

    /// Forgets the lines of a board that the line with this number completes.
    fn end_board(&mut self, start: usize, number: usize) {
        self.text.clear();
        self.before = number;
        if self.boards == 0 {
            self.first = [start, number];
        }
        self.boards += 1;
    }

    /// Whether a board is the answer of the last complete board.
    fn is_answered_by(&self, board: &Grid) -> bool {
        let has = |puzzle: &Grid| {
            let digits = board.cells().iter().zip(puzzle.cells());
            puzzle.layout() == board.layout()
                && !puzzle.is_full()
                && digits.into_iter().all(|(own, given)| given.is_none() || own == given)
        };
        board.is_full() && self.last.as_ref().is_some_and(has)
    }
}

#[derive(Debug)]
enum StreamState {
    Unknown,
    List,
    Table(Box<TableRows>),
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
        Self {
            lines,
            kind: None,
            state: StreamState::Unknown,
            first_lines: VecDeque::new(),
            has_headings: false,
            column: None,
            digits: PlainDigits::Unknown,
            shape: None,
            pending: Box::default(),
        }
    }

    /// The same puzzles, with these digits in plain texts.
    #[must_use]
    pub fn with_digits(self, digits: PlainDigits) -> Self {
        Self { digits, ..self }
    }

    /// Puzzles that were found in no text, such as in a picture. Nothing is read from `source`.
    pub fn of_found(kind: Kind, found: Vec<FoundPuzzle>, source: R) -> Self {
        let state = StreamState::Whole(found.into_iter());
        Self { kind: Some(kind), state, ..Self::new(source) }
    }

    /// The puzzles in this column of a table.
    #[must_use]
    pub fn in_column(self, column: Option<Column>) -> Self {
        Self { column, ..self }
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

    /// Returns what was taken and left, if puzzles had to be looked for in the text. Complete after the last puzzle.
    pub fn excerpt(&self) -> Option<Excerpt> {
        self.pending.excerpt
    }

    /// Returns the number of lines read so far, which may be ahead of the puzzles returned.
    pub fn lines_read(&self) -> usize {
        self.lines.number()
    }

    /// Returns whether an error was one of a line, so that later lines can still be read.
    pub fn goes_on(&self) -> bool {
        match self.state {
            StreamState::List | StreamState::Table(_) | StreamState::Lines(_) => true,
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

    /// Whether each line is a puzzle of a list or a comment, so that [`puzzle_starts`](super::index) finds the puzzles.
    pub fn is_list_alone(&self) -> bool {
        self.kind == Some(Kind::List)
            && matches!(self.state, StreamState::List)
            && !self.has_headings
    }

    /// Returns the next puzzle. In a list or a table of known kind, returns about `size` bytes of whole lines, or fewer
    /// if no more have arrived. Returns `None` at the end. An error of the source ends the iteration.
    pub fn next_part(&mut self, size: usize) -> Option<Result<StreamPart, ReadError>> {
        if let Some(found) = self.first_lines.pop_front() {
            return Some(found.map(|found| StreamPart::Puzzle(Box::new(found))));
        }
        let block = match &mut self.state {
            StreamState::List => self
                .lines
                .cut(size)
                .map(|cut| cut.map(|(bytes, before)| LineBlock::new(bytes, before))),
            StreamState::Table(rows) => rows.next_block(size, &mut self.lines),
            StreamState::Unknown
            | StreamState::Lines(_)
            | StreamState::Rows(_)
            | StreamState::Plain(..)
            | StreamState::Whole(_)
            | StreamState::Done => {
                return self.next().map(|found| Ok(StreamPart::Puzzle(Box::new(found?))));
            }
        };
        match block {
            None => self.state = StreamState::Done,
            Some(Ok(block)) => return Some(Ok(StreamPart::Lines(block))),
            Some(Err(error)) => return Some(Err(self.end_where_broken(error))),
        }
        None
    }

    /// Reads the first lines, which show the form. Returns the first puzzle, or `None` if there is none.
    fn start(&mut self) -> Option<Result<FoundPuzzle, ReadError>> {
        // Bytes of an archive are no text, so a message about its signs would not help.
        if self.lines.starts_with(ARCHIVE) {
            return Some(Err(ReadError::of_text(Problem::JavaObjects)));
        }
        let (mut seen, mut kinds) = (String::new(), LineKinds::default());
        let opening = loop {
            let is_whole = match self.lines.next() {
                None => true,
                Some(Err(error)) => return Some(Err(error)),
                Some(Ok(line)) => {
                    seen.push_str(line.text);
                    seen.push('\n');
                    false
                }
            };
            let opening = match &self.column {
                None => Ok(Some(opening(&seen, &mut kinds, is_whole))),
                // A text without a line has no column, and needs none.
                Some(_) if seen.is_empty() => return None,
                Some(column) => opening_with(&seen, column, is_whole),
            };
            match opening {
                Err(error) => return Some(Err(error)),
                Ok(None | Some(Opening::Undecided)) => {}
                Ok(Some(opening)) => break opening,
            }
        };
        // A part of a table that was cut into pieces may have no row.
        if are_headings_alone(&seen) && self.lines.is_at_end() {
            return None;
        }
        if let Opening::List { first } | Opening::Table { first, .. } = opening
            && let Some(several) = self.several_in_line(&seen, first)
        {
            return self.take_finding(several).map(Ok);
        }
        if let Opening::List { first } = opening
            && let Some(text) = self.with_wrapped_line(&mut seen, first)
        {
            return self.start_search(text);
        }
        match opening {
            // Digits from 0 or another shape change what the cells of each line are. Only the reader of plain boards
            // knows both.
            _ if self.is_plain() => self.start_other(&seen),
            Opening::List { first } => self.start_list(&seen, first),
            Opening::Table { form, first } => self.start_table(form, &seen, first),
            Opening::ListOfOtherSize { first } => self.start_other(&without_headings(&seen, first)),
            Opening::Other | Opening::Undecided => self.start_other(&seen),
        }
    }

    /// Looks for several puzzles in the line of the first, of a list or a table whose column nobody chose. Returns them if the
    /// text has no other line. Otherwise each line gives one puzzle, and it is noted how many are left out.
    fn several_in_line(&mut self, seen: &str, first: usize) -> Option<Finding> {
        if self.column.is_some() || self.is_plain() {
            return None;
        }
        let line = seen.lines().nth(first - 1)?;
        let finding = self.finding(&("\n".repeat(first - 1) + line))?;
        let open = finding.found.iter().filter(|found| !found.document.givens.is_full());
        let others_in_line = open.count().saturating_sub(1);
        if others_in_line == 0 {
            return None;
        }
        let is_lone = seen.lines().filter(|line| !line.trim().is_empty()).count() == 1;
        // Asked last, because it waits for the next line, and the first answer of a list must not wait.
        if is_lone && self.lines.is_at_end() {
            return Some(finding);
        }
        self.pending.excerpt =
            Some(Excerpt { others_in_line, ..Excerpt::of_boards(1, [first, first], "") });
        None
    }

    /// The lines so far, if the first line of a list is only a part of a line of 81 cells, which the next lines complete. Adds to
    /// `seen` the lines that were read to know it.
    fn with_wrapped_line(&mut self, seen: &mut String, first: usize) -> Option<String> {
        const MOST_PARTS: usize = 3;
        const CELLS: usize = 81;
        let cells = |line: &str| {
            let line = line.trim();
            let are_cells = line.chars().all(|sign| scripts::cell(sign).is_some());
            are_cells.then(|| line.chars().count())
        };
        let length =
            seen.lines().nth(first - 1).and_then(cells).filter(|length| *length < CELLS)?;
        for _ in seen.lines().count()..first - 1 + MOST_PARTS.min(CELLS.div_ceil(length)) {
            match self.lines.next() {
                Some(Ok(line)) => {
                    seen.push_str(line.text);
                    seen.push('\n');
                }
                Some(Err(error)) => {
                    self.lines.put_error_back(error);
                    break;
                }
                None => break,
            }
        }
        let parts = seen.lines().skip(first - 1).take(CELLS.div_ceil(length));
        let parts: Vec<usize> = parts.map(cells).collect::<Option<_>>()?;
        let (last, full) = parts.split_last()?;
        let is_wrapped =
            full.iter().all(|part| *part == length) && full.len() * length + last == CELLS;
        is_wrapped.then(|| std::mem::take(seen))
    }

    /// Whether the caller said what a classic list or table does not have: another shape, or digits from 0.
    fn is_plain(&self) -> bool {
        (self.shape.is_some() || self.counts_from_0()) && self.column.is_none()
    }

    /// Whether the caller said that digits count from 0.
    fn counts_from_0(&self) -> bool {
        self.digits == PlainDigits::From(LowestDigit::Zero)
    }

    /// Reads the lines of a list from its first puzzle on.
    fn start_list(&mut self, seen: &str, first: usize) -> Option<Result<FoundPuzzle, ReadError>> {
        self.kind = Some(Kind::List);
        self.lines.expect_short_lines();
        self.state = StreamState::List;
        for (number, text) in (1..).zip(seen.lines()) {
            let read = list::read_line(TextLine { number, text }).transpose();
            if number < first {
                self.has_headings |= read.is_some();
            } else if let Some(read) = read {
                self.first_lines.push_back(read.map(|cells| found(number, Grid::classic(&cells))));
            }
        }
        self.next()
    }

    /// Reads the records of a table from its first puzzle on.
    fn start_table(
        &mut self,
        form: TableForm,
        seen: &str,
        first: usize,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        self.kind = Some(Kind::Table);
        self.lines.expect_short_lines();
        let rows = seen.split_inclusive('\n').skip(first - 1).collect::<String>();
        self.state =
            StreamState::Table(Box::new(TableRows::new(form, rows.into_bytes(), first - 1)));
        self.next()
    }

    fn next_of_table(&mut self) -> Option<Result<FoundPuzzle, ReadError>> {
        let StreamState::Table(rows) = &mut self.state else {
            return None;
        };
        let read = rows.next(&mut self.lines)?;
        let read = read.map(|(line, cells)| found(line, Grid::classic(&cells)));
        Some(read.map_err(|error| self.end_where_broken(error)))
    }

    /// Reads a text that is neither a list nor a table. `seen` are its first lines.
    fn start_other(&mut self, seen: &str) -> Option<Result<FoundPuzzle, ReadError>> {
        // The detector needs the lines from the start, in another way than the opening does.
        self.lines.put_back(seen);
        let mut detector = Detector::for_shape(self.shape.clone());
        let mut seen = String::new();
        loop {
            let line = match self.lines.next() {
                None => {
                    return match detector.at_end() {
                        Some(form) => self.start_as(form, seen),
                        None => self.find(&seen).map(Ok),
                    };
                }
                Some(Err(error)) => return Some(Err(error)),
                Some(Ok(line)) => line,
            };
            seen.push_str(line.text);
            seen.push('\n');
            let form = match detector.look(line) {
                Err(error) => return Some(self.search(seen, error)),
                Ok(form) => form,
            };
            // One more than the limit, because each line ends in a sign here, and the last one of the source may not.
            if seen.len() > MAX_BYTES + 1 {
                return Some(Err(too_large()));
            }
            if let Some(form) = form {
                return self.start_as(form, seen);
            }
        }
    }

    /// Looks for puzzles in the whole text, which starts with the lines `seen` and cannot be read otherwise because of
    /// `error`. Returns the first puzzle, or the error if there is none.
    fn search(&mut self, seen: String, error: ReadError) -> Result<FoundPuzzle, ReadError> {
        let text = self.rest_of(seen)?;
        self.find(&text).ok_or_else(|| finder::fault(&text).unwrap_or(error))
    }

    /// What the finder sees in a text. If the caller said a shape, boards that fit no such board are none.
    fn finding(&self, text: &str) -> Option<Finding> {
        let finding = finder::find(text, self.digits)?;
        let Some(shape) = &self.shape else { return Some(finding) };
        let on_shape = |found: FoundPuzzle| {
            let document = found.document.on_shape(shape)?;
            Some(FoundPuzzle { document, ..found })
        };
        let found: Vec<_> = finding.found.into_iter().filter_map(on_shape).collect();
        (!found.is_empty()).then_some(Finding { found, ..finding })
    }

    /// Looks for puzzles in a text. Returns the first, and keeps the others for later.
    fn find(&mut self, text: &str) -> Option<FoundPuzzle> {
        let finding = self.finding(text)?;
        self.take_finding(finding)
    }

    /// Takes what was found as the puzzles of the text. Returns the first, and keeps the others for later.
    fn take_finding(&mut self, finding: Finding) -> Option<FoundPuzzle> {
        self.kind = Some(finding.kind);
        self.pending.excerpt = finding.excerpt;
        let mut puzzles = finding.found.into_iter();
        let first = puzzles.next();
        self.state = StreamState::Whole(puzzles);
        first
    }

    /// Looks for more puzzles in a text of boards that does not go on as it began. Returns the next puzzle. Returns the
    /// error if there is none, or if a board that was begun is not among them.
    fn search_on(
        &mut self,
        error: ReadError,
        within_board: bool,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        self.state = StreamState::Done;
        // The finder would meet the same problem of the source again.
        let is_of_source = matches!(
            error.problem,
            Problem::BrokenOff(_)
                | Problem::NotUtf8
                | Problem::NulByte
                | Problem::LineTooLong { .. }
        );
        // A row with one cell too few or too many is a row with a mistake.
        let is_row = match error.problem {
            Problem::TooFewCells { found, expected } => found + 1 == expected,
            Problem::TooManyCells { found, expected } => found == expected + 1,
            _ => false,
        };
        let within_board = within_board || (is_row && !self.pending.text.is_empty());
        // A board with 0 and another sign for an empty cell would be refused again.
        let is_final =
            matches!(error.problem, Problem::TooManyRows { .. } | Problem::ZeroAndOther { .. });
        if is_of_source || is_final {
            return Some(Err(error));
        }
        let pending = std::mem::take(&mut self.pending.text);
        let text = match self.rest_of(pending) {
            Err(error) => return Some(Err(error)),
            Ok(text) => text,
        };
        let PendingLines { before, boards, first, .. } = *self.pending;
        let Some(finding) = self.finding(&text) else {
            // Words behind the last board are no fault of a board.
            let line = text.lines().nth(error.line.saturating_sub(before + 1));
            // A wrong number is told with its place. A table has no rows of a fixed length, so a wrong number of cells says
            // nothing of it.
            let has_own_message = is_row || matches!(error.problem, Problem::BadNumber { .. });
            let is_table = boards == 0 && !has_own_message && line.is_some_and(is_of_table);
            if is_table && !within_board {
                return Some(Err(ReadError { column: 1, problem: Problem::NotAPuzzle, ..error }));
            }
            if within_board || boards == 0 || !line.is_some_and(has_words) {
                return Some(Err(error));
            }
            let answers = self.pending.excerpt.map_or(0, |excerpt| excerpt.answers);
            self.pending.excerpt =
                Some(Excerpt { answers, ..Excerpt::of_boards(boards, first, &text) });
            return None;
        };
        // What was begun must be among what was found. Otherwise a board would be left out without a word.
        let takes_up = finding.found.first().is_some_and(|found| found.line + before <= error.line);
        if within_board && !takes_up {
            return Some(Err(error));
        }
        let found = finding.found.into_iter();
        let (answers, puzzles): (Vec<_>, Vec<_>) =
            found.partition(|found| self.pending.is_answered_by(&found.document.givens));
        let excerpt = finding.excerpt.map(|excerpt| excerpt.behind(before));
        self.pending.excerpt = match (excerpt, boards) {
            (excerpt, 0) => excerpt,
            (excerpt, _) => {
                let rest = excerpt.unwrap_or_else(|| Excerpt::of_boards(0, first, ""));
                let before = self.pending.excerpt.map_or(0, |excerpt| excerpt.answers);
                let answers = before + rest.answers + answers.len();
                Some(Excerpt { puzzles: boards + puzzles.len(), lines: first, answers, ..rest })
            }
        };
        if boards == 0 {
            self.kind = Some(finding.kind);
        }
        // The finder counts lines from the last complete board on.
        let moved = |found: FoundPuzzle| FoundPuzzle { line: found.line + before, ..found };
        let mut puzzles = puzzles.into_iter().map(moved).collect::<Vec<_>>().into_iter();
        let next = puzzles.next();
        self.state = StreamState::Whole(puzzles);
        next.map(Ok)
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
            ReadMethod::Search => self.start_search(seen),
            ReadMethod::List | ReadMethod::Rows if self.counts_from_0() => {
                self.start_plain(PlainCollector::of_shape(Layout::classic()), &seen)
            }
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
                let last = self.lines.number();
                // Bad lines may stand before the line that showed the kind.
                let is_meant = |line: &TextLine<'_>| {
                    line.number == last
                        || (kind == Kind::JsonLines && json_lines::is_meant(line.text.trim()))
                };
                let lines = (1..).zip(seen.lines()).map(|(number, text)| TextLine { number, text });
                let read = |line: TextLine<'_>| {
                    read(line).map(|document| FoundPuzzle { line: line.number, document })
                };
                self.first_lines.extend(lines.filter(is_meant).map(read));
                match self.first_lines.pop_front() {
                    // A link or a game ID may begin a sentence.
                    Some(Err(error)) if is_of_one_word(kind) && has_blanks(&seen) => {
                        self.state = StreamState::Done;
                        Some(self.search(seen, error))
                    }
                    first => first,
                }
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
        let mut gathering = RowCollector::of_rows_alone();
        let mut board = None;
        for (at, text) in seen.lines().enumerate() {
            let line = TextLine { number: at + 1, text };
            match gathering.push(line) {
                Err(error) => {
                    seen.clone_into(&mut self.pending.text);
                    return self.search_on(error, gathering.is_within_board());
                }
                Ok(None) => self.pending.push(line),
                Ok(Some((start, grid))) => {
                    self.pending.end_board(start, line.number);
                    board.get_or_insert((start, grid));
                }
            }
        }
        self.state = StreamState::Rows(gathering);
        match board {
            Some((line, grid)) => {
                self.pending.last = Some(grid.clone());
                Some(Ok(found(line, grid)))
            }
            None => self.next_but_answers(Self::next_board),
        }
    }

    /// Adds the lines that were examined, and reads on to the first board. Returns the first puzzle, or `None` if
    /// there is none.
    fn start_plain(
        &mut self,
        boards: PlainCollector,
        seen: &str,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        let mut boards = boards.with_digits(self.digits);
        let mut complete = VecDeque::new();
        for (number, text) in (1..).zip(seen.lines()) {
            let line = TextLine { number, text };
            match boards.push(line) {
                Err(error) => {
                    seen.clone_into(&mut self.pending.text);
                    return self.search_on(error, boards.is_within_board());
                }
                Ok(None) => self.pending.push(line),
                Ok(Some((start, grid))) => {
                    self.pending.end_board(start, number);
                    complete.push_back(found_from(start, grid, boards.lowest_digit()));
                }
            }
        }
        self.state = StreamState::Plain(boards, complete);
        let first = self.next_but_answers(Self::next_plain);
        if let StreamState::Plain(boards, _) = &self.state {
            self.kind = Some(boards.kind());
        }
        first
    }

    /// Returns the next board that is not the answer of the board before. Answers are counted and left out.
    fn next_but_answers(
        &mut self,
        next: fn(&mut Self) -> Option<Result<FoundPuzzle, ReadError>>,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        loop {
            let found = next(self)?;
            let Ok(FoundPuzzle { document, .. }) = &found else {
                return Some(found);
            };
            if !self.pending.is_answered_by(&document.givens) {
                self.pending.last = Some(document.givens.clone());
                if let Some(excerpt) = &mut self.pending.excerpt {
                    excerpt.puzzles = excerpt.puzzles.max(self.pending.boards);
                }
                return Some(found);
            }
            self.pending.boards -= 1;
            let PendingLines { boards, first, .. } = *self.pending;
            let excerpt =
                self.pending.excerpt.unwrap_or_else(|| Excerpt::of_boards(boards, first, ""));
            self.pending.excerpt = Some(Excerpt { answers: excerpt.answers + 1, ..excerpt });
        }
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
                Some(Ok(line)) => {
                    self.pending.push(line);
                    match boards.push(line) {
                        Ok(None) => {}
                        done => break done,
                    }
                }
            }
        };
        let (within_board, lowest) = (boards.is_within_board(), boards.lowest_digit());
        self.end_board(result, lowest, within_board)
    }

    /// Returns the board that was read, or goes on behind an error. Returns `None` at the end.
    fn end_board(
        &mut self,
        board: Result<Option<(usize, Grid)>, ReadError>,
        lowest: LowestDigit,
        within_board: bool,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        match board {
            Ok(board) => board.map(|(line, grid)| {
                self.pending.end_board(line, self.lines.number());
                Ok(found_from(line, grid, lowest))
            }),
            Err(error) => self.search_on(error, within_board),
        }
    }

    fn start_whole(
        &mut self,
        seen: String,
        read: ReadWhole,
    ) -> Option<Result<FoundPuzzle, ReadError>> {
        self.state = StreamState::Done;
        let text = match self.rest_of(seen) {
            Err(error) => return Some(Err(error)),
            Ok(text) => text,
        };
        match read(&text) {
            // The message of the right reader helps more than a chance find in the rest of the text.
            Err(error) if detect::is_certain(&text, &error.problem) => Some(Err(error)),
            Err(error) => Some(self.find(&text).ok_or_else(|| {
                let report = || detect::error_to_report(&text, error);
                finder::fault(&text).unwrap_or_else(report)
            })),
            Ok(whole) => self.take_whole(whole),
        }
    }

    /// Looks for puzzles in the whole text. If there is none, the text may be rows.
    fn start_search(&mut self, seen: String) -> Option<Result<FoundPuzzle, ReadError>> {
        let text = match self.rest_of(seen) {
            Err(error) => return Some(Err(error)),
            Ok(text) => text,
        };
        match self.find(&text) {
            Some(first) => Some(Ok(first)),
            None => match rows::read(&text) {
                Err(error) => Some(Err(error)),
                Ok(whole) => self.take_whole(whole),
            },
        }
    }

    fn take_whole(&mut self, whole: PuzzleText) -> Option<Result<FoundPuzzle, ReadError>> {
        self.kind = Some(whole.kind);
        let mut puzzles = whole.found.into_iter();
        let first = puzzles.next();
        self.state = StreamState::Whole(puzzles);
        first.map(Ok)
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
                Some(Ok(line)) => {
                    self.pending.push(line);
                    match gathering.push(line) {
                        Ok(None) => {}
                        done => break done,
                    }
                }
            }
        };
        let within_board = gathering.is_within_board();
        self.end_board(result, LowestDigit::One, within_board)
    }

    /// Ends the iteration if the source reported an error.
    fn end_where_broken(&mut self, error: ReadError) -> ReadError {
        if goes_on(&error) { error } else { self.end_with(error) }
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
            // Done in advance, so that an error at the start ends the iteration. What starts well sets the state
            // itself.
            StreamState::Unknown => {
                self.state = StreamState::Done;
                self.start()
            }
            StreamState::List => match self.first_lines.pop_front() {
                None => self.next_of_list(),
                first => first,
            },
            StreamState::Table(_) => self.next_of_table(),
            &mut StreamState::Lines(read) => match self.first_lines.pop_front() {
                None => self.next_of_lines(read),
                first => first,
            },
            StreamState::Rows(_) => self.next_but_answers(Self::next_board),
            StreamState::Plain(..) => self.next_but_answers(Self::next_plain),
            StreamState::Whole(puzzles) => puzzles.next().map(Ok),
            StreamState::Done => None,
        }
    }
}

/// The lines of a text, with nothing in the place of those before the line `first`, from 1.
fn without_headings(seen: &str, first: usize) -> String {
    "\n".repeat(first - 1) + &seen.split_inclusive('\n').skip(first - 1).collect::<String>()
}

/// Whether a puzzle of this kind is one word.
fn is_of_one_word(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Solo
            | Kind::FPuzzles
            | Kind::SudokuPad
            | Kind::SudokuMaker
            | Kind::SumoCue
            | Kind::Penpa
    )
}

/// Whether the last line of a text has blanks between its words.
fn has_blanks(seen: &str) -> bool {
    seen.lines().next_back().is_some_and(|line| line.trim().contains(char::is_whitespace))
}

/// Whether a line has a word, so that it is no row of a board with a mistake.
fn has_words(line: &str) -> bool {
    line.split(|sign: char| !sign.is_alphabetic()).any(|word| word.chars().count() > 2)
}

/// Whether a line is one of a table of numbers, and not a row of a board with a mistake: it has only numbers, of different
/// lengths, and either more than nine of them or one of more than three signs.
fn is_of_table(line: &str) -> bool {
    const MOST_WORDS: usize = 9;
    const LONGEST_WORD: usize = 3;
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '|');
    let words = || line.split(is_between).filter(|word| !word.is_empty());
    let is_number = |word: &str| {
        let is_figure = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '-');
        word.chars().all(is_figure) && word.contains(|sign: char| sign.is_ascii_digit())
    };
    let lengths = || words().map(str::len);
    let is_large = words().count() > MOST_WORDS || lengths().any(|length| length > LONGEST_WORD);
    is_large && words().all(is_number) && lengths().max() > lengths().min()
}

fn found(line: usize, givens: Grid) -> FoundPuzzle {
    found_from(line, givens, LowestDigit::One)
}

fn found_from(line: usize, givens: Grid, lowest_digit: LowestDigit) -> FoundPuzzle {
    let document = Document { lowest_digit, ..Document::of_givens(givens) };
    FoundPuzzle { line, document }
}

fn too_large() -> ReadError {
    ReadError::of_text(Problem::TooLarge { limit: MAX_BYTES })
}
