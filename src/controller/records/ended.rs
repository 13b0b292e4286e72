//! Games that have ended: what is to be recorded, and what is told of a game that has just been solved.

use std::path::PathBuf;
use std::time::Duration;

use crate::engine::Grid;
use crate::engine::technique::Level;
use crate::game::{Ending, GameRecord};

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedGame {
    /// What is remembered of it.
    pub record: GameRecord,
    /// The answer of its puzzle, if it is known.
    pub answer: Option<Grid>,
    /// The folder that its text is to be written into.
    pub log_to: Option<PathBuf>,
}

/// A game that has just been solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// How long it took.
    pub time: Duration,
    /// How hard the puzzle is, if that is known.
    pub level: Option<Level>,
    /// How many hints were shown.
    pub hints: u32,
    /// How many digits were not those of the answer.
    pub mistakes: u32,
    /// Whether the answer was looked at.
    pub answer_seen: bool,
    /// The best time of earlier games of that level that were solved without help, once it is known.
    pub best: Option<Duration>,
}

impl Solved {
    /// Whether no earlier game of its level was solved as fast without help, this one was, and there were some.
    #[must_use]
    pub fn is_best(&self) -> bool {
        let unaided = !self.answer_seen && self.hints == 0;
        unaided && self.best.is_some_and(|best| self.time < best)
    }

    /// What is told of the game of `record`.
    pub(super) fn of(record: &GameRecord) -> Self {
        Self {
            time: record.played,
            level: record.level,
            hints: record.hints,
            mistakes: record.mistakes,
            answer_seen: record.ending == Ending::AnswerShown,
            best: None,
        }
    }

    /// Takes the best time out of the games that were solved before `ended`, in seconds since 1970.
    pub(super) fn compare(&mut self, records: &[GameRecord], ended: i64) {
        let earlier = records.iter().filter(|record| {
            let is_earlier = record.ended < ended && record.is_won_unaided();
            is_earlier && record.level.is_some() && record.level == self.level
        });
        self.best = earlier.map(|record| record.played).min();
    }
}
