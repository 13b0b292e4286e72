//! Saving: one file at a time, never over what nobody has seen, and leaving nothing out unasked.

use std::path::{Path, PathBuf};

use super::{
    Controller, Destination, Effect, Job, JobKind, OtherKind, Question, SaveJob, SavePurpose,
    Source, Status, Target,
};
use crate::format::{Kind, Loss, losses, write};
use crate::store::file::Stamp;
use crate::store::{StoreError, StoreProblem};

impl Controller {
    pub(super) fn save(&mut self) {
        let Some(Source { path, kind, stamp, agreed }) = self.document.source().cloned() else {
            return self.choose_where_to_save();
        };
        let to = Destination { path, kind, purpose: SavePurpose::Update(stamp) };
        let losses = self.losses(kind);
        match agreed {
            None if kind != Kind::Nonet => {
                self.save_or_ask(OtherKind { to, losses, rewrites: true });
            }
            Some(agreed) if losses.iter().any(|loss| !agreed.contains(loss)) => {
                self.save_or_ask(OtherKind { to, losses, rewrites: false });
            }
            _ => self.save_to(to),
        }
    }

    pub(super) fn choose_where_to_save(&mut self) {
        let suggestion = self.suggested_path();
        self.effects.push(Effect::ChooseSave(suggestion));
    }

    /// Asks for a file of Nonet's own kind, with a name like that of `beside` to begin with.
    pub(super) fn choose_own_file(&mut self, beside: &Path) {
        self.effects.push(Effect::ChooseSave(beside.with_extension(Kind::Nonet.extension())));
    }

    pub(super) fn suggested_path(&self) -> PathBuf {
        let beside = self.document.path().unwrap_or(Path::new("sudoku"));
        beside.with_extension(Kind::Nonet.extension())
    }

    /// Saves to a file that was just chosen.
    pub(super) fn save_as(&mut self, target: Target) {
        let to = self.destination(target);
        let losses = self.losses(to.kind);
        if losses.is_empty() {
            self.save_to(to);
        } else {
            self.save_or_ask(OtherKind { to, losses, rewrites: false });
        }
    }

    /// Asks before a save leaves something out; a kind that is not written at all is told when it is tried.
    fn save_or_ask(&mut self, other: OtherKind) {
        if other.to.kind.is_written() {
            self.ask(Question::OtherKind(other));
        } else {
            self.save_to(other.to);
        }
    }

    fn losses(&self, kind: Kind) -> Vec<Loss> {
        losses(kind, &[self.whole_document()])
    }

    /// What to write into a file that was chosen: what its ending says, and where that is shared by several kinds the
    /// one that the document was opened in. `.sdk` is Nonet's own.
    fn destination(&self, target: Target) -> Destination {
        let ending = target.path.extension().and_then(|ending| ending.to_str());
        let by_ending = ending.and_then(Kind::of_extension).filter(|kind| kind.is_written());
        let Some(kind) = by_ending else {
            let kind = Kind::Nonet;
            let Target { path, purpose } = target.with_ending(kind.extension());
            return Destination { path, kind, purpose };
        };
        let shared = |opened: &Kind| {
            opened.extension() == kind.extension() && kind != Kind::Nonet && opened.is_written()
        };
        let opened = self.document.source().map(|source| source.kind).filter(shared);
        let Target { path, purpose } = target;
        Destination { path, kind: opened.unwrap_or(kind), purpose }
    }

    /// Saves to `to`, as was agreed; a save that goes on is let to its end first.
    pub(super) fn save_to(&mut self, to: Destination) {
        if self.is_running(JobKind::Save) {
            self.next_save = Some(to);
            return;
        }
        let document = self.whole_document();
        match write(to.kind, std::slice::from_ref(&document)) {
            Err(error) => self.ask(Question::Unwritable(to, error)),
            Ok(text) => {
                self.saving = self.snapshot();
                let left_out = losses(to.kind, &[document]);
                self.begin(Job::Save(SaveJob { to, text, left_out }));
            }
        }
    }

    /// Takes in how a save ended. It may have been of a document that is gone by now.
    pub(super) fn saved(&mut self, job: SaveJob, saved: Result<Stamp, StoreError>) {
        match saved {
            Ok(stamp) => self.written(job, stamp),
            Err(error) => self.not_saved(job, error),
        }
    }

    fn written(&mut self, job: SaveJob, stamp: Stamp) {
        let Destination { path, kind, .. } = job.to;
        self.add_recent(&path);
        if self.saving.generation == self.generation {
            let agreed = Some(job.left_out);
            let source = Source { path: path.clone(), kind, stamp, agreed };
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
        match (&error.problem, job.to.purpose) {
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
    /// The target with this ending behind its name. Nobody was asked about a name that is only made here.
    pub(super) fn with_ending(self, ending: &str) -> Self {
        let mut name = self.path.into_os_string();
        name.push(format!(".{ending}"));
        Self { path: name.into(), purpose: SavePurpose::Create }
    }
}

impl Destination {
    /// The destination, where `path` was written meanwhile and is now as `stamp` says.
    fn after_writing(self, path: &Path, stamp: Stamp) -> Self {
        match self.purpose {
            SavePurpose::Update(_) if self.path == path => {
                Self { purpose: SavePurpose::Update(stamp), ..self }
            }
            _ => self,
        }
    }
}
