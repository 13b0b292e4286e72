//! The session: kept as it changes, and brought back at the next start.

use std::path::PathBuf;
use std::time::Duration;

use super::{
    After, Beginning, Controller, Dialog, Effect, OpenDocument, Question, Selection, Snapshot,
    Source, Status,
};
use crate::engine::Cell;
use crate::engine::generate::seed_of;
use crate::format::{Document, Kind};
use crate::game::{Clock, Play};
use crate::store::file::Stamp;
use crate::store::session::{Held, Session};

/// What tells two sessions apart; the state of the answers is not part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    snapshot: Snapshot,
    file: Option<(PathBuf, Stamp)>,
    unsaved: bool,
    selection: Selection,
    playing: bool,
    /// The game, its clock as it stood when it was last worth writing.
    play: Option<Play>,
}

/// A game that is only looked at is kept so often, for its clock.
const CLOCK_STEP: u64 = 5;

impl Controller {
    /// Begins with the first file named on the command line, or with what the last session left. Work that was not
    /// saved when the program died is offered first. The other files get windows of their own.
    pub(super) fn start(&mut self, beginning: Beginning) {
        self.has_printer = beginning.printer;
        self.folders = beginning.folders;
        self.keeps_session = beginning.keeps_session;
        self.chance = (beginning.seed, 0);
        if !self.options.game_level.is_empty() {
            self.fill_stock();
        }
        let mut files = beginning.files.into_iter();
        let file = files.next().map(After::Open);
        match (beginning.session, file) {
            (Some(Held { session, clean: false }), file) if session.unsaved => {
                self.after = file;
                self.ask(Question::Recover(Box::new(session)));
            }
            (Some(Held { session, .. }), Some(file)) if self.comes_back(&session) => {
                self.restore_session(&session);
                self.request(file);
            }
            (_, Some(file)) => self.proceed(file),
            (Some(Held { session, .. }), None) if self.options.restore_session => {
                self.resume(session);
            }
            _ => self.follow_puzzle(),
        }
        self.open_windows(files.collect());
    }

    /// Whether a session that was closed holds a game of which no file knows, and that nobody gave up.
    fn comes_back(&self, session: &Session) -> bool {
        let is_over = session
            .document
            .work
            .as_ref()
            .and_then(|work| work.play.as_ref())
            .is_some_and(Play::is_finished);
        self.options.restore_session && session.unsaved && session.is_game() && !is_over
    }

    /// A number that nobody chose, another one each time.
    pub(super) fn draw_seed(&mut self) -> u64 {
        let (seed, drawn) = &mut self.chance;
        *drawn += 1;
        seed_of(*seed, *drawn)
    }

    /// Goes on where the program was left in good order.
    fn resume(&mut self, session: Session) {
        match session.path {
            _ if session.is_game() => self.restore_session(&session),
            Some(path) => self.proceed(After::Open(path)),
            None if session.unsaved => self.follow_puzzle(),
            None => self.show_document(OpenDocument::of_no_file(session.document)),
        }
    }

    /// Brings back work that was not saved, or a game.
    pub(super) fn restore_session(&mut self, session: &Session) {
        let source = session.path.clone().zip(session.stamp);
        let source =
            source.map(|(path, stamp)| Source { path, kind: session.kind, stamp, agreed: None });
        let document = session.document.clone();
        self.show_document(match source {
            source if session.unsaved => OpenDocument::recovered(document, source),
            Some(source) => OpenDocument::of_file(document, source),
            None => OpenDocument::of_no_file(document),
        });
        if self.selection == Selection::default() {
            self.selection = Selection::of(self.cell_or_first(session.selected));
        }
        self.status = Status::Recovered;
    }

    fn cell_or_first(&self, index: usize) -> Cell {
        let cell = Cell::new(index).filter(|&cell| self.is_on_board(cell));
        cell.unwrap_or(super::first_cell())
    }

    /// Keeps the session, if it has changed since it was last kept. Nothing takes the place of work that
    /// waits to be brought back, nor of the last session while the program is left.
    pub(super) fn keep_session(&mut self) {
        if self.leaving.is_some() {
            return;
        }
        let source = self.document.source();
        let now = Kept {
            snapshot: self.snapshot(),
            file: source.map(|source| (source.path.clone(), source.stamp)),
            unsaved: self.document.is_unsaved(),
            selection: self.selection.clone(),
            playing: self.document.is_playing(),
            play: self.document.play().map(|play| standing_at_step(play, self.now.running)),
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

    /// The document as a file of Nonet's own holds it: with its game and the selection, as they are now.
    pub(super) fn whole_document(&self) -> Document {
        let document = self.document.document();
        let mut work = document.work();
        work.play = self.document.play().map(|play| play.standing(self.now.running));
        work.playing = self.document.is_playing();
        work.selected = self.selection.kept();
        Document { work: work.kept(), ..document }
    }

    fn session(&self) -> Session {
        let source = self.document.source();
        Session {
            document: self.whole_document(),
            path: source.map(|source| source.path.clone()),
            kind: source.map_or(Kind::Nonet, |source| source.kind),
            stamp: source.map(|source| source.stamp),
            unsaved: self.document.is_unsaved(),
            selected: self.selected().index(),
        }
    }
}

fn standing_at_step(play: &Play, now: Duration) -> Play {
    let seconds = play.clock.elapsed(now).as_secs();
    let elapsed = Duration::from_secs(seconds - seconds % CLOCK_STEP);
    Play { clock: Clock::standing_at(elapsed), ..play.clone() }
}
