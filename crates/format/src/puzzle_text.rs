//! The result of reading a text whole.

use super::{Document, Kind};

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
pub(super) struct PuzzleText {
    pub(super) kind: Kind,
    pub(super) found: Vec<FoundPuzzle>,
}

impl PuzzleText {
    /// The content of a text with one puzzle.
    pub(super) fn of_one(kind: Kind, document: Document) -> Self {
        Self { kind, found: vec![FoundPuzzle { line: 1, document }] }
    }
}
