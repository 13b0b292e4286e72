//! The only code that touches the disk.
//!
//! [`file`](mod@file) opens and saves the files that the user names. [`options`], [`recent_files`], [`stock`], [`window`],
//! [`Learning`], [`KeptBoards`] and [`session`] keep what Nonet remembers, in the [`Folders`] of the system. [`shared_recent`] tells the desktop
//! which files were opened, and [`hand_out()`] makes temporary files for other programs. [`records`] has the games
//! played, and [`library`] reads collections of puzzles.
//!
//! Everything is written as soon as it changes, whole or not at all. Games and levels are different: each adds one
//! line to a file. A file or line that cannot be understood is set aside, and what cannot be read is never overwritten.
//! Several windows share these files: each change takes a lock and reads the file again, so none loses what another has
//! kept. Only the person may read them. Failures are [`StoreError`]s or [`LoadProblem`]s; their sentences are in `text`.

mod clock;
mod day_games;
mod error;
pub mod file;
mod game_log;
mod handout;
mod kept_boards;
mod learning;
pub mod library;
mod lock;
pub mod options;
mod paths;
mod private;
pub mod recent_files;
mod record;
pub mod records;
pub mod session;
pub mod shared_recent;
pub mod stock;
mod techniques;
pub mod window;
mod xbel;

pub use clock::{now, system_time};
pub use day_games::count_game;
pub use error::{StoreError, StoreProblem, WorkError};
pub use file::{
    OpenedFile, Stamp, missing_file, open, save, save_new_with, save_unless_changed, save_with,
};
pub use game_log::log_game;
pub use handout::{hand_out, take_back};
pub use kept_boards::{KeptBoard, KeptBoards, KeptBoardsEdit};
pub use learning::{Achievement, Learning};
pub use options::{
    Candidates, CellNames, LanguageChoice, LargeDigits, LimitError, LineNumbers, Options,
    ThemeChoice, parse_limit,
};
pub use paths::{Folders, full_path};
pub use recent_files::RecentFiles;
pub use record::{LoadProblem, LoadedValue};
pub use records::RecalledGames;
pub use session::{
    ClaimedSlot, PreviousSession, Session, SessionEnd, Slot, claim, claim_beside_game,
};
pub use stock::Stock;
pub use techniques::Techniques;
pub use window::{Screen, WindowPlace, WindowRectangle};
