//! Uniqueness: patterns that would leave a puzzle two answers, and so are none of one that has one.
//!
//! These techniques hold only for puzzles that have one answer, which nobody checks here. Where some cells hold two
//! digits by turns, so that in each house each could be changed for the other, the answer has a twin: a deadly
//! pattern. A given cannot be changed; a digit put down later can.
//!
//! The twin must be an answer too. Where the puzzle rules candidates out by itself, as a Sukaku does, it may forbid the
//! twin, and then nothing follows. So the digits of a pattern must be allowed by the puzzle in all its cells, which is
//! seen to by [`deadly::Deadly::new`]. A grave (BUG+1, BUG-lite) needs no such look: its twin is made of candidates
//! that are still there, and these the puzzle allows.
//!
//! In the evidence `sets[0]` is the deadly pattern with its digits. Its candidates are [`Role::Pattern`], those
//! beyond it in the same cells [`Role::Second`]; `bases` holds the houses in which one of its digits is locked,
//! or that of a subset, which is `sets[1]`.

mod avoidable_rectangle;
mod bug_lite;
mod bug_plus_one;
mod deadly;
mod extended_rectangle;
mod hidden_rectangle;
mod rectangle;
mod type_1;
mod type_2;
mod type_3;
mod type_4;
mod type_6;
mod unique_loop;
mod unique_rectangle;

#[cfg(doc)]
use super::Role;
use super::Technique;
use super::hunt::Finder;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::BugPlusOne], find: bug_plus_one::find },
    Finder { techniques: &[Technique::UniqueRectangle1], find: unique_rectangle::find_type_1 },
    Finder { techniques: &[Technique::UniqueRectangle2], find: unique_rectangle::find_type_2 },
    Finder { techniques: &[Technique::UniqueRectangle3], find: unique_rectangle::find_type_3 },
    Finder { techniques: &[Technique::UniqueRectangle4], find: unique_rectangle::find_type_4 },
    Finder { techniques: &[Technique::UniqueRectangle5], find: unique_rectangle::find_type_5 },
    Finder { techniques: &[Technique::UniqueRectangle6], find: type_6::find },
    Finder { techniques: &[Technique::HiddenRectangle], find: hidden_rectangle::find },
    Finder {
        techniques: &[Technique::AvoidableRectangle1],
        find: avoidable_rectangle::find_type_1,
    },
    Finder {
        techniques: &[Technique::AvoidableRectangle2],
        find: avoidable_rectangle::find_type_2,
    },
    Finder { techniques: &[Technique::UniqueLoop], find: unique_loop::find },
    Finder { techniques: &[Technique::ExtendedRectangle], find: extended_rectangle::find },
    Finder { techniques: &[Technique::BugLite], find: bug_lite::find },
];
