//! Nonet enters, solves, makes, plays, explains and prints Sudoku.
//!
//! Who may use whom, from the ground up: [`engine`] uses nothing of ours; [`game`] and [`worker`] use the engine;
//! `format` uses `game` too, [`print`] these, and `store` all but `worker`; `controller` uses all of these and says
//! what it has to say as data. [`language`] uses nothing of ours either: it holds the translations. [`text`] puts into
//! words what all but the controller say, and `text::window` what the controller says; `ui` and `cli` sit
//! on top and never see each other. `cli` needs no controller, so a build of the command line alone leaves the controller
//! out. A test in `tests/suite/layers.rs` holds the code to it.

pub mod cli;
#[cfg(feature = "controller")]
pub mod controller;
pub mod engine;
pub mod format;
pub mod game;
#[cfg(feature = "controller")]
pub mod jobs;
pub mod language;
pub mod print;
pub mod store;
pub mod text;
#[cfg(feature = "gui")]
pub mod ui;
pub mod worker;
