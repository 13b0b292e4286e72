//! The source of puzzles: a file, the code of a puzzle, a link with a puzzle, or standard input. An input may also hold
//! codes, one per line, or be a picture.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal, Read};
use std::iter;
use std::path::Path;
use std::sync::Arc;

use super::args::ReadOptions;
use super::code_lines::{self, CodeLines};
use super::ending::{CommandFailure, Voice};
use super::list_progress::ListProgress;
use super::photo::{self, PicturePuzzles};
use super::shape::ShapeChoice;
use super::words::DigitRange;
use crate::engine::generate::Code;
use crate::engine::{Cancelled, Layout};
use crate::format::stream::{FoundPuzzle, Puzzles, StreamPart};
use crate::format::{
    ByteSource, Column, Document, Kind, LowestDigit, PlainDigits, Problem, ReadError,
    is_typed_puzzle, shortened, text_source, with_start,
};
use crate::photo::{PictureKind, SIGNATURE_LENGTH};
use crate::store::{StoreError, file};
use crate::text::command_line::{InputPlace, Notice, Remark};
use crate::text::misuse::Misuse;

/// Refuses the file `path` if it is a picture, for a command that takes text only. A file that cannot be read is
/// refused where its text is read.
pub(super) fn refuse_picture(path: &Path) -> Result<(), Notice> {
    let mut start = Vec::new();
    if path.is_file()
        && let Ok(bytes) = file::stream(path)
    {
        // What fails here fails again where the text is read.
        let _ = bytes.take(SIGNATURE_LENGTH as u64).read_to_end(&mut start);
    }
    match PictureKind::of(&start) {
        Some(_) => Err(Notice::about(&path.display().to_string(), Remark::IsPicture)),
        None => Ok(()),
    }
}

/// The name of standard input in messages.
pub(super) const STANDARD_INPUT: &str = "<stdin>";

/// Size of the read buffer in bytes.
const CAPACITY: usize = 64 * 1024;

/// The bytes of an input, and what is known of its puzzles if the text does not say it.
pub(super) struct PuzzleSource {
    /// The bytes.
    pub(super) bytes: ByteSource,
    shape: Option<Arc<Layout>>,
    column: Option<Column>,
    digits: Option<DigitRange>,
    /// Whether the input is a text that was written elsewhere.
    may_be_table: bool,
    /// The puzzles of a picture, which has no text.
    of_picture: Option<PicturePuzzles>,
    /// A second handle of the file, if the input is one.
    file: Option<File>,
    /// Where the progress of the work is noted.
    progress: Option<Arc<ListProgress>>,
    /// Where remarks about the puzzles are said.
    voice: Voice,
}

impl PuzzleSource {
    /// Has the progress of the work on this source noted.
    pub(super) fn watch(&mut self, progress: &Arc<ListProgress>) {
        progress.begin(self.file.take());
        self.progress = Some(Arc::clone(progress));
    }

    /// Returns the puzzles in any format but the judge's.
    pub(super) fn puzzles(self) -> InputPuzzles {
        let puzzles = match self.of_picture {
            Some(PicturePuzzles { kind, found }) => Puzzles::of_found(kind, found, self.bytes),
            None => {
                Puzzles::new(self.bytes).on_shape(self.shape).in_column(self.column).with_digits(
                    self.digits.map_or(PlainDigits::Unknown, |it| PlainDigits::From(it.lowest)),
                )
            }
        };
        InputPuzzles {
            puzzles,
            voice: self.voice,
            progress: self.progress,
            // Whoever says the digits knows them.
            has_told_lowest_digit: self.digits.is_some(),
            digits: self.digits,
            is_refused: false,
            has_told_excerpt: false,
        }
    }
}

/// The puzzles of an input. Says once that digits are written as one more than in the input, if the input counts digits
/// from 0, and once what was taken from a text that holds more than puzzles.
pub(super) struct InputPuzzles {
    puzzles: Puzzles<ByteSource>,
    voice: Voice,
    progress: Option<Arc<ListProgress>>,
    /// The digits that the caller said.
    digits: Option<DigitRange>,
    /// Whether the boards have other digits than the caller said, so that nothing more is read.
    is_refused: bool,
    has_told_lowest_digit: bool,
    has_told_excerpt: bool,
}

