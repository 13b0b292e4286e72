//! Ended games: what is recorded of a game, and what the window says of a game that was just solved.

use std::path::PathBuf;
use std::time::Duration;

use crate::engine::Grid;
use crate::game::tally::{BoardLevel, Tally, days_in_a_row};
use crate::game::{GameRecord, MoveLog, closing_order};

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedGame {
    /// What is remembered of it.
    pub record: GameRecord,
    /// The answer of its puzzle, if it is known.
    pub answer: Option<Grid>,
    /// The folder for the log of the game.
    pub log_to: Option<PathBuf>,
}

/// A game that has just been solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// What is remembered of it.
    pub record: GameRecord,
    /// The place of each house in the order in which they were closed, as [`closing_order`] tells it.
    pub closings: Vec<usize>,
    /// The comparison with earlier games; `None` until these are known.
    pub comparison: Option<Comparison>,
}

/// How a solved game compares with the games before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The best time of earlier games of that level and board that were solved without help.
    pub best: Option<Duration>,
    /// The average time of the earlier games of that level and board that were won.
    pub average: Option<Duration>,
    /// On how many days in a row a game was won, this one included.
    pub days_in_a_row: u32,
}

impl GameSummary {
    /// Whether no earlier game of its level was solved as fast without help, this one was, and there were some.
    #[must_use]
    pub fn is_best(&self) -> bool {
        let best = self.comparison.and_then(|comparison| comparison.best);
        self.record.is_won_unaided() && best.is_some_and(|best| self.record.played < best)
    }

    /// The figures of the game of `record`, which these moves have solved.
    pub(super) fn of(record: GameRecord, moves: &MoveLog) -> Self {
        let closings = closing_order(&record.givens, moves.moves());
        Self { record, closings, comparison: None }
    }

    /// Compares the game with all games that were played. The game itself may be among them.
    pub(super) fn compare(&mut self, records: &[GameRecord]) {
        let own = &self.record;
        let is_own =
            |record: &GameRecord| record.started == own.started && record.givens == own.givens;
        // A game that was restored has ended earlier than it seems.
        let own = records.iter().rfind(|record| is_own(record)).unwrap_or(own);
        let earlier = records.iter().filter(|record| !is_own(record) && record.ended <= own.ended);
        let level = BoardLevel::of(&self.record);
        let is_of_level =
            |record: &&GameRecord| record.level.is_some() && BoardLevel::of(record) == level;
        let tally = Tally::of(earlier.clone().filter(is_of_level));
        self.comparison = Some(Comparison {
            best: tally.best,
            average: tally.average(),
            days_in_a_row: days_in_a_row(earlier.chain([own]), own.day()).current,
        });
    }
}
