//! The titles of the lessons.

use nonet_language::{Language, Say, say};

use super::tutorial::TutorialLesson;

impl Say for TutorialLesson {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Rules => say!(language, "How Sudoku works"),
            Self::LastCell => say!(language, "The last free cell"),
            Self::BoxSingle => say!(language, "One place in a box"),
            Self::LineSingle => say!(language, "One place in a row or column"),
            Self::NakedSingle => say!(language, "One digit for a cell"),
            Self::Notes => say!(language, "Notes"),
            Self::Pointing => say!(language, "Pointing"),
            Self::Claiming => say!(language, "Claiming"),
            Self::NakedPair => say!(language, "Naked pair"),
            Self::HiddenPair => say!(language, "Hidden pair"),
            Self::NakedTriple => say!(language, "Naked triple"),
            Self::XWing => say!(language, "X-Wing"),
        }
    }
}
