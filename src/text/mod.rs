//! Every sentence that the Rust side says.
//!
//! Modules below carry their messages as data; here that data becomes words. Sentences stand here in English; their
//! translations stand in `resources/lang`, where the texts of the `.slint` files have theirs too. What the controller says
//! stands in `window`, so that a program for the command line alone is built without it.

#![deny(clippy::wildcard_enum_match_arm)]

mod collections;
pub mod command_line;
pub mod command_typo;
mod contradiction;
mod counting;
pub mod foreign;
mod game_log;
mod game_statistics;
mod generating;
pub mod lab;
pub mod lab_code;
pub mod lab_pages;
mod layout;
pub mod misuse;
mod moment;
mod name;
mod number;
mod photo;
mod printing;
mod reading;
mod search;
mod shape;
mod statistics;
mod storing;
pub mod technique;
mod terminal;
mod unprintable;
#[cfg(feature = "controller")]
pub mod window;

pub use crate::language::Language;
pub use counting::{ListStanding, counting, how_many, looking_for, making};
pub use game_log::{GameLog, game_log};
pub use game_statistics::{
    LevelText, all_levels, game_text, level_lines, level_texts, played_lines,
};
pub use layout::{extra_houses, toroidal};
pub use name::{game_name, level_name, puzzle_name, puzzle_title, suggested_stem};
pub use search::is_found;
pub use shape::{names_of_shape, size_and_regions};
pub use statistics::{KnownRating, PuzzleStatistics, StatisticLine, cell_name, no_level};
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
