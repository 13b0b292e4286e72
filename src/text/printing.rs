//! The words on paper.

use super::{Language, listed_constraints, rule, rules_of_constraints, word};
use crate::engine::Rule;
use crate::engine::technique::Level;
use crate::print::{ConstraintWords, RuleWords, Words};

/// What is printed besides the puzzles themselves.
#[must_use]
pub fn printed_words(language: Language) -> Words {
    Words {
        language: language.code(),
        puzzle: word!(language, context = "on paper", "Sudoku"),
        answer: word!(language, "Answer"),
        answers: word!(language, context = "on paper", "Answers"),
        level: word!(language, context = "on paper", "Level"),
        levels: Level::ALL.map(|level| level.word(language)),
        author: word!(language, "Author"),
        date: word!(language, "Date"),
        time: word!(language, "Time"),
        one_of_several: word!(language, "one of several answers"),
        no_answer: word!(language, "There is no answer."),
        glue: word!(
            language,
            "Cut along the marks on the left and at the top, and glue onto the sheet before."
        ),
        rules: rules(language),
        constraints: ConstraintWords {
            language,
            sentences: rules_of_constraints,
            lists: listed_constraints,
        },
    }
}

/// The rules of boards, each for a line below the name of a puzzle.
fn rules(language: Language) -> RuleWords {
    RuleWords {
        grids: word!(language, "Each of the overlapping grids is a Sudoku"),
        digits: word!(language, "Digits from {first} to {last}"),
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
        pairs: Rule::ALL.map(|rule| rule::on_paper(rule, language)),
        torus: word!(language, "The rules go on over the edges to the opposite side"),
    }
}
