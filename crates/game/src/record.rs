//! The record of one game that has ended.

use core::time::Duration;
use std::sync::Arc;

use super::{Day, GameBoard, Moment, MoveText, Replay};
use nonet_engine::rating::Tenths;
use nonet_engine::technique::Level;
use nonet_engine::{Grid, Rules};

/// One game from start to end. Moments are in seconds since the start of 1970, in UTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Start of the game.
    pub started: i64,
    /// End of the game.
    pub ended: i64,
    /// Seconds by which local time was ahead of UTC at the end.
    pub offset: i32,
    /// How the game ended.
    pub ending: Ending,
    /// Level of the puzzle, if known.
    pub level: Option<Level>,
    /// Score of the puzzle on HoDoKu's scale, if known.
    pub score: Option<u32>,
    /// ER of the puzzle on the scale of Sudoku Explainer, if known.
    pub rating: Option<Tenths>,
    /// Playing time without pauses.
    pub played: Duration,
    /// Number of hints shown.
    pub hints: u32,
    /// Number of wrong digits that the player was told about.
    pub mistakes: u32,
    /// Title of the puzzle; may be empty.
    pub title: String,
    /// The givens of the puzzle.
    pub givens: Grid,
    /// The constraints of the puzzle.
    pub rules: Rules,
    /// The code of the puzzle; may be empty.
    pub code: String,
    /// The moves with their times.
    pub moves: MoveText,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The player solved the puzzle.
    Solved,
    /// The player asked for the answer.
    AnswerShown,
    /// The player left the game.
    Left,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 3] = [Self::Solved, Self::AnswerShown, Self::Left];

    /// The name of the ending in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::AnswerShown => "answer shown",
            Self::Left => "left",
        }
    }
}

impl GameRecord {
    /// Whether the player solved the puzzle.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.ending == Ending::Solved
    }

    /// The board as the game left it. Returns `None` if its moves cannot be read.
    #[must_use]
    pub fn last_board(&self) -> Option<GameBoard> {
        let layout = self.givens.layout();
        let start = GameBoard::new(&self.givens, &Grid::empty(Arc::clone(layout)))
            .with_rules(self.rules.clone());
        let mut replay = Replay::new(start, self.moves.read(layout).ok()?);
        replay.go_to(replay.count());
        Some(replay.board().clone())
    }

    /// Whether the player solved the puzzle without a hint.
    #[must_use]
    pub fn is_won_unaided(&self) -> bool {
        self.is_won() && self.hints == 0
    }

    /// The end with the UTC offset of the place.
    #[must_use]
    pub fn end(&self) -> Moment {
        Moment { seconds: self.ended, offset: self.offset }
    }

    /// The local day of the end.
    #[must_use]
    pub fn day(&self) -> Day {
        self.end().day()
    }
}
