//! All tests of what needs no window, in one crate so that they link once.

mod cli;
mod controller;
mod engine;
mod format;
mod layers;
mod store;
