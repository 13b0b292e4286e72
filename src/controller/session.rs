//! The session: restored at the start, stored at each change, and closed before the program ends.
//!
//! What cannot be written is told. The program is left only once everything is written, or once the person knows what
//! is not.

use std::path::PathBuf;
use std::time::Duration;

use super::context::{Context, SystemFacts};
use super::departure::Departure;
use super::dialogs::{Dialog, Question};
use super::document::{DocumentRevision, DocumentSource, OpenDocument, Selection};
use super::effect::{KeepEffect, PlatformEffect};
use super::event::Event;
use super::launch::Launch;
use super::status::Status;
use crate::engine::Cell;
use crate::format::Kind;
use crate::game::{Clock, Play};
use crate::store::StoreError;
use crate::store::file::Stamp;
use crate::store::session::{PreviousSession, Session, SessionEnd};

/// What became of writing the session, the options and the games.
#[derive(Debug)]
pub enum SessionAction {
    /// The session could not be written, or could be written again after that.
    Kept(Result<(), StoreError>),
    /// Everything is written that was to be before the program ends, or the session could not be.
    Closed(Result<(), StoreError>),
    /// The options could not be written. They are in force all the same.
    OptionsNotKept(StoreError),
    /// The list of recent files could not be written.
    RecentNotKept(StoreError),
    /// The system ends the program now, as at the end of a login, and nobody can be asked.
    Stop,
    /// A game that has ended, its text, what was learnt, or a board could not be written.
    GameNotKept(StoreError),
}

/// What was kept for the next start, and what could not be.
#[derive(Debug, Default)]
pub(super) struct SessionFeature {
    kept: Option<SessionState>,
    /// Why the session cannot be written at present.
    trouble: Option<Status>,
    leaving: Option<Shutdown>,
    /// How the program ends.
    end: SessionEnd,
}

/// The program is being left: what is to be kept is written, and nothing else happens meanwhile.
#[derive(Debug)]
struct Shutdown {
    /// What the status bar said before.
    status: Status,
    /// What could not be written so far, besides the session.
    error: Option<StoreError>,
}

/// What tells two sessions apart. The state of the answers is not part of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SessionState {
    revision: DocumentRevision,
    file: Option<(PathBuf, Stamp)>,
    unsaved: bool,
    selection: Selection,
    playing: bool,
    /// The game, with its clock as it was when it was last worth writing.
    play: Option<Play>,
}

/// The seconds after which a game is kept again for its clock, if nothing else has changed.
const CLOCK_STEP: u64 = 5;

impl SessionFeature {
    pub(super) fn handle(&mut self, cx: &mut Context, action: SessionAction) {
        match action {
            SessionAction::Stop => self.stop(cx),
            SessionAction::Kept(kept) => self.kept(cx, kept),
            SessionAction::Closed(closed) => self.closed(cx, closed),
            SessionAction::OptionsNotKept(error) => match &mut self.leaving {
                Some(leaving) => leaving.error = Some(error),
                None => cx.status = Status::OptionsNotKept(error),
            },
            SessionAction::GameNotKept(error) => match &mut self.leaving {
                Some(leaving) => leaving.error = Some(error),
                None => cx.fail(error),
            },
            // Nobody stays for the list of recent files.
            SessionAction::RecentNotKept(error) => {
                if self.leaving.is_none() {
                    cx.status = Status::RecentNotKept(error);
                }
            }
        }
    }

    /// Whether the program is being left.
    pub(super) fn is_leaving(&self) -> bool {
        self.leaving.is_some()
    }

    /// Why the session cannot be written at present.
    pub(super) fn trouble(&self) -> Option<&Status> {
        self.trouble.as_ref()
    }

    /// Leaves the program without a question. What is unsaved comes back at the next start, so nobody needs to be asked;
    /// without a session somebody is.
    fn stop(&mut self, cx: &mut Context) {
        if self.is_leaving() {
            return;
        }
        if cx.system.keeps_session {
            self.end = SessionEnd::Stopped;
            cx.tell(Event::StopWanted);
        } else {
            cx.tell(Event::DepartureWanted(Departure::Quit));
        }
    }

