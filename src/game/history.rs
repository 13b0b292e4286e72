//! Undo and redo without limit, as a list of edits that can be turned round.

use super::{Board, Content};
use crate::engine::{Cell, Digit};

/// One cell before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// What stood in it.
    pub before: Content,
    /// What stands in it now.
    pub after: Content,
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

    /// Turns `board` into `target`, which has the same layout; `None` where they are equal.
    #[must_use]
    pub fn into_board(board: &Board, target: &Board) -> Option<Self> {
        Self::of_cells(board, board.layout().cells().map(|cell| (cell, target.get(cell))))
    }

    /// Takes every entry and every note off the board; `None` where there is none.
    #[must_use]
    pub fn clearing_entries(board: &Board) -> Option<Self> {
        let is_given = |cell: &Cell| matches!(board.get(*cell), Content::Given(_));
        let others = board.layout().cells().filter(|cell| !is_given(cell));
        Self::of_cells(board, others.map(|cell| (cell, Content::Empty)))
    }

    /// Puts into each of `cells` what stands behind it; `None` where that changes nothing.
    #[must_use]
    pub fn of_cells(
        board: &Board,
        cells: impl IntoIterator<Item = (Cell, Content)>,
    ) -> Option<Self> {
        let side = board.layout().side();
        let fits = |digit: Digit| usize::from(digit.get()) <= side;
        let all = board.layout().all_digits();
        let change = |(cell, after): (Cell, Content)| {
            let before = board.get(cell);
            let known = after.digit().is_none_or(fits) && after.notes().without(all).is_empty();
            let changes = before != after && known;
            changes.then_some(Change { cell, before, after })
        };
        let changes: Vec<Change> = cells.into_iter().filter_map(change).collect();
        if changes.is_empty() { None } else { Some(Self(changes)) }
    }

    /// The first cell that the edit touches, where the eye should go when it is undone.
    #[must_use]
    pub fn first_cell(&self) -> Cell {
        self.0[0].cell
    }

    fn apply(&self, board: &mut Board) {
        self.0.iter().for_each(|change| board.put(change.cell, change.after));
    }

    fn revert(&self, board: &mut Board) {
        self.0.iter().rev().for_each(|change| board.put(change.cell, change.before));
    }
}

/// A state of the board in its history. Two states with the same revision are equal, and a later state is greater than
/// those that it came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision(u64);

/// Every edit since the document was opened, and those that were undone.
#[derive(Clone, Debug, Default)]
pub struct History {
    done: Vec<(Edit, Revision)>,
    undone: Vec<(Edit, Revision)>,
    newest: u64,
}

impl History {
    /// Carries out `edit`; what had been undone can then no longer be redone.
    pub fn apply(&mut self, board: &mut Board, edit: Edit) {
        edit.apply(board);
        self.newest += 1;
        self.done.push((edit, Revision(self.newest)));
        self.undone.clear();
    }

    /// Takes back the last edit and says where it was.
    pub fn undo(&mut self, board: &mut Board) -> Option<Cell> {
        let (edit, revision) = self.done.pop()?;
        edit.revert(board);
        let cell = edit.first_cell();
        self.undone.push((edit, revision));
        Some(cell)
    }

    /// Carries out again what was undone last and says where it is.
    pub fn redo(&mut self, board: &mut Board) -> Option<Cell> {
        let (edit, revision) = self.undone.pop()?;
        edit.apply(board);
        let cell = edit.first_cell();
        self.done.push((edit, revision));
        Some(cell)
    }

    /// Whether there is an edit to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to carry out again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The state that the board is in.
    #[must_use]
    pub fn revision(&self) -> Revision {
        self.done.last().map(|&(_, revision)| revision).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{DigitSet, Layout};
    use proptest::prelude::*;

    fn content(number: u8) -> Content {
        match number {
            0 => Content::Empty,
            1..=9 => Content::Given(Digit::CLASSIC[usize::from(number) - 1]),
            19.. => Content::of_notes(DigitSet::from_bits(u64::from(number) - 18)),
            _ => Content::Entry(Digit::CLASSIC[usize::from(number) - 10]),
        }
    }

    proptest! {
        #[test]
        fn undo_to_the_start_gives_the_start_and_redo_the_end(
            steps in prop::collection::vec((0..81_usize, 0..40_u8), 0..200),
        ) {
            let start = Board::empty(Layout::classic());
            let mut board = start.clone();
            let mut history = History::default();
            for (index, number) in steps {
                let cell = Cell::new(index).unwrap();
                if let Some(edit) = Edit::of_cell(&board, cell, content(number)) {
                    history.apply(&mut board, edit);
                }
            }
            let (end, revision) = (board.clone(), history.revision());
            while history.undo(&mut board).is_some() {}
            prop_assert_eq!(&board, &start);
            prop_assert_eq!(history.revision(), Revision::default());
            while history.redo(&mut board).is_some() {}
            prop_assert_eq!(&board, &end);
            prop_assert_eq!(history.revision(), revision);
        }
    }

    #[test]
    fn an_edit_after_undo_forgets_what_was_undone() {
        let mut board = Board::empty(Layout::classic());
        let mut history = History::default();
        let cell = Cell::new(40).unwrap();
        for number in [1, 2] {
            let edit = Edit::of_cell(&board, cell, content(number)).unwrap();
            history.apply(&mut board, edit);
        }
        let saved = history.revision();
        assert_eq!(history.undo(&mut board), Some(cell));
        let other = Edit::of_cell(&board, cell, content(3)).unwrap();
        history.apply(&mut board, other);
        assert!(!history.can_redo());
        assert_ne!(
            history.revision(),
            saved,
            "the saved state is gone, and no other passes for it"
        );
    }

    #[test]
    fn a_change_of_nothing_is_no_edit() {
        let board = Board::empty(Layout::classic());
        assert_eq!(Edit::of_cell(&board, Cell::new(0).unwrap(), Content::Empty), None);
        assert_eq!(Edit::clearing_entries(&board), None);
        assert_eq!(Edit::into_board(&board, &board.clone()), None);
    }
}
