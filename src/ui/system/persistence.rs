//! Stores options, session and games while the program runs, each on a thread of its own.
//!
//! Nothing here holds the window up: the newest state waits for the disk, older ones are forgotten. What cannot be
//! written is reported to the program; only the window's place is not worth a word.

use std::sync::{Arc, OnceLock};

use super::background_sender::BackgroundSender;
use crate::controller::{EndedGame, FilesAction, KeepEffect, SessionAction, ShapesAction};
use crate::print::{Choices, Medium, document};
use crate::store::session::{Session, SessionEnd, Slot};
use crate::store::{
    self, Achievement, Folders, KeptBoards, KeptBoardsEdit, Learning, Options, RecentFiles,
    StoreError, WindowPlace, log_game, records, shared_recent,
};
use crate::text::{Language, game_log};
use crate::worker::{LatestValue, Queue};

/// Keeps options, recent files, the session and the window's place; dropping it waits for the disk.
pub(in crate::ui) struct Persistence {
    options: LatestValue<Options>,
    place: LatestValue<WindowPlace>,
    recent: Queue<RecentChange>,
    games: Queue<(Box<EndedGame>, Language)>,
    learnt: Queue<Achievement>,
    boards: Queue<KeptBoardsEdit>,
    session: Option<LatestValue<SessionTask>>,
    last: Option<Box<Session>>,
    sender: BackgroundSender,
}

/// A change to the list of recent files.
type RecentChange = Box<dyn FnOnce(&mut RecentFiles, &Folders) -> Result<(), StoreError> + Send>;

/// What is to be done with the session.
enum SessionTask {
    Save(Box<Session>),
    /// Save it, and mark it as ended so.
    Close(Option<Box<Session>>, SessionEnd, Arc<ClosingNotice>),
}

/// Reports that everything is written, when its last holder drops it.
struct ClosingNotice {
    /// Why the session is not.
    error: OnceLock<StoreError>,
    sender: BackgroundSender,
}

impl Drop for ClosingNotice {
    fn drop(&mut self) {
        let closed = self.error.take().map_or(Ok(()), Err);
        self.sender.send(SessionAction::Closed(closed));
    }
}

impl Persistence {
    /// Keeps everything in `folders`, and the session in `slot`; reports what becomes of the recent files to `sender`.
    /// `options` are those that were loaded.
    pub(in crate::ui) fn new(
        folders: &Folders,
        options: Options,
        slot: Option<Slot>,
        sender: BackgroundSender,
    ) -> Self {
        let (to, told) = (folders.clone(), sender.clone());
        let mut kept = options;
        let options = LatestValue::new(move |options: Options| {
            let saved = options.save(&to, &kept);
            // What could not be written is written with the next change.
            if saved.is_ok() {
                kept = options;
            }
            told.tell_of(saved, SessionAction::OptionsNotKept);
        });
        let to = folders.clone();
        let place = LatestValue::new(move |place: WindowPlace| drop(place.save(&to)));
        let (to, told) = (folders.clone(), sender.clone());
        let games = Queue::new(move |(game, language): (Box<EndedGame>, Language)| {
            told.tell_of(records::append(&to, &game.record), SessionAction::GameNotKept);
            told.tell_of(write_log(&game, language), SessionAction::GameNotKept);
        });
        let (to, told) = (folders.clone(), sender.clone());
        let recent = Queue::new(move |change: RecentChange| {
            let mut recent = RecentFiles::load(&to).value;
            let changed = change(&mut recent, &to);
            told.send(FilesAction::RecentChanged(recent));
            told.tell_of(changed, SessionAction::RecentNotKept);
        });
        let (to, told) = (folders.clone(), sender.clone());
        let learnt = Queue::new(move |learnt: Achievement| {
            told.tell_of(Learning::keep(&to, learnt), SessionAction::GameNotKept);
        });
        let (to, told) = (folders.clone(), sender.clone());
        let boards = Queue::new(move |edit: KeptBoardsEdit| match KeptBoards::keep(&to, edit) {
            Ok(kept) => told.send(ShapesAction::KeptChanged(kept)),
            Err(error) => told.send(SessionAction::GameNotKept(error)),
        });
        let session = slot.map(|slot| keep_in(slot, sender.clone()));
        Self { options, place, recent, games, learnt, boards, session, last: None, sender }
    }

    /// Keeps what `effect` asks to be kept.
    pub(in crate::ui) fn keep(&mut self, effect: KeepEffect, language: Language) {
        match effect {
            KeepEffect::Options(options) => self.options.put(options),
            KeepEffect::Session(session) => self.keep_session(session),
            KeepEffect::CloseSession(end) => self.close_session(end),
            KeepEffect::Achievement(learnt) => self.learnt.put(learnt),
            KeepEffect::Board(edit) => self.boards.put(edit),
            KeepEffect::Game(game) => self.games.put((game, language)),
            KeepEffect::AddRecent(path) => {
                self.recent.put(Box::new(move |list, to| {
                    shared_recent::add(to, &path, store::system_time());
                    list.add(to, &path)
                }));
            }
            KeepEffect::RemoveRecent(path) => {
                self.recent.put(Box::new(move |list, to| list.remove(to, &path)));
            }
            KeepEffect::ClearRecent => self.recent.put(Box::new(|list, to| {
                shared_recent::clear(to);
                list.clear(to)
            })),
        }
    }

    /// Keeps where the window is.
    pub(in crate::ui) fn place(&self, place: WindowPlace) {
        self.place.put(place);
    }

    fn keep_session(&mut self, session: Box<Session>) {
        self.last = Some(session.clone());
        if let Some(writer) = &self.session {
            writer.put(SessionTask::Save(session));
        }
    }

    /// Closes the session, and reports what became of it once options and games are written too.
    fn close_session(&self, end: SessionEnd) {
        let notice =
            Arc::new(ClosingNotice { error: OnceLock::new(), sender: self.sender.clone() });
        self.options.hold(Arc::clone(&notice));
        self.games.hold(Arc::clone(&notice));
        self.learnt.hold(Arc::clone(&notice));
        self.boards.hold(Arc::clone(&notice));
        if let Some(writer) = &self.session {
            writer.put(SessionTask::Close(self.last.clone(), end, notice));
        }
    }
}

/// Writes the text of a game where that is wanted.
fn write_log(game: &EndedGame, language: Language) -> Result<(), StoreError> {
    let Some(folder) = &game.log_to else {
        return Ok(());
    };
    let log = game_log(&game.record, game.answer.clone(), language);
    // The text of a log can show any character.
    let Ok(document) = document(Medium::Log, &log.booklet, Choices::default(), None) else {
        return Ok(());
    };
    log_game(folder, &log.name, |out| document.write(out)).map(drop)
}

fn keep_in(mut slot: Slot, sender: BackgroundSender) -> LatestValue<SessionTask> {
    let mut is_kept = true;
    let mut save = move |slot: &mut Slot, session: &Session| {
        let saved = slot.save(session);
        if saved.is_err() || !is_kept {
            sender.send(SessionAction::Kept(saved.clone()));
        }
        is_kept = saved.is_ok();
        saved
    };
    LatestValue::new(move |task| match task {
        SessionTask::Save(session) => drop(save(&mut slot, &session)),
        SessionTask::Close(session, end, notice) => {
            match session.map_or(Ok(()), |session| save(&mut slot, &session)) {
                // A session without the mark is offered at the next start, so nothing is lost.
                Ok(()) => drop(slot.mark_ended(end)),
                Err(error) => drop(notice.error.set(error)),
            }
        }
    })
}
