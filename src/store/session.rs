//! The session: the content of the window, saved at every change, so that a crash loses almost nothing.
//!
//! Each running program has a slot: a file for its session, and a lock beside the file. The system releases the lock
//! however the program ends. A session that was not closed is marked, and the next start takes its slot first if it holds
//! unsaved work. If somebody removes the folder while the program runs, another program may take the slot. Each save
//! notices this, and moves to a slot that is free.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::lock::Lock;
use super::{Folders, LoadProblem, Stamp, StoreError, StoreProblem, private, record};
use crate::format::{self, Document, Kind};
use crate::game::Play;

/// The most programs that can save a session at the same time.
const MOST: u32 = 32;

/// The content of the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The document.
    pub document: Document,
    /// The file of the document. A path that is not Unicode is not saved.
    pub path: Option<PathBuf>,
    /// The kind of text in that file.
    pub kind: Kind,
    /// The fingerprint of that file.
    pub stamp: Option<Stamp>,
    /// Whether the document has changes that are not in the file.
    pub unsaved: bool,
    /// The selected cell, row-major from 0.
    pub selected: usize,
}

impl Session {
    /// Whether the session has a game in progress, which is restored without asking.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.document.work.as_ref().is_some_and(|work| work.playing)
    }
}

/// The session of an earlier run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousSession {
    /// The content of the window.
    pub session: Session,
    /// How the program ended. `None` if it did not come to an orderly end.
    pub end: Option<SessionEnd>,
}

/// An orderly end of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SessionEnd {
    /// The person left the program, and was asked about unsaved work.
    #[default]
    Quit,
    /// The system ended the program, as at the end of a login, and nobody was asked.
    Stopped,
}

impl PreviousSession {
    /// Whether the session holds work that nobody saved or gave up.
    #[must_use]
    pub fn has_open_work(&self) -> bool {
        self.session.unsaved && self.end != Some(SessionEnd::Quit)
    }

    /// Whether the session holds a game that no file has and that is not over, or work about which nobody was asked. After
    /// a crash it does not wait: its work is offered at once.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        let play = self.session.document.work.as_ref().and_then(|work| work.play.as_ref());
        let is_game = self.session.is_game() && !play.is_some_and(Play::is_over);
        let is_stopped = self.end == Some(SessionEnd::Stopped);
        self.end.is_some() && self.session.unsaved && (is_game || is_stopped)
    }
}

/// A slot with its earlier session.
#[derive(Debug)]
pub struct ClaimedSlot {
    /// The slot.
    pub slot: Slot,
    /// The session of an earlier run, if any.
    pub previous: Option<PreviousSession>,
    /// The reason why that session cannot be loaded, if it cannot.
    pub trouble: Option<LoadProblem>,
    /// Whether no other program was found to have a slot.
    pub is_alone: bool,
    /// Whether a game waits in another slot, which a further start without a file takes.
    pub game_waits: bool,
}

/// A slot: the place for this program's session. It is reserved until it is dropped.
#[derive(Debug)]
pub struct Slot {
    file: PathBuf,
    last: Option<Session>,
    /// The fingerprint of the file as this program wrote it.
    written: Option<Stamp>,
    lock: Lock,
}

/// Takes a slot that no running program has: the first with work that nobody saved or gave up, or else the first with a
/// game that no file holds, or else the first that was not closed, or else the first. A slot whose file cannot be read
/// stays as it is.
///
/// # Errors
/// Returns an error if no slot can be locked.
pub fn claim(folders: &Folders) -> Result<ClaimedSlot, StoreError> {
    claim_unless(folders, |_| false)
}

/// Takes a slot for a start that opens `file`, or an empty board. A slot whose game waits is left as it is, unless that is
/// the game of the file: nobody is to give up a game for something that was not seen yet.
///
/// # Errors
/// Returns an error if no slot can be locked.
pub fn claim_beside_game(
    folders: &Folders,
    file: Option<&Path>,
) -> Result<ClaimedSlot, StoreError> {
    claim_unless(folders, |previous| {
        let is_of_file = file.is_some() && previous.session.path.as_deref() == file;
        previous.is_waiting() && !is_of_file
    })
}

