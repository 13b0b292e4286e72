//! The window: the only code that names Slint.
//!
//! What it looks like is written in the `.slint` files under `ui/`; each view there has one adapter global, which
//! is all that this module fills and listens to. It decides nothing: a key or a click becomes an action for the
//! controller, and the effects that come back are carried out by a [`Platform`].

#![deny(clippy::wildcard_enum_match_arm)]

mod app;
mod background_sender;
mod board;
mod callbacks;
mod choices;
mod chooser;
mod clipboard_picture;
mod contrast;
mod desktop;
mod dialogs;
mod digit_picture;
mod drawing;
mod dropped_files;
#[cfg(target_os = "macos")]
mod finder;
mod frame;
mod hint;
mod int;
mod keyboard;
mod lab;
mod launch;
mod library;
mod links;
mod menus;
mod models;
mod motion;
mod new_game;
mod note_layout;
mod panel;
mod persistence;
mod photo;
mod pictures;
mod platform;
mod play;
mod printing;
mod programs;
mod records;
mod selection;
mod sender;
mod shape_picture;
mod shapes;
mod solved;
mod start_page;
mod statistics;
mod status;
#[cfg(unix)]
mod stop_signal;
mod system_setting;
mod techniques;
mod tutorial;
mod window_place;
mod windows;
mod winit_events;

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
pub use launch::run;
pub use platform::Platform;
