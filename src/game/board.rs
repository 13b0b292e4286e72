//! What stands in each cell, and whether it belongs to the puzzle or to the person solving it.

use std::sync::Arc;

use crate::engine::{Cell, Digit, Grid, Layout};

/// What a cell holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    #[default]
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the person put in while solving.
    Entry(Digit),
}

impl Content {
    /// The digit, whoever put it there.
    #[must_use]
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty => None,
            Self::Given(digit) | Self::Entry(digit) => Some(digit),
        }
    }
}

/// The puzzle with what was put into it. A cell holds a given or an entry, never both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    layout: Arc<Layout>,
    cells: Vec<Content>,
}

impl Board {
    /// A board without a digit.
    #[must_use]
    pub fn empty(layout: Arc<Layout>) -> Self {
        let cells = vec![Content::Empty; layout.cell_count()];
        Self { layout, cells }
    }

    /// A board of `givens`, with those `entries` that stand in cells without a given. Both have the same layout.
    #[must_use]
    pub fn new(givens: &Grid, entries: &Grid) -> Self {
        let content = |cell| match (givens.get(cell), entries.get(cell)) {
            (Some(given), _) => Content::Given(given),
            (None, Some(entry)) => Content::Entry(entry),
            (None, None) => Content::Empty,
        };
        let layout = Arc::clone(givens.layout());
        let cells = layout.cells().map(content).collect();
        Self { layout, cells }
    }

    /// The shape of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// What stands in `cell`.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Content {
        self.cells[cell.index()]
    }

    /// The puzzle alone.
    #[must_use]
    pub fn givens(&self) -> Grid {
        self.grid(|content| match content {
            Content::Given(digit) => Some(digit),
            Content::Empty | Content::Entry(_) => None,
        })
    }

    /// The entries alone.
    #[must_use]
    pub fn entries(&self) -> Grid {
        self.grid(|content| match content {
            Content::Entry(digit) => Some(digit),
            Content::Empty | Content::Given(_) => None,
        })
    }

    /// Every digit on the board.
    #[must_use]
    pub fn digits(&self) -> Grid {
        self.grid(Content::digit)
    }

    /// Whether the person has put a digit in.
    #[must_use]
    pub fn has_entries(&self) -> bool {
        self.cells.iter().any(|content| matches!(content, Content::Entry(_)))
    }

    /// Whether no cell holds a digit.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|&content| content == Content::Empty)
    }

    pub(super) fn put(&mut self, cell: Cell, content: Content) {
        self.cells[cell.index()] = content;
    }

    fn grid(&self, digit: impl Fn(Content) -> Option<Digit>) -> Grid {
        let cells = self.cells.iter().map(|&content| digit(content)).collect();
        Grid::from_cells(Arc::clone(&self.layout), cells)
            .expect("a board holds its layout's digits")
    }
}
