//! One change of the board that can be turned round.

use super::{Board, Content, Square};
use crate::engine::Cell;

/// One cell before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// What it was like.
    pub before: Square,
    /// What it is like now.
    pub after: Square,
}

/// What one action of the person changed: undone and redone as a whole. It holds no change of nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit(Vec<Change>);

impl Edit {
    /// Puts `content` into `cell`; `None` where it stands there already, or the board has no such digit.
    #[must_use]
    pub fn of_cell(board: &Board, cell: Cell, content: Content) -> Option<Self> {
        Self::of_cells(board, [(cell, content)])
    }

    /// Puts into each of `cells` what stands behind it, and leaves what lies beside it; `None` where that changes
    /// nothing.
    #[must_use]
    pub fn of_cells(
        board: &Board,
        cells: impl IntoIterator<Item = (Cell, Content)>,
    ) -> Option<Self> {
        let square = |(cell, content): (Cell, Content)| (cell, board.square(cell).with(content));
        Self::of_squares(board, cells.into_iter().map(square))
    }

    /// Turns `board` into `target`, which has the same layout; `None` where they are equal.
    #[must_use]
    pub fn into_board(board: &Board, target: &Board) -> Option<Self> {
        Self::of_squares(board, target.squares())
    }

    /// Turns what is no given of `board` into what `target` has there, unless that is a given; `None` where they are
    /// equal so far.
    #[must_use]
    pub fn into_play(board: &Board, target: &Board) -> Option<Self> {
        let open = |&(cell, square): &(Cell, Square)| {
            !board.get(cell).is_given() && !square.content.is_given()
        };
        Self::of_squares(board, target.squares().filter(open))
    }

    /// Takes every entry and every note off the board; `None` where there is none.
    #[must_use]
    pub fn clearing_entries(board: &Board) -> Option<Self> {
        let others = board.squares().filter(|(_, square)| !square.content.is_given());
        let bare = |(cell, square): (Cell, Square)| {
            (cell, Square { paint: square.paint, ..Square::default() })
        };
        Self::of_squares(board, others.map(bare))
    }

    /// Takes everything but the givens off the board; `None` where there is nothing else.
    #[must_use]
    pub fn restarting(board: &Board) -> Option<Self> {
        let given = |square: Square| match square.content {
            Content::Given(_) => Square::default().with(square.content),
            _ => Square::default(),
        };
        Self::of_squares(board, board.squares().map(|(cell, square)| (cell, given(square))))
    }

    /// Takes every colour off the board; `None` where there is none.
    #[must_use]
    pub fn clearing_colours(board: &Board) -> Option<Self> {
        let plain = |square: Square| Square { paint: super::Paint::NONE, ..square };
        Self::of_squares(board, board.squares().map(|(cell, square)| (cell, plain(square))))
    }

    /// Puts a whole square in the place of each of `squares`; `None` where that changes nothing.
    #[must_use]
    pub fn of_squares(
        board: &Board,
        squares: impl IntoIterator<Item = (Cell, Square)>,
    ) -> Option<Self> {
        let change = |(cell, after): (Cell, Square)| {
            let before = board.square(cell);
            (before != after && board.can_hold(&after)).then_some(Change { cell, before, after })
        };
        let changes: Vec<Change> = squares.into_iter().filter_map(change).collect();
        if changes.is_empty() { None } else { Some(Self(changes)) }
    }

    /// The first cell that the edit touches, where the eye should go when it is undone.
    #[must_use]
    pub fn first_cell(&self) -> Cell {
        self.0[0].cell
    }

    /// What it changes, cell by cell.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.0
    }

    /// Whether it puts in, takes out or replaces a digit of the puzzle.
    #[must_use]
    pub fn changes_givens(&self) -> bool {
        let given = |square: Square| square.content.digit().filter(|_| square.content.is_given());
        self.0.iter().any(|change| given(change.before) != given(change.after))
    }

    /// The board after it.
    pub(super) fn apply(&self, board: &mut Board) {
        self.0.iter().for_each(|change| board.put(change.cell, change.after));
    }

    /// The board before it.
    pub(super) fn revert(&self, board: &mut Board) {
        self.0.iter().rev().for_each(|change| board.put(change.cell, change.before));
    }
}
