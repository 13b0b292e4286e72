//! The types of the readers: of a whole text, and of a line. The result of reading a text whole.

use crate::format::syntax::lines::TextLine;
use crate::format::{Document, Kind, ReadError};

/// A function that reads a whole text of one form.
pub(super) type ReadWhole = fn(&str) -> Result<PuzzleText, ReadError>;

/// A function that reads a line with a puzzle.
pub(super) type ReadLine = fn(TextLine<'_>) -> Result<Document, ReadError>;

/// A puzzle with its place in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPuzzle {
    /// The line where the puzzle starts, from 1.
    pub line: usize,
    /// The puzzle.
    pub document: Document,
}

/// The content of a whole text: one or more puzzles.
#[derive(Debug)]
pub(in crate::format) struct PuzzleText {
    pub(in crate::format) kind: Kind,
    pub(in crate::format) found: Vec<FoundPuzzle>,
}

impl PuzzleText {
    /// The content of a text with one puzzle.
    pub(in crate::format) fn of_one(kind: Kind, document: Document) -> Self {
        Self { kind, found: vec![FoundPuzzle { line: 1, document }] }
    }
}
