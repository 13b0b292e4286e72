//! The session: kept as it changes, and brought back at the next start.

use super::{After, Beginning, Controller, Dialog, Effect, OpenDocument, Question, Source, Status};
use crate::engine::Cell;
use crate::format::Kind;
use crate::game::Revision;
use crate::store::session::{Held, Session};

/// What tells two sessions apart; the state of the answers is not part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    generation: u64,
    revision: Revision,
    unsaved: bool,
    selected: Cell,
}

impl Controller {
    /// Begins with the file named on the command line, or with what the last session left. Work that was not
    /// saved when the program died is offered first.
    pub(super) fn start(&mut self, beginning: Beginning) {
        let file = beginning.file.map(After::Open);
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
            None => self.show_document(OpenDocument::saved(session.document, None)),
        }
    }

    /// Brings back work that was not saved.
    pub(super) fn restore_session(&mut self, session: &Session) {
        let source = session.path.clone().zip(session.stamp);
        let source = source.map(|(path, stamp)| Source { path, kind: session.kind, stamp });
        self.show_document(OpenDocument::unsaved(session.document.clone(), source));
        self.selected = self.cell_or_first(session.selected);
        self.status = Status::Restored;
    }

    fn cell_or_first(&self, index: usize) -> Cell {
        let on_board = |cell: &Cell| cell.index() < self.document.board().layout().cell_count();
        Cell::new(index).filter(on_board).unwrap_or(super::first_cell())
    }

    /// Keeps the session, if it has changed since it was last kept. Nothing takes the place of work that
    /// waits to be brought back.
    pub(super) fn keep_session(&mut self) {
        let now = Kept {
            generation: self.generation,
            revision: self.document.revision(),
            unsaved: self.document.is_unsaved(),
            selected: self.selected,
        };
        if self.kept != Some(now) && !self.waits_to_recover() {
            self.kept = Some(now);
            self.effects.push(Effect::KeepSession(Box::new(self.session())));
        }
    }

    /// Whether work of the last session waits to be brought back.
    pub(super) fn waits_to_recover(&self) -> bool {
        matches!(self.dialog, Some(Dialog::Question(Question::Recover(_))))
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
