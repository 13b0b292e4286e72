//! Play mode: beginning a game of the puzzle, setting it aside for editing, and starting it again.

use super::check::{Doubt, Wanted};
use super::hints::Told;
use super::{Controller, Question, Status};
use crate::engine::{Cell, Digit};
use crate::game::{Edit, Play};

impl Controller {
    /// The game, while the puzzle is played.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.document.play().filter(|_| self.document.is_playing())
    }

    /// Whether there is a puzzle to play.
    pub(super) fn may_play(&self) -> bool {
        let board = self.document.board();
        let is_open = board.givens().filled_count() < board.layout().cell_count();
        !self.document.is_playing() && self.shown().is_none() && is_open
    }

    /// Plays a puzzle that was opened for that. One that is played already, or has nothing open, stays as it is.
    pub(super) fn play_at_once(&mut self) {
        if self.may_play() {
            self.ask_to_play();
        }
    }

    /// Plays the puzzle, once it is known to have one answer.
    pub(super) fn ask_to_play(&mut self) {
        match self.document.puzzle() {
            Ok(_) => self.judge(Wanted::Play),
            Err(reasons) => self.status = Status::Contradictory(reasons),
        }
    }

    /// Plays, or asks first where the puzzle has not one answer. One without any cannot be played.
    pub(super) fn play_unless(&mut self, doubt: Option<Doubt>) {
        match doubt {
            None => self.begin_play(),
            Some(Doubt::SeveralAnswers) => self.ask(Question::PlayAnyway),
            Some(_) => self.status = Status::NothingToPlay,
        }
    }

    /// Begins the game, or goes on with one that was set aside.
    pub(super) fn begin_play(&mut self) {
        self.document.begin_play();
        self.note_the_start();
        self.mode = self.mode_of_document();
        self.judge(Wanted::Nothing);
        self.fill_candidates();
        self.status = self.editing_status();
    }

    /// A game that has just begun began now.
    fn note_the_start(&mut self) {
        let now = self.now.moment.seconds;
        if let Some(play) = self.document.play_mut() {
            play.started.get_or_insert(now);
        }
    }

    /// Sets the game aside and goes back to editing the puzzle.
    pub(super) fn edit_puzzle(&mut self) {
        self.document.leave_play();
        self.mode = self.mode_of_document();
        self.empty_hand();
        self.checked = None;
        self.status = self.editing_status();
    }

    pub(super) fn may_play_again(&self) -> bool {
        let board = self.document.board();
        self.play().is_some()
            && self.shown().is_none()
            && (board.has_entries() || self.is_finished())
    }

    pub(super) fn play_again(&mut self) {
        let edit = Edit::restarting(self.document.board());
        self.document.apply(edit);
        self.document.restart_play();
        self.told.clear();
        self.note_the_start();
        self.position_changed();
        self.fill_candidates();
        self.status = self.editing_status();
    }

    /// The position of the game has changed, and the puzzle has not.
    pub(super) fn position_changed(&mut self) {
        self.stop_hinting();
        self.count_what_is_warned_of();
    }

    /// A hint was shown, for a game that was set aside too. The same one counts once.
    pub(super) fn count_hint(&mut self, told: Told) {
        if self.told.contains(&told) {
            return;
        }
        if let Some(play) = self.document.play_mut().filter(|play| !play.is_finished()) {
            play.hints = play.hints.saturating_add(1);
            self.told.push(told);
        }
    }

    /// These entries were told to be wrong, in a game that was set aside too.
    pub(super) fn count_mistakes(&mut self, wrong: impl IntoIterator<Item = (Cell, Digit)>) {
        if let Some(play) = self.document.play_mut().filter(|play| !play.is_finished()) {
            wrong.into_iter().for_each(|(cell, digit)| play.count_mistake(cell, digit));
        }
    }

    /// The answer was looked at: what comes after is no feat any more, in a game that was set aside too.
    pub(super) fn count_answer(&mut self) {
        if let Some(play) = self.document.play_mut().filter(|play| !play.is_finished()) {
            play.answer_seen = true;
        }
    }
}
