//! The document in the window: its board with the history, its game, its file, and the facts about its puzzle.
//!
//! [`OpenDocument`] owns all of this, so that a change of the board can leave nothing behind that is no longer true.

mod facts;
mod lesson;
mod open;
mod selection;
mod zoom;

pub use facts::{AnswerTotal, KnownFacts};
pub use lesson::{LessonRemark, ShownLesson};
pub use open::{DocumentRevision, OpenDocument};
pub(super) use selection::first_cell;
pub use selection::{CursorMove, Selection};
pub use zoom::BoardZoom;

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::engine::Grid;
use crate::engine::search::Answers;
use crate::format::{Document, Kind, Loss};
use crate::game::Play;
use crate::store::file::Stamp;

/// Whether the puzzle is edited, played, one of its answers is shown, or a lesson.
#[derive(Clone, Copy, Debug)]
pub enum Mode<'a> {
    /// Digits typed are givens.
    Edit,
    /// Givens are fixed, and digits typed are entries or notes of this game.
    Play(&'a Play),
    /// This answer is shown over the puzzle, read-only.
    Answer(&'a ShownAnswer),
    /// A lesson of the tutorial is shown over the document, which stays as it is.
    Lesson(&'a ShownLesson),
}

/// The answer that is shown.
#[derive(Clone, Debug)]
pub struct ShownAnswer {
    /// Where the answer stands among all answers.
    pub cursor: Box<Answers>,
    /// Its digits.
    pub grid: Grid,
    /// Its number, from 1.
    pub number: u64,
    /// How long the search for it took.
    pub time: Duration,
}

/// The file of a document.
#[derive(Clone, Debug)]
pub struct DocumentSource {
    /// Its path.
    pub path: PathBuf,
    /// The form of its text.
    pub kind: Kind,
    /// What was read or written last.
    pub stamp: Stamp,
    /// What the person has agreed to leave out of it; `None` if the file was not written since it was opened.
    pub agreed: Option<Vec<Loss>>,
}

/// A puzzle of many with the name of its file and its number there, unless it has a title.
pub(in crate::controller) fn named_after(
    mut document: Document,
    path: &Path,
    number: usize,
) -> Document {
    let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
    if document.about.title.is_empty() {
        document.about.title = format!("{name} {number}");
    }
    document
}
