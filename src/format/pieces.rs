//! Texts of many puzzles that are written puzzle by puzzle, so that a long one is never held as a whole.

use super::{Document, Kind, WriteError, opensudoku, write};

/// Writes a text of a kind piece by piece: together the pieces are what [`write()`] makes of all documents.
#[derive(Debug)]
pub struct Pieces {
    kind: Kind,
    has_begun: bool,
}

impl Pieces {
    /// For documents of any content. Returns `None` for a kind whose text depends on all of them.
    #[must_use]
    pub fn of_any(kind: Kind) -> Option<Self> {
        kind.can_be_strung().then_some(Self { kind, has_begun: false })
    }

    /// For documents with givens alone, about which nothing is said. Returns `None` for a kind that holds one puzzle.
    #[must_use]
    pub fn of_plain(kind: Kind) -> Option<Self> {
        let is_possible = kind.can_be_strung() || kind == Kind::OpenSudoku;
        is_possible.then_some(Self { kind, has_begun: false })
    }

    /// The text of the next document, with what stands before it.
    ///
    /// # Errors
    /// If the kind cannot hold it.
    pub fn next(&mut self, document: Document) -> Result<String, WriteError> {
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        let before = match self.kind {
            Kind::OpenSudoku if is_first => opensudoku::start_of_version_1(&document.about),
            Kind::Rows if !is_first => "\n".to_owned(),
            _ => String::new(),
        };
        let text = match self.kind {
            Kind::OpenSudoku => opensudoku::game_of_version_1(&document),
            kind => write(kind, &[document])?,
        };
        Ok(before + &text)
    }

    /// What stands behind the last document.
    #[must_use]
    pub fn end(&self) -> &'static str {
        if self.kind == Kind::OpenSudoku && self.has_begun { opensudoku::END } else { "" }
    }
}
