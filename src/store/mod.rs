//! The only code that touches the disk.
//!
//! [`file`](mod@file) opens and saves what the person names; [`options`], [`recent`], [`stock`], [`window`] and
//! [`session`] keep what Nonet remembers by itself, in the [`Folders`] of the system; [`shared_recent`] tells the
//! desktop which files were opened, and [`hand_out()`] gives it one to show. [`records`] has the games that were
//! played, and [`library`] looks into collections of puzzles.
//! All of it is written at once when it changes: whole or not at all, but for games and levels, of which a line each is
//! added. What cannot be understood is set aside and never overwritten. What goes wrong comes back as a [`StoreError`] or a [`Trouble`]; the words are in `text`.

mod clock;
mod error;
pub mod file;
mod game_log;
mod handout;
pub mod library;
mod lock;
pub mod options;
mod paths;
pub mod recent;
mod record;
pub mod records;
pub mod session;
pub mod shared_recent;
pub mod stock;
mod techniques;
pub mod window;
mod xbel;

pub use clock::now;
pub use error::{StoreError, StoreProblem};
pub use file::{Opened, Stamp, open, save, save_new_with, save_unless_changed, save_with};
pub use game_log::log_game;
pub use handout::{hand_out, take_back};
pub use options::{
    Candidates, LanguageChoice, LimitError, Options, ThemeChoice, parse_limit, parse_whole_number,
};
pub use paths::{Folders, full_path};
pub use recent::Recent;
pub use record::{Loaded, Trouble};
pub use records::Recalled;
pub use session::{Claimed, Held, Session, Slot, claim};
pub use stock::Stock;
pub use techniques::Techniques;
pub use window::{Placed, Screen, WindowPlace};
