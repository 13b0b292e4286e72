//! The state of a game besides its board: clock, counters and save points.

use core::time::Duration;
use std::sync::Arc;

use super::{Clock, GameBoard};
use nonet_engine::technique::Technique;
use nonet_engine::{Cell, Digit};

/// A game of one puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The clock of the game.
    pub clock: Clock,
    /// The stage of the game.
    pub stage: Stage,
    /// Number of hints shown.
    pub hints: u32,
    /// Number of wrong digits that the player was told about: by a warning, a check or a hint.
    pub mistakes: u32,
    /// These wrong digits with their cells. They are not counted again.
    pub told_wrong: Vec<(Cell, Digit)>,
    /// Whether the game was solved before, and an edit led back into it. It counts as the game that was solved: its clock
    /// stands, and it is not counted again.
    pub was_solved: bool,
    /// Whether the player saw the answer before the end of the game.
    pub answer_seen: bool,
    /// Start of the game in seconds since 1970, or `None` if unknown.
    pub started: Option<i64>,
    /// Whether the game practises a technique. Practice leaves no [`GameRecord`](super::GameRecord).
    pub is_practice: bool,
    /// The technique that is practised, if known.
    pub technique: Option<Technique>,
    /// What the player has known of the step that is practised, in this game or before it was restarted.
    pub step: PractisedStep,
    /// Number of edits in the history before the game (re)started. Undo does not go back beyond this point.
    pub edits_before: usize,
    /// The save points, the oldest first.
    pub save_points: Vec<SavePoint>,
}

/// What a player has known of the step that is practised. A step counts once: when it is found before it was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum PractisedStep {
    /// Nothing: it is sought.
    #[default]
    Sought,
    /// A hint has told where it is.
    Told,
    /// The player found it alone.
    Found,
}

/// The stage of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// In progress.
    #[default]
    Running,
    /// Paused by the player.
    Paused,
    /// Solved.
    Finished,
}

/// A state of the board to which the player can return.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavePoint {
    /// The name that the list shows.
    pub name: String,
    /// The board at that time.
    pub board: Arc<GameBoard>,
}

impl Play {
    /// A new game of the same puzzle: all counters are zero. The save points stay, and what is practised.
    #[must_use]
    pub fn restarted(self) -> Self {
        let Self { save_points, is_practice, technique, step, .. } = self;
        Self { is_practice, technique, step, save_points, ..Self::default() }
    }

    /// A new game of another puzzle, which is no practice. The save points stay.
    #[must_use]
    pub fn of_another_puzzle(self) -> Self {
        Self { save_points: self.save_points, ..Self::default() }
    }

    /// The same game with its clock stopped and rounded to milliseconds, as files store it.
    #[must_use]
    pub fn standing(&self, now: Duration) -> Self {
        let elapsed = self.clock.elapsed(now).as_millis();
        let elapsed = Duration::from_millis(u64::try_from(elapsed).unwrap_or(u64::MAX));
        Self { clock: Clock::standing_at(elapsed), ..self.clone() }
    }

    /// Counts a wrong digit that the player was told about. The same digit in the same cell counts once.
    pub fn count_mistake(&mut self, cell: Cell, digit: Digit) {
        if !self.told_wrong.contains(&(cell, digit)) {
            self.told_wrong.push((cell, digit));
            self.mistakes = self.mistakes.saturating_add(1);
        }
    }

    /// Whether the game is in progress, neither paused nor solved.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.stage == Stage::Running
    }

    /// Whether the game is solved.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.stage == Stage::Finished
    }

    /// Whether the game is solved, or was solved before an edit led back into it.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_finished() || self.was_solved
    }

    /// Goes on with a game that is solved: its board is open again. A game that is not solved stays as it is.
    pub fn take_up_again(&mut self) {
        if self.is_finished() {
            self.stage = Stage::Running;
            self.was_solved = true;
        }
    }
}
