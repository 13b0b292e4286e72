//! The content of each cell: givens of the puzzle, and entries, notes and colours of the player.
//!
//! The board does not know the rules. Changes of a game go through [`Edit`](super::Edit), so that they can be undone.

use std::sync::Arc;

use super::{Content, Notes, Square};
use nonet_engine::{Cell, CellSets, Constraint, Digit, DigitSet, Grid, Layout, Rules};

/// A puzzle with the player's work. A cell holds at most one of a given, an entry and notes. Colours are independent
/// of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameBoard {
    layout: Arc<Layout>,
    /// The constraints of the puzzle.
    rules: Rules,
    cells: Vec<Square>,
}

impl GameBoard {
    /// A board without digits.
    #[must_use]
    pub fn empty(layout: Arc<Layout>) -> Self {
        let cells = vec![Square::default(); layout.cell_count()];
        Self { layout, rules: Rules::NONE, cells }
    }

    /// A board of `givens` and `entries`, which must have the same layout. An entry in the cell of a given is
    /// dropped.
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
        Self { layout, rules: Rules::NONE, cells }
    }

    /// The board of a puzzle with these constraints.
    #[must_use]
    pub fn with_rules(self, rules: Rules) -> Self {
        Self { rules, ..self }
    }

    /// The board with these `notes`. Notes for a cell that holds a digit are dropped.
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

    /// The board with these `squares` in place of its own. A square is dropped if one of its digits is not in the
    /// layout.
    #[must_use]
    pub fn with_squares(mut self, squares: impl IntoIterator<Item = (Cell, Square)>) -> Self {
        for (cell, square) in squares {
            if self.can_hold(&square) {
                self.put(cell, square);
            }
        }
        self
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The constraints of the puzzle.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The content of `cell`.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Content {
        self.square(cell).content
    }

    /// The content of `cell` with its colours and crossed-out candidates.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Square {
        self.cells[cell.index()]
    }

    /// Every cell with its square, in row-major order.
    pub fn squares(&self) -> impl Iterator<Item = (Cell, Square)> + '_ {
        self.layout.cells().zip(self.cells.iter().copied())
    }

    /// Every cell that holds no given, with its square without entry, notes and crossed-out candidates. Colours
    /// remain.
    pub fn squares_without_entries(&self) -> impl Iterator<Item = (Cell, Square)> + '_ {
        let others = self.squares().filter(|(_, square)| !square.content.is_given());
        others.map(|(cell, square)| (cell, Square { paint: square.paint, ..Square::default() }))
    }

    /// Whether `cell` is on the board.
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        cell.index() < self.layout.cell_count()
    }

    /// The givens.
    #[must_use]
    pub fn givens(&self) -> Grid {
        self.grid(|content| match content {
            Content::Given(digit) => Some(digit),
            Content::Empty | Content::Entry(_) | Content::Noted(_) => None,
        })
    }

    /// The entries.
    #[must_use]
    pub fn entries(&self) -> Grid {
        self.grid(|content| match content {
            Content::Entry(digit) => Some(digit),
            Content::Empty | Content::Given(_) | Content::Noted(_) => None,
        })
    }

    /// Givens and entries.
    #[must_use]
    pub fn digits(&self) -> Grid {
        self.grid(Content::digit)
    }

    /// The cells that have notes, with their notes, in row-major order.
    pub fn notes(&self) -> impl Iterator<Item = (Cell, Notes)> + '_ {
        let noted = self.layout.cells().map(|cell| (cell, self.get(cell).notes()));
        noted.filter(|(_, notes)| !notes.is_empty())
    }

    /// The cells without a digit, in row-major order.
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.layout.cells().filter(|&cell| self.get(cell).digit().is_none())
    }

    /// The candidates of `cell` that no digit of another cell, no constraint and no entry of `ruled_out` excludes. The
    /// content of `cell` itself does not matter.
    #[must_use]
    pub fn left_to(&self, cell: Cell, ruled_out: &CellSets) -> DigitSet {
        let left = self.rules.left_beside(&self.layout, cell, |other| self.get(other).digit());
        left.without(ruled_out.get(cell))
    }

    /// Whether the player has entered or noted a digit.
    #[must_use]
    pub fn has_entries(&self) -> bool {
        let is_of_person = |content| matches!(content, Content::Entry(_) | Content::Noted(_));
        self.cells.iter().any(|square| is_of_person(square.content))
    }

    /// Whether the board has no digit and no note.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|square| square.content == Content::Empty)
    }

    /// Whether the layout has all digits of `square`.
    pub(super) fn can_hold(&self, square: &Square) -> bool {
        square.digits().without(self.layout.all_digits()).is_empty()
    }

    pub(super) fn put(&mut self, cell: Cell, square: Square) {
        self.cells[cell.index()] = square;
    }

    /// Takes `removed` out of the constraints and adds `added`. A change with a cell that the board does not have is
    /// dropped.
    pub(super) fn change_rules(&mut self, removed: &[Constraint], added: &[Constraint]) {
        let kept = self.rules.constraints().iter().filter(|it| !removed.contains(it));
        let rules = Rules::new(&self.layout, kept.chain(added).cloned());
        self.rules = rules.unwrap_or_else(|| self.rules.clone());
    }

    fn grid(&self, digit: impl Fn(Content) -> Option<Digit>) -> Grid {
        let cells = self.cells.iter().map(|square| digit(square.content)).collect();
        Grid::from_cells(Arc::clone(&self.layout), cells)
            .expect("a board holds its layout's digits")
    }
}
