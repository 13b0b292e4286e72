//! Reads puzzles: from a file, from a text such as a clipboard's, from a picture, or from the code of a puzzle.

use std::ffi::OsStr;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Activity, BackgroundJob, CancelPolicy, JobSubject, NewGame, Policy};
use crate::engine::generate::Code;
use crate::engine::{Cancelled, Control, Layout};
use crate::format::{
    Document, Excerpt, Kind, MAX_BYTES, PlainDigits, Problem, ReadError, Reading, is_typed_puzzle,
    read, read_with,
};
use crate::photo::{self, MOST_BYTES, PhotoBoard, PhotoError, PictureKind, SIGNATURE_LENGTH};
use crate::store::file::{self, OpenedFile};
use crate::store::{StoreError, StoreProblem};
use crate::vision::Picture;

/// The longer side of a picture as it is shown, in pixels, at most.
const LARGEST_SHOWN: usize = 1600;

/// The shortest side of a picture that can hold a board, in pixels. A person sees nothing in a thinner picture either.
const THINNEST: usize = 16;

/// Something to be read.
#[derive(Debug)]
pub enum ReadJob {
    /// A file, with what is known of the digits of a plain text.
    File(PathBuf, OpenPurpose, PlainDigits),
    /// A file to edit, whose puzzles are on this board if its text does not say another.
    FileOn(PathBuf, Arc<Layout>, PlainDigits),
    /// A text.
    Text(String, PlainDigits),
    /// A picture of the clipboard.
    Picture(Picture),
}

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPurpose {
    /// To look at the puzzle and to edit it.
    Edit,
    /// To play the puzzle.
    Play,
}

/// What a text was that puzzles were found in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextOrigin {
    /// A text of this kind.
    Kind(Kind),
    /// A text that holds more than puzzles.
    Excerpt(Excerpt),
    /// The code of a puzzle.
    Code,
}

/// The puzzles of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPuzzles {
    /// What the text was.
    pub origin: TextOrigin,
    /// The puzzles in order: at least one.
    pub documents: Vec<Document>,
    /// The errors of the lines without a puzzle.
    pub refused: Vec<ReadError>,
}

/// Why there is no puzzle in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPuzzle {
    /// There is no text.
    NoText,
    /// The text is an address on the web.
    Address(String),
    /// The text is of no kind that can be read, because of this line.
    OtherText(String),
    /// The text starts like a puzzle, and then something is wrong.
    Unreadable(ReadError),
}

/// Where a picture comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureOrigin {
    /// A file.
    File(PathBuf),
    /// The clipboard.
    Clipboard,
}

/// A picture, and the boards in it.
#[derive(Debug)]
pub struct PictureReading {
    /// Where the picture comes from.
    pub origin: PictureOrigin,
    /// The picture.
    pub picture: Arc<Picture>,
    /// The picture as it is shown: no side is longer than some 1,600 pixels.
    pub preview: Arc<Picture>,
    /// Its boards; empty if there are none.
    pub boards: Vec<PhotoBoard>,
}

/// What was read.
#[derive(Debug)]
pub enum ReadReply {
    /// The content of a file, or why it cannot be read.
    File(PathBuf, OpenPurpose, Result<OpenedFile, StoreError>),
    /// The puzzles of a text, or why there are none.
    Text(Result<TextPuzzles, NoPuzzle>),
    /// The boards of a picture.
    Picture(PictureReading),
    /// Why this is no picture that can be read.
    NoPicture(PictureOrigin, PhotoError),
    /// There is no file of that name, and the name is the code of this puzzle.
    Coded(NewGame),
}

impl From<Reading> for TextPuzzles {
    fn from(reading: Reading) -> Self {
        let Reading { kind, documents, refused, excerpt } = reading;
        let origin = excerpt.map_or(TextOrigin::Kind(kind), TextOrigin::Excerpt);
        Self { origin, documents, refused }
    }
}

impl BackgroundJob for ReadJob {
    type Reply = ReadReply;

