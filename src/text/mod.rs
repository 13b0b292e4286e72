//! Every sentence that the Rust side says.
//!
//! Modules below carry their messages as data; here that data becomes words. Sentences stand here in English; their
//! translations stand in `resources/lang`, where the texts of the `.slint` files have theirs too.

pub mod board;
mod command;
pub mod command_line;
mod contradiction;
mod file;
pub mod foreign;
mod game_log;
mod generating;
pub mod hint;
pub mod mistyped;
pub mod misuse;
mod moment;
mod new_game;
mod number;
mod play;
mod played;
mod printing;
mod question;
mod reading;
mod shortcuts;
mod start;
mod statistics;
mod status;
mod storing;
pub mod technique;
mod terminal;
mod unprintable;

pub use crate::language::Language;
pub use file::{
    about_line, document_kind, document_name, file_kinds, kinds_to_save, path_hint, path_title,
    puzzle_picture, recent_name, source_name, table_kind, window_title,
};
pub use game_log::{GameLog, game_log};
pub use new_game::any;
pub use played::{
    LevelText, all_levels, game_text, level_lines, level_name, level_texts, no_puzzle,
    played_lines, shelf_text,
};
pub use printing::answer_note;
pub use question::QuestionText;
pub use shortcuts::{ShortcutText, shortcut_rows};
pub use start::StartError;
pub use statistics::{Known, Line, Rated, cell_name};
pub use status::{counting, how_many, looking_for, making, mode};
pub use terminal::{shown_in_json, shown_in_one_line};

pub(crate) use crate::language::{say, say_plural, word};

/// Something that can be said to a person in their language.
pub trait Say {
    /// The sentence in `language`.
    fn say(&self, language: Language) -> String;
}

/// `Display` of a message is its English sentence.
macro_rules! display_in_english {
    ($($message:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $message {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::text::Say::say(self, $crate::text::Language::ENGLISH))
            }
        }
    )+};
}

pub(crate) use display_in_english;
