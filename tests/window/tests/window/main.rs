//! The window without a display, in one crate so that it links once.
//!
//! `views` has the views alone, with nothing behind them; `snapshots` takes their pictures; the rest has the whole
//! program: real key events and accessible labels on one side, a platform of its own on the other.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod boards;
mod cages;
mod dialogs;
mod files;
mod fit;
mod focus;
mod foreign;
mod hints;
mod keys;
mod lab;
mod learning;
mod library;
mod menus;
mod mouse;
mod photo;
mod play;
mod printing;
mod program;
mod records;
mod shapes;
mod snapshots;
mod space;
mod start;
mod tutorial;
mod views;
mod words;
