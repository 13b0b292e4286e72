//! The words of the library.

use super::{Language, Say, say, say_plural};
use crate::controller::LibraryNote;
use crate::engine::rating::Tenths;
use crate::engine::technique::Level;

/// How many puzzles a collection holds, and how many of them are solved.
#[must_use]
pub fn shelf_text(count: usize, solved: usize, language: Language) -> String {
    let puzzles = say_plural!(language, count as u64, "{count} puzzle", "{count} puzzles", count);
    match solved {
        0 => puzzles,
        _ => say!(language, "{puzzles}, {solved} solved", puzzles, solved),
    }
}

/// The level of a puzzle, with the ER if it is known.
#[must_use]
pub fn level_text(level: Level, er: Option<Tenths>, language: Language) -> String {
    let level = level.say(language);
    match er {
        Some(er) => say!(language, "{level}, SE {er}", level, er),
        None => level,
    }
}

/// What is said of a text in a collection that is no puzzle with one answer.
#[must_use]
pub fn no_puzzle(language: Language) -> String {
    say!(language, "Not exactly one answer")
}

impl Say for LibraryNote {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Unreadable(error) => error.say_in_window(language),
            Self::AllSolved => {
                say!(language, "Every puzzle here is solved.")
            }
        }
    }
}
