//! Undo and redo without limit, as two stacks of edits.

use super::stack::Stack;
use super::{Edit, GameBoard};
use nonet_engine::Cell;

/// A state of the board in its history. States with the same revision are equal. A state has a greater revision than
/// the states before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision(u64);

/// All edits since the start of the board, done and undone. A clone is cheap, however long the history is. Two
/// histories are equal if the same edits can be undone and redone.
#[derive(Clone, Debug, Default)]
pub struct History {
    done: Stack<(Edit, Revision)>,
    undone: Stack<(Edit, Revision)>,
    newest: u64,
}

impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        let edits = |history: &Self| (history.done.len(), history.undone.len());
        edits(self) == edits(other)
            && self.done().eq(other.done())
            && self.undone().eq(other.undone())
    }
}

impl Eq for History {}

impl History {
    /// A history of the edits `done`, oldest first, and `undone`, the next edit to redo first.
    #[must_use]
    pub fn of(done: Vec<Edit>, undone: Vec<Edit>) -> Self {
        let mut history = Self::default();
        for edit in done {
            history.newest += 1;
            history.done.push((edit, Revision(history.newest)));
        }
        // The edit to redo next must be on top of the stack.
        let last = history.newest;
        history.newest += u64::try_from(undone.len()).unwrap_or(0);
        let numbers = (last + 1..=history.newest).rev();
        for (edit, number) in undone.into_iter().rev().zip(numbers) {
            history.undone.push((edit, Revision(number)));
        }
        history
    }

    /// Applies `edit` to `board`. Undone edits can then no longer be redone.
    pub fn apply(&mut self, board: &mut GameBoard, edit: Edit) {
        edit.apply(board);
        self.newest += 1;
        self.done.push((edit, Revision(self.newest)));
        self.undone = Stack::default();
    }

    /// Undoes the last edit. Returns the edit's first cell, or `None` if nothing can be undone.
    pub fn undo(&mut self, board: &mut GameBoard) -> Option<Cell> {
        let (edit, revision) = self.done.pop()?;
        edit.revert(board);
        let cell = edit.first_cell();
        self.undone.push((edit, revision));
        Some(cell)
    }

    /// Redoes the edit that was undone last. Returns the edit's first cell, or `None` if nothing can be redone.
    pub fn redo(&mut self, board: &mut GameBoard) -> Option<Cell> {
        let (edit, revision) = self.undone.pop()?;
        edit.apply(board);
        let cell = edit.first_cell();
        self.done.push((edit, revision));
        Some(cell)
    }

    /// The edits that undo takes back, the last edit first.
    pub fn done(&self) -> impl Iterator<Item = &Edit> {
        self.done.iter().map(|(edit, _)| edit)
    }

    /// The boards before each edit that undo takes back, the last edit first. `board` is the one after all of them.
    pub fn boards_before(&self, board: &GameBoard) -> impl Iterator<Item = GameBoard> {
        self.done().scan(board.clone(), |board, edit| {
            edit.revert(board);
            Some(board.clone())
        })
    }

    /// The edits that redo applies again, the next edit first.
    pub fn undone(&self) -> impl Iterator<Item = &Edit> {
        self.undone.iter().map(|(edit, _)| edit)
    }

    /// Number of edits that undo can take back.
    #[must_use]
    pub fn done_count(&self) -> usize {
        self.done.len()
    }

