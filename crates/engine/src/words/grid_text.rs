//! The reasons why a text is no grid.

use nonet_language::{Language, Say, display_in_english, say};

use crate::{GridTextError, PuzzleTextError};

impl Say for GridTextError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Length { found } => say!(
                language,
                "a text with {found} cells is no board; expected 81, or the cells of another ordinary board",
                found
            ),
            Self::Sign { sign, cell, largest } => say!(
                language,
                "“{sign}” in cell {cell} is neither a digit from 1 to {largest} nor an empty cell (. or 0)",
                sign,
                cell,
                largest
            ),
        }
    }
}

impl Say for PuzzleTextError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoGrid(error) => error.say(language),
            Self::NoPuzzle(reasons) => reasons.say(language),
        }
    }
}

display_in_english!(GridTextError, PuzzleTextError);
