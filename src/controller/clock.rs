//! The clock of a game: it runs while the board can be seen and played on. The time is handed in.

use std::time::Duration;

use super::{Controller, Mode, Status};
use crate::game::Stage;

impl Controller {
    /// How long the game has taken so far, as of the last time that was told; `None` where none is played.
    #[must_use]
    pub fn elapsed(&self) -> Option<Duration> {
        self.document
            .play()
            .filter(|_| self.document.is_playing())
            .map(|it| it.clock.elapsed(self.now.running))
    }

    /// How long it is until the clock shows another second; `None` where none runs that is seen.
    #[must_use]
    pub fn next_second(&self) -> Option<Duration> {
        let is_seen = self.options.clock && self.options.side_panel && self.shown().is_none();
        let play = self.play().filter(|play| is_seen && play.clock.is_running())?;
        let begun = play.clock.elapsed(self.now.running).subsec_nanos();
        Some(Duration::from_secs(1).saturating_sub(Duration::from_nanos(begun.into())))
    }

    /// Whether the board is covered: the game is paused.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        let stage = self.play().map(|play| play.stage);
        let waits =
            stage == Some(Stage::Paused) || (stage == Some(Stage::Running) && self.waits_behind());
        waits && self.mode == Mode::Play
    }

    /// Whether the window is behind others, and that is to pause a game.
    fn waits_behind(&self) -> bool {
        self.is_behind && self.options.pause_in_background
    }

    /// Lets the clock run or stand, as everything else is now.
    pub(super) fn wind_clock(&mut self) {
        let runs = self.mode == Mode::Play
            && !self.waits_behind()
            && self.dialog.is_none()
            && self.play().is_some_and(crate::game::Play::is_running);
        let now = self.now.running;
        if let Some(play) = self.document.play_mut() {
            if runs {
                play.clock.start(now);
            } else {
                play.clock.stop(now);
            }
        }
    }

    pub(super) fn may_pause(&self) -> bool {
        self.mode == Mode::Play && !self.is_finished()
    }

    pub(super) fn toggle_pause(&mut self) {
        let was_covered = self.is_covered();
        // Whoever asks for it sees the window, whatever was heard of that.
        self.is_behind = false;
        let Some(play) = self.document.play_mut() else {
            return;
        };
        play.stage = match play.stage {
            Stage::Running if !was_covered => Stage::Paused,
            Stage::Running | Stage::Paused => Stage::Running,
            Stage::Finished => Stage::Finished,
        };
        self.status =
            if play.stage == Stage::Paused { Status::Paused } else { self.editing_status() };
    }
}