    /// Whether the game in the window comes back at the next start, whatever the options say.
    pub(super) fn is_stopped(&self) -> bool {
        self.end == SessionEnd::Stopped
    }

    /// Leaves the program once everything is written.
    pub(super) fn quit(&mut self, cx: &mut Context) {
        self.keep(cx);
        if waits_to_recover(cx) {
            cx.effect(PlatformEffect::Quit);
        } else {
            let status = std::mem::replace(&mut cx.status, Status::Leaving);
            self.leaving = Some(Shutdown { status, error: None });
            cx.effect(KeepEffect::CloseSession(self.end));
        }
    }

    /// Takes in that everything is written, or why what is in the window is not.
    fn closed(&mut self, cx: &mut Context, closed: Result<(), StoreError>) {
        let Some(leaving) = self.leaving.take() else {
            return;
        };
        cx.status = self.trouble.clone().unwrap_or_else(|| leaving.status.clone());
        match (closed, leaving.error.clone()) {
            (Err(error), _) if relies_on_session(cx) => {
                self.ask_before_quitting(cx, Question::GameNotKept(error));
            }
            (Err(error), _) if self.is_stopped() && cx.document.is_unsaved() => {
                self.ask_before_quitting(cx, Question::NotWritten(error));
            }
            (_, Some(error)) => self.ask_before_quitting(cx, Question::NotWritten(error)),
            (Ok(()) | Err(_), None) => {
                // Nothing more is kept until the program has ended.
                self.leaving = Some(leaving);
                cx.effect(PlatformEffect::Quit);
            }
        }
    }

    /// Asks whether to quit all the same. If the person stays, the session counts as ended until it is written again.
    fn ask_before_quitting(&mut self, cx: &mut Context, question: Question) {
        self.kept = None;
        self.end = SessionEnd::Quit;
        cx.ask_at_once(question);
    }

    /// Takes in whether the session could be written.
    fn kept(&mut self, cx: &mut Context, kept: Result<(), StoreError>) {
        match kept {
            Err(error) => {
                let trouble = Status::SessionNotKept(error);
                if self.trouble.is_none() {
                    cx.status = trouble.clone();
                }
                self.trouble = Some(trouble);
            }
            Ok(()) => {
                if self.trouble.take().is_some() {
                    cx.status = Status::SessionKeptAgain;
                }
            }
        }
    }

    /// Takes in that the work of a crash was declined: what is in the window now takes its place on the disk, even if
    /// nothing has changed in the window since the start.
    pub(super) fn declined(&mut self) {
        self.kept = None;
    }

    /// Keeps the session if it has changed since it was last kept. Nothing takes the place of work that waits to be brought
    /// back, nor of the last session while the program is left.
    pub(super) fn keep(&mut self, cx: &mut Context) {
        if self.is_leaving() {
            return;
        }
        let now = SessionState::of(cx);
        if self.kept.as_ref() != Some(&now) && !waits_to_recover(cx) {
            self.kept = Some(now);
            let session = session_of(cx);
            cx.effect(KeepEffect::Session(Box::new(session)));
        }
    }
}

impl SessionState {
    fn of(cx: &Context) -> Self {
        let document = cx.document_to_keep();
        let file = document.source().map(|source| (source.path.clone(), source.stamp));
        Self {
            revision: document.revision(),
            file,
            unsaved: document.is_unsaved(),
            selection: document.selection.clone(),
            playing: document.is_playing(),
            play: document.play().map(|play| standing_at_step(play, cx.now.running)),
        }
    }
}

fn standing_at_step(play: &Play, now: Duration) -> Play {
    let seconds = play.clock.elapsed(now).as_secs();
    let elapsed = Duration::from_secs(seconds - seconds % CLOCK_STEP);
    Play { clock: Clock::standing_at(elapsed), ..play.clone() }
}

fn session_of(cx: &Context) -> Session {
    let document = cx.document_to_keep();
    let source = document.source();
    Session {
        document: document.whole(cx.now.running),
        path: source.map(|source| source.path.clone()),
        kind: source.map_or(Kind::Nonet, |source| source.kind),
        stamp: source.map(|source| source.stamp),
        unsaved: document.is_unsaved(),
        selected: document.selected().index(),
    }
}

