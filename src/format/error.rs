//! The errors of reading a text, as data.
//!
//! An error holds the line and column of the problem. The sentences are in `text`.

use std::fmt;
use std::io::{self, ErrorKind};

use crate::engine::Digit;

/// The first problem in a text, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// The problem.
    pub problem: Problem,
}

impl ReadError {
    /// A problem of the text as a whole.
    pub(super) fn of_text(problem: Problem) -> Self {
        Self { line: 1, column: 1, problem }
    }

    /// Moves an error from a part of a line to the place of that part in the whole text.
    pub(super) fn shifted(self, line: usize, column: usize) -> Self {
        Self { line, column: column + self.column - 1, ..self }
    }
}

impl std::error::Error for ReadError {}

/// Longest quotation from a document in a sentence.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// A problem in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no puzzle: the text is empty, or has only white space and comments.
    Empty,
    /// The text is longer than the limit for texts that are read whole.
    TooLarge {
        /// How many bytes it may have.
        limit: usize,
    },
    /// A line is longer than any line of a list or a grid.
    LineTooLong {
        /// How many bytes the line may have.
        limit: usize,
    },
    /// It is not text in UTF-8.
    NotUtf8,
    /// There is a NUL byte, so this is not text.
    NulByte,
    /// The source of the text reported an error.
    BrokenOff(SystemError),
    /// The start fits no kind that can be read.
    NotAPuzzle,
    /// A character that stands for no cell.
    BadCharacter {
        /// The character.
        found: char,
        /// The largest digit of the board.
        largest: usize,
    },
    /// A row, or a line of a list, that ends too early.
    TooFewCells {
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A row, or a line of a list, that goes on too long.
    TooManyCells {
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A board that ends too early.
    TooFewRows {
        /// How many rows it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A row behind the last one of the board.
    TooManyRows {
        /// How many rows the board has.
        expected: usize,
    },
    /// An entry that differs from the given of its cell.
    EntryOnGiven {
        /// The given.
        given: Digit,
        /// The entry.
        entry: Digit,
    },
    /// A candidate that stands at the place of another.
    OtherCandidate {
        /// The candidate.
        found: Digit,
        /// The digit whose place it is.
        expected: usize,
    },
    /// A line behind a board of Simple Sudoku that is no move.
    BadMove,
    /// A line of a library of HoDoKu that is no position.
    NotALibraryLine,
    /// A word that is no candidate written as digit, row and column.
    NotACandidate,
    /// XML that declares a document type of its own, or entities.
    DocumentType,
    /// An XML element with more attributes, or a document with more namespaces, than any puzzle has.
    TooManyAttributes,
    /// An XML document with more elements than any collection of puzzles.
    TooManyElements,
    /// JSON that breaks the rules of JSON.
    BadJson,
    /// XML that breaks the rules of XML.
    NotWellFormed,
    /// Serialized Java objects, as in the files of HoDoKu.
    JavaObjects,
    /// A board of a type that Nonet does not read.
    OtherBoard {
        /// What it is called.
        name: String,
    },
    /// A version of a kind of file that is not known.
    UnknownVersion(String),
    /// A value that cannot stand at its place.
    BadValue(String),
    /// A word that is not a square, or the place of a square, in Nonet's own document.
    BadSquare(String),
    /// A document of a newer Nonet.
    NewerVersion {
        /// Its version.
        found: u64,
        /// The newest version that can be read.
        known: u64,
    },
    /// A board of a size that is not known.
    OtherLayout {
        /// How many rows a box has.
        box_rows: usize,
        /// How many columns a box has.
        box_columns: usize,
    },
    /// Brackets nested deeper than in any document.
    TooDeep,
    /// A required field is missing.
    MissingField(String),
    /// A field appears twice.
    RepeatedField(String),
    /// A value has the wrong type.
    WrongType(Expected),
    /// A number too large or too small for its place.
    NumberOutOfRange,
    /// It does not start with `Nonet(`.
    OtherName(String),
    /// The document ends before all of its brackets, quotes or comments are closed.
    Unclosed,
    /// Something follows the closing bracket of the document.
    TextBehind,
    /// A sign of the notation is missing: a comma, a bracket, or the start of the document.
    ExpectedSign(&'static str),
    /// A sign that the notation does not allow at its place.
    UnexpectedSign(char),
    /// The document breaks the rules of RON in some other way.
    Notation {
        /// What the parser says about it, in English.
        detail: String,
    },
    /// The first line of the judge's form is not a number.
    NotACount,
    /// The judge's form ends early.
    FewerThanCounted {
        /// How many whole puzzles there are.
        found: u64,
        /// How many its first line promises.
        counted: u64,
    },
    /// The judge's form goes on behind its last puzzle.
    MoreThanCounted {
        /// How many puzzles its first line promises.
        counted: u64,
    },
}

/// An error of the system, which has words of its own for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemError {
    kind: ErrorKind,
    code: Option<i32>,
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> Self {
        Self { kind: error.kind(), code: error.raw_os_error() }
    }
}

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(code) = self.code else {
            return self.kind.fmt(f);
        };
        let said = io::Error::from_raw_os_error(code).to_string();
        f.write_str(said.split(" (os error").next().unwrap_or(&said))
    }
}

/// A sort of value in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    YesOrNo,
    /// A list in square brackets.
    List,
    /// Named fields in round brackets.
    Fields,
    /// Named fields in braces.
    Object,
}