/// Takes a slot that no running program has, but for those that are left as they are.
fn claim_unless(
    folders: &Folders,
    is_left: impl Fn(&PreviousSession) -> bool,
) -> Result<ClaimedSlot, StoreError> {
    let folder = folders.sessions();
    make_folders(&folder)?;
    let mut best: Option<ClaimedSlot> = None;
    let (mut trouble, mut is_alone, mut game_waits) = (None, true, false);
    for number in 1..=MOST {
        let file = file_of(&folder, number);
        if best.is_some() && !file.exists() {
            continue;
        }
        let Some(lock) = lock(&file)? else {
            is_alone = false;
            continue;
        };
        let mut slot = recall(file, lock);
        let is_unreadable = matches!(slot.trouble, Some(LoadProblem::Unreadable(_)));
        trouble = trouble.or(slot.trouble.take());
        if is_unreadable {
            continue;
        }
        let is_left = slot.previous.as_ref().is_some_and(&is_left);
        let is_better = best.as_ref().is_none_or(|best| slot.precedence() > best.precedence());
        let passed_over = if is_better && !is_left { best.replace(slot) } else { Some(slot) };
        // The search goes on behind the best slot: whoever does not get back a game must learn that there is one.
        game_waits |= passed_over.is_some_and(|slot| slot.has_waiting_game());
    }
    match (best, trouble) {
        (Some(best), trouble) => Ok(ClaimedSlot { trouble, is_alone, game_waits, ..best }),
        (None, Some(LoadProblem::Unreadable(error))) => Err(error),
        (None, _) => Err(StoreError::new(&folder, StoreProblem::TooManySessions)),
    }
}

/// What makes a start take one slot rather than another, the weakest reason first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Precedence {
    /// The person closed the session, or there is none.
    Closed,
    /// The program did not come to an orderly end, but all work is in a file. A game comes before that, because it is
    /// nowhere else.
    NotClosed,
    /// There is a game that no file holds.
    Game,
    /// There is work that nobody saved or gave up.
    OpenWork,
}

/// Creates the folder of the sessions, and the one around it.
fn make_folders(folder: &Path) -> Result<(), StoreError> {
    let around = folder.parent().unwrap_or(folder);
    let made = private::make_folder(around).and_then(|()| private::make_folder(folder));
    made.map_err(|problem| StoreError::new(folder, problem))
}

fn file_of(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("session-{number}.ron"))
}

/// A slot that no program has and that holds no session.
fn free_slot(folder: &Path) -> Result<(PathBuf, Lock), StoreError> {
    for number in 1..=MOST {
        let file = file_of(folder, number);
        let is_free = || fs::symlink_metadata(&file).is_err();
        // Before the lock was taken, another program may have written a session and ended.
        if is_free()
            && let Some(lock) = lock(&file)?
            && is_free()
        {
            return Ok((file, lock));
        }
    }
    Err(StoreError::new(folder, StoreProblem::TooManySessions))
}

impl ClaimedSlot {
    fn precedence(&self) -> Precedence {
        match &self.previous {
            Some(previous) if previous.has_open_work() => Precedence::OpenWork,
            Some(previous) if previous.session.unsaved && previous.session.is_game() => {
                Precedence::Game
            }
            Some(previous) if previous.end.is_none() => Precedence::NotClosed,
            Some(_) | None => Precedence::Closed,
        }
    }

    fn has_waiting_game(&self) -> bool {
        self.previous.as_ref().is_some_and(PreviousSession::is_waiting)
    }
}

/// Takes the lock of a slot. Returns `None` if another program has it.
fn lock(file: &Path) -> Result<Option<Lock>, StoreError> {
    let path = file.with_extension("lock");
    let failed = |error: &_| StoreError::new(&path, StoreProblem::of_writing(error));
    Lock::at_once(&path).map_err(|error| failed(&error))
}

