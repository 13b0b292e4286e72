//! The names of a puzzle and of its answer, the same in every medium.

use super::content::{BookletPuzzle, Header};
use super::line::one_line;
use super::{Booklet, Words};

/// The names of a puzzle and of its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The name of the puzzle: its title, or else its number. Empty if the heading of the document says it.
    pub puzzle: String,
    /// The name of the answer.
    pub answer: String,
    /// The name of the answer below a heading that says "Answers". Empty if there is only one.
    pub under_answers: String,
}

impl Names {
    /// The names of one of several puzzles. `title` is on one line and may be empty; `number` counts from 1.
    pub(super) fn of(words: &Words, title: &str, number: usize) -> Self {
        let Words { puzzle, answer, .. } = words;
        match title {
            "" => Self {
                puzzle: format!("{puzzle} {number}"),
                answer: format!("{answer} {number}"),
                under_answers: number.to_string(),
            },
            title => Self {
                puzzle: title.to_owned(),
                answer: format!("{answer}: {title}"),
                under_answers: title.to_owned(),
            },
        }
    }

    /// The names of the only puzzle. They do not repeat the title if the heading shows it.
    pub(super) fn of_only(words: &Words, title: &str, heading: &str) -> Self {
        if title.is_empty() || title == heading {
            let (puzzle, under_answers) = (String::new(), String::new());
            return Self { puzzle, answer: words.answer.to_owned(), under_answers };
        }
        Self::of(words, title, 1)
    }

    /// The names, with a remark in those of the answer if the puzzle `item` has several answers.
    pub(super) fn noting_several(self, item: &BookletPuzzle, words: &Words) -> Self {
        if !item.has_several_answers || item.answer.is_none() {
            return self;
        }
        let noting = |name: &str| format!("{name} ({})", words.one_of_several).trim().to_owned();
        let (answer, under_answers) = (noting(&self.answer), noting(&self.under_answers));
        Self { answer, under_answers, ..self }
    }
}

impl Header {
    /// The names of the puzzle `item` at `place`, counted from 0, and of its answer.
    pub(super) fn names(&self, item: &BookletPuzzle, place: usize) -> Names {
        let title = one_line(&item.title);
        let names = if self.is_of_one() {
            Names::of_only(&self.words, &title, &self.heading())
        } else {
            Names::of(&self.words, &title, place + 1)
        };
        names.noting_several(item, &self.words)
    }
}

impl Booklet {
    /// The names of the puzzle at `place`, counted from 0, and of its answer. Returns `None` if there is no such
    /// puzzle.
    #[must_use]
    pub fn names(&self, place: usize) -> Option<Names> {
        Some(self.header().names(self.items.get(place)?, place))
    }
}
