//! One puzzle while a person edits or plays it.
//!
//! A [`GameBoard`] holds the content of each cell. Every change is an [`Edit`] that can be undone. A [`Play`] adds the
//! clock, the counters and the save points of a game. A finished game becomes a [`GameRecord`], and [`tally`]
//! computes statistics of many records.
//!
//! This module is pure, like the engine. It knows no file, no window and no time of day; the caller passes the time
//! in.

mod board;
mod calendar;
mod clock;
mod closing;
mod colour;
mod day;
mod edit;
mod history;
mod marks;
mod moves;
mod notes;
mod packing;
mod play;
mod record;
mod replay;
mod square;
mod stack;
pub mod tally;
mod words;

pub use board::GameBoard;
pub use clock::Clock;
pub use clock::on_the_clock;
pub use closing::closing_order;
pub use colour::{Colour, Colours, Paint};
pub use day::{Day, Moment};
pub use edit::{Change, Edit, RulesChange};
pub use history::{History, Revision};
pub use marks::{PuzzleMark, PuzzleMarks};
pub use moves::{Move, MoveLog, MoveText, NoMoves};
pub use notes::{NoteKind, Notes};
pub use play::{Play, PractisedStep, SavePoint, Stage};
pub use record::{Ending, GameRecord};
pub use replay::Replay;
pub use square::{Content, Square};
