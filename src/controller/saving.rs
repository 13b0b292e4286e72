//! Saving: one file at a time, and never over what nobody has seen.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::{
    Controller, Effect, Job, JobKind, Question, SaveJob, SavePurpose, Source, Status, Target,
};
use crate::format::{Kind, write};
use crate::store::file::Stamp;
use crate::store::{StoreError, StoreProblem};

/// The ending of the files that Nonet writes.
const ENDING: &str = "sdk";

impl Controller {
    pub(super) fn save(&mut self) {
        let Some(source) = self.document.source() else {
            return self.choose_where_to_save();
        };
        let kind = source.kind;
        let target =
            Target { path: source.path.clone(), purpose: SavePurpose::Update(source.stamp) };
        if kind == Kind::Nonet {
            self.save_to(target);
        } else {
            self.ask(Question::OtherFormat { kind, target });
        }
    }

    pub(super) fn choose_where_to_save(&mut self) {
        let suggestion = self.suggested_path();
        self.effects.push(Effect::ChooseSave(suggestion));
    }

    pub(super) fn suggested_path(&self) -> PathBuf {
        let beside = self.document.path().unwrap_or(Path::new("sudoku"));
        beside.with_extension(ENDING)
    }

    /// Saves to `target`; a save that goes on is let to its end first.
    pub(super) fn save_to(&mut self, target: Target) {
        if self.is_running(JobKind::Save) {
            self.next_save = Some(target);
            return;
        }
        let Ok(text) = write(Kind::Nonet, &[self.document.document()]) else {
            return;
        };
        self.saving = self.snapshot();
        let Target { path, purpose } = target.with_ending();
        self.begin(Job::Save(SaveJob { path, text, purpose }));
    }

    /// Takes in how a save ended. It may have been of a document that is gone by now.
    pub(super) fn saved(&mut self, job: SaveJob, saved: Result<Stamp, StoreError>) {
        match saved {
            Ok(stamp) => self.written(job.path, stamp),
            Err(error) => self.not_saved(job, error),
        }
    }

    fn written(&mut self, path: PathBuf, stamp: Stamp) {
        self.add_recent(&path);
        if self.saving.generation == self.generation {
            let source = Source { path: path.clone(), kind: Kind::Nonet, stamp };
            self.document.mark_saved(source, self.saving.revision);
        }
        let next = self.next_save.take().map(|next| next.after_writing(&path, stamp));
        self.status = Status::Saved(path);
        if let Some(next) = next {
            self.save_to(next);
        } else if let Some(after) = self.after.take() {
            self.unless_unsaved(after);
        }
    }

    fn not_saved(&mut self, job: SaveJob, error: StoreError) {
        self.next_save = None;
        match (&error.problem, job.purpose) {
            (StoreProblem::ChangedOnDisk, SavePurpose::Create) => self.ask(Question::Exists(job)),
            (StoreProblem::ChangedOnDisk, _) => self.ask(Question::ChangedOnDisk(job)),
            _ => {
                self.after = None;
                self.failed(error);
            }
        }
    }

    /// A save ended by a mistake of the program's: what waited for it does not happen.
    pub(super) fn save_broken_off(&mut self) {
        self.next_save = None;
        self.after = None;
    }
}

impl Target {
    /// The target with the ending of Nonet's files. Nobody was asked about a name that is only made here.
    fn with_ending(self) -> Self {
        let has_ending = |end: &OsStr| end.eq_ignore_ascii_case(ENDING);
        if self.path.extension().is_some_and(has_ending) {
            return self;
        }
        let mut name = self.path.into_os_string();
        name.push(format!(".{ENDING}"));
        let purpose = match self.purpose {
            SavePurpose::Update(_) => self.purpose,
            SavePurpose::Create | SavePurpose::Replace => SavePurpose::Create,
        };
        Self { path: name.into(), purpose }
    }

    /// The target, where `path` was written meanwhile and is now as `stamp` says.
    fn after_writing(self, path: &Path, stamp: Stamp) -> Self {
        match self.purpose {
            SavePurpose::Update(_) if self.path == path => {
                Self { purpose: SavePurpose::Update(stamp), ..self }
            }
            _ => self,
        }
    }
}
