//! The words of the dialog for a new game, and the reasons why there is no game.

use super::{Language, Say, say};
use crate::controller::{GameError, GameShape};
use crate::engine::generate::GenerationError;
use crate::engine::technique::Level;

/// That nothing is asked for.
#[must_use]
pub fn any(language: Language) -> String {
    say!(language, "Any")
}

/// What a board to choose is called.
#[must_use]
pub fn shape_name(shape: &GameShape, language: Language) -> String {
    match shape {
        GameShape::Classic => say!(language, "Classic 9×9"),
        GameShape::Named(shape) => shape.say(language),
        GameShape::Kept(board) => board.name.clone(),
        GameShape::Shown(_) => say!(language, "The board in the window"),
        GameShape::RandomJigsaw(side) => {
            let rows = side.rows();
            say!(language, "Random jigsaw {rows}×{rows}", rows)
        }
    }
}

impl Say for GameError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Givens => say!(
                language,
                "Type a number of givens from 17 to 80, such as 24, or a range, such as 22-26."
            ),
            Self::GivensOfBoard => {
                say!(language, "Type a number of givens, such as 40, or a range, such as 36-44.")
            }
            Self::Rating => {
                say!(language, "Type a rating such as 7.2, or a range, such as 7.0-7.5.")
            }
            Self::RatingOfBoard => {
                say!(language, "Only puzzles on the classic board without clues have this rating.")
            }
            Self::Code(error) => sentence(&error.say(language)),
            Self::Unfit(unfit) => sentence(&unfit.say(language)),
        }
    }
}

/// A clause as a sentence.
fn sentence(clause: &str) -> String {
    let mut characters = clause.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), characters.as_str())
}

/// That a game has begun.
pub(super) fn begun(level: Option<Level>, language: Language) -> String {
    match level {
        Some(level) => {
            let level = level.say(language);
            say!(language, "A new game, level {level}. Good luck!", level)
        }
        None => {
            say!(
                language,
                "A new game. Puzzles on boards of more than 625 cells have no levels. Good luck!"
            )
        }
    }
}

/// That nobody knows which day it is.
pub(super) fn no_day(language: Language) -> String {
    say!(
        language,
        "The clock of this computer shows no valid day, so there is no puzzle of the \
         day."
    )
}

/// Why no game has begun.
pub(super) fn none(why: GenerationError, language: Language) -> String {
    match why {
        GenerationError::Cancelled => say!(language, "Cancelled."),
        GenerationError::Unfit(_)
        | GenerationError::GivenUp(_)
        | GenerationError::NoneOfLevel { .. } => sentence(&why.say(language)),
    }
}
