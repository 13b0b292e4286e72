//! The clipboard: the board goes there as a text, and puzzles come from there.

use crate::controller::context::Context;
use crate::controller::departure::Departure;
use crate::controller::dialogs::{Choice, Dialog};
use crate::controller::document::{Mode, OpenDocument};
use crate::controller::effect::{ClipboardEffect, Effect};
use crate::controller::event::Event;
use crate::controller::status::Status;
use crate::format::{Document, Kind, ReadError, Reading, line_of, losses, write};

/// Puts the board as it is shown into the clipboard: the answer, or the givens of the puzzle.
pub(in crate::controller) fn copy(cx: &mut Context) {
    let (grid, status) = match cx.document.mode() {
        Mode::Answer(shown) => (shown.grid.clone(), Status::CopiedAnswer),
        Mode::Edit | Mode::Play(_) => (cx.document.board().givens(), Status::CopiedPuzzle),
    };
    cx.effect(Effect::Clipboard(ClipboardEffect::Copy(line_of(&grid))));
    cx.status = status;
}

/// Puts the board as it is shown into the clipboard as a text of a kind, and says what that leaves out.
pub(in crate::controller) fn copy_as(cx: &mut Context, kind: Kind) {
    let document = match cx.document.mode() {
        Mode::Answer(shown) => Document::of_givens(shown.grid.clone()),
        Mode::Edit | Mode::Play(_) => cx.document.document().without_past(),
    };
    match write(kind, std::slice::from_ref(&document)) {
        Err(error) => cx.status = Status::NotCopied(error),
        Ok(text) => {
            let is_one_line = text.lines().nth(1).is_none();
            let text = if is_one_line { text.trim_end().to_owned() } else { text };
            cx.effect(Effect::Clipboard(ClipboardEffect::Copy(text)));
            cx.status = Status::CopiedAs(kind, losses(kind, &[document]));
        }
    }
}

/// Takes in what was read from the clipboard.
pub(super) fn read(cx: &mut Context, reading: Result<Reading, ReadError>) {
    match reading {
        Err(error) => cx.status = Status::NothingToPaste(error),
        Ok(reading) if reading.documents.len() > 1 => {
            let documents = reading.documents;
            cx.dialogs.open(Dialog::Chooser(Choice { source: None, documents }));
        }
        Ok(reading) => {
            reading.documents.into_iter().for_each(|document| ask_to_paste(cx, document));
        }
    }
}

/// Takes a puzzle from the clipboard, or asks first if a game would be lost.
pub(super) fn ask_to_paste(cx: &mut Context, document: Document) {
    if cx.document.is_playing() {
        cx.tell(Event::DepartureWanted(Departure::Paste(Box::new(document))));
    } else {
        paste(cx, &document);
    }
}

/// Replaces what is on the board, so that undo brings it back.
pub(in crate::controller) fn paste(cx: &mut Context, document: &Document) {
    if document.givens.layout() != cx.document.board().layout() {
        return cx.show_document(OpenDocument::recovered(document.clone(), None));
    }
    cx.document.leave_play();
    cx.document.leave_answer();
    cx.document.replace(document);
    cx.board_changed();
    cx.status = Status::Pasted;
}
