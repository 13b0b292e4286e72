//! Techniques on boards of any shape with up to 625 cells.
//!
//! There are two sets of finders. Those of the classic board work with 128-bit sets of its 81 cells and constant tables
//! of its houses, agree with HoDoKu in what they find and in which order, and are as fast as can be. The finders here
//! read the houses, peers and rules of a [`Layout`](crate::Layout), so they work on any board, and they make no
//! promise to agree with another program. Code for both would be slower on the classic board, or bound to HoDoKu's
//! order on the others. Both describe what they find by the same data: [`Step`](super::Step), with sets of another
//! type.
//!
//! Each family has a file, and each finder has one shape: a function that searches the board of a
//! [`search::GeneralSearch`]. A step holds in each answer that the board still allows. Only the steps of [`uniqueness`]
//! assume that there is one answer. Houses may be of any kind, and need not be complete; a finder that needs a place
//! for each digit asks for complete ones.

mod almost_locked;
mod board;
mod brute_force;
mod chains;
mod colours;
mod finders;
mod fish;
mod intersections;
mod leftover_sets;
mod leftovers;
mod linked_pairs;
mod neighbours;
mod search;
mod singles;
mod solver;
mod subsets;
mod tables;
mod uniqueness;
mod wings;

pub use board::GeneralBoard;
pub use solver::GeneralPath;
pub(super) use solver::{easiest_steps, finds, next_step, path};
