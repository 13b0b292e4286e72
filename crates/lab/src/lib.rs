//! Methods of solving, one event at a time, to be watched and compared.
//!
//! Each method is a file that follows its textbook. A [`Run`] is an iterator over the [`RunEvent`]s of a method on a
//! puzzle, so it can be stopped anywhere. A [`Tape`] keeps the last events and can go back over them. A [`Racer`] stops
//! at the first answer. Every method works on boards of every layout. Methods are written to be understood;
//! [`search`](nonet_engine::search) is written to be fast.
//!
//! To add a method (paths from the root of the project):
//!
//! - A file here with a type that is `Stepwise`, an arm in [`Run::new`], and a variant of [`Method`], also in
//!   [`Method::ALL`], which the tests in `tests/suite/engine/lab.rs` follow.
//! - Its name in `words.rs`, its article in `resources/articles/methods.txt`, and its other words in `src/text/lab.rs` and
//!   `src/window_text/lab.rs`.
//! - The line of code that each of its events lights, in `src/text/lab_code.rs`.
//! - Its examples in `src/controller/lab/examples.rs`, and its picture in `figures` (`FigureKind::of`).
//! - Its section in `docs/lab.md`.

mod annealing;
mod arc_consistency;
mod brute_force;
mod cell_by_cell;
mod clauses;
mod counters;
mod courses;
mod dancing_links;
mod dsatur;
mod event;
mod fault_curve;
mod faults;
mod fewest_candidates;
pub mod figures;
mod mark_arrays;
mod method;
mod open_cells;
mod own_search;
mod racer;
mod reading_order;
mod refused;
mod run;
mod singles_search;
mod stepwise;
mod tape;
mod traced_board;
mod trail;
mod trial_path;
mod words;

pub use counters::Counters;
pub use courses::{BOARD_SIDES, cells_to_open, full_board, with_open};
pub use dancing_links::{RuleDemand, met_by, must_be_met};
pub use event::{LearntClause, RunEvent, Temperature, TreeMove};
pub use fault_curve::{FaultCurve, FaultSample};
pub use faults::faults_on;
pub use method::{Method, MethodRefusal};
pub use racer::{Racer, RunEnd};
pub use run::Run;
pub use tape::Tape;
pub use traced_board::TracedBoard;
pub use trial_path::{TrialCount, TrialPath};
