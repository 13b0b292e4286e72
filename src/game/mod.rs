//! Holds one puzzle under somebody's hands.
//!
//! That is what stands in each cell, and every change as an edit that can be taken back; and of a game its clock, what is
//! counted in it and its save points. Pure, like the engine: it is told what to do and says what became of it. It knows
//! no file, no window and no time of day.

mod board;
mod clock;
mod colour;
mod edit;
mod history;
mod notes;
mod play;
mod square;
mod stack;

pub use board::Board;
pub use clock::Clock;
pub use colour::{Colour, Colours, Paint};
pub use edit::{Change, Edit};
pub use history::{History, Revision};
pub use notes::{NoteKind, Notes};
pub use play::{Play, SavePoint, Stage};
pub use square::{Content, Square};
