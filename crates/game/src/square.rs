//! One cell with everything that a player can put into it: a digit, notes, crossed-out candidates and colours.

use super::{Notes, Paint};
use nonet_engine::{Digit, DigitSet};

/// The content of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    #[default]
    Empty,
    /// A given of the puzzle.
    Given(Digit),
    /// A digit that the player entered.
    Entry(Digit),
    /// Notes of at least one digit.
    Noted(Notes),
}

impl Content {
    /// The given or the entry.
    #[must_use]
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty | Self::Noted(_) => None,
            Self::Given(digit) | Self::Entry(digit) => Some(digit),
        }
    }

    /// Whether the content is a given.
    #[must_use]
    pub fn is_given(self) -> bool {
        matches!(self, Self::Given(_))
    }

    /// The notes. Empty if the cell has none.
    #[must_use]
    pub fn notes(self) -> Notes {
        match self {
            Self::Noted(notes) => notes,
            Self::Empty | Self::Given(_) | Self::Entry(_) => Notes::NONE,
        }
    }

    /// The content of a cell with these notes; `Empty` if there are none.
    #[must_use]
    pub fn of_notes(notes: Notes) -> Self {
        if notes.is_empty() { Self::Empty } else { Self::Noted(notes) }
    }

    /// The content of a cell with these corner notes; `Empty` if there are none.
    #[must_use]
    pub fn of_candidates(candidates: DigitSet) -> Self {
        Self::of_notes(Notes::of_corner(candidates))
    }
}

/// A cell: its content, crossed-out candidates and colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// The content.
    pub content: Content,
    /// The candidates that the player crossed out. Automatic notes do not bring them back.
    pub crossed: DigitSet,
    /// The colours.
    pub paint: Paint,
}

impl Square {
    /// The same square with another content.
    #[must_use]
    pub fn with(self, content: Content) -> Self {
        Self { content, ..self }
    }

    /// Whether the square is empty: no content, crossed-out candidate or colour.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        *self == Self::default()
    }

    /// All digits in the content, the crossed-out candidates and the colours.
    pub(super) fn digits(&self) -> DigitSet {
        let digit = self.content.digit().map_or(DigitSet::EMPTY, DigitSet::of);
        digit.or(self.content.notes().all()).or(self.crossed).or(self.paint.coloured())
    }
}
