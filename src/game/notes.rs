//! The two kinds of notes that people write into an open cell.

use crate::engine::DigitSet;

/// Small digits in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// The candidates, each in its own place as on a keypad. Hints and other programs heed these.
    pub corner: DigitSet,
    /// Digits in a row in the middle of the cell, whatever the person means by them.
    pub centre: DigitSet,
}

/// Which notes are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// The candidates in their places.
    Corner,
    /// The row in the middle.
    Centre,
}

impl Notes {
    /// No note at all.
    pub const NONE: Self = Self { corner: DigitSet::EMPTY, centre: DigitSet::EMPTY };

    /// Candidates alone.
    #[must_use]
    pub fn of_corner(corner: DigitSet) -> Self {
        Self { corner, ..Self::NONE }
    }

    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The digits of one kind.
    #[must_use]
    pub fn of(self, kind: NoteKind) -> DigitSet {
        match kind {
            NoteKind::Corner => self.corner,
            NoteKind::Centre => self.centre,
        }
    }

    /// These notes with other digits of one kind.
    #[must_use]
    pub fn with(self, kind: NoteKind, digits: DigitSet) -> Self {
        match kind {
            NoteKind::Corner => Self { corner: digits, ..self },
            NoteKind::Centre => Self { centre: digits, ..self },
        }
    }

    /// These notes without some digits of either kind.
    #[must_use]
    pub fn without(self, digits: DigitSet) -> Self {
        Self { corner: self.corner.without(digits), centre: self.centre.without(digits) }
    }

    /// Every digit that is noted, in either place.
    #[must_use]
    pub fn all(self) -> DigitSet {
        self.corner.or(self.centre)
    }

    /// What the person takes for possible here: the candidates, or where there are none the row in the middle.
    #[must_use]
    pub fn candidates(self) -> DigitSet {
        if self.corner.is_empty() { self.centre } else { self.corner }
    }
}
