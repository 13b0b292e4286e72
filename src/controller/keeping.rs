//! What becomes of the session, the options and the games on disk. What cannot be written is told, and the program is left
//! only once all is written or the person knows what is not.

use super::{Action, Controller, Effect, Question, Status};
use crate::store::StoreError;

/// The program is being left: what is to be kept is written, and nothing else happens meanwhile.
#[derive(Debug)]
pub(super) struct Leaving {
    /// What the status bar said before.
    status: Status,
    /// What could not be written so far, besides the session.
    error: Option<StoreError>,
}

impl Controller {
    /// Leaves the program once everything is written.
    pub(super) fn quit(&mut self) {
        self.leave_game();
        self.keep_session();
        if self.waits_to_recover() {
            self.effects.push(Effect::Quit);
        } else {
            let status = std::mem::replace(&mut self.status, Status::Leaving);
            self.leaving = Some(Leaving { status, error: None });
            self.effects.push(Effect::CloseSession);
        }
    }

    /// Whether `action` comes too late, as the program is being left and what is in the window is written for the last
    /// time.
    pub(super) fn is_too_late(&self, action: &Action) -> bool {
        self.leaving.is_some() && !action.may_come_late()
    }

    /// Takes in that all is written, or why what is in the window is not.
    pub(super) fn session_closed(&mut self, closed: Result<(), StoreError>) {
        let Some(leaving) = self.leaving.take() else {
            return;
        };
        self.status = self.session_trouble.clone().unwrap_or_else(|| leaving.status.clone());
        match (closed, leaving.error.clone()) {
            (Err(error), _) if self.relies_on_session() => {
                self.ask_before_quitting(Question::GameNotKept(error));
            }
            (_, Some(error)) => self.ask_before_quitting(Question::NotWritten(error)),
            (Ok(()) | Err(_), None) => {
                // Nothing more is kept until the program has ended.
                self.leaving = Some(leaving);
                self.effects.push(Effect::Quit);
            }
        }
    }

    /// Asks whether to quit all the same. Whoever stays goes on with a session that counts as ended until it is written
    /// again.
    fn ask_before_quitting(&mut self, question: Question) {
        self.kept = None;
        self.ask_at_once(question);
    }

    /// Whether there is work that only the session holds: a game that was to come back. Other work was saved or given up
    /// before.
    fn relies_on_session(&self) -> bool {
        let is_only_here = self.document.is_playing() && self.document.is_unsaved();
        is_only_here && self.comes_back_by_itself() && self.is_worth_keeping()
    }

    /// Takes in whether the session could be written.
    pub(super) fn session_kept(&mut self, kept: Result<(), StoreError>) {
        match kept {
            Err(error) => {
                if self.session_trouble.is_none() {
                    self.status = Status::SessionNotKept(error.clone());
                }
                self.session_trouble = Some(Status::SessionNotKept(error));
            }
            Ok(()) => {
                if self.session_trouble.take().is_some() {
                    self.status = Status::SessionKeptAgain;
                }
            }
        }
    }

    pub(super) fn options_not_kept(&mut self, error: StoreError) {
        match &mut self.leaving {
            Some(leaving) => leaving.error = Some(error),
            None => self.status = Status::OptionsNotKept(error),
        }
    }

    /// Nobody stays for the list of recent files.
    pub(super) fn recent_not_kept(&mut self, error: StoreError) {
        if self.leaving.is_none() {
            self.status = Status::RecentNotKept(error);
        }
    }

    pub(super) fn game_not_kept(&mut self, error: StoreError) {
        match &mut self.leaving {
            Some(leaving) => leaving.error = Some(error),
            None => self.failed(error),
        }
    }
}
