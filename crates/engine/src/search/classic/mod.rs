//! The classic 9x9 board, searched on several boards at once.
//!
//! [`position`] defines how the candidates of a board are packed, and [`boards`] how several positions lie side by side
//! in vectors. [`sweep`] is the inference, [`split`] the branching, [`vector`] the instructions. [`SharedCount`] puts
//! all boards to work on one puzzle; [`ListSearch`] gives each board a puzzle of its own. Both give up on a puzzle that
//! takes them too long. [`counting`] counts many answers without a search.

mod board_pool;
mod boards;
pub(super) mod counting;
mod list_search;
mod position;
mod shared_count;
mod split;
mod sweep;
#[cfg(test)]
mod tests;
mod vector;

pub use list_search::SIDE_BY_SIDE;
pub(super) use list_search::{FinishedPuzzle, Goal, ListSearch, PuzzleOutcome};
pub(super) use shared_count::{SearchEnd, SharedCount};
pub use vector::Instructions;
