//! Counts the answers of a puzzle on the classic board without listing them.
//!
//! The *column partition* of a box says which three digits are in each of its columns, whatever their rows. Its
//! *row partition* says which three digits are in each of its rows. The rules for the columns of a stack depend
//! only on the column partitions of its three boxes, and the rules for the rows of a band only on row
//! partitions. For a choice of column partitions for all nine boxes, the bands can be filled independently, and
//! the answers with this choice are the product of the ways to fill the three bands. The number of answers is
//! the sum of these products over all choices that keep the rules of the stacks:
//!
//! 1. [`boxes`] finds the possible partitions of each box, and removes those that do not fit together.
//! 2. [`arrangement`] transposes and reorders the board so that the sum is short. [`symmetry`] finds choices
//!    with the same number of answers, so that one is counted for all.
//! 3. [`plan`] lists the choices, [`band`] computes the ways to fill a band, and [`sum`] adds up the products.
//!
//! The time depends on the number of partitions and not on the number of answers: thousands of millions of
//! answers take no longer than some thousands.

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
pub(in crate::search) use plan::Plan;
pub(in crate::search) use sum::{CountReach, Tables};
