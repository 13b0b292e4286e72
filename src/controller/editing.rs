//! Edit mode: moving over the board, writing, clearing, undo, redo, copy and paste.

use super::{Choice, Controller, Dialog, Effect, JobKind, Mode, Move, OpenDocument, Status};
use crate::engine::{Cell, Digit};
use crate::format::{Document, Kind, ReadError, Reading, line_of, losses, write};
use crate::game::Content;

impl Controller {
    pub(super) fn move_selection(&mut self, to: Move) {
        let layout = self.document.board().layout();
        let (cells, side, at) = (layout.cell_count(), layout.side(), self.selected.index());
        let target = match to {
            Move::Next => (at + 1) % cells,
            Move::Previous => (at + cells - 1) % cells,
            Move::Up => at.checked_sub(side).unwrap_or(at),
            Move::Down => Some(at + side).filter(|&below| below < cells).unwrap_or(at),
            Move::RowStart => at - at % side,
            Move::RowEnd => at - at % side + side - 1,
            Move::ColumnTop => at % side,
            Move::ColumnBottom => cells - side + at % side,
        };
        self.selected = Cell::new(target).unwrap_or(self.selected);
    }

    pub(super) fn pick(&mut self, cell: Cell) {
        if self.is_on_board(cell) {
            self.selected = cell;
        }
    }

    pub(super) fn is_on_board(&self, cell: Cell) -> bool {
        cell.index() < self.document.board().layout().cell_count()
    }

    pub(super) fn type_digit(&mut self, number: u8) {
        let side = self.document.board().layout().side();
        let digit = Digit::new(number).filter(|_| usize::from(number) <= side);
        match (digit, &self.mode) {
            (Some(digit), Mode::Play) => self.write(Content::Entry(digit)),
            (Some(digit), _) => self.write(Content::Given(digit)),
            (None, _) => {}
        }
    }

    pub(super) fn clear_cell(&mut self) {
        self.write(Content::Empty);
    }

    fn write(&mut self, content: Content) {
        let fixed = self.mode == Mode::Play && self.document.board().get(self.selected).is_given();
        if self.shown().is_some() {
            self.status = Status::ReadOnly;
        } else if fixed {
            self.status = Status::GivensAreFixed;
        } else if self.document.put(self.selected, content) {
            self.edited();
        }
    }

    pub(super) fn clear_entries(&mut self) {
        if self.document.clear_entries() {
            self.edited();
        }
    }

    pub(super) fn undo(&mut self) {
        if let Some(cell) = self.document.undo() {
            self.selected = cell;
            self.edited();
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(cell) = self.document.redo() {
            self.selected = cell;
            self.edited();
        }
    }

    fn edited(&mut self) {
        let searching = self.is_running(JobKind::Answer);
        self.puzzle_changed();
        self.status = if searching { Status::SearchStopped } else { self.editing_status() };
    }

    /// What is to be said about the puzzle as it stands.
    pub(super) fn editing_status(&self) -> Status {
        let givens = self.document.board().givens().filled_count();
        let ruled_out = self.document.ruled_out();
        if givens == 0 && ruled_out.is_empty() {
            return Status::Welcome;
        }
        match self.document.puzzle() {
            Err(reasons) if self.options.show_conflicts => Status::Contradictory(reasons),
            _ => Status::Editing { givens, ruled_out: ruled_out.digit_count() },
        }
    }

    /// Puts the board as it is shown into the clipboard: the answer, or the puzzle's givens.
    pub(super) fn copy(&mut self) {
        let (grid, status) = match &self.mode {
            Mode::Answer(shown) => (shown.grid.clone(), Status::CopiedAnswer),
            Mode::Edit | Mode::Play => (self.document.board().givens(), Status::CopiedPuzzle),
        };
        self.effects.push(Effect::Copy(line_of(&grid)));
        self.status = status;
    }

    /// Puts the board as it is shown into the clipboard as a text of a kind, and says what that leaves out.
    pub(super) fn copy_as(&mut self, kind: Kind) {
        let document = match &self.mode {
            Mode::Answer(shown) => Document::of_givens(shown.grid.clone()),
            Mode::Edit | Mode::Play => self.document.document(),
        };
        match write(kind, std::slice::from_ref(&document)) {
            Err(error) => self.status = Status::NotCopied(error),
            Ok(text) => {
                let one_line = text.lines().nth(1).is_none();
                let text = if one_line { text.trim_end().to_owned() } else { text };
                self.effects.push(Effect::Copy(text));
                self.status = Status::CopiedAs(kind, losses(kind, &[document]));
            }
        }
    }

    /// Takes in what was read from the clipboard.
    pub(super) fn read(&mut self, reading: Result<Reading, ReadError>) {
        match reading {
            Err(error) => self.status = Status::NothingToPaste(error),
            Ok(reading) if reading.documents.len() > 1 => {
                let documents = reading.documents;
                self.open_dialog(Dialog::Chooser(Choice { source: None, documents }));
            }
            Ok(reading) => reading.documents.iter().for_each(|document| self.paste(document)),
        }
    }

    /// Replaces what is on the board, so that undo brings it back.
    pub(super) fn paste(&mut self, document: &Document) {
        if document.givens.layout() != self.document.board().layout() {
            return self.show_document(OpenDocument::recovered(document.clone(), None));
        }
        self.leave_answer();
        self.document.replace(document);
        self.puzzle_changed();
        self.status = Status::Pasted;
    }
}