    /// Whether nothing can be undone or redone.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !self.can_undo() && !self.can_redo()
    }

    /// Whether an edit can be undone.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.done.top().is_some()
    }

    /// Whether an edit can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.undone.top().is_some()
    }

    /// The revision of the current state.
    #[must_use]
    pub fn revision(&self) -> Revision {
        self.done.top().map(|&(_, revision)| revision).unwrap_or_default()
    }

    /// The revisions of all states that undo and redo reach, in order: the start, then the state after each edit.
    #[must_use]
    pub fn revisions(&self) -> Vec<Revision> {
        let mut done: Vec<Revision> = self.done.iter().map(|&(_, revision)| revision).collect();
        done.push(Revision::default());
        done.reverse();
        done.extend(self.undone.iter().map(|&(_, revision)| revision));
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Content;
    use nonet_engine::{Cage, Constraint, Digit, DigitSet, Layout, Rules};
    use proptest::prelude::*;

    fn content(number: u8) -> Content {
        match number {
            0 => Content::Empty,
            1..=9 => Content::Given(Digit::CLASSIC[usize::from(number) - 1]),
            19.. => Content::of_candidates(DigitSet::from_bits(u128::from(number) - 18)),
            _ => Content::Entry(Digit::CLASSIC[usize::from(number) - 10]),
        }
    }

    proptest! {
        #[test]
        fn undo_to_the_start_gives_the_start_and_redo_the_end(
            steps in prop::collection::vec((0..81_usize, 0..40_u8), 0..200),
        ) {
            let start = GameBoard::empty(Layout::classic());
            let mut board = start.clone();
            let mut history = History::default();
            for (index, number) in steps {
                let cell = Cell::new(index).unwrap();
                if let Some(edit) = Edit::of_cell(&board, cell, content(number)) {
                    history.apply(&mut board, edit);
                }
            }
            let (end, revision) = (board.clone(), history.revision());
            let mut done: Vec<Edit> = history.done().cloned().collect();
            done.reverse();
            prop_assert_eq!(&History::of(done, Vec::new()), &history);
            while history.undo(&mut board).is_some() {}
            prop_assert_eq!(&board, &start);
            prop_assert_eq!(history.revision(), Revision::default());
            let undone = history.undone().cloned().collect();
            let again = History::of(Vec::new(), undone);
            prop_assert_eq!(&again, &history);
            prop_assert!(again.revisions().is_sorted());
            while history.redo(&mut board).is_some() {}
            prop_assert_eq!(&board, &end);
            prop_assert_eq!(history.revision(), revision);
        }
    }

    #[test]
    fn an_edit_after_undo_forgets_what_was_undone() {
        let mut board = GameBoard::empty(Layout::classic());
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
    fn constraints_come_and_go_with_undo_and_redo() {
        let layout = Layout::classic();
        let [one, other] = [0, 1].map(|cell| Cell::new(cell).unwrap());
        let cage = |sum| Constraint::Cage(Cage::new([one, other], sum));
        let stated =
            |constraints: &[Constraint]| Rules::new(&layout, constraints.iter().cloned()).unwrap();
        let mut board = GameBoard::empty(Layout::classic());
        let mut history = History::default();
        for rules in [stated(&[cage(None)]), stated(&[cage(Some(14))]), Rules::NONE] {
            let edit = Edit::of_rules(&board, &rules).unwrap();
            assert!(edit.changes_puzzle());
            assert_eq!((edit.first_cell(), edit.changes().count()), (one, 0));
            history.apply(&mut board, edit);
            assert_eq!(board.rules(), &rules);
        }
        assert_eq!(history.undo(&mut board), Some(one));
        assert_eq!(board.rules(), &stated(&[cage(Some(14))]));
        history.undo(&mut board);
        history.undo(&mut board);
        assert_eq!(board, GameBoard::empty(layout.clone()));
        history.redo(&mut board);
        assert_eq!(board.rules(), &stated(&[cage(None)]));
    }

    #[test]
    fn a_change_of_nothing_is_no_edit() {
        let board = GameBoard::empty(Layout::classic());
        assert_eq!(Edit::of_cell(&board, Cell::new(0).unwrap(), Content::Empty), None);
        assert_eq!(Edit::clearing_entries(&board), None);
        assert_eq!(Edit::into_board(&board, &board.clone()), None);
        assert_eq!(Edit::of_rules(&board, &Rules::NONE), None);
    }
}
