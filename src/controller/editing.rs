//! Edit mode, and what play has in common with it: clearing, undo, redo, copy and paste.

use super::{
    After, Choice, Controller, Dialog, Effect, JobKind, Mode, Move, OpenDocument, Otherwise, Pen,
    Selection, Status,
};
use crate::engine::Digit;
use crate::format::{Document, Kind, ReadError, Reading, line_of, losses, write};
use crate::game::Content;

impl Controller {
    /// Writes a digit of the puzzle into the selected cell.
    pub(super) fn write_given(&mut self, digit: Digit) {
        if self.document.put(self.selected(), Content::Given(digit)) {
            self.edited();
        }
    }

    /// Clears the selected cells of what can be written into them now.
    pub(super) fn clear(&mut self) {
        let cells = self.selection().cells();
        match self.mode {
            Mode::Edit => {
                let cleared = cells.into_iter().map(|cell| (cell, Content::Empty));
                if self.document.put_all(cleared) {
                    self.edited();
                }
            }
            Mode::Play if self.pen() == Pen::Colour => self.uncolour_cells(&cells),
            Mode::Play | Mode::Answer(_) => {
                if self.may_write() {
                    self.clear_cells(&cells);
                }
            }
        }
    }

    /// Puts down the digit in the hand, or does what the key does besides.
    pub(super) fn put_or(&mut self, otherwise: Otherwise) {
        match otherwise {
            _ if self.put_from_hand() => {}
            Otherwise::Next => self.move_selection(Move::Next),
            Otherwise::Clear => self.clear(),
        }
    }

    pub(super) fn clear_entries(&mut self) {
        let cleared = match self.mode {
            Mode::Play => self.clear_game(),
            Mode::Edit | Mode::Answer(_) => self.document.clear_entries(),
        };
        if cleared {
            self.edited();
        }
    }

    pub(super) fn undo(&mut self) {
        if let Some(cell) = self.document.undo() {
            self.selection = Selection::of(cell);
            self.edited();
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(cell) = self.document.redo() {
            self.selection = Selection::of(cell);
            self.edited();
        }
    }

    fn edited(&mut self) {
        let searching = self.is_running(JobKind::Answer);
        if self.mode == Mode::Play {
            self.position_changed();
        } else {
            self.puzzle_changed();
        }
        let stopped = searching && !self.is_running(JobKind::Answer);
        self.status = if stopped { Status::SearchStopped } else { self.editing_status() };
    }

    fn playing_status(&self) -> Status {
        if self.is_finished() {
            return Status::GameIsOver;
        }
        Status::Playing { open: self.document.board().open_cells().count() }
    }

    /// What is to be said about the puzzle as it stands.
    pub(super) fn editing_status(&self) -> Status {
        if self.document.is_playing() {
            return self.playing_status();
        }
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
            Mode::Edit | Mode::Play => self.document.document().without_past(),
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
            Ok(reading) => {
                reading.documents.into_iter().for_each(|document| self.ask_to_paste(document));
            }
        }
    }

    /// Takes a puzzle from the clipboard, or asks first where a game would be lost.
    pub(super) fn ask_to_paste(&mut self, document: Document) {
        if self.document.is_playing() {
            self.request(After::Paste(Box::new(document)));
        } else {
            self.paste(&document);
        }
    }

    /// Replaces what is on the board, so that undo brings it back.
    pub(super) fn paste(&mut self, document: &Document) {
        if document.givens.layout() != self.document.board().layout() {
            return self.show_document(OpenDocument::recovered(document.clone(), None));
        }
        self.document.leave_play();
        self.leave_answer();
        self.document.replace(document);
        self.puzzle_changed();
        self.status = Status::Pasted;
    }
}
