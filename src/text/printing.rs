//! The words on paper, and the messages about printing.

use super::technique::level_name;
use super::{Language, Say, display_in_english, say, word};
use crate::engine::technique::Level;
use crate::print::{RuleWords, UnheededChoice, Words};

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
            glue: word!(
                self,
                "Cut along the marks on the left and at the top, and glue onto the sheet before."
            ),
            rules: rules(self),
        }
    }
}

/// The rules of boards, each for a line below the name of a puzzle.
fn rules(language: Language) -> RuleWords {
    RuleWords {
        grids: word!(language, "Each of the overlapping grids is a Sudoku"),
        digits: word!(language, "Digits from 1 to {last}"),
        no_regions: word!(language, "No boxes: rows and columns alone"),
        shades_within_lines: word!(language, "Within heavy lines, cells of one shade are a region"),
        shades_in_pieces: word!(language, "Pieces of one shade are one region"),
        diagonals: word!(language, "No digit twice on a diagonal line"),
        windows: word!(language, "No digit twice in a window"),
        disjoint_groups: word!(language, "No digit twice in the same place of the boxes"),
        asterisk: word!(language, "No digit twice in the asterisk"),
        centre_dots: word!(language, "No digit twice in the centres of the boxes"),
        girandola: word!(language, "No digit twice in the girandola"),
        extra_houses: word!(language, "No digit twice in a marked group of cells"),
        anti_knight: word!(language, "No two equal digits a knight's move apart"),
        anti_king: word!(language, "No two equal digits touch, not even at a corner"),
        non_consecutive: word!(language, "No two consecutive digits side by side"),
        torus: word!(language, "The rules go on over the edges to the opposite side"),
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
