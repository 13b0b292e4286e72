//! Finds and counts the answers of a puzzle.
//!
//! [`count`] tells how many there are, in whatever way is quickest; [`Answers`] walks through them in
//! ascending lexicographic order, which is what numbers them; [`bulk`] goes through lists of classic puzzles.
//! The first two work on boards of every layout. None recurses over the tree, and all can be watched and stopped
//! through a [`Control`](super::Control). `docs/engine.md` tells how they work.

mod bits;
pub mod bulk;
mod classic;
mod counting;
mod frame;
mod learning;
mod lexicographic;
mod lists;
mod meter;
mod propagate;
mod states;
mod tables;
mod tightest;
mod uniqueness;

use std::ops::AddAssign;

pub use counting::{CountInParts, CountedPart, Counter, Until, count, count_all, has_one_answer};
pub use lexicographic::Answers;
pub(super) use propagate::{DeadEnd, WorkList, settle_givens};
pub(super) use tables::LayoutTables;
pub use uniqueness::{Uniqueness, uniqueness};

/// How many answers a puzzle has, as far as they were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// This many, all counted.
    Exactly(u64),
    /// More than this many; counting stopped there.
    MoreThan(u64),
}

/// The work that a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Nodes of the search tree visited: digits tried in a cell, and where answers are counted rather than
    /// listed, choices of column partitions tried for a stack.
    pub nodes: u64,
    /// Those of them that turned out to hold no answer before a further digit was tried.
    pub backtracks: u64,
}

impl AddAssign for Effort {
    fn add_assign(&mut self, more: Self) {
        self.nodes += more.nodes;
        self.backtracks += more.backtracks;
    }
}

/// A count and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How many answers there are.
    pub count: Count,
    /// The work done.
    pub effort: Effort,
}

/// A count without a limit, and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedAll {
    /// How many answers there are.
    pub answers: u128,
    /// The work done.
    pub effort: Effort,
}
