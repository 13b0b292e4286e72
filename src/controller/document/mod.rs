//! The document in the window: its board with the history, its game, its file, and what is known of its puzzle.
//!
//! [`OpenDocument`] owns all of this, so that a change of the board can leave nothing behind that is no longer true.

mod facts;
mod mode;
mod open;
mod selection;
mod source;

pub use facts::{KnownFacts, Total};
pub use mode::{Mode, ShownAnswer};
pub use open::{OpenDocument, Snapshot};
pub use selection::{Move, Selection};
pub use source::Source;

pub(super) use source::named_after;
