//! The source of puzzles: a file, the code of a puzzle, a link with a puzzle, or standard input. An input may also hold
//! codes, one per line, or be a picture.

use std::io::{self, BufRead, BufReader, Cursor, IsTerminal, Read};
use std::iter;
use std::path::Path;
use std::sync::Arc;

use super::code_lines::{self, CodeLines};
use super::ending::{CommandFailure, Voice};
use super::photo;
use super::shape::ShapeChoice;
use crate::engine::generate::Code;
use crate::engine::{Cancelled, Layout};
use crate::format::stream::{FoundPuzzle, Puzzles, StreamPart};
use crate::format::{Kind, LowestDigit, Problem, ReadError, is_link, shortened};
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

/// The bytes of an input.
pub(super) type Source = BufReader<Box<dyn Read + Send>>;

/// The bytes of an input, and the board of its puzzles if the text does not say it.
pub(super) struct PuzzleSource {
    /// The bytes.
    pub(super) bytes: Source,
    shape: Option<Arc<Layout>>,
    /// Where remarks about the puzzles are said.
    voice: Voice,
}

impl PuzzleSource {
    /// Returns the puzzles in any format but the judge's.
    pub(super) fn puzzles(self) -> InputPuzzles {
        let puzzles = Puzzles::new(self.bytes).on_shape(self.shape);
        InputPuzzles {
            puzzles,
            voice: self.voice,
            has_told_lowest_digit: false,
            has_told_excerpt: false,
        }
    }
}

/// The puzzles of an input. Says once that digits are written as one more than in the input, if the input counts digits
/// from 0, and once what was taken from a text that holds more than puzzles.
pub(super) struct InputPuzzles {
    puzzles: Puzzles<Source>,
    voice: Voice,
    has_told_lowest_digit: bool,
    has_told_excerpt: bool,
}

impl InputPuzzles {
    /// Returns the next part as [`Puzzles::next_part`] does.
    pub(super) fn next_part(&mut self, size: usize) -> Option<Result<StreamPart, ReadError>> {
        let part = self.puzzles.next_part(size);
        if let Some(Ok(StreamPart::Puzzle(found))) = &part {
            self.tell_lowest_digit(found);
        }
        self.tell_excerpt();
        part
    }

    /// Returns the bytes, which may be ahead of the puzzles returned so far.
    pub(super) fn bytes(&self) -> &Source {
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

    fn tell_lowest_digit(&mut self, found: &FoundPuzzle) {
        let counts_from_0 = found.document.lowest_digit == LowestDigit::Zero;
        if counts_from_0 && !self.has_told_lowest_digit {
            self.has_told_lowest_digit = true;
            self.voice.say(&Notice::DigitsFromZero);
        }
    }
}

impl Iterator for InputPuzzles {
    type Item = Result<FoundPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let found = self.puzzles.next();
        if let Some(Ok(found)) = &found {
            self.tell_lowest_digit(found);
        }
        self.tell_excerpt();
        found
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
    /// The puzzles are on the board `shape` if their text does not say another.
    pub(super) fn open(
        path: Option<&Path>,
        shape: Option<&ShapeChoice>,
    ) -> Result<Self, CommandFailure> {
        let shape = shape.map(ShapeChoice::layout).transpose()?;
        let mut input = Self::open_any(path, shape.as_ref())?;
        input.source.shape = shape;
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

    /// Reads the input as the puzzles in it if it is a picture, and each code as its puzzle if the first line is a
    /// code.
    fn with_codes(mut self, shape: Option<&Arc<Layout>>) -> Result<Self, Notice> {
        self.source.bytes = with_whole_start(self.source.bytes);
        // A source that fails here fails again where its puzzles are read.
        let start = self.source.bytes.fill_buf().unwrap_or_default();
        if PictureKind::of(start).is_some() {
            let PuzzleSource { bytes, voice, .. } = self.source;
            let text = photo::text_of(bytes, &self.name, shape, voice)?;
            return Ok(Self::new(self.name, Box::new(Cursor::new(text))));
        }
        let first = code_lines::first_line(start);
        if let Some(code) = code_lines::code(first) {
            let lines = CodeLines::new(self.source.bytes, &code);
            return Ok(Self::new(self.name, Box::new(lines)));
        }
        match code_lines::mistake(first) {
            Some(error) => {
                let (name, place) = (self.name, InputPlace::At { line: 1, column: 1 });
                Err(Notice::Of { name, place, remark: Remark::BadCode(error) })
            }
            None => Ok(self),
        }
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
        Ok(Self::new(path.display().to_string(), Box::new(file)))
    }

    fn new(name: String, reader: Box<dyn Read + Send>) -> Self {
        let bytes = BufReader::with_capacity(CAPACITY, reader);
        let source = PuzzleSource { bytes, shape: None, voice: Voice::of_system() };
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
        Some(link) if is_link(link) => Ok(Some(TypedPuzzle::Link(link))),
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

/// Returns every puzzle of the input `name`, and continues after unreadable lines of a list. An input without a puzzle
/// is an error.
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
    let read = move |puzzles: &mut InputPuzzles, before| {
        let read = some_or_empty(puzzles.next(), before)?;
        Some(read.map_err(|error| {
            let notice = Notice::unreadable(&name, error);
            if puzzles.puzzles.goes_on() {
                Unreadable::Line(notice)
            } else {
                Unreadable::Rest(notice)
            }
        }))
    };
    let first = read(&mut puzzles, 0);
    let kind = puzzles.puzzles.kind();
    (kind, first.into_iter().chain(iter::from_fn(move || read(&mut puzzles, 1))))
}

/// Returns every puzzle of an input, and continues after unreadable lines of a list. An input without a puzzle is an
/// error.
pub(super) fn readings(
    source: PuzzleSource,
) -> impl Iterator<Item = Result<FoundPuzzle, ReadError>> {
    let mut puzzles = source.puzzles();
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

/// The same bytes, of which as many are at hand as show whether they are a picture. A pipe may give them one by one.
fn with_whole_start(mut bytes: Source) -> Source {
    let at_hand = bytes.fill_buf().map_or(0, <[u8]>::len);
    if at_hand == 0 || at_hand >= SIGNATURE_LENGTH {
        return bytes;
    }
    let mut start = Vec::new();
    // What fails here fails again where the rest is read.
    let _ = bytes.by_ref().take(SIGNATURE_LENGTH as u64).read_to_end(&mut start);
    BufReader::new(Box::new(Cursor::new(start).chain(bytes)))
}
