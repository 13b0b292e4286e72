//! A change of the board that can be undone.
//!
//! An edit stores each changed cell before and after, so undo and redo need no other knowledge. It stores them packed,
//! because a history may be very long. An edit of the constraints stores those that go and those that come.

use super::packing::PackedChanges;
use super::{Content, GameBoard, Square};
use nonet_engine::{Cell, Constraint, Rules};

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

/// The constraints of a puzzle that an edit removes and adds. No constraint is in both lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesChange {
    /// The constraints that the edit removes.
    pub removed: Vec<Constraint>,
    /// The constraints that the edit adds.
    pub added: Vec<Constraint>,
}

/// The changes of one action. Undo and redo treat them as a whole. An edit has at least one change, and each change
/// differs from what was there before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit(Changes);

/// What an edit changes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Changes {
    /// Cells.
    Cells(PackedChanges),
    /// The constraints of the puzzle. In a box, so that an edit stays small.
    Rules(Box<RulesChange>),
}

impl Edit {
    /// Replaces the constraints of `board`. Returns `None` if they already are `rules`.
    #[must_use]
    pub fn of_rules(board: &GameBoard, rules: &Rules) -> Option<Self> {
        let (before, after) = (board.rules().constraints(), rules.constraints());
        // Rules list their constraints in order.
        let lacking = |from: &[Constraint], of: &[Constraint]| -> Vec<Constraint> {
            from.iter().filter(|it| of.binary_search(it).is_err()).cloned().collect()
        };
        let (removed, added) = (lacking(before, after), lacking(after, before));
        Self::of_rules_change(RulesChange { removed, added })
    }

    /// The edit that changes constraints so. Returns `None` if the change is empty.
    #[must_use]
    pub fn of_rules_change(change: RulesChange) -> Option<Self> {
        let is_change = !(change.removed.is_empty() && change.added.is_empty());
        is_change.then(|| Self(Changes::Rules(Box::new(change))))
    }

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
        if changes.is_empty() { None } else { Some(Self(Changes::Cells(changes))) }
    }

    /// The first cell that the edit changes, or that a changed constraint is about. Undo and redo move the selection
    /// there.
    #[must_use]
    pub fn first_cell(&self) -> Cell {
        let cell = match &self.0 {
            Changes::Cells(changes) => changes.iter().next().map(|change| change.cell),
            Changes::Rules(change) => {
                let changed = change.added.iter().chain(&change.removed).next();
                changed.and_then(|it| it.cells().first().copied())
            }
        };
        cell.expect("an edit has a change, and a constraint is about a cell")
    }

    /// The changes, cell by cell. None if the edit changes constraints.
    pub fn changes(&self) -> impl Iterator<Item = Change> + '_ {
        let cells = match &self.0 {
            Changes::Cells(changes) => Some(changes.iter()),
            Changes::Rules(_) => None,
        };
        cells.into_iter().flatten()
    }

    /// The constraints that the edit changes. Returns `None` if it changes cells.
    #[must_use]
    pub fn rules_change(&self) -> Option<&RulesChange> {
        match &self.0 {
            Changes::Cells(_) => None,
            Changes::Rules(change) => Some(change),
        }
    }

    /// Whether the edit changes the puzzle: a given or a constraint.
    #[must_use]
    pub fn changes_puzzle(&self) -> bool {
        let given = |square: Square| square.content.digit().filter(|_| square.content.is_given());
        self.rules_change().is_some()
            || self.changes().any(|change| given(change.before) != given(change.after))
    }

    /// Changes `board` to its state after the edit.
    pub(super) fn apply(&self, board: &mut GameBoard) {
        match &self.0 {
            Changes::Cells(changes) => changes.iter().for_each(|it| board.put(it.cell, it.after)),
            Changes::Rules(change) => board.change_rules(&change.removed, &change.added),
        }
    }

    /// Changes `board` to its state before the edit. If a cell has several changes, all begin with that state.
    pub(super) fn revert(&self, board: &mut GameBoard) {
        match &self.0 {
            Changes::Cells(changes) => changes.iter().for_each(|it| board.put(it.cell, it.before)),
            Changes::Rules(change) => board.change_rules(&change.added, &change.removed),
        }
    }
}
