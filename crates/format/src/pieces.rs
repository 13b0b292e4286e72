//! Writes texts of many puzzles puzzle by puzzle, so that a long text is never held as a whole.

use super::foreign::opensudoku;
use super::{Document, Kind, LowestDigit, WriteError, write_from};

/// Writes a text of a kind in pieces. Together the pieces are the text that [`write()`](super::write()) makes of all documents.
#[derive(Debug)]
pub struct PieceWriter {
    kind: Kind,
    has_begun: bool,
    lowest: LowestDigit,
}

impl PieceWriter {
    /// A writer for documents of any content. Returns `None` for a kind whose text depends on all documents.
    #[must_use]
    pub fn of_any(kind: Kind) -> Option<Self> {
        kind.can_be_strung().then(|| Self::new(kind))
    }

    /// A writer for documents with only givens and no description. Returns `None` for a kind that holds one
    /// puzzle.
    #[must_use]
    pub fn of_plain(kind: Kind) -> Option<Self> {
        let is_possible = kind.can_be_strung() || kind == Kind::OpenSudoku;
        is_possible.then(|| Self::new(kind))
    }

    fn new(kind: Kind) -> Self {
        Self { kind, has_begun: false, lowest: LowestDigit::One }
    }

    /// The same writer, with digits that count from `lowest` in lists and rows, as [`write_from`] writes them.
    #[must_use]
    pub fn counting_from(self, lowest: LowestDigit) -> Self {
        Self { lowest, ..self }
    }

    /// The text of the next document, including the separator or the heading before it.
    ///
    /// # Errors
    /// Returns an error if the kind cannot hold the document.
    pub fn next(&mut self, document: Document) -> Result<String, WriteError> {
        if !self.kind.holds_board(document.givens.layout()) {
            return Err(WriteError::OtherBoard { kind: self.kind });
        }
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        let before = match self.kind {
            Kind::OpenSudoku if is_first => opensudoku::start_of_version_1(&document.about),
            Kind::Rows if !is_first => "\n".to_owned(),
            _ => String::new(),
        };
        let text = match self.kind {
            Kind::OpenSudoku => opensudoku::game_of_version_1(&document),
            kind => write_from(kind, &[document], self.lowest)?,
        };
        Ok(before + &text)
    }

    /// The text after the last document.
    #[must_use]
    pub fn end(&self) -> &'static str {
        if self.kind == Kind::OpenSudoku && self.has_begun { opensudoku::END } else { "" }
    }
}
