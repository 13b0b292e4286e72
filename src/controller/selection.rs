//! Which cells are selected: the one that the keyboard is at, and any number of others besides.

use std::collections::BTreeSet;

use super::{Controller, Move, Status};
use crate::engine::{Cell, Digit};

/// The selected cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    cursor: Cell,
    others: BTreeSet<Cell>,
}

impl Default for Selection {
    fn default() -> Self {
        Self::of(super::first_cell())
    }
}

impl Selection {
    /// One cell alone.
    #[must_use]
    pub fn of(cursor: Cell) -> Self {
        Self { cursor, others: BTreeSet::new() }
    }

    /// The cell that the keyboard is at.
    #[must_use]
    pub fn cursor(&self) -> Cell {
        self.cursor
    }

    /// Whether there is more than one.
    #[must_use]
    pub fn is_several(&self) -> bool {
        !self.others.is_empty()
    }

    /// Whether `cell` is one of them.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        cell == self.cursor || self.others.contains(&cell)
    }

    /// All of them in row-major order.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let mut all = self.others.clone();
        all.insert(self.cursor);
        all.into_iter().collect()
    }

    /// Puts the cursor on `cell` and keeps what was selected.
    fn extend_to(&mut self, cell: Cell) {
        self.others.insert(self.cursor);
        self.others.remove(&cell);
        self.cursor = cell;
    }

    /// Takes `cell` in or out. The cursor goes along; the last cell stays.
    fn toggle(&mut self, cell: Cell) {
        if self.others.remove(&cell) {
            return;
        }
        match self.others.pop_last() {
            Some(last) if cell == self.cursor => self.cursor = last,
            Some(last) => {
                self.others.insert(last);
                self.extend_to(cell);
            }
            None => self.extend_to(cell),
        }
    }

    /// As a document keeps it: the cursor first; nothing for the first cell alone.
    pub(super) fn kept(&self) -> Vec<Cell> {
        if *self == Self::of(super::first_cell()) {
            return Vec::new();
        }
        std::iter::once(self.cursor).chain(self.others.iter().copied()).collect()
    }

    /// What [`Selection::kept`] makes a list of.
    pub(super) fn of_kept(kept: &[Cell]) -> Self {
        let mut cells = kept.iter().copied();
        let cursor = cells.next().unwrap_or(super::first_cell());
        let others = cells.filter(|&cell| cell != cursor).collect();
        Self { cursor, others }
    }
}

impl Controller {
    /// The cell that the keyboard is at.
    #[must_use]
    pub fn selected(&self) -> Cell {
        self.selection.cursor
    }

    /// The selected cells.
    #[must_use]
    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    pub(super) fn move_selection(&mut self, to: Move) {
        self.selection = Selection::of(self.beside(self.selected(), to));
    }

    pub(super) fn extend_selection(&mut self, to: Move) {
        let target = self.beside(self.selected(), to);
        self.selection.extend_to(target);
    }

    /// Goes to the next open cell that way; stays where there is none.
    pub(super) fn leap(&mut self, to: Move) {
        if let Some(cell) = self.next_open(to) {
            self.selection = Selection::of(cell);
        }
    }

    pub(super) fn extend_leap(&mut self, to: Move) {
        if let Some(cell) = self.next_open(to) {
            self.selection.extend_to(cell);
        }
    }

    fn next_open(&self, to: Move) -> Option<Cell> {
        let board = self.document.board();
        let mut cell = self.selected();
        for _ in 0..board.layout().cell_count() {
            cell = self.beside(cell, to);
            if board.get(cell).digit().is_none() {
                return (cell != self.selected()).then_some(cell);
            }
        }
        None
    }

    /// The cell that a move leads to.
    fn beside(&self, from: Cell, to: Move) -> Cell {
        let layout = self.document.board().layout();
        let (cells, side, at) = (layout.cell_count(), layout.side(), from.index());
        let target = match to {
            Move::Next => (at + 1) % cells,
            Move::Previous => (at + cells - 1) % cells,
            Move::Up => at.checked_sub(side).unwrap_or(at),
            Move::Down => Some(at + side).filter(|&below| below < cells).unwrap_or(at),
            Move::RowStart => at - at % side,
            Move::RowEnd => at - at % side + side - 1,
            Move::ColumnTop => at % side,
            Move::ColumnBottom => cells - side + at % side,
        };
        Cell::new(target).unwrap_or(from)
    }

    /// Selects a cell alone. What is in the hand goes into it.
    pub(super) fn pick(&mut self, cell: Cell) {
        if self.is_on_board(cell) {
            self.selection = Selection::of(cell);
            self.put_from_hand_into(cell);
        }
    }

    pub(super) fn pick_also(&mut self, cell: Cell) {
        if self.is_on_board(cell) {
            self.selection.toggle(cell);
        }
    }

    pub(super) fn drag_to(&mut self, cell: Cell) {
        if self.is_on_board(cell) {
            self.selection.extend_to(cell);
        }
    }

    pub(super) fn is_on_board(&self, cell: Cell) -> bool {
        cell.index() < self.document.board().layout().cell_count()
    }

    pub(super) fn select_all(&mut self) {
        let layout = self.document.board().layout();
        let others = layout.cells().filter(|&cell| cell != self.selected()).collect();
        self.selection.others = others;
    }

    /// The digit whose cells can be selected: that of the selected cell, or the one that is looked for.
    pub(super) fn digit_to_select(&self) -> Option<Digit> {
        self.document.board().get(self.selected()).digit().or(self.digit_looked_for())
    }

    pub(super) fn select_same(&mut self) {
        let Some(digit) = self.digit_to_select() else {
            return;
        };
        let board = self.document.board();
        let holds = |cell: &Cell| board.get(*cell).digit() == Some(digit);
        let cells: Vec<Cell> = board.layout().cells().filter(holds).collect();
        self.status = Status::Selected(cells.len());
        let cursor = cells.iter().find(|&&cell| cell == self.selected()).or(cells.first());
        if let Some(&cursor) = cursor {
            let others = cells.into_iter().filter(|&cell| cell != cursor).collect();
            self.selection = Selection { cursor, others };
        }
    }

    /// Leaves the cursor alone selected; says whether there was more.
    pub(super) fn collapse_selection(&mut self) -> bool {
        let was_several = self.selection.is_several();
        self.selection.others.clear();
        was_several
    }
}
