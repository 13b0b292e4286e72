//! The document in the window: its board with the history, its game, its file, and the facts about its puzzle.
//!
//! [`OpenDocument`] owns all of this, so that a change of the board can leave nothing behind that is no longer true.

mod facts;
mod lesson;
mod mode;
mod open;
mod selection;
mod source;
mod zoom;

pub use facts::{AnswerTotal, KnownFacts};
pub use lesson::{LessonRemark, ShownLesson};
pub use mode::{Mode, ShownAnswer};
pub use open::{DocumentRevision, OpenDocument};
pub(super) use selection::first_cell;
pub use selection::{CursorMove, Selection};
pub use source::DocumentSource;
pub use zoom::BoardZoom;

pub(super) use source::named_after;
