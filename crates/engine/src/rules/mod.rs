//! What holds beyond houses: rules of a board, and constraints of a puzzle.
//!
//! A rule holds all over a board, has no data of its own, and is part of the [`Layout`](crate::Layout), which all puzzles
//! of the board share. A [`Constraint`] is about certain cells, and is part of the [`Rules`] of a puzzle. A classic board
//! with constraints is still the classic board.
//!
//! # A new rule of a board
//!
//! A [`Rule`] ties pairs of cells all over the board, and an [`Exclusion`] says which digits two tied cells cannot hold
//! together. A table has one row for each rule. Search, techniques, ratings and generator name no rule: they ask the
//! table which cells are tied, what a digit excludes, whether digits are alike. So a new rule is a new row in `rule.rs`,
//! its words in `words/rule.rs` and in `src/text/rule.rs` of the program, and its names in files, for which the compiler asks.
//!
//! # A new constraint on certain cells
//!
//! 1. A file here with the data, which implements [`meaning::Meaning`]: the digits that it leaves in each cell, the pairs
//!    of digits that it excludes, its [`propagator::Propagator`] if it is about more than two cells together, the faults of
//!    the digits on the board, and its sum if it has one. `parity.rs`, `cage.rs` and `thermometer.rs` are some of them. A kind
//!    of many cells that excludes few pairs lists them, as `negative.rs` does. Propagators that a kind can use as they are:
//!    [`distinct_sum::DistinctSum`] for different digits, [`totals::Total`] for a sum of digits that may repeat, and
//!    [`shaft_sum::ShaftSum`] for digits that add up to a number in other cells, and [`outside_line::OutsideLine`] for
//!    whole rows and columns that a number outside counts.
//!
//!    A new kind of line is a variant of [`LineKind`] instead. `order.rs` has the digits below, above and far from a digit.
//! 2. A variant of [`Constraint`] and its arm in `Constraint::parts`, the table of kinds, and a line in the test there.
//! 3. `mod` and `pub use` here, and its name in the list of `lib.rs`.
//! 4. Its name and its words in `words/constraint.rs`. The sentences for a [`Fault`] are there for all kinds.
//! 5. What it means to the plain solver that searches are compared with (`tests/reference`), in an arm of its own.
//!
//! The other rooms have pages of their own: `constraints/mod.rs` in `crates/format/src`, `crates/print/src/look` and
//! `src/text`.
//!
//! A kind never speaks of the board: it knows its cells only by their places in its own list. [`compiled`] turns all
//! constraints of a puzzle into masks, a table of excluded pairs and propagators, once. Searches, learner, counts,
//! techniques, generator and lab read only that form. A shortcut may rely on a property, such as that digits are alike,
//! only if each constraint grants it: the answer is no unless a kind says yes.

mod arrow;
mod cage;
mod calculation;
mod clones;
mod combinations;
mod compiled;
mod constraint;
mod counting_circles;
mod distinct_sum;
mod exclusion;
mod extreme;
mod fault;
mod fog;
mod house_sums;
mod identity;
mod indexer;
mod line;
mod little_killer;
mod meaning;
mod negative;
mod order;
mod outside_line;
mod outside_number;
mod outside_place;
mod pair;
mod parity;
mod propagator;
mod puzzle_rules;
mod quadruple;
mod rule;
mod shaft_sum;
mod thermometer;
mod ties;
mod totals;

pub use arrow::Arrow;
pub use cage::Cage;
pub use calculation::{Calculation, Operation};
pub use clones::Clones;
pub use combinations::Combinations;
pub(crate) use compiled::{CellSum, CompiledRules, PostedPropagator};
pub use constraint::Constraint;
pub use counting_circles::CountingCircles;
pub use exclusion::Exclusion;
pub use extreme::{Extreme, ExtremeKind};
pub use fault::Fault;
pub use fog::{Fog, FogLink};
pub(crate) use house_sums::{
    HouseDifference, HouseSum, HouseSums, propagators as propagators_of_house_sums,
};
pub use indexer::{Indexer, IndexerKind};
pub use line::{Line, LineKind};
pub use little_killer::{Diagonal, LittleKiller};
pub use negative::{Negative, NegativeKind};
pub use outside_number::{OutsideKind, OutsideNumber, Side};
pub use outside_place::OutsidePlace;
pub use pair::{Pair, Relation};
pub use parity::Parity;
pub(crate) use propagator::NoCombination;
pub use puzzle_rules::Rules;
pub use quadruple::Quadruple;
pub use rule::Rule;
pub use thermometer::{Pace, Thermometer};
pub(crate) use ties::Ties;
