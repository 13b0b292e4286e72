//! How games end, and what was done with a puzzle, in words.

use nonet_language::{Language, Say, display_in_english, say};

use crate::{Ending, PuzzleMark};

impl Say for Ending {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Solved => say!(language, context = "a game or a puzzle", "Solved"),
            Self::AnswerShown => say!(language, "Answer shown"),
            Self::Left => say!(language, "Not finished"),
        }
    }
}

impl Say for PuzzleMark {
    fn say(&self, language: Language) -> String {
        match self {
            Self::New => say!(language, "Not played"),
            Self::Tried => say!(language, "Not solved yet"),
            Self::Solved => say!(language, context = "a game or a puzzle", "Solved"),
        }
    }
}

display_in_english!(Ending, PuzzleMark);
