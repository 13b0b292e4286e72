//! The classic 9x9 board, searched in eight lanes at once.
//!
//! [`position`] is how candidates are laid out, [`sweep`] the inference, [`split`] the branching, [`vector`] the
//! instructions. [`Shared`] puts all lanes to work on one puzzle, [`Solo`] one lane on each of many. Many
//! answers are counted by [`counting`], which does not search.

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

pub(super) use shared::Shared;
pub(super) use solo::{Goal, Solo};
pub use vector::Instructions;
