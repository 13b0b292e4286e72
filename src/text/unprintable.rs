//! What cannot be printed, in words.

use super::{Language, Say, display_in_english, say};
use crate::print::{Place, PrintError};

impl Say for PrintError {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::NoGlyph { character, place } => {
                let (place, code) = (place.say(language), format!("{:04X}", u32::from(character)));
                say!(
                    language,
                    "the character “{character}” (U+{code}) in {place} cannot be printed; \
                     write it in another way",
                    "không in được ký tự “{character}” (U+{code}) trong {place}; \
                     hãy viết cách khác"
                )
            }
            Self::SeveralPages(pages) => {
                let pages = language.number(pages as u64);
                say!(
                    language,
                    "this takes {pages} pages, and a picture shows one; print to PDF",
                    "cần {pages} trang mà một ảnh chỉ có một trang; hãy in ra PDF"
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

impl Say for Place {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Title => say!(language, "the title", "tiêu đề"),
            Self::Author => say!(language, "the author's name", "tên tác giả"),
            Self::Date => say!(language, "the date", "ngày tháng"),
            Self::Words => say!(language, "the words of the program", "lời của chương trình"),
            Self::PuzzleTitle(number) => {
                say!(language, "the title of puzzle {number}", "tên của đề {number}")
            }
            Self::PuzzleAuthor(number) => {
                say!(
                    language,
                    "the author's name of puzzle {number}",
                    "tên tác giả của đề {number}"
                )
            }
            Self::PuzzleLevel(number) => {
                say!(language, "the level of puzzle {number}", "mức độ của đề {number}")
            }
        }
    }
}

display_in_english!(PrintError);
