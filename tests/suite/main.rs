//! All tests that need no window, in one crate so that they link once.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod built_in;
mod checkout;
mod cli;
mod controller;
mod dice;
mod disk;
mod engine;
mod format;
mod game;
mod installer;
mod language;
mod layers;
mod links;
mod photo;
mod print;
mod store;
mod style;
