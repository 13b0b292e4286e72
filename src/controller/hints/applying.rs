//! Carries out a hint as one edit.

use crate::controller::context::Context;
use crate::controller::document::OpenDocument;
use crate::controller::writing;
use crate::engine::technique::{AnyBoard, Mistake, WideSet};
use crate::engine::{Cell, DigitSet};
use crate::game::{Content, NoteKind};

/// Writes what was changed. Returns whether anything changed.
pub(super) fn apply(cx: &mut Context, changes: Vec<(Cell, Content)>) -> bool {
    if cx.document.is_playing() {
        let squares = writing::squares_of(cx, changes);
        return writing::write_squares(cx, squares);
    }
    let is_changed = cx.document.put_all(changes);
    if is_changed {
        cx.position_changed();
    }
    is_changed
}

/// The cells of mistakes, cleared.
pub(super) fn clearing(mistakes: &[Mistake]) -> Vec<(Cell, Content)> {
    mistakes.iter().map(|mistake| (mistake.cell(), Content::Empty)).collect()
}

/// Puts down the digits of `after` and brings the notes to its candidates. Cells without notes get some only where
/// a candidate has to go that no note tells of: all open cells while there is no note at all, else that cell.
pub(super) fn changes_into(after: &AnyBoard, document: &OpenDocument) -> Vec<(Cell, Content)> {
    let held = document.board();
    let bare = held.notes().next().is_none();
    let ruled_out = cells_ruled_out_in(after, document);
    let noted = |cell: Cell| {
        let has_notes = !held.get(cell).notes().candidates().is_empty();
        has_notes || ruled_out.contains(cell) || (bare && !ruled_out.is_empty())
    };
    let change = |cell: Cell| match after.digit(cell) {
        Some(digit) => Some((cell, Content::Entry(digit))),
        None if noted(cell) => Some((cell, noting(held.get(cell), after.candidates(cell)))),
        None => None,
    };
    let layout = held.layout();
    let open = layout.cells().filter(|&cell| held.get(cell).digit().is_none());
    open.filter_map(change).collect()
}

/// The open cells that have fewer candidates in `after` than its digits leave them.
fn cells_ruled_out_in(after: &AnyBoard, document: &OpenDocument) -> WideSet {
    let layout = document.board().layout();
    let open = after.open();
    let fewer = |&cell: &Cell| {
        let left = layout.left_by_peers(cell, |other| after.digit(other));
        after.candidates(cell) != left.without(document.ruled_out().get(cell))
    };
    open.iter().filter(fewer).collect()
}

/// What an open cell holds once `candidates` are noted there: in the corners, or in the middle where all notes are.
fn noting(held: Content, candidates: DigitSet) -> Content {
    let notes = held.notes();
    let in_middle = notes.corner.is_empty() && !notes.centre.is_empty();
    let kind = if in_middle { NoteKind::Centre } else { NoteKind::Corner };
    Content::of_notes(notes.with(kind, candidates))
}
