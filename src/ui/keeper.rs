//! What is kept on disk while the program runs, each sort on a thread of its own.
//!
//! Nothing here holds the window up: the newest state waits for the disk, older ones are forgotten.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::desktop::Post;
use crate::controller::{Action, Effect};
use crate::store::session::{Session, Slot};
use crate::store::{Folders, Options, Recent, StoreError, WindowPlace};
use crate::worker::Latest;

/// Keeps options, recent files, the session and the window's place; dropping it waits for the disk.
pub(super) struct Keeper {
    folders: Folders,
    options: Latest<Options>,
    /// Held while the list of recent files is changed, so that no change is lost to another.
    recent: Arc<Mutex<()>>,
    session: Option<Latest<KeptSession>>,
    last: Option<Box<Session>>,
    post: Post,
}

/// A session, and whether this is the last of it.
struct KeptSession {
    session: Option<Box<Session>>,
    closed: bool,
}

impl Keeper {
    /// Keeps everything in `folders`, and the session in `slot`.
    pub(super) fn new(folders: Folders, slot: Option<Slot>, post: Post) -> Self {
        let inside = folders.clone();
        // Options that cannot be written are still in force; there is nothing better to do than to go on.
        let options = Latest::new(move |options: Options| drop(options.save(&inside)));
        let session = slot.map(keep_in);
        Self { folders, options, recent: Arc::default(), session, last: None, post }
    }

    /// Keeps what `effect` asks to be kept.
    pub(super) fn keep(&mut self, effect: Effect) {
        match effect {
            Effect::KeepOptions(options) => self.options.put(options),
            Effect::KeepSession(session) => self.keep_session(session),
            Effect::CloseSession => self.close_session(),
            Effect::AddRecent(path) => self.change_recent(move |list, to| list.add(to, &path)),
            Effect::RemoveRecent(path) => {
                self.change_recent(move |list, to| list.remove(to, &path));
            }
            Effect::ClearRecent => self.change_recent(Recent::clear),
            _ => {}
        }
    }

    /// Keeps where the window is.
    pub(super) fn place(&self, place: WindowPlace) {
        // A place that cannot be written is a window that opens where it likes.
        drop(place.save(&self.folders));
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

    fn change_recent(
        &self,
        change: impl FnOnce(&mut Recent, &Folders) -> Result<(), StoreError> + Send + 'static,
    ) {
        let (folders, one_at_a_time) = (self.folders.clone(), Arc::clone(&self.recent));
        let post = self.post.clone();
        thread::spawn(move || {
            let _held = one_at_a_time.lock().unwrap_or_else(PoisonError::into_inner);
            let mut recent = Recent::load(&folders).value;
            // A list that cannot be written still holds for this window.
            drop(change(&mut recent, &folders));
            post.send(Action::RecentChanged(recent));
        });
    }
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
