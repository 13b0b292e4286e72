//! Every sentence that the Rust side says.
//!
//! Modules below carry their messages as data; here that data becomes words. Sentences stand here in English, and articles in `resources/articles`; their
//! translations stand in `resources/lang`, where the texts of the `.slint` files have theirs too. What the controller says
//! stands in `window_text`, above it.

#![deny(clippy::wildcard_enum_match_arm)]

mod articles;
pub mod command_line;
pub mod command_typo;
mod constraints;
mod counting;
pub mod foreign;
mod game_log;
mod game_statistics;
pub mod lab;
pub mod lab_code;
pub mod lab_pages;
pub mod misuse;
mod moment;
mod name;
mod photo;
mod printing;
mod rule;
mod search;
mod shape;
mod statistics;
mod storing;
pub mod technique;
mod terminal;

pub use crate::language::{Language, Say};
#[cfg(feature = "controller")]
pub use constraints::constraints_in_cell;
pub use constraints::{listed_constraints, rules_of_constraints};
pub use counting::{ListStanding, counting, how_many, looking_for, making};
pub use game_log::{GameLog, game_log};
pub use game_statistics::{
    LevelText, all_levels, board_level, game_text, level_lines, level_texts, played_lines,
};
pub use moment::Dates;
pub use name::{game_name, level_name, puzzle_name, puzzle_title, suggested_stem};
pub use printing::printed_words;
#[cfg(feature = "controller")]
pub use rule::rule_in_short;
pub use search::is_found;
pub use shape::{extra_houses, names_of_shape, size_and_regions, toroidal};
pub use statistics::{
    KnownRating, PuzzleStatistics, StatisticLine, cell_name, is_on_own_scale, no_level,
};
pub use terminal::{shown_in_json, shown_in_one_line};

pub(crate) use crate::language::{display_in_english, say, say_plural, word};
