//! The player's work on a puzzle: history, colours, centre notes and the game.
//!
//! Only Nonet's own `.sdk` can hold it. For all other formats it is a loss.

use super::About;
use crate::engine::{Cell, CellSets, Layout};
use crate::game::{History, MoveLog, Paint, Play};

/// What was done with a puzzle, besides the digits and the notes in corners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// What is noted in the middle of cells: none in a cell that holds a digit.
    pub centre: CellSets,
    /// The candidates that the player has crossed out.
    pub crossed: CellSets,
    /// The cells that are coloured, or have coloured candidates, in row-major order.
    pub paints: Vec<(Cell, Paint)>,
    /// What can be undone and redone.
    pub history: History,
    /// What the puzzle was told to be earlier, and is told to be where undo and redo lead; empty if that never
    /// changed. In the order in which it came, the first with the board as it was begun.
    pub company: Vec<PuzzleVersion>,
    /// The game, where the puzzle is or was being played.
    pub play: Option<Play>,
    /// The moves of that game.
    pub moves: MoveLog,
    /// Whether digits that are typed now belong to the game. It is false without a game.
    pub playing: bool,
    /// The selected cells, first the one that the keyboard is at; empty for the first cell alone.
    pub selected: Vec<Cell>,
}

/// What a document holds besides what stands on its board, from some edit on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleVersion {
    /// How many edits were carried out before it came, that one included.
    pub edits: usize,
    /// What is said about the puzzle.
    pub about: About,
    /// The candidates that it rules out.
    pub ruled_out: CellSets,
}

impl Work {
    /// Nothing.
    #[must_use]
    pub fn none(layout: &Layout) -> Self {
        Self {
            centre: CellSets::none(layout),
            crossed: CellSets::none(layout),
            paints: Vec::new(),
            history: History::default(),
            company: Vec::new(),
            play: None,
            moves: MoveLog::default(),
            playing: false,
            selected: Vec::new(),
        }
    }

    /// The same as a document has it: `None` if it is nothing.
    #[must_use]
    pub fn kept(self) -> Option<Box<Self>> {
        let is_nothing = self.centre.is_empty()
            && self.crossed.is_empty()
            && self.paints.is_empty()
            && self.history.is_empty()
            && self.company.is_empty()
            && self.play.is_none()
            && self.selected.is_empty();
        (!is_nothing).then(|| Box::new(self))
    }
}
