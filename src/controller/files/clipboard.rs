//! The clipboard: copies the board as text, and reads pasted puzzles.

use crate::controller::context::Context;
use crate::controller::departure::{Departure, PastedPuzzle};
use crate::controller::dialogs::{ChoiceSource, PuzzleChoice};
use crate::controller::document::{Mode, OpenDocument};
use crate::controller::effect::WindowEffect;
use crate::controller::event::Event;
use crate::controller::status::Status;
use crate::format::{
    About, Document, Kind, Loss, MadePuzzle, line_of_from, losses, write, write_from,
};
use crate::jobs::{TextOrigin, TextPuzzles};
use crate::store::Options;

/// Puts the board as it is shown into the clipboard: the answer, or the givens of the puzzle.
pub(in crate::controller) fn copy(cx: &mut Context) {
    let (document, status) = match cx.document.mode() {
        Mode::Answer(shown) => (Document::of_givens(shown.grid.clone()), Status::CopiedAnswer),
        Mode::Edit | Mode::Play(_) | Mode::Lesson(_) => {
            let board = cx.document.board();
            let rules = board.rules().clone();
            (Document { rules, ..Document::of_givens(board.givens()) }, Status::CopiedPuzzle)
        }
    };
    cx.effect(WindowEffect::Copy(text_with_board(&document, &cx.options)));
    cx.status = status;
}

/// The cells as a line, or, if a line of cells would not tell the board or the constraints, as a file of Nonet's own.
fn text_with_board(document: &Document, options: &Options) -> String {
    let lost = losses(Kind::List, std::slice::from_ref(document));
    if lost.iter().any(|loss| matches!(loss, Loss::Shape | Loss::Constraints(_))) {
        write(Kind::Nonet, std::slice::from_ref(document)).unwrap_or_default()
    } else {
        let givens = &document.givens;
        line_of_from(givens, options.lowest_digit(givens.layout()))
    }
}

/// Puts the board as it is shown into the clipboard as a text of a kind, and says what that leaves out.
pub(in crate::controller) fn copy_as(cx: &mut Context, kind: Kind) {
    let document = match cx.document.mode() {
        Mode::Answer(shown) => Document::of_givens(shown.grid.clone()),
        Mode::Edit | Mode::Play(_) | Mode::Lesson(_) => cx.document.document().without_past(),
    };
    let lowest = cx.options.lowest_digit(document.givens.layout());
    match write_from(kind, std::slice::from_ref(&document), lowest) {
        Err(error) => cx.status = Status::NotCopied(error),
        Ok(text) => {
            let is_one_line = text.lines().nth(1).is_none();
            let text = if is_one_line { text.trim_end().to_owned() } else { text };
            cx.effect(WindowEffect::Copy(text));
            cx.status = Status::CopiedAs(kind, losses(kind, &[document]));
        }
    }
}

/// Puts the code of the puzzle into the clipboard.
pub(in crate::controller) fn copy_code(cx: &mut Context) {
    if let Some(code) = cx.document.code() {
        cx.effect(WindowEffect::Copy(code.to_string()));
        cx.status = Status::CopiedCode(code);
    }
}

/// Puts a text with the name of the puzzle and its code into the clipboard.
pub(in crate::controller) fn copy_share_text(cx: &mut Context) {
    if let Some(code) = cx.document.code() {
        cx.effect(WindowEffect::CopyShareText(code));
        cx.status = Status::CopiedShareText;
    }
}

/// Takes the puzzle from the clipboard, or asks which of several.
pub(super) fn read(cx: &mut Context, puzzles: TextPuzzles) {
    let TextPuzzles { origin, documents, refused } = puzzles;
    if documents.len() + refused.len() > 1 {
        if let TextOrigin::Excerpt(excerpt) = origin {
            cx.status = Status::Found(excerpt);
        }
        let source = ChoiceSource::Clipboard(origin);
        cx.offer(PuzzleChoice { source, documents, refused });
        return;
    }
    for mut document in documents {
        if origin == TextOrigin::Code {
            date(cx, &mut document);
        }
        ask_to_paste(cx, PastedPuzzle { document, origin });
    }
}

/// Lets the puzzle of a code be called by this day, as a puzzle is that was made today.
fn date(cx: &Context, document: &mut Document) {
    if let Some(made) = document.about.made() {
        let today = cx.now.moment.day().date();
        document.about = About::from(&MadePuzzle { date: today, ..made });
    }
}

/// Takes a puzzle from the clipboard, or asks first if a game or a puzzle would be lost. Undo does not lead back to
/// another board.
pub(super) fn ask_to_paste(cx: &mut Context, puzzle: PastedPuzzle) {
    if cx.document.is_playing() || !is_on_its_board(cx, &puzzle) {
        cx.tell(Event::DepartureWanted(Departure::Paste(Box::new(puzzle))));
    } else {
        paste(cx, &puzzle);
    }
}

/// Whether an edit can bring the puzzle onto the board: it has the same layout, and states the same constraints.
fn is_on_its_board(cx: &Context, puzzle: &PastedPuzzle) -> bool {
    let (document, board) = (&puzzle.document, cx.document.board());
    document.givens.layout() == board.layout() && document.rules == *board.rules()
}

/// Replaces what is on the board, so that undo brings it back. A puzzle on another board, or with other
/// constraints, is a new document.
pub(in crate::controller) fn paste(cx: &mut Context, puzzle: &PastedPuzzle) {
    let PastedPuzzle { document, origin } = puzzle;
    if is_on_its_board(cx, puzzle) {
        cx.document.leave_play();
        cx.document.leave_answer();
        cx.document.replace(document);
        cx.board_changed();
    } else {
        cx.show_document(OpenDocument::recovered(document.clone(), None));
    }
    cx.status = Status::of_source(document, &cx.options).unwrap_or(Status::Pasted {
        givens: document.givens.filled_count(),
        entries: document.entries.filled_count(),
        origin: *origin,
        left_out: left_out(document),
    });
}

/// What does not come onto the board with a puzzle: its game.
fn left_out(document: &Document) -> Vec<Loss> {
    let has_game = document.work.as_ref().is_some_and(|work| work.play.is_some());
    has_game.then_some(Loss::Game).into_iter().collect()
}
