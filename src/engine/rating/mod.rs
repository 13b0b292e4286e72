//! How hard a puzzle is by the scale of Sudoku Explainer 1.2.1: ER, EP and ED.
//!
//! The scale is that of a program, so what counts is its path: its rules in its order, of each rule the step
//! that it sees first, of chains the shortest. The rules and ratings are Nicolas Juillerat's Sudoku Explainer,
//! version 1.2.1; "pearl" and "diamond" were added to it by Glenn Fowler's `serate`. This is its own program
//! for the same path: each file is a rule or a family of them and tells in which order it looks.
//!
//! Puzzles that rule candidates out by themselves are rated by the same rules. Its loops and graves need no further
//! look there, as their twins are made of candidates that are still on the board, which the puzzle allows.
//!
//! Nothing here explains a step to people; [`technique`](super::technique) does that.

#![expect(
    clippy::cast_possible_truncation,
    reason = "cells, digits and nodes of chains are counted far below the limits of their types"
)]

mod bits;
mod bug;
mod chaining;
mod exclusion;
mod fish;
mod hint;
mod intersections;
mod loops;
mod path;
mod regions;
mod scale;
mod sheet;
mod singles;
mod subsets;
mod triplet_exclusion;
mod wings;

pub use path::{has_er_within, rate};
pub use scale::{NoTenths, Rating, Tenths};
