//! The window: the only code that names Slint.
//!
//! What it looks like is written in the `.slint` files under `ui/`; each view there has one adapter global, which
//! is all that this module fills and listens to. It decides nothing: a key or a click becomes an action for the
//! controller, and the effects that come back are carried out by a [`World`].

#![deny(clippy::wildcard_enum_match_arm)]

mod app;
mod below;
mod board;
mod choices;
mod chooser;
mod curves;
mod desktop;
mod dialogs;
mod drawing;
mod drops;
#[cfg(target_os = "macos")]
mod finder;
mod hint;
mod int;
mod keeper;
mod keyboard;
mod lessons;
mod library;
mod links;
mod listen;
mod menus;
mod models;
mod new_game;
mod panel;
mod pictures;
mod place;
mod play;
mod post;
mod printing;
mod programs;
mod records;
mod selection;
mod sender;
mod spots;
mod start;
mod statistics;
mod status;
mod windows;
mod world;

/// What Slint makes of `ui/app-window.slint`.
#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::restriction,
    missing_docs,
    unreachable_pub,
    unused_qualifications,
    reason = "generated code"
)]
mod generated {
    slint::include_modules!();
}

pub use app::App;
pub use generated::*;
pub use start::run;
pub use world::World;