/// Whether work of the last session waits to be brought back.
fn waits_to_recover(cx: &Context) -> bool {
    cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Question(Question::Recover(_))))
}

/// Whether there is work that only the session holds: a game that was to come back. Other work was saved or given up
/// before.
fn relies_on_session(cx: &Context) -> bool {
    let is_only_here = cx.document.is_playing() && cx.document.is_unsaved();
    is_only_here && cx.keeps_games() && cx.document.has_game_to_keep()
}

/// Begins with the first file or the board named on the command line, or with what the last session left. Work that was not saved when
/// the program died is offered first. The other files get windows of their own.
pub(super) fn start(cx: &mut Context, launch: Launch) {
    cx.system = SystemFacts {
        folders: launch.folders,
        game_waits: launch.game_waits,
        keeps_session: launch.keeps_session,
        has_printer: launch.printer,
        seed: launch.seed,
    };
    cx.learning = launch.learning;
    let mut files = launch.files.into_iter();
    let first = files.next();
    let is_open = first.is_some()
        && launch.session.as_ref().is_some_and(|previous| previous.session.path == first);
    let wanted = match (first, launch.shape) {
        (Some(path), Some(shape)) => Some(Departure::OpenOn(path, shape)),
        (Some(path), None) => Some(Departure::Open(path)),
        (None, shape) => shape.map(Departure::NewBoard),
    };
    match (launch.session, wanted) {
        (Some(PreviousSession { session, end: None }), wanted) if session.unsaved => {
            if let Some(wanted) = wanted {
                cx.tell(Event::DepartureWaits(wanted));
            }
            cx.ask(Question::Recover(Box::new(session)));
        }
        (Some(previous), Some(wanted)) if comes_back(cx, &previous) => {
            restore(cx, &previous.session);
            if !is_open {
                cx.tell(Event::DepartureWanted(wanted));
            }
        }
        (Some(previous), None) if previous.has_open_work() => {
            restore(cx, &previous.session);
            cx.tell(Event::StartWanted);
        }
        (_, Some(wanted)) => cx.tell(Event::Departed(wanted)),
        (Some(PreviousSession { session, .. }), None) if cx.options.restore_session => {
            resume(cx, session);
        }
        (Some(_) | None, None) => cx.tell(Event::StartWanted),
    }
    cx.tell(Event::WindowsWanted(files.collect()));
}

/// Whether a session holds work that nobody was asked about, or a game that no file has, that is not over, and that nobody
/// gave up.
fn comes_back(cx: &Context, previous: &PreviousSession) -> bool {
    let session = &previous.session;
    let play = session.document.work.as_ref().and_then(|work| work.play.as_ref());
    let is_over = play.is_some_and(Play::is_over);
    let is_game = cx.options.restore_session && session.unsaved && session.is_game() && !is_over;
    is_game || previous.has_open_work()
}

/// Goes on where the program was left in good order.
fn resume(cx: &mut Context, session: Session) {
    match session.path {
        _ if session.is_game() => {
            restore(cx, &session);
            // There is nothing to go on with in a game that is solved.
            cx.tell(Event::StartWanted);
        }
        Some(path) => cx.tell(Event::Departed(Departure::Open(path))),
        None if session.unsaved => cx.tell(Event::StartWanted),
        None => {
            cx.show_document(OpenDocument::of_no_file(session.document));
            cx.tell(Event::StartWanted);
        }
    }
}

/// Brings back work that was not saved, or a game.
pub(super) fn restore(cx: &mut Context, session: &Session) {
    let source = session.path.clone().zip(session.stamp);
    let source = source.map(|(path, stamp)| DocumentSource {
        path,
        kind: session.kind,
        stamp,
        agreed: None,
    });
    let document = session.document.clone();
    cx.show_document(match source {
        source if session.unsaved => OpenDocument::recovered(document, source),
        Some(source) => OpenDocument::of_file(document, source),
        None => OpenDocument::of_no_file(document),
    });
    if cx.document.selection == Selection::default() {
        let cell = Cell::new(session.selected).filter(|&cell| cx.document.board().has(cell));
        cx.document.selection = cell.map(Selection::of).unwrap_or_default();
    }
    cx.status = Status::Recovered;
    cx.tell(Event::SessionRestored);
}
