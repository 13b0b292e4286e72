//! What would take the document out of the window: nothing does before unsaved changes are saved or given up.

use std::path::Path;

use super::check::Wanted;
use super::{
    After, Controller, Dialog, Effect, Job, JobKind, OpenDocument, Opening, Question, Snapshot,
    Status,
};

impl Controller {
    /// Does `after`, as the person has just asked for, or asks first where that would lose changes.
    pub(super) fn request(&mut self, after: After) {
        self.given_up = None;
        self.unless_unsaved(after);
    }

    /// Goes on with `after`, or asks first where that would lose changes that were not given up yet.
    pub(super) fn unless_unsaved(&mut self, after: After) {
        match () {
            () if !self.would_lose_changes() => self.proceed(after),
            () if !self.document.is_playing() => self.ask_at_once(Question::SaveChanges(after)),
            () if self.may_leave_game(&after) => {
                self.given_up = Some(self.snapshot());
                self.proceed(after);
            }
            () => self.ask_at_once(Question::LeaveGame(after)),
        }
    }

    pub(super) fn would_lose_changes(&self) -> bool {
        self.document.is_unsaved() && self.given_up != Some(self.snapshot())
    }

    /// Whether nobody is asked before a game is left: one that is over, or in which nothing was done, or that comes back
    /// at the next start; nor before a position that was to be learnt from.
    fn may_leave_game(&self, after: &After) -> bool {
        let comes_back = *after == After::Quit && self.comes_back_by_itself();
        comes_back || !self.options.ask_before_leaving || !self.is_worth_keeping()
    }

    /// Whether a game in the window is to come back at the next start.
    pub(super) fn comes_back_by_itself(&self) -> bool {
        self.options.restore_session && self.keeps_session
    }

    /// Whether something was done in the game that is played, it is not over, and not made to learn from.
    pub(super) fn is_worth_keeping(&self) -> bool {
        let is_begun = self.document.board().has_entries() || self.has_colours();
        let is_lesson = self.document.play().is_some_and(|play| play.is_lesson);
        is_begun && !self.is_over() && !is_lesson
    }

    fn is_over(&self) -> bool {
        self.document.play().is_some_and(crate::game::Play::is_finished)
    }

    pub(super) fn proceed(&mut self, after: After) {
        match after {
            After::New => {
                self.show_document(OpenDocument::default());
                self.status = Status::Welcome;
            }
            After::AskForFile => {
                let folder = self.document.path().and_then(Path::parent).map(Path::to_path_buf);
                self.effects.push(Effect::ChooseOpen(folder));
            }
            After::Open(path) => self.begin(Job::Open { path, purpose: Opening::Edit }),
            After::OpenToPlay(path) => {
                self.last_wish = None;
                self.begin(Job::Open { path, purpose: Opening::Play });
            }
            After::NewGame(wish) => self.make_game(wish),
            After::BeginGame(game) => self.begin_game(&game),
            After::Play(document) => {
                self.last_wish = None;
                self.show_document(OpenDocument::of_no_file(*document));
                self.play_at_once();
            }
            After::Paste(document) => self.paste(&document),
            After::Study(study) => self.study(study),
            After::Quit if self.is_writing() => self.after = Some(After::Quit),
            After::Quit => self.quit(),
        }
    }

    fn is_writing(&self) -> bool {
        self.is_running(JobKind::Save) || self.is_running(JobKind::Export)
    }

    /// The document and the state of its board, to be held against later ones.
    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot { generation: self.generation, revision: self.document.revision() }
    }

    pub(super) fn show_document(&mut self, document: OpenDocument) {
        self.document = document;
        self.generation += 1;
        self.steps = None;
        self.practice = None;
        self.selection = self.document.kept_selection();
        self.filter = None;
        self.empty_hand();
        self.puzzle_changed();
        if self.document.is_playing() {
            self.judge(Wanted::Nothing);
        }
    }

    /// Asks, in place of a dialog that decides nothing or the same question about something else.
    pub(super) fn ask_at_once(&mut self, question: Question) {
        match self.dialog {
            Some(Dialog::Question(
                Question::SaveChanges(_)
                | Question::LeaveGame(_)
                | Question::GameNotKept(_)
                | Question::NotWritten(_),
            )) => {
                self.dialog = None;
            }
            Some(Dialog::Question(_)) => {}
            _ => self.dialog = None,
        }
        self.ask(question);
    }

    pub(super) fn ask(&mut self, question: Question) {
        self.open_dialog(Dialog::Question(question));
    }

    /// Opens a dialog, or has it wait until the one that is open is closed. One that lies below waits itself.
    pub(super) fn open_dialog(&mut self, dialog: Dialog) {
        match &mut self.dialog {
            Some(open) if open.lies_below() => {
                let below = std::mem::replace(open, dialog);
                self.waiting.push_back(below);
            }
            Some(_) => self.waiting.push_back(dialog),
            None => self.dialog = Some(dialog),
        }
    }

    /// Takes out the dialog that waited longest, and one that lies below all others last.
    pub(super) fn next_dialog(&mut self) -> Option<Dialog> {
        let other = self.waiting.iter().position(|dialog| !dialog.lies_below());
        self.waiting.remove(other.unwrap_or(0))
    }
}
