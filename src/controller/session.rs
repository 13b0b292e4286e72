//! The session: kept as it changes, and brought back at the next start.

use std::path::PathBuf;

use super::{
    After, Beginning, Controller, Dialog, Effect, OpenDocument, Question, Snapshot, Source, Status,
};
use crate::engine::Cell;
use crate::format::Kind;
use crate::store::file::Stamp;
use crate::store::session::{Held, Session};

/// What tells two sessions apart; the state of the answers is not part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    snapshot: Snapshot,
    file: Option<(PathBuf, Stamp)>,
    unsaved: bool,
    selected: Cell,
}

impl Controller {
    /// Begins with the first file named on the command line, or with what the last session left. Work that was not
    /// saved when the program died is offered first. The other files get windows of their own.
    pub(super) fn start(&mut self, beginning: Beginning) {
        self.has_printer = beginning.printer;
        let mut files = beginning.files.into_iter();
        let file = files.next().map(After::Open);
        self.open_windows(files.collect());
        match (beginning.session, file) {
            (Some(Held { session, clean: false }), file) if session.unsaved => {
                self.after = file;
                self.ask(Question::Recover(Box::new(session)));
            }
            (_, Some(file)) => self.proceed(file),
            (Some(Held { session, .. }), None) if self.options.restore_session => {
                self.resume(session);
            }
            _ => self.follow_puzzle(),
        }
    }

    /// Goes on where the program was left in good order.
    fn resume(&mut self, session: Session) {
        match session.path {
            Some(path) => self.proceed(After::Open(path)),
            None if session.unsaved => self.follow_puzzle(),
            None => self.show_document(OpenDocument::of_no_file(session.document)),
        }
    }

    /// Brings back work that was not saved.
    pub(super) fn restore_session(&mut self, session: &Session) {
        let source = session.path.clone().zip(session.stamp);
        let source =
            source.map(|(path, stamp)| Source { path, kind: session.kind, stamp, agreed: None });
        self.show_document(OpenDocument::recovered(session.document.clone(), source));
        self.selected = self.cell_or_first(session.selected);
        self.status = Status::Recovered;
    }

    fn cell_or_first(&self, index: usize) -> Cell {
        let cell = Cell::new(index).filter(|&cell| self.is_on_board(cell));
        cell.unwrap_or(super::first_cell())
    }

    /// Keeps the session, if it has changed since it was last kept. Nothing takes the place of work that
    /// waits to be brought back.
    pub(super) fn keep_session(&mut self) {
        let source = self.document.source();
        let now = Kept {
            snapshot: self.snapshot(),
            file: source.map(|source| (source.path.clone(), source.stamp)),
            unsaved: self.document.is_unsaved(),
            selected: self.selected,
        };
        if self.kept.as_ref() != Some(&now) && !self.waits_to_recover() {
            self.kept = Some(now);
            self.effects.push(Effect::KeepSession(Box::new(self.session())));
        }
    }

    /// Whether work of the last session waits to be brought back.
    pub(super) fn waits_to_recover(&self) -> bool {
        let recovers = |dialog: &Dialog| matches!(dialog, Dialog::Question(Question::Recover(_)));
        self.dialog.iter().chain(&self.waiting).any(recovers)
    }

    fn session(&self) -> Session {
        let source = self.document.source();
        Session {
            document: self.document.document(),
            path: source.map(|source| source.path.clone()),
            kind: source.map_or(Kind::Nonet, |source| source.kind),
            stamp: source.map(|source| source.stamp),
            unsaved: self.document.is_unsaved(),
            selected: self.selected.index(),
        }
    }
}
