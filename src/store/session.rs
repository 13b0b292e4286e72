//! The session: the content of the window, saved at every change, so that a crash loses almost nothing.
//!
//! Each running program has a slot: a file for its session, and a lock beside the file. The system releases the lock
//! however the program ends. A session that was not closed is marked, and the next start takes its slot first.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::file::make_folder;
use super::lock::Lock;
use super::{Folders, Stamp, StoreError, StoreProblem, Trouble, record};
use crate::format::{self, Document, Kind};

/// How many programs can keep a session at a time.
const MOST: u32 = 32;

/// What is in the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The document as it stands.
    pub document: Document,
    /// The file it was opened from or saved to. One whose name is not Unicode is not kept.
    pub path: Option<PathBuf>,
    /// The kind of text in that file.
    pub kind: Kind,
    /// What that file was like.
    pub stamp: Option<Stamp>,
    /// Whether the document has changes that are not in the file.
    pub unsaved: bool,
    /// The selected cell, row-major from 0.
    pub selected: usize,
}

impl Session {
    /// Whether it is in the middle of a game, which comes back without being asked for.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.document.work.as_ref().is_some_and(|work| work.playing)
    }
}

/// A session that an earlier run left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// What was in the window.
    pub session: Session,
    /// Whether the program was ended in good order.
    pub clean: bool,
}

/// A slot, and what was found in it.
#[derive(Debug)]
pub struct Claimed {
    /// The slot.
    pub slot: Slot,
    /// What an earlier run left in it.
    pub held: Option<Held>,
    /// Why what it left cannot be recalled.
    pub trouble: Option<Trouble>,
    /// Whether no other program was met that has a slot.
    pub is_alone: bool,
}

/// A place for the session of this program alone, until it is dropped.
#[derive(Debug)]
pub struct Slot {
    file: PathBuf,
    last: Option<Session>,
    _lock: Lock,
}

/// Takes a slot that no running program has: the first one whose session was not closed, else the first with a game of
/// which no file knows, else the first.
///
/// # Errors
/// If no lock can be had.
pub fn claim(folders: &Folders) -> Result<Claimed, StoreError> {
    let folder = folders.sessions();
    make_folder(&folder).map_err(|problem| StoreError::new(&folder, problem))?;
    let mut first = None;
    let mut is_alone = true;
    for number in 1..=MOST {
        let file = folder.join(format!("session-{number}.ron"));
        if first.is_some() && !file.exists() {
            continue;
        }
        let Some(lock) = lock(&file)? else {
            is_alone = false;
            continue;
        };
        let claimed = Claimed { is_alone, ..recall(file, lock) };
        if claimed.held.as_ref().is_some_and(|held| !held.clean) {
            return Ok(claimed);
        }
        if first
            .as_ref()
            .is_none_or(|first: &Claimed| claimed.holds_a_game() && !first.holds_a_game())
        {
            first = Some(claimed);
        }
    }
    first
        .map(|first| Claimed { is_alone, ..first })
        .ok_or_else(|| StoreError::new(&folder, StoreProblem::TooManySessions))
}

impl Claimed {
    /// Whether a game was left in it that nothing else holds.
    fn holds_a_game(&self) -> bool {
        let is_game = |held: &Held| held.session.unsaved && held.session.is_game();
        self.held.as_ref().is_some_and(is_game)
    }
}

/// The lock of a slot; `None` if another program has it.
fn lock(file: &Path) -> Result<Option<Lock>, StoreError> {
    let path = file.with_extension("lock");
    let failed = |error: &_| StoreError::new(&path, StoreProblem::of_writing(error));
    Lock::at_once(&path).map_err(|error| failed(&error))
}

fn recall(file: PathBuf, lock: Lock) -> Claimed {
    let stored: Result<Option<Stored>, Trouble> = record::read(&file);
    let held = stored.and_then(|stored| {
        let held = stored.map(Stored::into_held);
        held.transpose().map_err(|NotADocument| record::set_aside(&file))
    });
    let (held, trouble) = match held {
        Ok(held) => (held, None),
        Err(trouble) => (None, Some(trouble)),
    };
    let last = held.as_ref().map(|held| held.session.clone());
    let slot = Slot { file, last, _lock: lock };
    Claimed { slot, held, trouble, is_alone: true }
}

impl Slot {
    /// Keeps the session as it is now.
    ///
    /// # Errors
    /// If it cannot be written; the one kept before is then still there.
    pub fn save(&mut self, session: &Session) -> Result<(), StoreError> {
        record::save(&self.file, &Stored::new(session, false))?;
        self.last = Some(session.clone());
        Ok(())
    }

    /// Marks the session as ended in good order. What is saved after that takes the mark away.
    ///
    /// # Errors
    /// If the mark cannot be written.
    pub fn mark_closed(&self) -> Result<(), StoreError> {
        match &self.last {
            Some(session) => record::save(&self.file, &Stored::new(session, true)),
            None => Ok(()),
        }
    }

    /// Marks the session as ended in good order and frees the slot.
    ///
    /// # Errors
    /// If the mark cannot be written.
    pub fn close(self) -> Result<(), StoreError> {
        self.mark_closed()
    }

    /// Throws the session away and frees the slot.
    ///
    /// # Errors
    /// If its file cannot be removed.
    pub fn forget(self) -> Result<(), StoreError> {
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(StoreError::new(&self.file, StoreProblem::of_writing(&error)))
            }
            _ => Ok(()),
        }
    }
}

/// A session as its file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Session")]
struct Stored {
    clean: bool,
    document: String,
    #[serde(default)]
    path: Option<String>,
    #[serde(default)]
    kind: Kind,
    #[serde(default)]
    stamp: Option<Stamp>,
    #[serde(default)]
    unsaved: bool,
    #[serde(default)]
    selected: usize,
}

/// The document in a session's file cannot be read.
struct NotADocument;

impl Stored {
    fn new(session: &Session, clean: bool) -> Self {
        let document = format::write(Kind::Nonet, std::slice::from_ref(&session.document))
            .expect("one document can be written as one document");
        let path = session.path.as_deref().and_then(Path::to_str);
        Self {
            clean,
            document,
            path: path.map(str::to_owned),
            kind: session.kind,
            stamp: session.stamp,
            unsaved: session.unsaved,
            selected: session.selected,
        }
    }

    fn into_held(self) -> Result<Held, NotADocument> {
        let reading = format::read(self.document.as_bytes()).map_err(|_| NotADocument)?;
        let document = reading.documents.into_iter().next().ok_or(NotADocument)?;
        let session = Session {
            document,
            path: self.path.map(PathBuf::from),
            kind: self.kind,
            stamp: self.stamp,
            unsaved: self.unsaved,
            selected: self.selected,
        };
        Ok(Held { session, clean: self.clean })
    }
}