/// The board of a puzzle, or of the first of several lines.
#[derive(Clone, Copy)]
struct FirstBoard {
    /// Its line, from 1.
    line: usize,
    /// The number of its digits.
    digits: usize,
    lowest_digit: LowestDigit,
}

impl FirstBoard {
    fn of(found: &FoundPuzzle) -> Self {
        let Document { givens, lowest_digit, .. } = &found.document;
        let digits = givens.layout().digit_count();
        Self { line: found.line, digits, lowest_digit: *lowest_digit }
    }

    fn of_list(line: usize) -> Self {
        let digits = Layout::classic().digit_count();
        Self { line, digits, lowest_digit: LowestDigit::One }
    }
}

impl InputPuzzles {
    /// Returns the next part as [`Puzzles::next_part`] does.
    pub(super) fn next_part(&mut self, size: usize) -> Option<Result<StreamPart, Unread>> {
        let lines = self.puzzles.lines_read();
        if self.is_refused {
            return None;
        }
        let Some(part) = self.puzzles.next_part(size) else {
            // Text behind the last puzzle may be known only now.
            self.tell_excerpt();
            return None;
        };
        let (first, count) = match &part {
            Ok(StreamPart::Puzzle(found)) => {
                self.tell_reading(found);
                (Some(FirstBoard::of(found)), 1)
            }
            Ok(StreamPart::Lines(_)) => {
                (Some(FirstBoard::of_list(lines + 1)), self.puzzles.lines_read() - lines)
            }
            Err(_) => (None, 1),
        };
        Some(self.pass_on(part, first, count))
    }

    /// Returns the next puzzle, or what cannot be read.
    fn next_reading(&mut self) -> Option<Result<FoundPuzzle, Unread>> {
        if self.is_refused {
            return None;
        }
        let Some(read) = self.puzzles.next() else {
            self.tell_excerpt();
            return None;
        };
        let first = read.as_ref().ok().map(FirstBoard::of);
        if let Ok(found) = &read {
            self.tell_reading(found);
        }
        Some(self.pass_on(read, first, 1))
    }

    /// Says and notes what there is to say of `count` puzzles, the first of which is on the board `first`, or refuses them.
    fn pass_on<T>(
        &mut self,
        read: Result<T, ReadError>,
        first: Option<FirstBoard>,
        count: usize,
    ) -> Result<T, Unread> {
        if let Some(board) = first {
            self.check(board)?;
            self.tell_lowest_digit(board);
        }
        self.tell_excerpt();
        self.note_progress(count);
        read.map_err(|error| self.unread(error))
    }

    /// Refuses a board if the caller said other digits than it has. Files that say their digits themselves are
    /// believed before the caller.
    fn check(&mut self, board: FirstBoard) -> Result<(), Unread> {
        let is_plain = matches!(self.puzzles.kind(), Some(Kind::List | Kind::Rows));
        let Some(expected) = self.digits.filter(|_| is_plain) else {
            return Ok(());
        };
        expected.check(board.digits).map_err(|problem| {
            self.is_refused = true;
            Unread { error: ReadError { line: board.line, column: 1, problem }, is_line: false }
        })
    }

    fn unread(&self, error: ReadError) -> Unread {
        Unread { error, is_line: self.puzzles.goes_on() }
    }

    fn note_progress(&self, count: usize) {
        if let Some(progress) = &self.progress {
            progress.give(count as u64, self.bytes().buffer().len());
        }
    }

    /// Returns the bytes, which may be ahead of the puzzles returned so far.
    pub(super) fn bytes(&self) -> &ByteSource {
        self.puzzles.get_ref()
    }

    /// Says once what was taken from the text and left in it.
    fn tell_excerpt(&mut self) {
        if self.has_told_excerpt {
            return;
        }
        if let Some(excerpt) = self.puzzles.excerpt() {
            self.has_told_excerpt = true;
            // The lines around a puzzle are no news to whoever names the file.
            if excerpt.leaves_digits() {
                self.voice.say(&Notice::Excerpt(excerpt));
            }
        }
    }

