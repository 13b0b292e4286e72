//! The classic 9x9 board, searched on several boards at once.
//!
//! [`position`] is how candidates are laid out and [`boards`] how positions lie side by side, [`sweep`] is the
//! inference, [`split`] the branching, [`vector`] the instructions. [`Shared`] puts all boards to work on one
//! puzzle, [`Solo`] one board on each of many; both give up on a puzzle that takes them too long. Many answers are
//! counted by [`counting`], which does not search.

mod boards;
pub(super) mod counting;
mod crew;
mod position;
mod shared;
mod solo;
mod split;
mod sweep;
#[cfg(test)]
mod tests;
mod vector;

pub(super) use shared::{Ended, Shared};
pub(super) use solo::{Done, Goal, PuzzleOutcome, Solo};
pub use vector::Instructions;
