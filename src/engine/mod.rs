//! The board, its rules and everything that can be worked out from them.
//!
//! Nothing in here reads a file, looks at a clock, starts a thread or knows of a window: the same
//! input gives the same output on every machine. Boards are described by a [`Layout`], so that sizes
//! and shapes are data. What a person typed is a [`Grid`]; once it keeps the rules it is a [`Puzzle`],
//! and only a [`Puzzle`] can be searched.

mod borders;
mod cell;
mod cell_sets;
mod contradiction;
pub mod control;
mod digit;
pub mod facts;
pub mod generate;
mod grid;
mod house;
mod layout;
mod puzzle;
pub mod rating;
pub mod search;
mod shuffle;
pub mod singles;
pub mod technique;

pub(crate) use borders::{Border, borders};
pub use cell::Cell;
pub use cell_sets::CellSets;
pub use contradiction::Contradiction;
pub use control::{CancelToken, Cancelled, Control, Progress};
pub use digit::{Digit, DigitSet};
pub use grid::{Cells, Grid};
pub use house::{House, HouseKind, HouseName};
pub use layout::Layout;
pub use puzzle::Puzzle;
#[cfg(test)]
pub(crate) use puzzle::VALIDATIONS;
pub use search::{Answers, Count, Counted, CountedAll, Effort, count, count_all, has_one_answer};
pub use shuffle::Shuffle;
pub use singles::Singles;
