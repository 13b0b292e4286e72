//! Techniques of human solvers, the steps that they find, and the level of a puzzle by them.
//!
//! A [`Board`] holds digits and candidates. A [`Technique`] is a way to deduce that a cell must or cannot hold a digit,
//! and a [`Step`] is such a deduction. Each family of techniques has a folder or a file. All finders have the same
//! shape: a function that searches the board of a [`step_search::StepSearch`] and adds the steps that it finds. They are
//! written once, for boards of any [`geometry`]. [`AnyBoard`] is a board of any of them. Techniques do not know the
//! answer, and trust the candidates.
//!
//! To add a technique (paths from the root of the project):
//!
//! - A function with a line in the `finders` of its family, for boards of any geometry. A new family is also a variant of
//!   [`Family`], and stands in `families`; both are in `finders.rs`.
//! - A row in `catalogue.rs`. If its logic does not hold on all boards: [`Technique::works_on`]. If easier techniques are
//!   special cases of it: `easier` in `solver.rs`.
//! - Its name in `words/technique.rs` of this crate, its article in `resources/articles/techniques.txt`, and its other words
//!   in `src/text/technique` (`other_names`, `reasons`, sometimes `idea`).
//! - Its legend in `src/window_text/legend`, if the words of its family do not fit.
//! - An example in `resources/techniques`, and how often puzzles need it in `generate/rarity.rs`.
//! - Tests beside those of its family (`tests/suite/engine/technique`), and in `tests/suite/cli/explanations.rs`.

mod almost_locked;
mod any;
mod backdoors;
mod board;
mod catalogue;
mod cells;
mod chains;
mod clues;
mod colours;
mod conjugate;
mod eliminations;
mod finders;
mod fish;
mod focus;
mod forcing;
mod found_steps;
mod geometry;
mod grounds;
pub(crate) mod houses;
mod implications;
mod inference;
mod intersections;
mod last_resort;
mod leftover_sets;
mod leftovers;
mod mistakes;
mod neighbours;
mod options;
mod order;
mod parts;
mod patterns;
mod position;
pub(crate) mod scanning;
mod shape_tables;
mod single_digit;
mod singles;
mod singles_queue;
mod solver;
mod step;
mod step_search;
mod subsets;
#[doc(hidden)]
pub mod trial;
mod uniqueness;
pub mod wide;
mod wide_set;
mod wings;

pub use any::{AnyBoard, AnyPath, BoardStep, level_of_puzzle};
pub use backdoors::backdoors;
pub use board::Board;
pub use catalogue::{Level, Technique, TechniqueSet, TechniqueUse};
pub use cells::CellSet;
pub use finders::Family;
pub use fish::{Fins, Fish, FishKind, FishShape, FishSize};
pub use focus::Focus;
pub use geometry::{BoardTables, Cells, Classic, DigitBits, Geometry, Narrow, Wide};
pub use grounds::{SingleGrounds, Witness};
pub use inference::{ChainStop, Inference};
pub use mistakes::{Mistake, mistakes};
pub use options::SolverOptions;
pub use order::{HarderSteps, Order};
pub use position::{Obstacle, Position};
pub use solver::{Path, Solver, Walk, level_of};
pub use step::{
    Candidate, CellsAndDigits, Chain, Evidence, Link, Mark, Node, Role, Step, Strength,
};
pub use wide_set::WideSet;
