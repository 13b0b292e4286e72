//! Finds and counts the answers of a puzzle.
//!
//! [`count`] counts the answers in the quickest way that it knows. [`Answers`] is a cursor over the answers in
//! ascending lexicographic order, which is also their numbering. [`first_or_any`] finds the first answer of a large board,
//! or at least some answer. [`bulk`] solves lists of classic puzzles.
//! [`count`] and [`Answers`] work on boards of every layout. No search recurses over its tree, and every search
//! reports to a [`Control`](super::Control) and can be cancelled through it. `docs/engine.md` explains the
//! algorithms.

mod alike_digits;
mod answers;
mod any_answer;
mod bits;
pub mod bulk;
mod classic;
mod counting;
mod extra_houses;
mod fewest_candidates;
mod filling_classes;
mod frame;
mod learning;
mod leftovers;
mod lexicographic;
mod matching;
mod meter;
mod pattern;
mod propagate;
mod row_by_row;
mod states;
mod tables;
mod uniqueness;

use std::ops::AddAssign;

pub use answers::Answers;
pub use any_answer::{FirstOrAny, first_or_any};
pub(super) use bits::{Mask, each_bit};
pub use counting::{
    CountInParts, CountLimit, Counter, PartCount, count, count_all, has_one_answer,
};
pub(super) use learning::{FullGrids, OtherGrids};
pub(super) use matching::in_matchings;
pub(super) use pattern::answer as answer_by_pattern;
pub(super) use propagate::{DeadEnd, WorkList, place, settle_givens};
pub(super) use states::States;
pub(super) use tables::LayoutTables;
pub use uniqueness::{Uniqueness, uniqueness};

/// The number of answers of a puzzle, as far as they were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// All answers were counted; this is their number.
    Exactly(u64),
    /// There are more answers than this limit. Counting stopped there.
    MoreThan(u64),
}

/// The work that a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Visited nodes of the search tree. If answers are listed, a node is a digit tried in a cell. If they are
    /// counted without a list, a node is a choice of column partitions tried for a stack.
    pub nodes: u64,
    /// Visited nodes that turned out to hold no answer before a further digit was tried.
    pub backtracks: u64,
}

impl AddAssign for Effort {
    fn add_assign(&mut self, more: Self) {
        self.nodes += more.nodes;
        self.backtracks += more.backtracks;
    }
}

/// A count and its effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeasuredCount {
    /// The number of answers.
    pub count: Count,
    /// The work done.
    pub effort: Effort,
}

/// A count without a limit, and its effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FullCount {
    /// The number of answers.
    pub answers: u128,
    /// The work done.
    pub effort: Effort,
}