    const POLICY: Policy = Policy {
        work: Some(Activity::File),
        subject: JobSubject::Nothing,
        on_cancel: CancelPolicy::Stop,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<ReadReply, Cancelled> {
        match self {
            Self::File(path, purpose, digits) => read_file(path, purpose, (None, digits), control),
            Self::FileOn(path, shape, digits) => {
                read_file(path, OpenPurpose::Edit, (Some(&shape), digits), control)
            }
            Self::Text(text, digits) => read_text(&text, digits, control),
            Self::Picture(picture) => Ok(read_picture(PictureOrigin::Clipboard, picture)),
        }
    }
}

fn read_file(
    path: PathBuf,
    purpose: OpenPurpose,
    (shape, digits): (Option<&Arc<Layout>>, PlainDigits),
    control: &Control,
) -> Result<ReadReply, Cancelled> {
    if let Some(link) = path.to_str().filter(|link| is_typed_puzzle(link) && !path.exists()) {
        return Ok(read_link(link, &path, purpose));
    }
    if let Some(bytes) = picture_bytes(&path) {
        return Ok(match photo::decode(&bytes) {
            Ok(picture) => read_picture(PictureOrigin::File(path), picture),
            Err(error) => ReadReply::NoPicture(PictureOrigin::File(path), error),
        });
    }
    let opened = file::open_on(&path, shape, digits);
    let is_absent = opened.as_ref().is_err_and(|error| error.problem == StoreProblem::Absent);
    let name = path.file_name().and_then(OsStr::to_str).filter(|_| is_absent);
    match name.and_then(code) {
        Some(code) => NewGame::of_code(code, None, control).map(ReadReply::Coded),
        None => Ok(ReadReply::File(path, purpose, opened)),
    }
}

/// Reads a link that stands in the place of a file. If it has no puzzle, it is a file that cannot be understood.
fn read_link(link: &str, path: &Path, purpose: OpenPurpose) -> ReadReply {
    match read(link.as_bytes()) {
        Ok(reading) => ReadReply::Text(Ok(reading.into())),
        Err(error) => {
            let error = StoreError { path: path.to_owned(), problem: StoreProblem::Text(error) };
            ReadReply::File(path.to_owned(), purpose, Err(error))
        }
    }
}

/// The bytes of a file that starts like a picture, up to one more than those of the largest picture. `None` for any other
/// file, and for one that cannot be read.
fn picture_bytes(path: &Path) -> Option<Vec<u8>> {
    // What is read from a pipe cannot be read a second time.
    let mut file =
        Some(path).filter(|path| path.is_file()).and_then(|path| file::stream(path).ok())?;
    let mut bytes = Vec::new();
    file.by_ref().take(SIGNATURE_LENGTH as u64).read_to_end(&mut bytes).ok()?;
    PictureKind::of(&bytes)?;
    let more = MOST_BYTES as u64 + 1 - bytes.len() as u64;
    file.take(more).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

fn read_picture(origin: PictureOrigin, picture: Picture) -> ReadReply {
    if picture.width().min(picture.height()) < THINNEST {
        return ReadReply::NoPicture(origin, PhotoError::NoBoard);
    }
    let boards = photo::boards(&picture).unwrap_or_default();
    let preview = Arc::new(picture.reduced(picture.longer_side().div_ceil(LARGEST_SHOWN)));
    ReadReply::Picture(PictureReading { origin, picture: Arc::new(picture), preview, boards })
}

fn read_text(text: &str, digits: PlainDigits, control: &Control) -> Result<ReadReply, Cancelled> {
    let read = |bytes: &[u8]| read_with(bytes, None, digits);
    // The words of so long a text are not looked at.
    if text.len() > MAX_BYTES
        && let Err(error) = read(text.as_bytes())
    {
        return Ok(ReadReply::Text(Err(NoPuzzle::Unreadable(error))));
    }
    let reading = match code(text.trim()) {
        None => read(text.as_bytes()),
        Some(code) => return puzzle_of_code(&code, control),
    };
    match (reading, code_within(text)) {
        (Ok(reading), _) => Ok(ReadReply::Text(Ok(reading.into()))),
        (Err(_), Some(code)) => puzzle_of_code(&code, control),
        (Err(error), None) => Ok(ReadReply::Text(Err(no_puzzle(text, error)))),
    }
}

fn puzzle_of_code(code: &Code, control: &Control) -> Result<ReadReply, Cancelled> {
    // The day on which the puzzle came is known where it is put onto the board.
    let documents = vec![NewGame::of_code(code.clone(), None, control)?.document(None)];
    let (origin, refused) = (TextOrigin::Code, Vec::new());
    Ok(ReadReply::Text(Ok(TextPuzzles { origin, documents, refused })))
}

fn no_puzzle(text: &str, error: ReadError) -> NoPuzzle {
    let text = text.trim_end();
    let line = text.lines().nth(error.line - 1).unwrap_or(text).trim();
    let is_address = ["http://", "https://"].iter().any(|scheme| line.starts_with(scheme));
    if text.is_empty() {
        NoPuzzle::NoText
    } else if is_address {
        NoPuzzle::Address(line.to_owned())
    } else if error.problem == Problem::NotAPuzzle {
        NoPuzzle::OtherText(line.to_owned())
    } else {
        NoPuzzle::Unreadable(error)
    }
}

fn code(text: &str) -> Option<Code> {
    text.parse().ok().filter(|_| Code::is_meant(text))
}

/// The first code among the words of a text, as a friend may have sent it. A code that Nonet has written starts with a
/// digit; a long word that does not is only a word.
fn code_within(text: &str) -> Option<Code> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| word.starts_with(|c: char| c.is_ascii_digit())).find_map(code)
}
