//! New, open, save, save as, recent files and leaving, without ever losing what was not saved.

use std::path::{Path, PathBuf};

use super::{
    After, Choice, Controller, Dialog, Effect, Failure, Job, OpenDocument, PathError, PathPurpose,
    Question, SaveJob, SavePurpose, Source, Status, Target,
};
use crate::format::{Kind, write};
use crate::store::file::{Opened, Stamp};
use crate::store::{StoreError, StoreProblem};

/// The ending of the files that Nonet writes.
const ENDING: &str = "sdk";

impl Controller {
    /// Goes on with `after`, or asks first where that would lose changes.
    pub(super) fn unless_unsaved(&mut self, after: After) {
        if self.document.is_unsaved() {
            self.dialog = Some(Dialog::Question(Question::SaveChanges(after)));
        } else {
            self.proceed(after);
        }
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
            After::Open(path) => self.begin(Job::Open { path }),
            After::Quit => self.quit(),
        }
    }

    fn quit(&mut self) {
        self.keep_session();
        if !self.waits_to_recover() {
            self.effects.push(Effect::CloseSession);
        }
        self.effects.push(Effect::Quit);
    }

    pub(super) fn open_recent(&mut self, place: usize) {
        if let Some(path) = self.recent.files().get(place).cloned() {
            self.unless_unsaved(After::Open(path));
        }
    }

    pub(super) fn clear_recent(&mut self) {
        self.effects.push(Effect::ClearRecent);
    }

    fn add_recent(&mut self, path: &Path) {
        self.effects.push(Effect::AddRecent(path.to_path_buf()));
    }

    /// Takes in what was read from a file.
    pub(super) fn opened(&mut self, path: PathBuf, opened: Result<Opened, StoreError>) {
        let Opened { reading, stamp } = match opened {
            Ok(opened) => opened,
            Err(error) => return self.not_opened(error),
        };
        self.add_recent(&path);
        let source = Source { path, kind: reading.kind, stamp };
        let mut documents = reading.documents;
        match documents.pop() {
            Some(only) if documents.is_empty() => {
                self.status = Status::Opened(source.path.clone());
                self.show_document(OpenDocument::saved(only, Some(source)));
            }
            Some(last) => {
                documents.push(last);
                let choice = Choice { source: Some(source), documents };
                self.dialog = Some(Dialog::Chooser(choice));
            }
            None => {}
        }
    }

    /// Opens one puzzle of many. It belongs to no file: saving it must not put it in place of them all.
    pub(super) fn chosen(&mut self, place: usize) {
        let Some(Dialog::Chooser(choice)) = self.dialog.take() else {
            return;
        };
        match (choice.documents.get(place), choice.source) {
            (Some(document), Some(source)) => {
                self.show_document(OpenDocument::saved(document.clone(), None));
                self.status = Status::Opened(source.path);
            }
            (Some(document), None) => self.paste(document),
            (None, _) => {}
        }
    }

    pub(super) fn show_document(&mut self, document: OpenDocument) {
        self.document = document;
        self.generation += 1;
        self.selected = super::first_cell();
        self.puzzle_changed();
    }

    pub(super) fn save(&mut self) {
        let Some(source) = self.document.source() else {
            return self.choose_where_to_save();
        };
        let (path, kind) = (source.path.clone(), source.kind);
        let purpose = SavePurpose::Update(source.stamp);
        if kind == Kind::Nonet {
            self.save_to(Target { path, purpose });
        } else {
            let target = Target { path, purpose };
            self.dialog = Some(Dialog::Question(Question::OtherFormat { kind, target }));
        }
    }

    pub(super) fn choose_where_to_save(&mut self) {
        let suggestion = match self.document.path() {
            Some(path) => path.with_extension(ENDING),
            None => PathBuf::from(format!("sudoku.{ENDING}")),
        };
        self.effects.push(Effect::ChooseSave(suggestion));
    }

    pub(super) fn save_to(&mut self, target: Target) {
        let Ok(text) = write(Kind::Nonet, &[self.document.document()]) else {
            return;
        };
        let path = with_ending(target.path);
        self.saving = self.document.revision();
        self.begin(Job::Save(SaveJob { path, text, purpose: target.purpose }));
    }

    /// Takes in how a save ended.
    pub(super) fn saved(&mut self, job: SaveJob, saved: Result<Stamp, StoreError>) {
        match saved {
            Ok(stamp) => {
                let source = Source { path: job.path.clone(), kind: Kind::Nonet, stamp };
                self.document.mark_saved(source, self.saving);
                self.add_recent(&job.path);
                self.status = Status::Saved(job.path);
                if let Some(after) = self.after.take() {
                    self.unless_unsaved(after);
                }
            }
            Err(error) => self.not_saved(job, error),
        }
    }

    fn not_saved(&mut self, job: SaveJob, error: StoreError) {
        match (&error.problem, job.purpose) {
            (StoreProblem::ChangedOnDisk, SavePurpose::Create) => self.ask(Question::Exists(job)),
            (StoreProblem::ChangedOnDisk, _) => self.ask(Question::ChangedOnDisk(job)),
            _ => {
                self.after = None;
                self.failed(error);
            }
        }
    }

    fn not_opened(&mut self, error: StoreError) {
        if error.problem == StoreProblem::Absent && self.recent.files().contains(&error.path) {
            self.effects.push(Effect::RemoveRecent(error.path.clone()));
        }
        self.failed(error);
    }

    fn failed(&mut self, error: StoreError) {
        self.ask(Question::Failed(Failure::Store(error)));
    }

    pub(super) fn ask(&mut self, question: Question) {
        self.dialog = Some(Dialog::Question(question));
    }

    /// The system has no file chooser: the path is typed in the window.
    pub(super) fn ask_for_path(&mut self, purpose: PathPurpose) {
        let beside = self.document.path().map(Path::to_path_buf);
        let suggestion = match purpose {
            PathPurpose::Open => beside.unwrap_or_default(),
            PathPurpose::Save => {
                beside.unwrap_or_else(|| PathBuf::from(format!("sudoku.{ENDING}")))
            }
        };
        self.dialog = Some(Dialog::Path { purpose, suggestion, error: None });
    }

    pub(super) fn path_typed(&mut self, typed: &str) {
        let Some(Dialog::Path { purpose, error, .. }) = &mut self.dialog else {
            return;
        };
        if typed.trim().is_empty() {
            *error = Some(PathError::Empty);
            return;
        }
        let (purpose, path) = (*purpose, PathBuf::from(typed.trim()));
        self.dialog = None;
        match purpose {
            PathPurpose::Open => self.proceed(After::Open(path)),
            PathPurpose::Save => self.save_to(Target { path, purpose: SavePurpose::Create }),
        }
    }
}

fn with_ending(path: PathBuf) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(ENDING) }
}
