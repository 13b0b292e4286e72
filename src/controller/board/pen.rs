//! The pen: what the digit keys write, and whether the player chooses the cell or the digit first.

use crate::engine::Digit;
use crate::game::NoteKind;

/// What the digit keys write in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pen {
    /// Entries.
    #[default]
    Digit,
    /// Notes.
    Note(NoteKind),
    /// Colours, by their numbers.
    Colour,
}

impl Pen {
    /// Every pen.
    pub const ALL: [Self; 4] =
        [Self::Digit, Self::Note(NoteKind::Corner), Self::Note(NoteKind::Centre), Self::Colour];

    /// The one that the key for notes leads to.
    pub(in crate::controller) fn turned(self) -> Self {
        match self {
            Self::Digit => Self::Note(NoteKind::Corner),
            Self::Note(NoteKind::Corner) => Self::Note(NoteKind::Centre),
            Self::Note(NoteKind::Centre) | Self::Colour => Self::Digit,
        }
    }
}

/// Whether a cell is chosen first and then its digit, or the other way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Digits that are typed go into the selected cells.
    #[default]
    CellFirst,
    /// Digits that are typed are taken into the hand, and go into the cells that are picked.
    DigitFirst(Option<Digit>),
}
