//! The words of the window: what the controller says as data, commands, dialogs and the status bar.
//!
//! They stand beside the controller; the rest of `text` stands below it and does without it.

pub mod board;
mod command;
mod file;
pub mod hint;
mod legend;
mod library;
mod new_game;
mod play;
mod printing;
mod question;
mod shortcuts;
mod start;
mod status;
mod storing;

pub use file::{
    about_line, document_kind, document_name, file_kinds, kinds_to_save, path_hint, path_title,
    puzzle_picture, recent_name, source_name, table_kind, window_title,
};
pub use legend::meaning;
pub use library::{no_puzzle, shelf_text};
pub use new_game::any;
pub use printing::answer_note;
pub use question::QuestionText;
pub use shortcuts::{ShortcutText, shortcut_rows};
pub use start::StartError;
pub use status::{mode, status_line};

use super::{
    Language, Say, contradiction, counting, display_in_english, foreign, looking_for, say,
    say_plural, technique,
};