fn recall(file: PathBuf, lock: Lock) -> ClaimedSlot {
    let stored: Result<Option<SessionRecord>, LoadProblem> = record::read(&file);
    let previous = stored.and_then(|stored| {
        let previous = stored.map(SessionRecord::into_previous);
        previous.transpose().map_err(|NotADocument| record::set_aside(&file))
    });
    let (previous, trouble) = match previous {
        Ok(previous) => (previous, None),
        Err(trouble) => (None, Some(trouble)),
    };
    let last = previous.as_ref().map(|previous| previous.session.clone());
    let slot = Slot { file, last, written: None, lock };
    ClaimedSlot { slot, previous, trouble, is_alone: true, game_waits: false }
}

impl Slot {
    /// Saves the session.
    ///
    /// # Errors
    /// Returns an error if the session cannot be written. The session saved before is then unchanged.
    pub fn save(&mut self, session: &Session) -> Result<(), StoreError> {
        self.write(&SessionRecord::new(session, None))?;
        self.last = Some(session.clone());
        Ok(())
    }

    fn write(&mut self, session: &SessionRecord) -> Result<(), StoreError> {
        self.keep_hold()?;
        self.written = Some(record::save(&self.file, session)?);
        Ok(())
    }

    /// Takes the slot again if the file of its lock was removed, or another slot if the slot has another owner now.
    fn keep_hold(&mut self) -> Result<(), StoreError> {
        if self.lock.is_in_place() {
            return Ok(());
        }
        let folder = self.file.parent().unwrap_or(&self.file).to_owned();
        make_folders(&folder).map_err(|error| StoreError::new(&self.file, error.problem))?;
        let again = lock(&self.file)?.filter(|_| self.has_own_file());
        (self.file, self.lock) = match again {
            Some(lock) => (self.file.clone(), lock),
            None => free_slot(&folder)?,
        };
        Ok(())
    }

    /// Whether the file of the slot is missing, or is as this program wrote it.
    fn has_own_file(&self) -> bool {
        match private::read(&self.file) {
            Ok(bytes) => self.written == Some(Stamp::of(&bytes)),
            Err(error) => error.problem == StoreProblem::Absent,
        }
    }

    /// Marks the session as ended in good order. A later save removes the mark.
    ///
    /// # Errors
    /// Returns an error if the mark cannot be written.
    pub fn mark_ended(&mut self, end: SessionEnd) -> Result<(), StoreError> {
        match &self.last {
            Some(session) => self.write(&SessionRecord::new(session, Some(end))),
            None => Ok(()),
        }
    }

    /// Marks the session as closed by the person and frees the slot.
    ///
    /// # Errors
    /// Returns an error if the mark cannot be written.
    pub fn close(mut self) -> Result<(), StoreError> {
        self.mark_ended(SessionEnd::Quit)
    }

    /// Deletes the session and frees the slot.
    ///
    /// # Errors
    /// Returns an error if the file cannot be removed.
    pub fn forget(self) -> Result<(), StoreError> {
        if !self.lock.is_in_place() {
            // The file was removed too, or belongs to another program now.
            return Ok(());
        }
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(StoreError::new(&self.file, StoreProblem::of_writing(&error)))
            }
            _ => Ok(()),
        }
    }
}

/// A session, as its file stores it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Session")]
struct SessionRecord {
    clean: bool,
    /// Earlier versions take such a session for one that did not come to an orderly end, and so lose nothing.
    #[serde(default)]
    stopped: bool,
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

impl SessionRecord {
    fn new(session: &Session, end: Option<SessionEnd>) -> Self {
        let document = format::write(Kind::Nonet, std::slice::from_ref(&session.document))
            .expect("one document can be written as one document");
        let path = session.path.as_deref().and_then(Path::to_str);
        Self {
            clean: end == Some(SessionEnd::Quit),
            stopped: end == Some(SessionEnd::Stopped),
            document,
            path: path.map(str::to_owned),
            kind: session.kind,
            stamp: session.stamp,
            unsaved: session.unsaved,
            selected: session.selected,
        }
    }

    fn into_previous(self) -> Result<PreviousSession, NotADocument> {
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
        let end = match (self.clean, self.stopped) {
            (true, _) => Some(SessionEnd::Quit),
            (false, true) => Some(SessionEnd::Stopped),
            (false, false) => None,
        };
        Ok(PreviousSession { session, end })
    }
}
