//! Holds one puzzle under somebody's hands.
//!
//! That is what stands in each cell, and every change as an edit that can be taken back; and of a game its clock, what is
//! counted in it and its save points. When a game has ended, a [`GameRecord`] remembers it, and [`tally`] says what many
//! of them come to. Pure, like the engine: it is told what to do and says what became of it. It knows no file, no window
//! and no time of day.

mod board;
mod clock;
mod colour;
mod day;
mod edit;
mod history;
mod marks;
mod moves;
mod notes;
mod play;
mod record;
mod replay;
mod square;
mod stack;
pub mod tally;

pub use board::Board;
pub use clock::{Clock, on_the_clock};
pub use colour::{Colour, Colours, Paint};
pub use day::{Day, Moment};
pub use edit::{Change, Edit};
pub use history::{History, Revision};
pub use marks::{Mark, Marks};
pub use moves::{Move, MoveLog, MoveText, NoMoves};
pub use notes::{NoteKind, Notes};
pub use play::{Play, SavePoint, Stage};
pub use record::{Ending, GameRecord};
pub use replay::Replay;
pub use square::{Content, Square};
