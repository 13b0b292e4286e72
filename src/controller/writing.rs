//! Writing on the board of a game: squares as one edit, with what follows for the notes of other cells.

use super::context::Context;
use super::event::Event;
use crate::engine::{Cell, CellSets, DigitSet};
use crate::game::{Content, Edit, GameBoard, NoteKind, Notes, Square};
use crate::store::Candidates;

/// Writes squares as one edit, with what follows for the notes of others. Returns whether anything changed.
pub(super) fn write_squares(cx: &mut Context, squares: Vec<(Cell, Square)>) -> bool {
    let board = cx.document.board();
    let edit = match cx.options.candidates {
        Candidates::Off => Edit::of_squares(board, squares),
        Candidates::Clean => Edit::of_squares(board, cleaned(board, squares)),
        Candidates::All => {
            let ruled_out = cx.document.ruled_out();
            let after = board.clone().with_squares(squares);
            Edit::into_board(board, &with_candidates(after, ruled_out))
        }
    };
    let written = cx.document.apply(edit);
    if written {
        cx.position_changed();
    }
    written
}

/// The squares of these contents. Where all candidates are kept noted, those that a content leaves out are crossed
/// out.
pub(super) fn squares_of(cx: &Context, contents: Vec<(Cell, Content)>) -> Vec<(Cell, Square)> {
    let board = cx.document.board();
    let whole = |(cell, content): (Cell, Content)| (cell, board.square(cell).with(content));
    let squares: Vec<_> = contents.into_iter().map(whole).collect();
    if cx.options.candidates != Candidates::All {
        return squares;
    }
    let after = board.clone().with_squares(squares.iter().copied());
    let crossed = |(cell, square): (Cell, Square)| {
        let left = after.left_to(cell, cx.document.ruled_out());
        let lost = left.without(square.content.notes().corner);
        let is_noted = matches!(square.content, Content::Noted(_));
        let crossed = if is_noted { square.crossed.or(lost) } else { square.crossed };
        (cell, Square { crossed, ..square })
    };
    squares.into_iter().map(crossed).collect()
}

/// Begins the game, or resumes a game that was set aside.
pub(super) fn begin_game(cx: &mut Context) {
    cx.document.begin_play();
    note_start(cx);
    cx.tell(Event::GameBegun);
    fill_candidates(cx);
}

/// A game that has just begun began now.
pub(super) fn note_start(cx: &mut Context) {
    let now = cx.now.moment.seconds;
    if let Some(play) = cx.document.play_mut() {
        play.started.get_or_insert(now);
    }
}

/// Notes the candidates in a game in which all are kept noted.
pub(super) fn fill_candidates(cx: &mut Context) {
    if cx.options.candidates != Candidates::All
        || cx.document.played().is_none()
        || cx.document.is_finished()
    {
        return;
    }
    let board = cx.document.board();
    let ruled_out = cx.document.ruled_out();
    let crossed = |(cell, square): (Cell, Square)| {
        let noted = square.content.notes().corner;
        let lost = board.left_to(cell, ruled_out).without(noted);
        let crossed = if noted.is_empty() { square.crossed } else { lost };
        (cell, Square { crossed, ..square })
    };
    let squares: Vec<_> = board.squares().map(crossed).collect();
    write_squares(cx, squares);
}

/// Notes all candidates of the open cells, those that were crossed out too. Returns whether anything changed.
pub(super) fn note_candidates(cx: &mut Context) -> bool {
    let board = cx.document.board();
    let noted = |cell: Cell| {
        let notes = board.get(cell).notes();
        let left = board.left_to(cell, cx.document.ruled_out());
        let square = Square { crossed: DigitSet::EMPTY, ..board.square(cell) };
        (cell, square.with(Content::of_notes(notes.with(NoteKind::Corner, left))))
    };
    let edit = Edit::of_squares(board, board.open_cells().map(noted));
    cx.document.apply(edit)
}

/// `squares`, and those that lose notes of a digit that is put in where they see it.
fn cleaned(board: &GameBoard, squares: Vec<(Cell, Square)>) -> Vec<(Cell, Square)> {
    let layout = board.layout();
    let seen = |cell: Cell| -> DigitSet {
        let put_in = squares.iter().filter(|(at, square)| {
            let digit = square.content.digit();
            digit.is_some() && digit != board.get(*at).digit() && layout.peers(cell).contains(at)
        });
        put_in.filter_map(|(_, square)| square.content.digit()).collect()
    };
    let is_other = |cell: &Cell| squares.iter().all(|(at, _)| at != cell);
    let clean = |cell: Cell| {
        let square = board.square(cell);
        let notes = square.content.notes();
        (!notes.is_empty())
            .then(|| (cell, square.with(Content::of_notes(notes.without(seen(cell))))))
    };
    let others: Vec<_> = board.open_cells().filter(is_other).filter_map(clean).collect();
    squares.into_iter().chain(others).collect()
}

/// The board with all candidates noted in its open cells but those that were crossed out.
fn with_candidates(board: GameBoard, ruled_out: &CellSets) -> GameBoard {
    let noted = |cell: Cell| {
        let square = board.square(cell);
        let corner = board.left_to(cell, ruled_out).without(square.crossed);
        let notes = Notes { corner, ..square.content.notes() };
        (cell, square.with(Content::of_notes(notes)))
    };
    let squares: Vec<_> = board.open_cells().map(noted).collect();
    board.with_squares(squares)
}
