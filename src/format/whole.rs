//! The types of the readers: of a whole text, and of a line. The result of reading a text whole.

use super::lines::Line;
use super::{Document, Kind, ReadError};

/// Reads a whole text of one form.
pub(super) type ReadWhole = fn(&str) -> Result<Whole, ReadError>;

/// Reads a line that holds a puzzle.
pub(super) type ReadLine = fn(Line<'_>) -> Result<Document, ReadError>;

/// A puzzle with its place in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The line where it starts, from 1.
    pub line: usize,
    /// The puzzle.
    pub document: Document,
}

/// What a whole text holds: one puzzle or more.
#[derive(Debug)]
pub(super) struct Whole {
    pub(super) kind: Kind,
    pub(super) found: Vec<Found>,
}

impl Whole {
    /// A text of one puzzle.
    pub(super) fn of_one(kind: Kind, document: Document) -> Self {
        Self { kind, found: vec![Found { line: 1, document }] }
    }
}
