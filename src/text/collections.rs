//! The names of collections of puzzles.

use super::{Language, Say, foreign, say};
use crate::store::library::{BuiltIn, ShelfName};

impl Say for BuiltIn {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Levels => say!(language, "From Beginner to Extreme"),
            Self::Symmetric => say!(language, "Symmetric puzzles"),
            Self::Techniques => say!(language, "One technique each"),
            Self::MiniPatterns => say!(language, "Mini patterns"),
            Self::VeryHard => say!(language, "Very hard puzzles"),
        }
    }
}

impl Say for ShelfName {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Path(name) => foreign::name(name),
            Self::BuiltIn(built_in) => built_in.say(language),
        }
    }
}
