//! The result of reading a text whole, and the type of the readers that do so.

use super::stream::Found;
use super::{Document, Kind, ReadError};

/// Reads a whole text of one form.
pub(super) type ReadWhole = fn(&str) -> Result<Whole, ReadError>;

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
