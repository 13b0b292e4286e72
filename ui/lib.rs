//! What Slint makes of `app-window.slint`: the window's components, and the adapters that the program fills.
//!
//! It is a crate of its own because it is 21 MB of Rust: it is compiled beside the engine, once for the program and its
//! tests, and again only after a change to a `.slint` file.

#![allow(
    clippy::all,
    clippy::pedantic,
    clippy::restriction,
    missing_docs,
    unreachable_pub,
    unused_qualifications,
    reason = "generated code"
)]

slint::include_modules!();
