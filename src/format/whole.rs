//! Texts that are read whole, and what came of them.

use super::lines::Line;
use super::{Document, Kind, ReadError, symbols};

/// Reads a whole text of one form.
pub(super) type ReadWhole = fn(&str) -> Result<Whole, ReadError>;

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

    /// A text with a puzzle a line, among empty lines and comments.
    pub(super) fn of_lines(
        kind: Kind,
        text: &str,
        read: fn(Line<'_>) -> Result<Document, ReadError>,
    ) -> Result<Self, ReadError> {
        let mut found = Vec::new();
        for (at, text) in text.lines().enumerate() {
            let line = Line { number: at + 1, text };
            if !symbols::is_blank(text) && !symbols::is_comment(text) {
                found.push(Found { line: line.number, document: read(line)? });
            }
        }
        Ok(Self { kind, found })
    }
}
