//! The player's work on a puzzle: history, colours, centre notes and the game.
//!
//! Only Nonet's own `.sdk` can hold it. For all other formats it is a loss.

use super::About;
use nonet_engine::{Cell, CellSets, Layout};
use nonet_game::{History, MoveLog, Paint, Play};

/// The player's work on a puzzle, apart from digits and corner notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// The centre notes. A cell with a digit has none.
    pub centre: CellSets,
    /// The candidates that the player has crossed out.
    pub crossed: CellSets,
    /// The cells with a colour or with coloured candidates, in row-major order.
    pub paints: Vec<(Cell, Paint)>,
    /// The undo and redo history.
    pub history: History,
    /// The descriptions and ruled-out candidates of the puzzle over its history, for undo and redo, in the
    /// order in which they appeared. The first belongs to the board at its start. Empty if they never changed.
    pub versions: Vec<PuzzleVersion>,
    /// The game, if the puzzle is or was played.
    pub play: Option<Play>,
    /// The moves of that game.
    pub moves: MoveLog,
    /// Whether typed digits belong to the game. `false` without a game.
    pub playing: bool,
    /// The selected cells. The first is the cell of the keyboard. Empty if only the first cell of the board is
    /// selected.
    pub selected: Vec<Cell>,
}

/// The description and the ruled-out candidates of a puzzle, valid from some edit on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleVersion {
    /// The number of edits up to this version, including the edit that introduced it.
    pub edits: usize,
    /// The description of the puzzle.
    pub about: About,
    /// The candidates that the puzzle rules out.
    pub ruled_out: CellSets,
}

impl Work {
    /// No work.
    #[must_use]
    pub fn none(layout: &Layout) -> Self {
        Self {
            centre: CellSets::none(layout),
            crossed: CellSets::none(layout),
            paints: Vec::new(),
            history: History::default(),
            versions: Vec::new(),
            play: None,
            moves: MoveLog::default(),
            playing: false,
            selected: Vec::new(),
        }
    }

    /// The work as a document stores it: `None` if there is no work.
    #[must_use]
    pub fn kept(self) -> Option<Box<Self>> {
        let is_nothing = self.centre.is_empty()
            && self.crossed.is_empty()
            && self.paints.is_empty()
            && self.history.is_empty()
            && self.versions.is_empty()
            && self.play.is_none()
            && self.selected.is_empty();
        (!is_nothing).then(|| Box::new(self))
    }
}
