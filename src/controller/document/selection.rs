//! The selection: the cell with the cursor, and any number of other cells.

use std::collections::BTreeMap;

use crate::engine::{Cell, Layout};
use crate::game::GameBoard;

/// The selected cells.
#[derive(Clone, Debug)]
pub struct Selection {
    cursor: Cell,
    /// The rank of each other cell: cells that were selected later have a higher one.
    others: BTreeMap<Cell, usize>,
}

/// The same cells, in whatever order they were selected.
impl PartialEq for Selection {
    fn eq(&self, other: &Self) -> bool {
        self.cursor == other.cursor && self.others.keys().eq(other.others.keys())
    }
}

impl Eq for Selection {}

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
        Self { cursor, others: BTreeMap::new() }
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
        cell == self.cursor || self.others.contains_key(&cell)
    }

    /// All of them in row-major order.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let mut all: Vec<Cell> = self.others.keys().copied().chain([self.cursor]).collect();
        all.sort_unstable();
        all
    }

    /// All of them in the order in which they were selected, so the cursor is the last.
    #[must_use]
    pub fn in_order(&self) -> Vec<Cell> {
        let mut others: Vec<(usize, Cell)> =
            self.others.iter().map(|(&it, &rank)| (rank, it)).collect();
        others.sort_unstable();
        others.into_iter().map(|(_, cell)| cell).chain([self.cursor]).collect()
    }

    /// These cells, selected in this order, with the cursor on one of them.
    #[must_use]
    pub fn of_cells(cursor: Cell, cells: impl IntoIterator<Item = Cell>) -> Self {
        let others = cells.into_iter().filter(|&cell| cell != cursor);
        Self { cursor, others: others.enumerate().map(|(rank, cell)| (cell, rank)).collect() }
    }

    /// Leaves the cursor alone selected. Returns whether more was selected.
    pub(in crate::controller) fn collapse(&mut self) -> bool {
        let was_several = self.is_several();
        self.others.clear();
        was_several
    }

    /// Puts the cursor on `cell` and keeps what was selected.
    pub(in crate::controller) fn extend_to(&mut self, cell: Cell) {
        let highest = self.others.values().max();
        let rank = highest.map_or(0, |rank| rank + 1);
        self.others.insert(self.cursor, rank);
        self.others.remove(&cell);
        self.cursor = cell;
    }

    /// Takes `cell` in or out. The cursor goes along; the last cell stays.
    pub(in crate::controller) fn toggle(&mut self, cell: Cell) {
        if self.others.remove(&cell).is_some() {
            return;
        }
        if cell != self.cursor {
            self.extend_to(cell);
        } else if let Some((&last, _)) = self.others.iter().max_by_key(|(_, rank)| **rank) {
            self.others.remove(&last);
            self.cursor = last;
        }
    }

    /// As a document keeps it: the cursor first; nothing for the first cell alone.
    pub(in crate::controller) fn kept(&self) -> Vec<Cell> {
        if *self == Self::of(first_cell()) {
            return Vec::new();
        }
        std::iter::once(self.cursor).chain(self.others.keys().copied()).collect()
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
