//! What follows from the answer to a question, and from leaving a dialog.

use super::{
    After, Choose, Controller, Destination, Dialog, Effect, JobKind, OtherKind, Question, SaveJob,
    SavePurpose, Target,
};

impl Controller {
    /// The button at `place` was pressed.
    pub(super) fn answered(&mut self, place: usize) {
        let Some(Dialog::Question(question)) = self.dialog.take() else {
            return;
        };
        match question.buttons().get(place) {
            Some(&choose) => self.decide(question, choose),
            None => self.dialog = Some(Dialog::Question(question)),
        }
    }

    fn decide(&mut self, question: Question, choose: Choose) {
        match (question, choose) {
            (Question::PlayAnyway, Choose::Play) => self.begin_play(),
            (Question::PlayAgain, Choose::PlayAgain) => self.play_again(),
            (Question::SaveChanges(after) | Question::LeaveGame(after), Choose::Save) => {
                self.after = Some(after);
                self.save();
            }
            (Question::SaveChanges(after), Choose::DoNotSave)
            | (Question::LeaveGame(after), Choose::Leave) => {
                self.given_up = Some(self.snapshot());
                self.proceed(after);
            }
            (Question::Exists(job) | Question::ChangedOnDisk(job), Choose::Replace) => {
                self.replace(job);
            }
            (Question::ExportExists(job), Choose::Replace) => self.export_anyway(job),
            (Question::GamesExist(target), Choose::Replace) => {
                self.export_games(Target { purpose: SavePurpose::Replace, ..target });
            }
            (Question::ForgetGames, Choose::Forget) => self.forget_games(),
            (Question::OpenWindows { files, .. }, Choose::Open) => {
                self.effects.push(Effect::OpenWindows(files));
            }
            // What is to happen in this window does not hang on the others.
            (Question::OpenWindows { .. }, _) => {}
            (Question::ChangedOnDisk(_), Choose::SaveAs) => self.choose_where_to_save(),
            (Question::GameNotKept(_), Choose::SaveAs) => {
                self.after = Some(After::Quit);
                self.choose_where_to_save();
            }
            (Question::GameNotKept(_) | Question::NotWritten(_), Choose::QuitAnyway) => {
                self.effects.push(Effect::Quit);
            }
            (Question::OtherKind(other), Choose::SaveAnyway) => self.save_to(other.to),
            (
                Question::OtherKind(OtherKind { to, .. }) | Question::Unwritable(to, _),
                Choose::SaveAsOwn,
            ) => self.choose_own_file(&to.path),
            (Question::Recover(session), Choose::Restore) => {
                self.restore_session(&session);
                if let Some(after) = self.after.take() {
                    self.request(after);
                }
            }
            (Question::Recover(_), Choose::Discard) => match self.after.take() {
                Some(after) => self.proceed(after),
                None => self.follow_puzzle(),
            },
            _ => self.after = None,
        }
    }

    fn replace(&mut self, job: SaveJob) {
        self.save_to(Destination { purpose: SavePurpose::Replace, ..job.to });
    }

    /// A dialog was left without a decision: nothing happens, and nothing is lost.
    pub(super) fn dismissed(&mut self) {
        match self.dialog.take() {
            // What can be recovered is not forgotten by a stray key.
            Some(Dialog::Question(Question::Recover(session))) => {
                self.dialog = Some(Dialog::Question(Question::Recover(session)));
            }
            Some(Dialog::Question(Question::OpenWindows { .. })) => {}
            Some(Dialog::Print(_)) => {
                self.cancel(JobKind::Pages);
            }
            Some(Dialog::Played(played)) => self.leave_records(played),
            Some(Dialog::Library(browser)) => self.leave_library(browser),
            _ => self.after = None,
        }
    }
}
