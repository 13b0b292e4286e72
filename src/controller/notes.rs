//! Writing in a game: entries, notes and what follows from them for the notes of other cells, in one edit.

use super::{Controller, Mode, Status};
use crate::engine::{Cell, CellSets, Digit, DigitSet};
use crate::game::{Board, Content, Edit, NoteKind, Notes, Square};
use crate::store::Candidates;

impl Controller {
    /// Whether cells can be written into now; says why not.
    pub(super) fn may_write(&mut self) -> bool {
        let may = self.mode == Mode::Play && !self.is_finished();
        if !may {
            self.refuse_to_write();
        }
        may
    }

    pub(super) fn refuse_to_write(&mut self) {
        if self.shown().is_some() {
            self.status = Status::ReadOnly;
        } else if self.is_finished() {
            self.status = Status::GameIsOver;
        }
    }

    /// Puts a digit into a cell of the game.
    pub(super) fn write_entry(&mut self, cell: Cell, digit: Digit) {
        if self.document.board().get(cell).is_given() {
            self.status = Status::GivensAreFixed;
            return;
        }
        let square = self.document.board().square(cell).with(Content::Entry(digit));
        if self.write_squares(vec![(cell, square)]) {
            self.entered(cell, digit);
        }
    }

    /// Notes a digit in those of `cells` that are open; where all have it noted, takes it out of them.
    pub(super) fn toggle_note(&mut self, cells: &[Cell], kind: NoteKind, digit: Digit) {
        let board = self.document.board();
        let is_open = |cell: &Cell| board.get(*cell).digit().is_none();
        let open: Vec<Cell> = cells.iter().copied().filter(is_open).collect();
        let has = |&cell: &Cell| board.get(cell).notes().of(kind).contains(digit);
        let all_have = open.iter().all(has);
        let keeps_all = kind == NoteKind::Corner && self.options.candidates == Candidates::All;
        let written = |&cell: &Cell| {
            let square = board.square(cell);
            let notes = square.content.notes();
            let digits = toggle(notes.of(kind), digit, !all_have);
            let crossed =
                if keeps_all { toggle(square.crossed, digit, all_have) } else { square.crossed };
            let content = Content::of_notes(notes.with(kind, digits));
            (cell, Square { crossed, ..square }.with(content))
        };
        let before = board.clone();
        let squares = open.iter().map(written).collect();
        if self.write_squares(squares) {
            self.status = self.editing_status();
            self.warn_of_lost_notes(&before, &open);
        }
    }

    /// Takes entries and notes out of cells, or their colours while colours are written.
    pub(super) fn clear_cells(&mut self, cells: &[Cell]) {
        let board = self.document.board();
        let open = cells.iter().filter(|&&cell| !board.get(cell).is_given());
        let cleared = |&cell: &Cell| (cell, board.square(cell).with(Content::Empty));
        let squares: Vec<_> = open.map(cleared).collect();
        if squares.is_empty() {
            self.status = Status::GivensAreFixed;
        } else if self.write_squares(squares) {
            self.status = self.editing_status();
        }
    }

    /// Takes entries and notes off the board of a game. Says whether there were any.
    pub(super) fn clear_game(&mut self) -> bool {
        let board = self.document.board();
        let others = board.squares().filter(|(_, square)| !square.content.is_given());
        let bare = |(cell, square): (Cell, Square)| {
            (cell, Square { paint: square.paint, ..Square::default() })
        };
        let squares = others.map(bare).collect();
        self.write_squares(squares)
    }

    /// Writes squares as one edit, with what follows for the notes of others. Says whether anything changed.
    pub(super) fn write_squares(&mut self, squares: Vec<(Cell, Square)>) -> bool {
        let board = self.document.board();
        let edit = match self.options.candidates {
            Candidates::Off => Edit::of_squares(board, squares),
            Candidates::Clean => Edit::of_squares(board, cleaned(board, squares)),
            Candidates::All => {
                let ruled_out = self.document.ruled_out();
                let after = board.clone().with_squares(squares);
                Edit::into_board(board, &with_candidates(after, ruled_out))
            }
        };
        let written = self.document.apply(edit);
        if written {
            self.position_changed();
        }
        written
    }

    /// The squares of these contents. Where all candidates are kept noted, those that a content leaves out are crossed
    /// out.
    pub(super) fn squares_of(&self, contents: Vec<(Cell, Content)>) -> Vec<(Cell, Square)> {
        let board = self.document.board();
        let whole = |(cell, content): (Cell, Content)| (cell, board.square(cell).with(content));
        let squares: Vec<_> = contents.into_iter().map(whole).collect();
        if self.options.candidates != Candidates::All {
            return squares;
        }
        let after = board.clone().with_squares(squares.iter().copied());
        let crossed = |(cell, square): (Cell, Square)| {
            let left = after.left_to(cell, self.document.ruled_out());
            let lost = left.without(square.content.notes().corner);
            let is_noted = matches!(square.content, Content::Noted(_));
            let crossed = if is_noted { square.crossed.or(lost) } else { square.crossed };
            (cell, Square { crossed, ..square })
        };
        squares.into_iter().map(crossed).collect()
    }

    /// Notes all candidates of the open cells, those that were crossed out too.
    pub(super) fn note_candidates(&mut self) {
        let candidates = self.all_candidates().into_iter();
        let board = self.document.board();
        let uncrossed = |(cell, content)| {
            let square = Square { crossed: DigitSet::EMPTY, ..board.square(cell) };
            (cell, square.with(content))
        };
        let edit = Edit::of_squares(board, candidates.map(uncrossed));
        if self.document.apply(edit) {
            self.stop_hinting();
            self.status = Status::CandidatesNoted;
        }
    }

    /// Begins or ends to keep candidates noted; what was not noted so far counts as crossed out where something was.
    pub(super) fn choose_candidates(&mut self, candidates: Candidates) {
        self.change_options(|options| options.candidates = candidates);
        self.fill_candidates();
    }

    /// Notes the candidates in a game in which all are kept noted.
    pub(super) fn fill_candidates(&mut self) {
        if self.options.candidates != Candidates::All || self.play().is_none() || self.is_finished()
        {
            return;
        }
        let board = self.document.board();
        let ruled_out = self.document.ruled_out();
        let crossed = |(cell, square): (Cell, Square)| {
            let noted = square.content.notes().corner;
            let lost = board.left_to(cell, ruled_out).without(noted);
            let crossed = if noted.is_empty() { square.crossed } else { lost };
            (cell, Square { crossed, ..square })
        };
        let squares: Vec<_> = board.squares().map(crossed).collect();
        self.write_squares(squares);
    }
}

fn toggle(mut digits: DigitSet, digit: Digit, insert: bool) -> DigitSet {
    if insert {
        digits.insert(digit);
    } else {
        digits.remove(digit);
    }
    digits
}

/// `squares`, and those that lose notes of a digit that is put in where they see it.
fn cleaned(board: &Board, squares: Vec<(Cell, Square)>) -> Vec<(Cell, Square)> {
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
fn with_candidates(board: Board, ruled_out: &CellSets) -> Board {
    let noted = |cell: Cell| {
        let square = board.square(cell);
        let corner = board.left_to(cell, ruled_out).without(square.crossed);
        let notes = Notes { corner, ..square.content.notes() };
        (cell, square.with(Content::of_notes(notes)))
    };
    let squares: Vec<_> = board.open_cells().map(noted).collect();
    board.with_squares(squares)
}
