//! What a puzzle and its answer are called, in every medium.

use super::line::one_line;
use super::{Booklet, Words};

/// What a puzzle and its answer are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The puzzle: its title, or else its number. Empty where the heading over the whole says it.
    pub puzzle: String,
    /// Its answer.
    pub answer: String,
    /// Its answer, under a heading that says that these are answers. Empty where it is the only one.
    pub under_answers: String,
}

impl Names {
    /// Of one of several puzzles, by its title in one line, which may be empty, and its number, from 1.
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

    /// Of the only puzzle. Under a heading that is its title, or where it has none, nothing is said twice.
    pub(super) fn of_only(words: &Words, title: &str, heading: &str) -> Self {
        if title.is_empty() || title == heading {
            let (puzzle, under_answers) = (String::new(), String::new());
            return Self { puzzle, answer: words.answer.to_owned(), under_answers };
        }
        Self::of(words, title, 1)
    }
}

impl Booklet {
    /// What the puzzle at `place`, from 0, and its answer are called.
    #[must_use]
    pub fn names(&self, place: usize) -> Names {
        let title = one_line(self.items.get(place).map_or("", |item| &item.title));
        match self.items.len() {
            1 => Names::of_only(&self.words, &title, &self.heading()),
            _ => Names::of(&self.words, &title, place + 1),
        }
    }
}
