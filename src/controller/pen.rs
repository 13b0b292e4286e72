//! What typing writes: digits, notes of either kind, or colours; into the selected cells, or by a digit that is held.

use super::{Controller, Mode};
use crate::engine::{Cell, Digit};
use crate::game::{Colour, Content, NoteKind};

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
    fn turned(self) -> Self {
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

impl Controller {
    /// What the digit keys write.
    #[must_use]
    pub fn pen(&self) -> Pen {
        self.pen
    }

    /// Whether a digit is chosen before its cells, and which one.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The digit in the hand, while the puzzle is played.
    pub(super) fn digit_in_hand(&self) -> Option<Digit> {
        match self.hand {
            Hand::DigitFirst(digit) if self.mode == Mode::Play => digit,
            _ => None,
        }
    }

    pub(super) fn take_pen(&mut self, pen: Pen) {
        self.pen = pen;
    }

    pub(super) fn turn_pen(&mut self) {
        self.pen = self.pen.turned();
    }

    pub(super) fn toggle_digit_first(&mut self) {
        let digit_first = self.hand == Hand::CellFirst;
        self.change_options(|options| options.digit_first = digit_first);
        self.follow_digit_first();
    }

    /// Holds or lets go of digits, as the options ask for it.
    pub(super) fn follow_digit_first(&mut self) {
        self.hand = match (self.options.digit_first, self.hand) {
            (false, _) => Hand::CellFirst,
            (true, Hand::CellFirst) => Hand::DigitFirst(None),
            (true, held) => held,
        };
    }

    /// Lets go of the digit in the hand; says whether there was one.
    pub(super) fn empty_hand(&mut self) -> bool {
        match self.hand {
            Hand::DigitFirst(Some(_)) => {
                self.hand = Hand::DigitFirst(None);
                true
            }
            _ => false,
        }
    }

    /// The digit with a number from 1, if the board has it.
    fn digit(&self, number: u8) -> Option<Digit> {
        let side = self.document.board().layout().side();
        Digit::new(number).filter(|_| usize::from(number) <= side)
    }

    pub(super) fn type_digit(&mut self, number: u8) {
        match (self.digit(number), &self.mode) {
            (Some(digit), Mode::Edit) => self.write_given(digit),
            (Some(digit), Mode::Play) if self.hand == Hand::CellFirst => self.write_with_pen(digit),
            (Some(digit), Mode::Play) => self.hand = Hand::DigitFirst(Some(digit)),
            (_, Mode::Answer(_)) => self.refuse_to_write(),
            (None, _) => {}
        }
    }

    /// Notes a digit, whatever the pen is.
    pub(super) fn type_note(&mut self, kind: NoteKind, number: u8) {
        if let Some(digit) = self.digit(number)
            && self.may_write()
        {
            self.toggle_note(&self.selection.cells(), kind, digit);
        }
    }

    fn write_with_pen(&mut self, digit: Digit) {
        if !self.may_write() {
            return;
        }
        let cells = self.selection.cells();
        match self.pen {
            // Nobody wants one digit in several cells; where it may go is another matter.
            Pen::Digit if self.selection.is_several() => {
                self.toggle_note(&cells, NoteKind::Corner, digit);
            }
            Pen::Digit => self.write_entry(self.selected(), digit),
            Pen::Note(kind) => self.toggle_note(&cells, kind, digit),
            Pen::Colour => self.colour_by_number(digit),
        }
    }

    fn colour_by_number(&mut self, digit: Digit) {
        if let Some(colour) = Colour::new(digit.get()) {
            self.colour_cells(colour);
        }
    }

    /// Puts the digit in the hand into the selected cells. Says whether there is one.
    pub(super) fn put_from_hand(&mut self) -> bool {
        let digit = self.digit_in_hand();
        if digit.is_some() {
            self.put_from_hand_into(self.selected());
        }
        digit.is_some()
    }

    /// Puts the digit in the hand into a cell that was picked; a given is taken into the hand instead.
    pub(super) fn put_from_hand_into(&mut self, cell: Cell) {
        if self.mode != Mode::Play || self.hand == Hand::CellFirst || self.is_finished() {
            return;
        }
        match (self.document.board().get(cell), self.digit_in_hand()) {
            (Content::Given(digit), _) => self.hand = Hand::DigitFirst(Some(digit)),
            (Content::Entry(there), Some(held)) if there == held && self.pen == Pen::Digit => {
                self.clear_cells(&[cell]);
            }
            (_, Some(held)) => self.write_with_pen(held),
            (_, None) => {}
        }
    }
}
