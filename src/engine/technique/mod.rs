//! How people solve: techniques, the steps they find, and how hard a puzzle is by them.
//!
//! A [`Board`] holds digits and candidates; a [`Technique`] is a way to see that a digit must stand, or
//! cannot stand, somewhere; a [`Step`] is what one saw. Each family of techniques has a folder, each
//! technique a file with one function of the same shape: it looks at the board of a [`hunt::Hunt`] and adds
//! the steps it sees. Boards are classic ones. Techniques know no answer and trust the candidates.

mod almost_locked;
mod backdoors;
mod board;
mod catalogue;
mod cells;
mod chains;
mod colours;
mod conjugate;
mod eliminated;
mod emerging;
mod family;
mod finders;
mod fish;
mod forcing;
pub(crate) mod houses;
mod hunt;
mod implications;
mod intersections;
mod last_resort;
mod mistakes;
mod options;
mod order;
mod parts;
mod patterns;
mod position;
mod single_digit;
mod singles;
mod solver;
mod step;
mod subsets;
#[doc(hidden)]
pub mod trial;
mod uniqueness;
mod wings;

pub use backdoors::backdoors;
pub use board::Board;
pub use catalogue::{Level, Technique, TechniqueSet, Use};
pub use cells::CellSet;
pub use family::Family;
pub use mistakes::{Mistake, mistakes};
pub use options::Options;
pub use order::Order;
pub use position::{Obstacle, Position};
pub use solver::{Path, Solver, Walk, level_of};
pub use step::{
    Candidate, CellsAndDigits, Chain, Evidence, Link, Mark, Node, Role, Step, Strength,
};
