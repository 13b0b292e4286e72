//! Rates puzzles on the scale of Sudoku Explainer 1.2.1: ER, EP and ED.
//!
//! The scale is defined by the path of that program: its rules in its order, the step that each rule finds
//! first, and the shortest chain. The rules and ratings are those of Sudoku Explainer 1.2.1 by Nicolas
//! Juillerat; "pearl" and "diamond" come from `serate` by Glenn Fowler. This is an independent implementation
//! of the same path. Each file is a rule or a family of rules, and documents the order of its search.
//!
//! Puzzles that rule out candidates in addition to their givens are rated by the same rules. Loops and graves need no
//! additional check for them: the second answer that they would give consists of candidates that are still on the
//! board, and the puzzle allows these.
//!
//! Boards of 9×9 with other houses or rules are rated by the rules of SukakuExplainer 1.18.1, a successor with more
//! rules and another order. Rules that both scales share are written once, for any [board](board::RatedBoard).
//!
//! Steps are not explained here; [`technique`](super::technique) does that.

#![expect(
    clippy::cast_possible_truncation,
    reason = "cells, digits and nodes of chains are counted far below the limits of their types"
)]

mod bent_sets;
mod bits;
mod board;
mod bug;
mod chaining;
mod classic_board;
mod consecutive;
mod exclusion;
mod fish;
mod generalized;
mod hint;
mod intersections;
mod loops;
mod path;
mod restriction;
mod scale;
mod sheet;
mod singles;
mod strong_link;
mod strong_links;
mod subsets;
mod triplet_exclusion;
mod variant_board;
mod wings;

pub use path::{has_er_within, has_scale, rate};
pub use scale::{NoTenths, Rating, Tenths};
