//! The document: a puzzle with the player's work, as every reader returns it and every writer takes it.
//!
//! A document does not know its format, and need not be a valid puzzle.

use std::sync::Arc;

use super::{About, DrawnReading, Work};
use nonet_engine::{CellSets, Contradictions, Grid, Layout, LowestDigit, Puzzle, Rules};
use nonet_game::{Content, GameBoard, GameRecord, Notes, Square};

/// A puzzle with its description and the player's work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The description of the puzzle.
    pub about: About,
    /// The givens of the puzzle. They may break the rules.
    pub givens: Grid,
    /// The constraints of the puzzle.
    pub rules: Rules,
    /// The candidates that the puzzle itself rules out in addition to its givens, as in a Sukaku. Candidates
    /// that a player has crossed out are not among them; those are missing from the notes.
    pub ruled_out: CellSets,
    /// The digits of the player, on the same layout; never in a cell with a given.
    pub entries: Grid,
    /// The corner notes; never in a cell with a digit.
    pub notes: CellSets,
    /// The rest of the player's work in Nonet.
    pub work: Option<Box<Work>>,
    /// The fields of the text that was read which the reader did not know, and so left out. No writer heeds them.
    pub skipped_fields: Vec<SkippedField>,
    /// What was read from a drawing. It tells about the text that was read, so no writer heeds it.
    pub from_drawing: DrawnReading,
    /// The lowest digit in the text that was read. It tells about that text and not about the puzzle, so no writer
    /// heeds it.
    pub lowest_digit: LowestDigit,
}

/// A field that a reader did not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedField {
    /// Its name.
    pub name: String,
    /// The known field that its name looks like.
    pub meant: Option<String>,
}

impl Document {
    /// The same puzzle on a board of the same size. Returns `None` if the board has another size, or if the document has more
    /// than givens on a board of another shape.
    pub(crate) fn on_shape(self, layout: &Arc<Layout>) -> Option<Self> {
        let own = self.givens.layout();
        if own == layout {
            return Some(self);
        }
        let size = |it: &Layout| (it.rows(), it.columns(), it.digit_count(), it.has_holes());
        let lowest_digit = self.lowest_digit;
        let has_givens_only = self == Self { lowest_digit, ..Self::of_givens(self.givens.clone()) };
        if size(own) != size(layout) || !has_givens_only {
            return None;
        }
        let givens = Grid::from_cells(Arc::clone(layout), self.givens.cells().to_vec())?;
        Some(Self { lowest_digit, ..Self::of_givens(givens) })
    }

    /// Returns a document with only givens.
    #[must_use]
    pub fn of_givens(givens: Grid) -> Self {
        let entries = Grid::empty(givens.layout().clone());
        let notes = CellSets::none(givens.layout());
        let ruled_out = CellSets::none(givens.layout());
        Self {
            about: About::default(),
            givens,
            rules: Rules::NONE,
            ruled_out,
            entries,
            notes,
            work: None,
            skipped_fields: Vec::new(),
            from_drawing: DrawnReading::default(),
            lowest_digit: LowestDigit::One,
        }
    }

    /// The puzzle of a game that has ended, without its description.
    #[must_use]
    pub fn of_record(record: &GameRecord) -> Self {
        Self { rules: record.rules.clone(), ..Self::of_givens(record.givens.clone()) }
    }

    /// The document of a board. The board does not hold the description, what the puzzle rules out, or the
    /// game.
    #[must_use]
    pub fn of_board(board: &GameBoard) -> Self {
        let layout = board.layout();
        let mut notes = CellSets::none(layout);
        let mut work = Work::none(layout);
        for (cell, square) in board.squares() {
            let Notes { corner, centre } = square.content.notes();
            notes.set(cell, corner);
            work.centre.set(cell, centre);
            work.crossed.set(cell, square.crossed);
            if !square.paint.is_none() {
                work.paints.push((cell, square.paint));
            }
        }
        let (givens, entries) = (board.givens(), board.entries());
        let rules = board.rules().clone();
        Self { rules, entries, notes, work: work.kept(), ..Self::of_givens(givens) }
    }

    /// The board of the document.
    #[must_use]
    pub fn board(&self) -> GameBoard {
        let in_centre =
            |cell| self.work.as_deref().map(|work| work.centre.get(cell)).unwrap_or_default();
        let board = GameBoard::new(&self.givens, &self.entries).with_rules(self.rules.clone());
        let square = |cell| {
            let notes = Notes { corner: self.notes.get(cell), centre: in_centre(cell) };
            let content = match board.get(cell) {
                Content::Empty => Content::of_notes(notes),
                digit => digit,
            };
            Square::default().with(content)
        };
        let mut squares: Vec<_> = board.layout().cells().map(|cell| (cell, square(cell))).collect();
        if let Some(work) = &self.work {
            work.paints.iter().for_each(|&(cell, paint)| squares[cell.index()].1.paint = paint);
            let crossed = work.crossed.filled();
            crossed.for_each(|(cell, crossed)| squares[cell.index()].1.crossed = crossed);
        }
        board.with_squares(squares)
    }

    /// Returns the puzzle with the content of its board but without the history, for a copy to give away.
    #[must_use]
    pub fn without_past(&self) -> Self {
        let board = Self::of_board(&self.board());
        Self { work: board.work, ..self.clone() }
    }

    /// The player's work, or no work if there is none.
    #[must_use]
    pub fn work(&self) -> Work {
        self.work.as_deref().cloned().unwrap_or_else(|| Work::none(self.givens.layout()))
    }

    /// The puzzle without the player's work.
    ///
    /// # Errors
    /// Returns all contradictions in the puzzle, as [`Puzzle::of_parts`] does.
    pub fn puzzle(&self) -> Result<Puzzle, Contradictions> {
        Puzzle::of_parts(self.givens.clone(), self.rules.clone(), self.ruled_out.clone())
    }
}

impl Default for Document {
    /// The empty classic board.
    fn default() -> Self {
        Self::of_givens(Grid::empty(Layout::classic()))
    }
}
