//! What stands in each cell, and whether it belongs to the puzzle or to the person solving it.

use std::sync::Arc;

use crate::engine::{Cell, Digit, DigitSet, Grid, Layout};

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
    /// The candidates that are noted, at least one.
    Noted(DigitSet),
}

impl Content {
    /// The digit, whoever put it there.
    #[must_use]
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty | Self::Noted(_) => None,
            Self::Given(digit) | Self::Entry(digit) => Some(digit),
        }
    }

    /// The candidates that are noted.
    #[must_use]
    pub fn notes(self) -> DigitSet {
        match self {
            Self::Noted(notes) => notes,
            Self::Empty | Self::Given(_) | Self::Entry(_) => DigitSet::EMPTY,
        }
    }

    /// A cell with nothing but these candidates noted.
    #[must_use]
    pub fn of_notes(notes: DigitSet) -> Self {
        if notes.is_empty() { Self::Empty } else { Self::Noted(notes) }
    }
}

/// The puzzle with what was put into it. A cell holds a given, an entry or notes, never two of them.
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

    /// The board with `notes` in the cells that hold no digit.
    #[must_use]
    pub fn with_notes(mut self, notes: impl IntoIterator<Item = (Cell, DigitSet)>) -> Self {
        for (cell, notes) in notes {
            if self.get(cell).digit().is_none() {
                self.put(cell, Content::of_notes(notes));
            }
        }
        self
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
            Content::Empty | Content::Entry(_) | Content::Noted(_) => None,
        })
    }

    /// The entries alone.
    #[must_use]
    pub fn entries(&self) -> Grid {
        self.grid(|content| match content {
            Content::Entry(digit) => Some(digit),
            Content::Empty | Content::Given(_) | Content::Noted(_) => None,
        })
    }

    /// Every digit on the board.
    #[must_use]
    pub fn digits(&self) -> Grid {
        self.grid(Content::digit)
    }

    /// The cells with notes, and the candidates noted there.
    pub fn notes(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        let noted = self.layout.cells().map(|cell| (cell, self.get(cell).notes()));
        noted.filter(|(_, notes)| !notes.is_empty())
    }

    /// Whether the person has put a digit in, or noted anything.
    #[must_use]
    pub fn has_entries(&self) -> bool {
        self.cells.iter().any(|content| matches!(content, Content::Entry(_) | Content::Noted(_)))
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
