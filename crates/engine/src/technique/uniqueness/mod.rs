//! Uniqueness: patterns that would give a puzzle two answers, so they cannot occur in a puzzle with one answer.
//!
//! These techniques are valid only for puzzles with one answer; the caller must ensure that. A deadly pattern is a set
//! of cells in which two digits could be exchanged in every house. The exchange turns an answer with the pattern into a
//! second answer, its twin. A given cannot be exchanged, but a digit that was placed later can.
//!
//! The twin must be an answer too. A puzzle that rules out candidates in addition to its givens, such as a Sukaku, may
//! forbid the twin, and then nothing follows. So the puzzle must allow the digits of a pattern in all its cells;
//! [`deadly::DeadlyPattern::new`] checks that, and that no constraint, such as a cage, ties one of the cells to others. A
//! grave (BUG+1, BUG-lite) consists of candidates that are still on the board, so each of them is allowed. But which cells
//! its twin changes is not known, so there must be no such constraint at all.
//!
//! In the evidence, `sets[0]` is the deadly pattern with its digits. Its candidates are [`Role::Pattern`], and
//! further candidates of the same cells are [`Role::Second`]. `bases` holds the houses in which one of its
//! digits is locked, or the house of a subset, which is `sets[1]`.

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
use super::step_search::Finder;
use super::{Geometry, Technique};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::BugPlusOne], find: bug_plus_one::find },
            Finder {
                techniques: &[Technique::UniqueRectangle1],
                find: unique_rectangle::find_type_1,
            },
            Finder {
                techniques: &[Technique::UniqueRectangle2],
                find: unique_rectangle::find_type_2,
            },
            Finder {
                techniques: &[Technique::UniqueRectangle3],
                find: unique_rectangle::find_type_3,
            },
            Finder {
                techniques: &[Technique::UniqueRectangle4],
                find: unique_rectangle::find_type_4,
            },
            Finder {
                techniques: &[Technique::UniqueRectangle5],
                find: unique_rectangle::find_type_5,
            },
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
        ]
    }
}
