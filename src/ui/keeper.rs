//! What is kept on disk while the program runs, each sort on a thread of its own.
//!
//! Nothing here holds the window up: the newest state waits for the disk, older ones are forgotten.

use std::time::SystemTime;

use super::post::Post;
use crate::controller::{Action, Effect, EndedGame};
use crate::print::{Choices, Medium, document};
use crate::store::session::{Session, Slot};
use crate::store::{
    Folders, Options, Recent, StoreError, WindowPlace, log_game, records, shared_recent,
};
use crate::text::{Language, game_log};
use crate::worker::{Latest, Queue};

/// Keeps options, recent files, the session and the window's place; dropping it waits for the disk.
pub(super) struct Keeper {
    options: Latest<Options>,
    place: Latest<WindowPlace>,
    recent: Queue<RecentChange>,
    games: Queue<(Box<EndedGame>, Language)>,
    session: Option<Latest<KeptSession>>,
    last: Option<Box<Session>>,
}

/// A change to the list of recent files.
type RecentChange = Box<dyn FnOnce(&mut Recent, &Folders) -> Result<(), StoreError> + Send>;

/// A session, and whether this is the last of it.
struct KeptSession {
    session: Option<Box<Session>>,
    closed: bool,
}

impl Keeper {
    /// Keeps everything in `folders`, and the session in `slot`; what becomes of the recent files is posted.
    pub(super) fn new(folders: &Folders, slot: Option<Slot>, post: Post) -> Self {
        // What cannot be written is still in force; there is nothing better to do than to go on.
        let to = folders.clone();
        let options = Latest::new(move |options: Options| drop(options.save(&to)));
        let to = folders.clone();
        let place = Latest::new(move |place: WindowPlace| drop(place.save(&to)));
        let (to, told) = (folders.clone(), post.clone());
        let games = Queue::new(move |(game, language): (Box<EndedGame>, Language)| {
            let log = write_log(&game, language);
            for error in
                [records::append(&to, &game.record), log].into_iter().filter_map(Result::err)
            {
                told.send(Action::NotKept(error));
            }
        });
        let to = folders.clone();
        let recent = Queue::new(move |change: RecentChange| {
            let mut recent = Recent::load(&to).value;
            drop(change(&mut recent, &to));
            post.send(Action::RecentChanged(recent));
        });
        Self { options, place, recent, games, session: slot.map(keep_in), last: None }
    }

    /// Keeps what `effect` asks to be kept.
    pub(super) fn keep(&mut self, effect: Effect, language: Language) {
        match effect {
            Effect::KeepOptions(options) => self.options.put(options),
            Effect::KeepSession(session) => self.keep_session(session),
            Effect::CloseSession => self.close_session(),
            Effect::KeepGame(game) => self.games.put((game, language)),
            Effect::AddRecent(path) => {
                self.recent.put(Box::new(move |list, to| {
                    shared_recent::add(to, &path, SystemTime::now());
                    list.add(to, &path)
                }));
            }
            Effect::RemoveRecent(path) => {
                self.recent.put(Box::new(move |list, to| list.remove(to, &path)));
            }
            Effect::ClearRecent => self.recent.put(Box::new(|list, to| {
                shared_recent::clear(to);
                list.clear(to)
            })),
            _ => {}
        }
    }

    /// Keeps where the window is.
    pub(super) fn place(&self, place: WindowPlace) {
        self.place.put(place);
    }

    fn keep_session(&mut self, session: Box<Session>) {
        self.last = Some(session.clone());
        if let Some(keeper) = &self.session {
            keeper.put(KeptSession { session: Some(session), closed: false });
        }
    }

    fn close_session(&mut self) {
        if let Some(keeper) = self.session.take() {
            keeper.put(KeptSession { session: self.last.take(), closed: true });
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

fn keep_in(slot: Slot) -> Latest<KeptSession> {
    let mut slot = Some(slot);
    Latest::new(move |kept: KeptSession| {
        // A session that cannot be written is only missed after a crash, and the next change tries again.
        if let (Some(slot), Some(session)) = (&mut slot, &kept.session) {
            drop(slot.save(session));
        }
        if kept.closed {
            drop(slot.take().map(Slot::close));
        }
    })
}