    fn tell_reading(&self, FoundPuzzle { document, .. }: &FoundPuzzle) {
        if !document.skipped_fields.is_empty() {
            self.voice.say(&Notice::FieldsSkipped(document.skipped_fields.clone()));
        }
        if !document.from_drawing.is_empty() {
            let reading = Box::new(document.from_drawing.clone());
            self.voice.say(&Notice::ReadFromDrawing(reading));
        }
    }

    fn tell_lowest_digit(&mut self, board: FirstBoard) {
        let counts_from_0 = board.lowest_digit == LowestDigit::Zero;
        if counts_from_0 && !self.has_told_lowest_digit {
            self.has_told_lowest_digit = true;
            self.voice.say(&Notice::DigitsFromZero);
        }
    }
}

/// A source of puzzles that was opened.
pub(super) struct Input {
    /// Its name, for messages.
    pub(super) name: String,
    /// Its bytes, with the board of its puzzles.
    pub(super) source: PuzzleSource,
}

impl Input {
    /// Opens the file `path`. If there is no such file, reads `path` as the code of a puzzle or as a link. Opens
    /// standard input for `-`, and for `None` if standard input is not a terminal.
    ///
    /// The options say how to read a text that does not say it.
    pub(super) fn open(path: Option<&Path>, options: &ReadOptions) -> Result<Self, CommandFailure> {
        let shape = options.shape.as_ref().map(ShapeChoice::layout).transpose()?;
        let mut input = Self::open_any(path, shape.as_ref())?;
        input.source.shape = shape;
        // A code, a link and a picture have no columns, and say their digits.
        input.source.digits = options.digits.filter(|_| input.source.may_be_table);
        input.source.column = options.column.clone().filter(|_| input.source.may_be_table);
        Ok(input)
    }

    fn open_any(path: Option<&Path>, shape: Option<&Arc<Layout>>) -> Result<Self, CommandFailure> {
        match path {
            Some(path) if path != Path::new("-") => match typed_puzzle(path)? {
                Some(TypedPuzzle::Code(code)) => Self::of_code(&code),
                Some(TypedPuzzle::Link(link)) => Ok(Self::of_link(link)),
                None => Ok(Self::of_file(path)?.with_codes(shape)?),
            },
            None if io::stdin().is_terminal() => Err(Notice::NoInput.into()),
            _ => Ok(Self::new(STANDARD_INPUT.to_owned(), Box::new(io::stdin())).with_codes(shape)?),
        }
    }

    /// Reads the input as the puzzles in it if it is a picture, expands it if it is compressed, and reads each code as its
    /// puzzle if the first line is a code.
    fn with_codes(mut self, shape: Option<&Arc<Layout>>) -> Result<Self, Notice> {
        self.source.bytes = with_start(self.source.bytes, SIGNATURE_LENGTH);
        // A source that fails here fails again where its puzzles are read.
        if PictureKind::of(self.source.bytes.fill_buf().unwrap_or_default()).is_some() {
            let PuzzleSource { bytes, voice, .. } = self.source;
            let puzzles = photo::puzzles_of(bytes, &self.name, shape, voice)?;
            let mut input = Self::new(self.name, Box::new(io::empty()));
            input.source.of_picture = Some(puzzles);
            return Ok(input);
        }
        self.source.bytes = text_source(self.source.bytes);
        let first = code_lines::first_line(self.source.bytes.fill_buf().unwrap_or_default());
        if let Some(code) = code_lines::code(first) {
            let lines = CodeLines::new(self.source.bytes, &code);
            return Ok(Self::new(self.name, Box::new(lines)));
        }
        if let Some(error) = code_lines::mistake(first) {
            let (name, place) = (self.name, InputPlace::At { line: 1, column: 1 });
            return Err(Notice::Of { name, place, remark: Remark::BadCode(error) });
        }
        self.source.may_be_table = true;
        Ok(self)
    }

    /// Opens the puzzle with a code.
    fn of_code(code: &Code) -> Result<Self, CommandFailure> {
        let line = code_lines::line_of_code(code).ok_or(Cancelled)?;
        Ok(Self::new(code.to_string(), Box::new(Cursor::new(line))))
    }

