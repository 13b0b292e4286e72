//! What is remembered of one game when it has ended.

use core::time::Duration;

use super::{Day, Moment, MoveText};
use crate::engine::Grid;
use crate::engine::rating::Tenths;
use crate::engine::technique::Level;

/// One game from its start to its end. Moments are seconds since the start of 1970, in UTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// When it began.
    pub started: i64,
    /// When it ended.
    pub ended: i64,
    /// How many seconds the clocks were ahead of UTC where it was played, at its end.
    pub offset: i32,
    /// How it ended.
    pub ending: Ending,
    /// How hard the puzzle is, where that was known.
    pub level: Option<Level>,
    /// Its score on the scale of the level.
    pub score: Option<u32>,
    /// ER, on the scale of Sudoku Explainer.
    pub rating: Option<Tenths>,
    /// How long it was played, without the pauses.
    pub played: Duration,
    /// How many hints were shown.
    pub hints: u32,
    /// How many wrong digits were put in.
    pub mistakes: u32,
    /// What the puzzle is called; may be empty.
    pub title: String,
    /// The puzzle.
    pub givens: Grid,
    /// The code that makes the puzzle; may be empty.
    pub code: String,
    /// What was put in, and when.
    pub moves: MoveText,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The person solved it.
    Solved,
    /// The person had the answer shown.
    AnswerShown,
    /// The person went on to something else.
    Left,
}

impl Ending {
    /// Every way to end.
    pub const ALL: [Self; 3] = [Self::Solved, Self::AnswerShown, Self::Left];

    /// Its name in files.
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
    /// Whether the person solved it.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.ending == Ending::Solved
    }

    /// Whether the person solved it without a hint.
    #[must_use]
    pub fn is_won_unaided(&self) -> bool {
        self.is_won() && self.hints == 0
    }

    /// When it ended, by the clocks of where it was played.
    #[must_use]
    pub fn end(&self) -> Moment {
        Moment { seconds: self.ended, offset: self.offset }
    }

    /// The day on which it ended there.
    #[must_use]
    pub fn day(&self) -> Day {
        self.end().day()
    }
}
