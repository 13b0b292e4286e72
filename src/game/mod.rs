//! Holds one puzzle under somebody's hands.
//!
//! That is what stands in each cell, and every change as an edit that can be taken back.
//! Pure, like the engine: it is told what to do and says what became of it. It knows no file and no window.

mod board;
mod history;

pub use board::{Board, Content};
pub use history::{Change, Edit, History, Revision};
