//! How digits are typed on large boards: as numbers of several figures, as letters, or from 0.

use crate::engine::{Layout, LowestDigit};
use crate::game::NoteKind;
use crate::store::LargeDigits;

/// The largest digit that has a letter: Z.
pub(super) const LAST_LETTER: usize = 35;

/// How the keyboard types the digits of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigitKeys {
    /// One key for each digit: there are 9 at most.
    Single,
    /// The keys are figures, and a digit has one or several of them.
    Figures,
    /// One key for each digit up to this one: letters follow on 9.
    Letters(u8),
    /// One key for each of this number of digits, from 0 on: letters follow on 9.
    FromZero(u8),
}

/// A number that further figures may follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartialNumber {
    /// The figures so far.
    pub number: u8,
    /// The kind of note that is typed, or `None` if the pen decides.
    pub note: Option<NoteKind>,
}

/// What the keyboard types now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typing {
    /// How it types digits.
    pub keys: DigitKeys,
    /// The number that is not closed yet.
    pub partial_number: Option<PartialNumber>,
}

/// What comes of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TypingResult {
    /// More figures may follow.
    Half(u8),
    /// A whole number: no digit of the board is longer.
    Whole(u8),
    /// The board has no such digit.
    TooLarge(u16),
}

impl DigitKeys {
    /// The keys for a board, as the options ask for it.
    pub(in crate::controller) fn of(layout: &Layout, choice: LargeDigits) -> Self {
        match (layout.digit_count(), choice) {
            (0..=9, _) => Self::Single,
            (digits @ ..=LAST_LETTER, LargeDigits::Letters) => {
                Self::Letters(u8::try_from(digits).unwrap_or(u8::MAX))
            }
            (digits, choice) if choice.lowest_digit(layout) == LowestDigit::Zero => {
                Self::FromZero(u8::try_from(digits).unwrap_or(u8::MAX))
            }
            (_, LargeDigits::Numbers | LargeDigits::Letters | LargeDigits::FromZero) => {
                Self::Figures
            }
        }
    }
}

impl TypingResult {
    /// What comes of `figure` after the number `before`, on a board of `last` digits. A number to which no figure can
    /// be added is whole at once.
    pub(super) fn of(before: u8, figure: u8, last: usize) -> Self {
        let number = u16::from(before) * 10 + u16::from(figure);
        match u8::try_from(number) {
            Ok(whole) if usize::from(whole) <= last => {
                if usize::from(number) * 10 <= last {
                    Self::Half(whole)
                } else {
                    Self::Whole(whole)
                }
            }
            Ok(_) | Err(_) => Self::TooLarge(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_whole_as_soon_as_no_figure_can_follow() {
        assert_eq!(TypingResult::of(0, 1, 16), TypingResult::Half(1));
        assert_eq!(TypingResult::of(0, 2, 16), TypingResult::Whole(2));
        assert_eq!(TypingResult::of(1, 6, 16), TypingResult::Whole(16));
        assert_eq!(TypingResult::of(1, 7, 16), TypingResult::TooLarge(17));
        assert_eq!(TypingResult::of(0, 2, 25), TypingResult::Half(2));
        assert_eq!(TypingResult::of(1, 0, 100), TypingResult::Half(10));
        assert_eq!(TypingResult::of(10, 0, 100), TypingResult::Whole(100));
        assert_eq!(TypingResult::of(10, 1, 100), TypingResult::TooLarge(101));
        assert_eq!(TypingResult::of(1, 1, 100), TypingResult::Whole(11));
    }

    #[test]
    fn only_boards_with_enough_letters_are_typed_by_letters() {
        let keys = |side, choice| DigitKeys::of(&Layout::boxed(side, side).unwrap(), choice);
        assert_eq!(keys(3, LargeDigits::Letters), DigitKeys::Single);
        assert_eq!(keys(4, LargeDigits::Numbers), DigitKeys::Figures);
        assert_eq!(keys(5, LargeDigits::Letters), DigitKeys::Letters(25));
        assert_eq!(keys(6, LargeDigits::Letters), DigitKeys::Figures);
        assert_eq!(keys(3, LargeDigits::FromZero), DigitKeys::Single);
        assert_eq!(keys(4, LargeDigits::FromZero), DigitKeys::FromZero(16));
        assert_eq!(keys(5, LargeDigits::FromZero), DigitKeys::FromZero(25));
        assert_eq!(keys(6, LargeDigits::FromZero), DigitKeys::Figures);
    }
}
