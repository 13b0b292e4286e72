//! The words of the library.

use super::{Language, Say, say, say_plural};
use crate::controller::LibraryNote;
use crate::engine::rating::Tenths;
use crate::engine::technique::Level;

/// How many puzzles a collection holds, and how many of them are solved.
#[must_use]
pub fn shelf_text(count: usize, solved: usize, language: Language) -> String {
    let number = language.number(count as u64);
    let puzzles =
        say_plural!(language, count as u64, "{count} puzzle", "{count} puzzles", count = number);
    if solved == 0 {
        return puzzles;
    }
    let solved = language.number(solved as u64);
    say!(language, "{puzzles}, {solved} solved", puzzles, solved)
}

/// The level of a puzzle, with the ER if it is known.
#[must_use]
pub fn level_text(level: Level, er: Option<Tenths>, language: Language) -> String {
    let level = level.say(language);
    match er {
        Some(er) => {
            let er = language.rating(er);
            say!(language, "{level}, SE {er}", level, er)
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_marks_of_the_language() {
        let vietnamese = Language::of_locale("vi");
        let hard = |language| level_text(Level::Extreme, Some(Tenths::new(92)), language);
        assert_eq!(hard(Language::ENGLISH), "Extreme, SE 9.2");
        assert!(hard(vietnamese).ends_with("SE 9,2"), "{}", hard(vietnamese));
        assert_eq!(shelf_text(12_345, 1_000, Language::ENGLISH), "12,345 puzzles, 1,000 solved");
        let shelf = shelf_text(12_345, 1_000, vietnamese);
        assert!(shelf.contains("12.345") && shelf.contains("1.000"), "{shelf}");
    }
}
