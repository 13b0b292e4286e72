//! The errors of printing.

use super::{Language, Say, display_in_english, say};
use crate::print::{BookletText, PrintError};

impl Say for PrintError {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::NoGlyph { character, place } => {
                let (place, code) = (place.say(language), format!("{:04X}", u32::from(character)));
                say!(
                    language,
                    "the character “{character}” (U+{code}) in {place} cannot be printed; use \
                     another character",
                    character,
                    code,
                    place
                )
            }
            Self::SeveralPages(pages) => {
                let pages = language.number(pages as u64);
                say!(
                    language,
                    "the puzzles take {pages} pages, but a picture has one page; print to PDF",
                    pages
                )
            }
        }
    }
}

impl PrintError {
    /// What is said of it, as a sentence of its own.
    #[must_use]
    pub fn sentence(self, language: Language) -> String {
        let said = self.say(language);
        let mut letters = said.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).chain(['.']).collect()
    }
}

impl Say for BookletText {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Title => say!(language, "the title"),
            Self::Author => say!(language, "the author's name"),
            Self::Date => say!(language, "the date"),
            Self::Words => say!(language, "the words of the program"),
            Self::PuzzleTitle(number) => {
                say!(language, "the title of puzzle {number}", number)
            }
            Self::PuzzleAuthor(number) => {
                say!(language, "the author's name of puzzle {number}", number)
            }
            Self::PuzzleLevel(number) => {
                say!(language, "the level of puzzle {number}", number)
            }
        }
    }
}

display_in_english!(PrintError);
