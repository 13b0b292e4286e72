//! Why a puzzle was not made, and what is wrong with a code.

use super::{Language, Say, display_in_english, say};
use crate::engine::generate::{CodeError, Unfit};

impl Say for Unfit {
    fn say(&self, language: Language) -> String {
        match self {
            Self::FewCells(count) => say!(
                language,
                "no puzzle has a single answer with fewer than 17 givens, and the pattern has {count}",
                count
            ),
            Self::NoOpenCell => {
                say!(language, "the pattern leaves no cell open")
            }
            Self::TwoEmptyLines => say!(
                language,
                "two rows of a band, or two columns of a stack, are empty in the pattern: \
                 they could be swapped, so there is always a second answer"
            ),
            Self::Givens => say!(language, "a puzzle has from 17 to 80 givens"),
            Self::GivensOfPattern(count) => say!(
                language,
                "the pattern has {count} givens, and another number of them is asked for",
                count
            ),
            Self::Rating => {
                say!(language, "the range of ratings is empty: its end lies before its start")
            }
            Self::AboveLevel(technique, level) => {
                let (technique, level) = (technique.say(language), level.say(language));
                say!(
                    language,
                    "no puzzle of the level {level} needs the technique “{technique}”, which is above it",
                    level,
                    technique
                )
            }
        }
    }
}

impl Say for CodeError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Sign(sign) => say!(language, "“{sign}” stands in no code of a puzzle", sign),
            Self::Length(count) => say!(
                language,
                "a code of a puzzle has 12 signs, or 19 and more; this has {count}",
                count
            ),
            Self::Check => say!(language, "a sign of this code is wrong, or two are swapped"),
            Self::Later => say!(language, "this code is of a later version of Nonet"),
            Self::Meaningless => {
                say!(language, "there is no puzzle of this code")
            }
        }
    }
}

display_in_english!(Unfit, CodeError);
