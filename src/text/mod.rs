//! Every sentence that the Rust side says, in each language it speaks.
//!
//! Modules below carry their messages as data; here that data becomes words. Each sentence stands in all
//! languages side by side in one [`say!`] call, so a sentence without its translation does not compile.
//! The `.slint` files have their own catalogue in `resources/lang`.

pub mod board;
mod command;
pub mod command_line;
mod contradiction;
mod file;
pub mod foreign;
mod game_log;
mod generating;
pub mod hint;
mod language;
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

pub use file::{
    about_line, document_kind, document_name, file_kinds, kinds_to_save, path_hint, path_title,
    puzzle_picture, recent_name, source_name, table_kind, window_title,
};
pub use game_log::{GameLog, game_log};
pub use language::Language;
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
pub use status::{counting, how_many, looking_for, making, mode, status_line};
pub use terminal::{shown_in_json, shown_in_one_line};

/// Something that can be said to a person in their language.
pub trait Say {
    /// The sentence in `language`.
    fn say(&self, language: Language) -> String;
}

/// One sentence in English, then in Vietnamese, with the variables in scope filled in.
macro_rules! say {
    ($language:expr, $english:literal, $vietnamese:literal $(,)?) => {
        match $language {
            $crate::text::Language::English => format!($english),
            $crate::text::Language::Vietnamese => format!($vietnamese),
        }
    };
}

/// `Display` of a message is its English sentence.
macro_rules! display_in_english {
    ($($message:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $message {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::text::Say::say(self, $crate::text::Language::English))
            }
        }
    )+};
}

pub(crate) use {display_in_english, say};
