//! The words that stand on paper, and what is said of it.

use super::technique::level_name;
use super::{Language, Say, display_in_english, say, word};
use crate::engine::technique::Level;
use crate::print::{UnheededChoice, Words};

impl Language {
    /// What is printed besides the puzzles themselves.
    #[must_use]
    pub fn printed_words(self) -> Words {
        Words {
            language: self.code(),
            puzzle: word!(self, context = "on paper", "Sudoku"),
            answer: word!(self, "Answer"),
            answers: word!(self, context = "on paper", "Answers"),
            level: word!(self, context = "on paper", "Level"),
            levels: Level::ALL.map(|level| level_name(level, self)),
            author: word!(self, "Author"),
            date: word!(self, "Date"),
            time: word!(self, "Time"),
            one_of_several: word!(self, "one of several answers"),
            no_answer: word!(self, "There is no answer."),
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

display_in_english!(UnheededChoice);
