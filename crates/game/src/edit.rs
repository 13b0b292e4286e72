//! A change of the board that can be undone.
//!
//! An edit stores each changed cell before and after, so undo and redo need no other knowledge. It stores them packed,
//! because a history may be very long.

use super::packing::PackedChanges;
use super::{Content, GameBoard, Square};
use nonet_engine::Cell;

/// One cell before and after an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// The cell before the edit.
    pub before: Square,
    /// The cell after the edit.
    pub after: Square,
}

/// The changes of one action. Undo and redo treat them as a whole. An edit has at least one change, and each change
/// differs from the cell before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit(PackedChanges);

impl Edit {
    /// Puts `content` into `cell`. Returns `None` if `cell` already holds `content`, or if the layout has no such
    /// digit.
    #[must_use]
    pub fn of_cell(board: &GameBoard, cell: Cell, content: Content) -> Option<Self> {
        Self::of_cells(board, [(cell, content)])
    }

    /// Puts a content into each of `cells`, and keeps the colours and crossed-out candidates there. Returns `None` if
    /// nothing changes.
    #[must_use]
    pub fn of_cells(
        board: &GameBoard,
        cells: impl IntoIterator<Item = (Cell, Content)>,
    ) -> Option<Self> {
        let square = |(cell, content): (Cell, Content)| (cell, board.square(cell).with(content));
        Self::of_squares(board, cells.into_iter().map(square))
    }

    /// Turns `board` into `target`, which must have the same layout. Returns `None` if the boards are equal.
    #[must_use]
    pub fn into_board(board: &GameBoard, target: &GameBoard) -> Option<Self> {
        Self::of_squares(board, target.squares())
    }

    /// Turns each cell of `board` into that of `target` if neither of them is a given. Returns `None` if nothing
    /// changes.
    #[must_use]
    pub fn into_play(board: &GameBoard, target: &GameBoard) -> Option<Self> {
        let open = |&(cell, square): &(Cell, Square)| {
            !board.get(cell).is_given() && !square.content.is_given()
        };
        Self::of_squares(board, target.squares().filter(open))
    }

    /// Removes all entries, notes and crossed-out candidates, and keeps the colours. Returns `None` if there are
    /// none.
    #[must_use]
    pub fn clearing_entries(board: &GameBoard) -> Option<Self> {
        Self::of_squares(board, board.squares_without_entries())
    }

    /// Removes everything except the givens. Returns `None` if there is nothing else.
    #[must_use]
    pub fn restarting(board: &GameBoard) -> Option<Self> {
        let given = |square: Square| match square.content {
            Content::Given(_) => Square::default().with(square.content),
            _ => Square::default(),
        };
        Self::of_squares(board, board.squares().map(|(cell, square)| (cell, given(square))))
    }

    /// Removes all colours. Returns `None` if there are none.
    #[must_use]
    pub fn clearing_colours(board: &GameBoard) -> Option<Self> {
        let plain = |square: Square| Square { paint: super::Paint::NONE, ..square };
        Self::of_squares(board, board.squares().map(|(cell, square)| (cell, plain(square))))
    }

    /// Replaces the squares of these cells. A square with a digit that the layout lacks is dropped. Returns `None` if
    /// nothing changes.
    #[must_use]
    pub fn of_squares(
        board: &GameBoard,
        squares: impl IntoIterator<Item = (Cell, Square)>,
    ) -> Option<Self> {
        let change = |(cell, after): (Cell, Square)| {
            let before = board.square(cell);
            (before != after && board.can_hold(&after)).then_some(Change { cell, before, after })
        };
        let changes = PackedChanges::of(squares.into_iter().filter_map(change));
        if changes.is_empty() { None } else { Some(Self(changes)) }
    }

    /// The first cell that the edit changes. Undo and redo move the selection there.
    #[must_use]
    pub fn first_cell(&self) -> Cell {
        self.changes().next().expect("an edit has a change").cell
    }

    /// The changes, cell by cell.
    pub fn changes(&self) -> impl Iterator<Item = Change> + '_ {
        self.0.iter()
    }

    /// Whether the edit adds, removes or replaces a given.
    #[must_use]
    pub fn changes_givens(&self) -> bool {
        let given = |square: Square| square.content.digit().filter(|_| square.content.is_given());
        self.changes().any(|change| given(change.before) != given(change.after))
    }

    /// Changes `board` to its state after the edit.
    pub(super) fn apply(&self, board: &mut GameBoard) {
        self.changes().for_each(|change| board.put(change.cell, change.after));
    }

    /// Changes `board` to its state before the edit. If a cell has several changes, all begin with that state.
    pub(super) fn revert(&self, board: &mut GameBoard) {
        self.changes().for_each(|change| board.put(change.cell, change.before));
    }
}
