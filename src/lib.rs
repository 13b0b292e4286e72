//! Nonet enters, solves and explains Sudoku.
//!
//! Who may use whom, from the ground up: [`engine`] uses nothing of ours; `format`, `game` and `worker` use
//! the engine; `store` uses `format` and `game`; [`text`] puts into words what those four say;
//! `controller` uses all of these; `ui` and `cli` sit on top and never see each other. A test in
//! `tests/suite/layers.rs` holds the code to it.

pub mod engine;
pub mod text;
