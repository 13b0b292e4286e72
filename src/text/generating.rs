//! Why a puzzle was not made, and what is wrong with a code.

use super::{Language, Say, display_in_english, say};
use crate::engine::generate::{CodeError, Unfit};
use crate::engine::rating::Tenths;

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
            Self::NoSuchRating => no_such_rating(language),
            Self::RatingAboveLevel(highest, level) => {
                let level = level.say(language);
                say!(
                    language,
                    "a puzzle of the level {level} is rated {highest} at most by Sudoku Explainer, \
                     and a higher rating is asked for",
                    level,
                    highest
                )
            }
            Self::RatingBelowLevel(level) => {
                let level = level.say(language);
                say!(
                    language,
                    "singles solve a puzzle that Sudoku Explainer rates below 1.7, \
                     so none of the level {level} is rated so",
                    level
                )
            }
            Self::RatingBelowTechnique(technique) => {
                let technique = technique.say(language);
                say!(
                    language,
                    "a puzzle with a rating as low as that is solved before the technique \
                     “{technique}” is needed",
                    technique
                )
            }
            Self::SinglesAlone => say!(
                language,
                "singles solve every puzzle with 75 givens or more, and something harder is asked for"
            ),
            Self::GivensOfSymmetry(symmetries) => {
                let symmetry = symmetries.name();
                say!(
                    language,
                    "no pattern with the symmetry {symmetry} has such a number of givens: \
                     its cells go together by four or eight, but for the one in the middle",
                    symmetry
                )
            }
            Self::LargeFish(technique) => {
                let technique = technique.say(language);
                say!(
                    language,
                    "no puzzle needs the technique “{technique}”: \
                     an X-wing, swordfish or jellyfish always takes away the same",
                    technique
                )
            }
        }
    }
}

fn no_such_rating(language: Language) -> String {
    let few = Tenths::BELOW_LOOPS.map(|rating| rating.to_string()).join(", ");
    let highest = Tenths::HIGHEST;
    say!(
        language,
        "Sudoku Explainer rates no known puzzle so; ratings are {few}, and all from 4.5 to {highest}",
        few,
        highest
    )
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
