//! One cell with everything that a person can put into it or lay on it.

use super::{Notes, Paint};
use crate::engine::{Digit, DigitSet};

/// What a cell holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    #[default]
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the person put in while solving.
    Entry(Digit),
    /// Digits that are noted, at least one.
    Noted(Notes),
}

impl Content {
    /// The digit, whoever put it there.
    #[must_use]
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty | Self::Noted(_) => None,
            Self::Given(digit) | Self::Entry(digit) => Some(digit),
        }
    }

    /// Whether it is a digit of the puzzle.
    #[must_use]
    pub fn is_given(self) -> bool {
        matches!(self, Self::Given(_))
    }

    /// What is noted.
    #[must_use]
    pub fn notes(self) -> Notes {
        match self {
            Self::Noted(notes) => notes,
            Self::Empty | Self::Given(_) | Self::Entry(_) => Notes::NONE,
        }
    }

    /// A cell with nothing but these notes.
    #[must_use]
    pub fn of_notes(notes: Notes) -> Self {
        if notes.is_empty() { Self::Empty } else { Self::Noted(notes) }
    }

    /// A cell with nothing but these candidates noted.
    #[must_use]
    pub fn of_candidates(candidates: DigitSet) -> Self {
        Self::of_notes(Notes::of_corner(candidates))
    }
}

/// A cell: what it holds, and what lies beside that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// What it holds.
    pub content: Content,
    /// The candidates that the person has crossed out, so that they do not come back where candidates are filled in
    /// without being asked for.
    pub crossed: DigitSet,
    /// What is coloured.
    pub paint: Paint,
}

impl Square {
    /// The same with another content.
    #[must_use]
    pub fn with(self, content: Content) -> Self {
        Self { content, ..self }
    }

    /// Whether nothing was put into it or laid on it.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        *self == Self::default()
    }

    /// Every digit that is named in it.
    pub(super) fn digits(&self) -> DigitSet {
        let digit = self.content.digit().map_or(DigitSet::EMPTY, DigitSet::of);
        digit.or(self.content.notes().all()).or(self.crossed).or(self.paint.coloured())
    }
}
