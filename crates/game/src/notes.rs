//! The two kinds of notes in an open cell: corner notes and centre notes.

use nonet_engine::DigitSet;

/// The notes of one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// Corner notes: the candidates, each in its place as on a keypad. Hints and other programs use these notes.
    pub corner: DigitSet,
    /// Centre notes: digits in a row in the middle of the cell. Their meaning is up to the player.
    pub centre: DigitSet,
}

/// A kind of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// Corner notes.
    Corner,
    /// Centre notes.
    Centre,
}

impl Notes {
    /// No notes.
    pub const NONE: Self = Self { corner: DigitSet::EMPTY, centre: DigitSet::EMPTY };

    /// Corner notes only.
    #[must_use]
    pub fn of_corner(corner: DigitSet) -> Self {
        Self { corner, ..Self::NONE }
    }

    /// Whether there are no notes.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The notes of one kind.
    #[must_use]
    pub fn of(self, kind: NoteKind) -> DigitSet {
        match kind {
            NoteKind::Corner => self.corner,
            NoteKind::Centre => self.centre,
        }
    }

    /// These notes, with `digits` as the notes of one kind.
    #[must_use]
    pub fn with(self, kind: NoteKind, digits: DigitSet) -> Self {
        match kind {
            NoteKind::Corner => Self { corner: digits, ..self },
            NoteKind::Centre => Self { centre: digits, ..self },
        }
    }

    /// These notes, with `digits` removed from both kinds.
    #[must_use]
    pub fn without(self, digits: DigitSet) -> Self {
        Self { corner: self.corner.without(digits), centre: self.centre.without(digits) }
    }

    /// All noted digits of both kinds.
    #[must_use]
    pub fn all(self) -> DigitSet {
        self.corner.or(self.centre)
    }

    /// The candidates that the player allows here: the corner notes, or if there are none, the centre notes.
    #[must_use]
    pub fn candidates(self) -> DigitSet {
        if self.corner.is_empty() { self.centre } else { self.corner }
    }
}
