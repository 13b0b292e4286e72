//! One puzzle to be printed, with the answer once it is found.

use std::borrow::Cow;

use crate::engine::search::{Answers, has_one_answer};
use crate::engine::{Cancelled, Control};
use crate::print::{self, AnswerPlacement, Booklet, BookletPuzzle, Choices, Page};

/// One puzzle to be printed, and how.
#[derive(Clone, Debug)]
pub struct Printout {
    /// The puzzle, and what is said about it.
    pub booklet: Booklet,
    /// How it is printed.
    pub choices: Choices,
    /// What is known about the answer in the booklet.
    pub answer: PrintedAnswer,
}

/// What is known about the answer to be printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrintedAnswer {
    /// It was not looked for.
    #[default]
    Unsought,
    /// It is the one that the window shows.
    Shown,
    /// It is the only one.
    Only,
    /// It is the first of several.
    First,
    /// There is none.
    Absent,
}

impl Printout {
    /// Makes the pages. If the answer is printed, it must be known.
    pub(super) fn pages(&mut self, control: &Control) -> Result<Vec<Page>, Cancelled> {
        if self.choices.answers != AnswerPlacement::Nowhere {
            self.find_answer(control)?;
        }
        Ok(print::pages(&self.chosen(), self.choices))
    }

    /// The booklet as it is printed: with or without what the player wrote.
    #[must_use]
    pub fn chosen(&self) -> Cow<'_, Booklet> {
        if !self.choices.puzzle_only {
            return Cow::Borrowed(&self.booklet);
        }
        let items = self.booklet.items.iter().map(BookletPuzzle::without_play).collect();
        Cow::Owned(Booklet { items, ..self.booklet.clone() })
    }

    /// Looks for the answer, unless that was done already.
    pub(super) fn find_answer(&mut self, control: &Control) -> Result<(), Cancelled> {
        let Some(item) = self.booklet.items.first_mut() else {
            return Ok(());
        };
        if self.answer != PrintedAnswer::Unsought {
            return Ok(());
        }
        let Ok(puzzle) = item.puzzle() else {
            self.answer = PrintedAnswer::Absent;
            return Ok(());
        };
        let mut answers = Answers::new(&puzzle);
        answers.next(control)?;
        item.answer = answers.grid();
        self.answer = match &item.answer {
            None => PrintedAnswer::Absent,
            Some(_) if has_one_answer(&puzzle, control)? => PrintedAnswer::Only,
            Some(_) => PrintedAnswer::First,
        };
        item.has_several_answers = self.answer == PrintedAnswer::First;
        Ok(())
    }
}