    /// Opens the puzzle in a link. The message about a long link shows only its start.
    fn of_link(link: &str) -> Self {
        Self::new(shortened(link), Box::new(Cursor::new(link.to_owned())))
    }

    fn of_file(path: &Path) -> Result<Self, StoreError> {
        let file = file::stream(path)?;
        let handle = file.try_clone().ok();
        let mut input = Self::new(path.display().to_string(), Box::new(file));
        input.source.file = handle;
        Ok(input)
    }

    fn new(name: String, reader: Box<dyn Read + Send>) -> Self {
        let bytes = BufReader::with_capacity(CAPACITY, reader);
        let voice = Voice::of_system();
        let source = PuzzleSource {
            bytes,
            shape: None,
            column: None,
            digits: None,
            may_be_table: false,
            of_picture: None,
            file: None,
            progress: None,
            voice,
        };
        Self { name, source }
    }
}

/// A puzzle that was typed in the place of a file.
enum TypedPuzzle<'a> {
    Code(Code),
    Link(&'a str),
}

/// Reads `path` as a puzzle. Returns `None` if `path` does not look like one, or if the file exists.
fn typed_puzzle(path: &Path) -> Result<Option<TypedPuzzle<'_>>, Misuse> {
    match path.to_str().filter(|_| !path.exists()) {
        Some(link) if is_typed_puzzle(link) => Ok(Some(TypedPuzzle::Link(link))),
        Some(typed) if Code::is_meant(typed) => {
            let bad = |error| Misuse::BadCode { typed: typed.to_owned(), error };
            typed.parse().map(|code| Some(TypedPuzzle::Code(code))).map_err(bad)
        }
        Some(_) | None => Ok(None),
    }
}

/// What is said of a text that cannot be read.
#[derive(Debug)]
pub(super) enum Unreadable {
    /// A line has no puzzle; later lines may have one.
    Line(Notice),
    /// Nothing more can be read.
    Rest(Notice),
}

impl From<Unreadable> for CommandFailure {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::Line(notice) | Unreadable::Rest(notice) => notice.into(),
        }
    }
}

/// A text, or a line of a list, that cannot be read.
#[derive(Debug)]
pub(super) struct Unread {
    /// The problem, with its place.
    pub(super) error: ReadError,
    /// Whether the problem is one of a line, and later lines may have puzzles.
    pub(super) is_line: bool,
}

/// Returns every puzzle of the input `name`, and continues after unreadable lines of a list.
pub(super) fn puzzles(
    source: PuzzleSource,
    name: &str,
) -> impl Iterator<Item = Result<FoundPuzzle, Unreadable>> + use<> {
    puzzles_of_kind(source, name).1
}

/// Returns the kind of an input, or `None` if its first lines do not show it, and the puzzles as [`puzzles`] does.
pub(super) fn puzzles_of_kind(
    source: PuzzleSource,
    name: &str,
) -> (Option<Kind>, impl Iterator<Item = Result<FoundPuzzle, Unreadable>> + use<>) {
    let mut puzzles = source.puzzles();
    let name = name.to_owned();
    let read = move |puzzles: &mut InputPuzzles| {
        let read = puzzles.next_reading()?;
        Some(read.map_err(|Unread { error, is_line }| {
            let notice = Notice::unreadable(&name, error);
            if is_line { Unreadable::Line(notice) } else { Unreadable::Rest(notice) }
        }))
    };
    let first = read(&mut puzzles);
    let kind = puzzles.puzzles.kind();
    (kind, first.into_iter().chain(iter::from_fn(move || read(&mut puzzles))))
}

/// Returns every puzzle of an input, and continues after unreadable lines of a list.
pub(super) fn readings(source: PuzzleSource) -> impl Iterator<Item = Result<FoundPuzzle, Unread>> {
    let mut puzzles = source.puzzles();
    iter::from_fn(move || puzzles.next_reading())
}

/// The message that an input has no puzzle.
pub(super) fn nothing_in(name: &str) -> Notice {
    Notice::unreadable(name, ReadError { line: 1, column: 1, problem: Problem::Empty })
}
