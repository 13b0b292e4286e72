//! Digits and sets of digits.
//!
//! A [`Digit`] is a number from 1 to the number of digits of the board. A [`DigitSet`] is a bit mask of digits, with
//! bit 0 for digit 1. Neither knows the board; a [`Layout`](super::Layout) does. Digits count from 1 in all computations;
//! [`LowestDigit`] says how a text or a window shows them.

use std::fmt;
use std::num::NonZeroU8;

/// A digit, counted from 1. Boards may be up to 100 × 100.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The largest digit that a [`DigitSet`] can hold.
    pub const MAX: u8 = 100;

    /// The nine digits of the classic board.
    pub const CLASSIC: [Self; 9] = {
        let mut digits = [Self(NonZeroU8::MIN); 9];
        let mut index = 1_u8;
        while index < 9 {
            digits[index as usize] = Self(NonZeroU8::MIN.saturating_add(index));
            index += 1;
        }
        digits
    };

    /// The digit `number`, or `None` if it is 0 or above [`Digit::MAX`].
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        if number > Self::MAX {
            return None;
        }
        NonZeroU8::new(number).map(Self)
    }

    /// The digit at a 0-based `index`, or `None` if it is above [`Digit::MAX`].
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        u8::try_from(index + 1).ok().and_then(Self::new)
    }

    /// The number on the board, from 1.
    #[must_use]
    pub fn get(self) -> u8 {
        self.0.get()
    }

    /// The sign of the digit in files. Above 9 it is a capital letter, above 35 a question mark.
    #[must_use]
    pub fn symbol(self) -> char {
        LowestDigit::One.sign(self).unwrap_or('?')
    }

    /// The index of the digit, from 0, for tables.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

/// The digit from which a text or a window counts the digits of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LowestDigit {
    /// Digits count from 0, as in hexadoku. Each is one less than the [`Digit`].
    Zero,
    /// Digits count from 1, as [`Digit`]s do.
    #[default]
    One,
}

impl LowestDigit {
    /// The number of `digit` as it is shown.
    #[must_use]
    pub fn number(self, digit: Digit) -> usize {
        match self {
            Self::Zero => digit.index(),
            Self::One => digit.get().into(),
        }
    }

    /// The sign of `digit` as it is shown: a figure, or above 9 a capital letter. Returns `None` if there is no letter
    /// for it.
    #[must_use]
    pub fn sign(self, digit: Digit) -> Option<char> {
        let number = u32::try_from(self.number(digit)).ok()?;
        char::from_digit(number, 36).map(|sign| sign.to_ascii_uppercase())
    }

    /// The sum of this many digits as people see it. `sum` is that of digits that count from 1.
    #[must_use]
    pub fn shown_sum(self, sum: u32, digits: u32) -> u32 {
        match self {
            Self::One => sum,
            Self::Zero => sum.saturating_sub(digits),
        }
    }

    /// The sum of digits that count from 1, of a sum of this many digits as people see it.
    #[must_use]
    pub fn sum_of_shown(self, shown: u32, digits: u32) -> u32 {
        match self {
            Self::One => shown,
            Self::Zero => shown.saturating_add(digits),
        }
    }

    /// `digit` as people see it: a number from 1, or a sign from 0.
    #[must_use]
    pub fn shown(self, digit: Digit) -> ShownDigit {
        ShownDigit { digit, lowest: self }
    }
}

/// A digit as people see it: a number from 1, or a sign from 0 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownDigit {
    digit: Digit,
    lowest: LowestDigit,
}

impl From<Digit> for ShownDigit {
    fn from(digit: Digit) -> Self {
        LowestDigit::One.shown(digit)
    }
}

impl fmt::Display for ShownDigit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.lowest, self.lowest.sign(self.digit)) {
            (LowestDigit::Zero, Some(sign)) => sign.fmt(f),
            (LowestDigit::Zero, None) | (LowestDigit::One, _) => {
                self.lowest.number(self.digit).fmt(f)
            }
        }
    }
}

impl TryFrom<u8> for Digit {
    type Error = u8;

