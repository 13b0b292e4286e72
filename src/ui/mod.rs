//! The window: the only code that names Slint.
//!
//! What it looks like is written in the `.slint` files under `ui/`; each view there has one adapter global, which
//! is all that this module fills and listens to. It decides nothing: a key or a click becomes an action for the
//! controller, and the effects that come back are carried out by a [`Platform`].

#![deny(clippy::wildcard_enum_match_arm)]

mod app;
mod board;
mod callbacks;
mod choices;
mod combinations;
mod dialogs;
mod fonts;
mod hint;
mod int;
mod keyboard;
mod lab;
mod library;
mod menus;
mod models;
mod new_game;
mod panel;
mod photo;
mod pictures;
mod platform;
mod play;
mod printing;
mod records;
mod sender;
mod shape_picture;
mod shapes;
mod solved;
mod start_page;
mod statistics;
mod status;
#[cfg(any(feature = "gui", test))]
mod system;
mod techniques;
mod tutorial;

pub use app::App;
pub use fonts::new_window;
pub use nonet_ui::*;
pub use platform::Platform;
#[cfg(feature = "gui")]
pub use system::run;
