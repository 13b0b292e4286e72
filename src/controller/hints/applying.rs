//! Carries out a hint as one edit: a step, or the way back from mistakes.
//!
//! Where a mistake is cleared, the notes from before it come back. The history has them.

use crate::controller::context::Context;
use crate::controller::document::OpenDocument;
use crate::controller::writing;
use crate::engine::technique::{AnyBoard, Candidate, Mistake, WideSet};
use crate::engine::{Cell, DigitSet};
use crate::game::{Change, Content, Edit, NoteKind, Notes, Square};
use crate::store::Candidates;

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

/// Clears mistakes. Returns whether anything changed.
pub(super) fn clear(cx: &mut Context, mistakes: &[Mistake]) -> bool {
    let squares = cleaned(cx, clearing(mistakes, &cx.document));
    if cx.document.is_playing() {
        return writing::write_squares(cx, squares);
    }
    let edit = Edit::of_squares(cx.document.board(), squares);
    let is_changed = cx.document.apply(edit);
    if is_changed {
        cx.position_changed();
    }
    is_changed
}

/// The squares that clear mistakes: the cells of the mistakes as they were before, and the cells that lost notes to a
/// wrong digit with these notes.
fn clearing(mistakes: &[Mistake], document: &OpenDocument) -> Vec<(Cell, Square)> {
    let mut squares: Vec<(Cell, Square)> =
        mistakes.iter().map(|&mistake| (mistake.cell(), before(mistake, document))).collect();
    for mistake in mistakes {
        if let &Mistake::WrongDigit(wrong) = mistake {
            give_back(&mut squares, wrong, document);
        }
    }
    squares
}

/// The square of a mistake as it was before: without the wrong digit, or with the notes that last had the right one.
fn before(mistake: Mistake, document: &OpenDocument) -> Square {
    let now = document.board().square(mistake.cell());
    let mut earlier = changes_of(mistake.cell(), document).map(|change| change.before);
    match mistake {
        Mistake::WrongDigit(_) => {
            let content = earlier.map(|square| square.content).find(|it| it.digit().is_none());
            now.with(content.unwrap_or_default())
        }
        Mistake::LostCandidate(lost) => {
            let has = |square: &Square| square.content.notes().candidates().contains(lost.digit);
            let held = earlier.find(has).unwrap_or_default();
            Square { crossed: held.crossed, ..now.with(held.content) }
        }
    }
}

/// Adds the squares of cells that lost the note of a digit when it was written where it is wrong, with that note.
fn give_back(squares: &mut Vec<(Cell, Square)>, wrong: Candidate, document: &OpenDocument) {
    let wrote = |change: Change| {
        change.cell == wrong.cell
            && change.after.content.digit() == Some(wrong.digit)
            && change.before.content.digit() != Some(wrong.digit)
    };
    let Some(edit) = edits_of_game(document).find(|edit| edit.changes().any(wrote)) else {
        return;
    };
    let digit = DigitSet::of(wrong.digit);
    for change in edit.changes().filter(|change| change.cell != wrong.cell) {
        let at = squares.iter().position(|&(cell, _)| cell == change.cell);
        let now = at.map_or_else(|| document.board().square(change.cell), |at| squares[at].1);
        if now.content.digit().is_some() {
            continue;
        }
        let square = with_lost_notes(now, &change, digit);
        match at {
            Some(at) => squares[at].1 = square,
            None => squares.push((change.cell, square)),
        }
    }
}

/// A square with those of its notes of `digits` that a change took from it.
fn with_lost_notes(now: Square, change: &Change, digits: DigitSet) -> Square {
    let lost = |kind| {
        let after = change.after.content.notes().of(kind);
        change.before.content.notes().of(kind).without(after).and(digits)
    };
    let notes = now.content.notes();
    now.with(Content::of_notes(Notes {
        corner: notes.corner.or(lost(NoteKind::Corner)),
        centre: notes.centre.or(lost(NoteKind::Centre)),
    }))
}

/// `squares` without the notes of digits that the cells see by now, if notes follow the digits on the board.
fn cleaned(cx: &Context, squares: Vec<(Cell, Square)>) -> Vec<(Cell, Square)> {
    if cx.options.candidates == Candidates::Off {
        return squares;
    }
    let board = cx.document.board();
    let after = board.clone().with_squares(squares.iter().copied());
    let clean = |(cell, square): (Cell, Square)| {
        let notes = square.content.notes();
        let left = after.left_to(cell, cx.document.ruled_out());
        let seen = board.layout().all_digits().without(left);
        let has_notes = !notes.is_empty();
        (cell, if has_notes { square.with(Content::of_notes(notes.without(seen))) } else { square })
    };
    squares.into_iter().map(clean).collect()
}

/// The changes of a cell in the game, the last one first.
fn changes_of(cell: Cell, document: &OpenDocument) -> impl Iterator<Item = Change> {
    edits_of_game(document)
        .filter_map(move |edit| edit.changes().find(|change| change.cell == cell))
}

/// The edits since the game began, the last one first.
fn edits_of_game(document: &OpenDocument) -> impl Iterator<Item = &Edit> {
    document.history().done().take(document.edits_of_game())
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
        let rules = document.board().rules();
        let left = rules.left_beside(layout, cell, |other| after.digit(other));
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
