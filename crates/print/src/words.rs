//! What is said when a document cannot show everything.

use nonet_language::{Language, Say, display_in_english, say, say_plural};

use crate::{BookletText, ManyPages, MissingSigns, UnheededChoice};

impl Say for ManyPages {
    fn say(&self, language: Language) -> String {
        let pages = language.number(self.0 as u64);
        say!(
            language,
            "the puzzles take {pages} pages, but a picture has one page; print to PDF",
            pages
        )
    }
}

impl ManyPages {
    /// What is said of it, as a sentence of its own.
    #[must_use]
    pub fn sentence(self, language: Language) -> String {
        as_sentence(&self.say(language))
    }
}

impl MissingSigns {
    /// What is said of them, as a sentence of its own.
    #[must_use]
    pub fn sentence(self, language: Language) -> String {
        as_sentence(&self.say(language))
    }
}

fn as_sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

impl Say for MissingSigns {
    fn say(&self, language: Language) -> String {
        let Self { count, place, elsewhere } = *self;
        let (count, place) = (count as u64, place.say(language));
        if elsewhere {
            return say_plural!(
                language,
                count,
                "{count} sign of the texts is not in the font, beginning with {place}; a box stands for it",
                "{count} signs of the texts are not in the font, beginning with {place}; a box stands for each",
                count,
                place
            );
        }
        say_plural!(
            language,
            count,
            "{count} sign of {place} is not in the font; a box stands for it",
            "{count} signs of {place} are not in the font; a box stands for each",
            count,
            place
        )
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

impl Say for UnheededChoice {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Folded => {
                say!(language, "the order of a booklet")
            }
            Self::UpsideDown => {
                say!(language, "answers upside down")
            }
            Self::SmallDigits => say!(language, "small digits"),
        }
    }
}

display_in_english!(ManyPages, MissingSigns, UnheededChoice);
