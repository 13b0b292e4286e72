//! Counts the answers of a puzzle on the classic board without listing them.
//!
//! Which digits stand in which column of a box, whatever their rows, is a *partition* of the nine digits into
//! three triples; so is which digits stand in which of its rows. A stack asks only for the column partitions
//! of its three boxes, and a band only for the row partitions of its own. So the number of answers is the sum,
//! over all choices of column partitions that fit the stacks, of the product of the ways in which each band
//! can be filled with them:
//!
//! 1. [`boxes`] finds the partitions that are possible, and strikes out what does not fit together.
//! 2. [`arrangement`] turns the board so that there is least to add up; [`symmetry`] finds what can be counted
//!    once for many.
//! 3. [`plan`] lays it all out, [`band`] tells the ways to fill a band, and [`sum`] adds up.
//!
//! Answers by the thousand million cost no more than some thousands do.

mod arrangement;
mod band;
mod boxes;
mod chute;
mod lines;
mod numbers;
mod partition;
mod plan;
mod sum;
mod symmetry;

use super::super::meter::Meter;
use super::super::tables::ClassicCandidates;
pub(in crate::engine::search) use plan::Plan;
pub(in crate::engine::search) use sum::{CountReach, Tables};
