//! What belongs to a game besides its board: the clock, what is counted, and the save points.

use core::time::Duration;
use std::sync::Arc;

use super::{Board, Clock};
use crate::engine::technique::Technique;
use crate::engine::{Cell, Digit};

/// A game of one puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// How long it has taken.
    pub clock: Clock,
    /// How far it is.
    pub stage: Stage,
    /// How many hints were shown.
    pub hints: u32,
    /// How many wrong digits were told: by a warning, by a check or by a hint.
    pub mistakes: u32,
    /// Those digits with their cells, which are not counted again.
    pub told_wrong: Vec<(Cell, Digit)>,
    /// Whether the answer was looked at before the game was finished.
    pub answer_seen: bool,
    /// When it began, in seconds since 1970, where that is known.
    pub started: Option<i64>,
    /// Whether the position is there to learn from, so that the game is not remembered.
    pub is_lesson: bool,
    /// The technique that is to be learnt from it, where that is known.
    pub technique: Option<Technique>,
    /// How many edits had been carried out when it began anew: it does not go back beyond them.
    pub edits_before: usize,
    /// The save points, oldest first.
    pub save_points: Vec<SavePoint>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// It goes on.
    #[default]
    Running,
    /// The person has paused it.
    Paused,
    /// It is solved.
    Finished,
}

/// A state of the board that the person wants to come back to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavePoint {
    /// What it is called.
    pub name: String,
    /// The board as it was.
    pub board: Arc<Board>,
}

impl Play {
    /// The same puzzle from the beginning: nothing is counted yet. The save points stay.
    #[must_use]
    pub fn restarted(self) -> Self {
        let Self { save_points, is_lesson, technique, .. } = self;
        Self { is_lesson, technique, save_points, ..Self::default() }
    }

    /// The game of another puzzle, which is no lesson. The save points stay.
    #[must_use]
    pub fn of_another_puzzle(self) -> Self {
        Self { save_points: self.save_points, ..Self::default() }
    }

    /// The same with its clock standing at whole milliseconds, as a file holds it.
    #[must_use]
    pub fn standing(&self, now: Duration) -> Self {
        let elapsed = self.clock.elapsed(now).as_millis();
        let elapsed = Duration::from_millis(u64::try_from(elapsed).unwrap_or(u64::MAX));
        Self { clock: Clock::standing_at(elapsed), ..self.clone() }
    }

    /// Counts a wrong digit that was told. The same one in the same cell counts once.
    pub fn count_mistake(&mut self, cell: Cell, digit: Digit) {
        if !self.told_wrong.contains(&(cell, digit)) {
            self.told_wrong.push((cell, digit));
            self.mistakes = self.mistakes.saturating_add(1);
        }
    }

    /// Whether it goes on and neither stands still nor is over.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.stage == Stage::Running
    }

    /// Whether it is solved.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.stage == Stage::Finished
    }
}
