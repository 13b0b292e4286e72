//! The document in the window: the board with its history, and the file it belongs to.

use std::path::Path;

use super::dialog::Source;
use crate::engine::Cell;
use crate::format::{About, Document, Notes};
use crate::game::{Board, Content, Edit, History, Revision};

/// A document that is open, and whether its file knows of its changes.
#[derive(Clone, Debug)]
pub struct OpenDocument {
    about: About,
    notes: Notes,
    board: Board,
    history: History,
    saved: Option<Revision>,
    source: Option<Source>,
}

impl Default for OpenDocument {
    fn default() -> Self {
        Self::of_no_file(Document::default())
    }
}

impl OpenDocument {
    /// A document as its file has it.
    #[must_use]
    pub fn of_file(document: Document, source: Source) -> Self {
        Self { source: Some(source), ..Self::of_no_file(document) }
    }

    /// A document that has no file, and nothing in it that needs one.
    #[must_use]
    pub fn of_no_file(document: Document) -> Self {
        let board = Board::new(&document.givens, &document.entries);
        let saved = Some(Revision::default());
        let Document { about, notes, .. } = document;
        Self { about, notes, board, history: History::default(), saved, source: None }
    }

    /// A document with changes that its file, if it has one, does not have.
    #[must_use]
    pub fn recovered(document: Document, source: Option<Source>) -> Self {
        Self { saved: None, source, ..Self::of_no_file(document) }
    }

    /// The texts about the puzzle.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The file it belongs to.
    #[must_use]
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Where it is kept.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.source.as_ref().map(|source| source.path.as_path())
    }

    /// Whether there are changes that its file does not have.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.saved != Some(self.history.revision())
    }

    /// The state that a save writes.
    #[must_use]
    pub fn revision(&self) -> Revision {
        self.history.revision()
    }

    /// What a file holds of it.
    #[must_use]
    pub fn document(&self) -> Document {
        let (givens, entries) = (self.board.givens(), self.board.entries());
        let filled = givens.filled().chain(entries.filled()).map(|(cell, _)| cell);
        // The window shows no notes yet, but what a file has of them is still there when it is saved.
        let notes = self.notes.clone().outside(filled);
        Document { about: self.about.clone(), givens, entries, notes }
    }

    /// Its file has what stood on the board at `revision`.
    pub fn mark_saved(&mut self, source: Source, revision: Revision) {
        self.source = Some(source);
        self.saved = Some(revision);
    }

    /// Writes a given, or clears the cell. Says whether anything changed.
    pub fn put(&mut self, cell: Cell, content: Content) -> bool {
        let edit = Edit::of_cell(&self.board, cell, content);
        self.apply(edit)
    }

    /// Replaces the whole board as one edit. Says whether anything changed.
    pub fn replace_board(&mut self, board: &Board) -> bool {
        let edit = Edit::into_board(&self.board, board);
        self.apply(edit)
    }

    /// Takes the entries off. Says whether there were any.
    pub fn clear_entries(&mut self) -> bool {
        let edit = Edit::clearing_entries(&self.board);
        self.apply(edit)
    }

    fn apply(&mut self, edit: Option<Edit>) -> bool {
        let changes = edit.is_some();
        if let Some(edit) = edit {
            self.history.apply(&mut self.board, edit);
        }
        changes
    }

    /// Takes back the last edit and says where it was.
    pub fn undo(&mut self) -> Option<Cell> {
        self.history.undo(&mut self.board)
    }

    /// Carries out again what was undone and says where it is.
    pub fn redo(&mut self) -> Option<Cell> {
        self.history.redo(&mut self.board)
    }

    /// Whether there is an edit to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is an edit to carry out again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }
}
