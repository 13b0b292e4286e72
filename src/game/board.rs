//! What stands in each cell, and whether it belongs to the puzzle or to the person solving it.

use std::sync::Arc;

use super::{Content, Notes, Square};
use crate::engine::{Cell, CellSets, Digit, DigitSet, Grid, Layout};

/// The puzzle with what was put into it. A cell holds a given, an entry or notes, never two of them; colours lie
/// beside that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    layout: Arc<Layout>,
    cells: Vec<Square>,
}

impl Board {
    /// A board without a digit.
    #[must_use]
    pub fn empty(layout: Arc<Layout>) -> Self {
        let cells = vec![Square::default(); layout.cell_count()];
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
        let square = |cell| Square::default().with(content(cell));
        let cells = layout.cells().map(square).collect();
        Self { layout, cells }
    }

    /// The board with `notes` in the cells that hold no digit.
    #[must_use]
    pub fn with_notes(mut self, notes: impl IntoIterator<Item = (Cell, Notes)>) -> Self {
        for (cell, notes) in notes {
            let square = self.square(cell);
            if square.content.digit().is_none() {
                self.put(cell, square.with(Content::of_notes(notes)));
            }
        }
        self
    }

    /// The board with other squares in some cells; one with a digit that the board has not is left out.
    #[must_use]
    pub fn with_squares(mut self, squares: impl IntoIterator<Item = (Cell, Square)>) -> Self {
        for (cell, square) in squares {
            if self.can_hold(&square) {
                self.put(cell, square);
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
        self.square(cell).content
    }

    /// What stands in `cell`, and what lies beside it.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Square {
        self.cells[cell.index()]
    }

    /// Every cell with its square, in row-major order.
    pub fn squares(&self) -> impl Iterator<Item = (Cell, Square)> + '_ {
        self.layout.cells().zip(self.cells.iter().copied())
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

    /// The cells with notes, and what is noted there.
    pub fn notes(&self) -> impl Iterator<Item = (Cell, Notes)> + '_ {
        let noted = self.layout.cells().map(|cell| (cell, self.get(cell).notes()));
        noted.filter(|(_, notes)| !notes.is_empty())
    }

    /// The cells without a digit.
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.layout.cells().filter(|&cell| self.get(cell).digit().is_none())
    }

    /// The candidates that the digits on the board and `ruled_out` leave to a cell, whatever stands in it.
    #[must_use]
    pub fn left_to(&self, cell: Cell, ruled_out: &CellSets) -> DigitSet {
        let left = self.layout.left_by_peers(cell, |peer| self.get(peer).digit());
        left.without(ruled_out.get(cell))
    }

    /// Whether the person has put a digit in, or noted anything.
    #[must_use]
    pub fn has_entries(&self) -> bool {
        let is_of_person = |content| matches!(content, Content::Entry(_) | Content::Noted(_));
        self.cells.iter().any(|square| is_of_person(square.content))
    }

    /// Whether no cell holds a digit or a note.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|square| square.content == Content::Empty)
    }

    /// Whether the digits of `square` are those of the board.
    pub(super) fn can_hold(&self, square: &Square) -> bool {
        square.digits().without(self.layout.all_digits()).is_empty()
    }

    pub(super) fn put(&mut self, cell: Cell, square: Square) {
        self.cells[cell.index()] = square;
    }

    fn grid(&self, digit: impl Fn(Content) -> Option<Digit>) -> Grid {
        let cells = self.cells.iter().map(|square| digit(square.content)).collect();
        Grid::from_cells(Arc::clone(&self.layout), cells)
            .expect("a board holds its layout's digits")
    }
}