    fn try_from(number: u8) -> Result<Self, u8> {
        Self::new(number).ok_or(number)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of digits: the candidates of a cell, or the digits that a house still lacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DigitSet(u128);

impl DigitSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The digits 1 to `last`. Numbers above [`Digit::MAX`] are left out.
    #[must_use]
    pub fn up_to(last: usize) -> Self {
        Self((1 << last.min(Digit::MAX.into())) - 1)
    }

    /// The set of one digit.
    #[must_use]
    pub fn of(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// The set of a bit mask, with bit 0 for digit 1.
    #[must_use]
    pub fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The set as a bit mask, with bit 0 for digit 1.
    #[must_use]
    pub fn bits(self) -> u128 {
        self.0
    }

    /// The number of digits in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether exactly one digit is in the set.
    #[must_use]
    pub fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Whether `digit` is in the set.
    #[must_use]
    pub fn contains(self, digit: Digit) -> bool {
        self.0 & Self::of(digit).0 != 0
    }

    /// The only digit of the set. Returns `None` if it has none or several.
    #[must_use]
    pub fn single(self) -> Option<Digit> {
        if self.is_single() { self.first() } else { None }
    }

    /// The lowest digit in the set. Returns `None` if it is empty.
    #[must_use]
    pub fn first(self) -> Option<Digit> {
        if self.is_empty() { None } else { Digit::from_index(self.0.trailing_zeros() as usize) }
    }

    /// The highest digit in the set. Returns `None` if it is empty.
    #[must_use]
    pub fn last(self) -> Option<Digit> {
        if self.is_empty() {
            None
        } else {
            Digit::from_index(127 - self.0.leading_zeros() as usize)
        }
    }

    /// The digits of this set that are above `digit`.
    #[must_use]
    pub fn above(self, digit: Digit) -> Self {
        self.without(Self::up_to(usize::from(digit.get())))
    }

    /// The digits of this set that are below `digit`.
    #[must_use]
    pub fn below(self, digit: Digit) -> Self {
        self.and(Self::up_to(digit.index()))
    }

    /// The digits in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The digits in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The digits in this set that are not in `other`.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The digits that differ by 1 from some digit of this set. May include a digit above those of the board.
    #[must_use]
    pub fn consecutive(self) -> Self {
        Self(self.0 << 1 | self.0 >> 1)
    }

    /// Adds `digit`.
    pub fn insert(&mut self, digit: Digit) {
        self.0 |= Self::of(digit).0;
    }

    /// Removes `digit`.
    pub fn remove(&mut self, digit: Digit) {
        self.0 &= !Self::of(digit).0;
    }

    /// The digits in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Digit> {
        std::iter::successors(self.first(), move |&digit| self.above(digit).first())
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<T: IntoIterator<Item = Digit>>(digits: T) -> Self {
        digits.into_iter().fold(Self::EMPTY, |set, digit| set.or(Self::of(digit)))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit(number: u8) -> Digit {
        Digit::new(number).unwrap()
    }

    #[test]
    fn a_digit_is_a_number_from_1_to_100() {
        assert_eq!(Digit::new(0), None);
        assert_eq!(Digit::new(101), None);
        assert_eq!(Digit::new(100).map(Digit::index), Some(99));
        assert_eq!(Digit::try_from(9).map(Digit::get), Ok(9));
        assert_eq!(Digit::CLASSIC.map(Digit::get), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }

    #[test]
    fn a_set_lists_its_digits_in_ascending_order() {
        let set: DigitSet = [7, 1, 100].map(digit).into_iter().collect();
        assert_eq!(set.iter().map(Digit::get).collect::<Vec<_>>(), [1, 7, 100]);
        assert_eq!((set.first(), set.last()), (Some(digit(1)), Some(digit(100))));
        assert_eq!(DigitSet::up_to(100).len(), 100);
        assert_eq!(DigitSet::EMPTY.iter().count(), 0);
    }

    #[test]
    fn above_and_below_leave_the_digit_itself_out() {
        let all = DigitSet::up_to(9);
        assert_eq!(all.above(digit(9)), DigitSet::EMPTY);
        assert_eq!(all.above(digit(7)).iter().map(Digit::get).collect::<Vec<_>>(), [8, 9]);
        assert_eq!(all.below(digit(3)).iter().map(Digit::get).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(all.below(digit(1)), DigitSet::EMPTY);
    }
}
