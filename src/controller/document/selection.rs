//! The selection: the cell with the cursor, and any number of other cells.

use std::collections::BTreeSet;

use crate::engine::{Cell, Layout};
use crate::game::GameBoard;

/// The selected cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    cursor: Cell,
    others: BTreeSet<Cell>,
}

/// Where the selection goes. Next and previous go on in the row below or above, and round at the ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CursorMove {
    /// The cell after this one in reading order.
    Next,
    /// The cell before this one in reading order.
    Previous,
    /// The cell above.
    Up,
    /// The cell below.
    Down,
    /// The first cell of the row.
    RowStart,
    /// The last cell of the row.
    RowEnd,
    /// The top cell of the column.
    ColumnTop,
    /// The bottom cell of the column.
    ColumnBottom,
}

impl Default for Selection {
    fn default() -> Self {
        Self::of(first_cell())
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

    /// These cells, with the cursor on one of them.
    #[must_use]
    pub fn of_cells(cursor: Cell, cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { cursor, others: cells.into_iter().filter(|&cell| cell != cursor).collect() }
    }

    /// Leaves the cursor alone selected. Returns whether more was selected.
    pub(in crate::controller) fn collapse(&mut self) -> bool {
        let was_several = self.is_several();
        self.others.clear();
        was_several
    }

    /// Puts the cursor on `cell` and keeps what was selected.
    pub(in crate::controller) fn extend_to(&mut self, cell: Cell) {
        self.others.insert(self.cursor);
        self.others.remove(&cell);
        self.cursor = cell;
    }

    /// Takes `cell` in or out. The cursor goes along; the last cell stays.
    pub(in crate::controller) fn toggle(&mut self, cell: Cell) {
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
    pub(in crate::controller) fn kept(&self) -> Vec<Cell> {
        if *self == Self::of(first_cell()) {
            return Vec::new();
        }
        std::iter::once(self.cursor).chain(self.others.iter().copied()).collect()
    }

    /// What [`Selection::kept`] makes a list of.
    pub(in crate::controller) fn of_kept(kept: &[Cell]) -> Self {
        let mut cells = kept.iter().copied();
        let cursor = cells.next().unwrap_or(first_cell());
        Self::of_cells(cursor, cells)
    }
}

impl CursorMove {
    /// The cell that the move leads to from a cell.
    #[must_use]
    pub fn from(self, from: Cell, layout: &Layout) -> Cell {
        let (cells, at) = (layout.cell_count(), from.index());
        let (row, column) = (layout.row(from), layout.column(from));
        // Holes are passed over.
        let in_row = |column: usize| layout.cell(row, column);
        let in_column = |row: usize| layout.cell(row, column);
        let target = match self {
            Self::Next => Cell::new((at + 1) % cells),
            Self::Previous => Cell::new((at + cells - 1) % cells),
            Self::Up => (0..row).rev().find_map(in_column),
            Self::Down => (row + 1..layout.rows()).find_map(in_column),
            Self::RowStart => (0..layout.columns()).find_map(in_row),
            Self::RowEnd => (0..layout.columns()).rev().find_map(in_row),
            Self::ColumnTop => (0..layout.rows()).find_map(in_column),
            Self::ColumnBottom => (0..layout.rows()).rev().find_map(in_column),
        };
        target.unwrap_or(from)
    }

    /// The next open cell that way; `None` if there is none.
    #[must_use]
    pub fn to_open_cell(self, from: Cell, board: &GameBoard) -> Option<Cell> {
        let mut cell = from;
        for _ in 0..board.layout().cell_count() {
            cell = self.from(cell, board.layout());
            if board.get(cell).digit().is_none() {
                return (cell != from).then_some(cell);
            }
        }
        None
    }
}

/// The first cell of any board.
pub(in crate::controller) fn first_cell() -> Cell {
    Cell::new(0).expect("every board has a first cell")
}
