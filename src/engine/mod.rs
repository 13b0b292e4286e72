//! The board, its rules and everything that can be computed from them.
//!
//! The engine reads no file or clock, starts no thread and knows no window. The same input gives the same
//! output on every machine. A [`Layout`] describes a board, so sizes and shapes are data. A [`Grid`] holds the
//! digits as they were typed. If they keep the rules, it can be made a [`Puzzle`], and only a [`Puzzle`] can be
//! searched.

#[cfg_attr(not(feature = "gui"), allow(dead_code, reason = "only the window draws so"))]
mod cell;
mod cell_sets;
mod contradiction;
pub mod control;
mod digit;
pub mod facts;
pub mod generate;
mod grid;
mod house;
pub mod lab;
mod layout;
mod lists;
pub(crate) mod number;
mod puzzle;
pub mod rating;
pub mod search;
mod shuffle;
pub mod singles;
pub mod technique;

pub use cell::Cell;
pub use cell_sets::CellSets;
pub use contradiction::Contradiction;
pub use control::{CancelToken, Cancelled, Control, Progress};
pub use digit::{Digit, DigitSet};
pub use grid::{Cells, Grid};
pub use house::{House, HouseKind, HouseName};
pub(crate) use layout::connected_pieces;
pub use layout::{
    ExtraHouses, GridFrame, Layout, LayoutBuilder, LayoutFault, NamedShape, Place, Regions, Rule,
};
pub use puzzle::Puzzle;
#[cfg(test)]
pub(crate) use puzzle::VALIDATIONS;
pub use search::{
    Answers, Count, Effort, FullCount, MeasuredCount, count, count_all, has_one_answer,
};
pub use shuffle::Shuffle;
pub use singles::Singles;
