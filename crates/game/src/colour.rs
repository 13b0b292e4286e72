//! Colours that the player gives to cells and candidates.
//!
//! A colour is only a number here. The window decides its look.

use nonet_engine::{Digit, DigitSet};

/// One of eight colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Default for Colour {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Colour {
    /// Number of colours.
    pub const COUNT: usize = 8;

    /// Every colour in order.
    pub const ALL: [Self; Self::COUNT] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// The colour with this number, counted from 1. Returns `None` if there is no such colour.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        let index = usize::from(number).checked_sub(1)?;
        Self::ALL.get(index).copied()
    }

    /// The number of the colour, counted from 1.
    #[must_use]
    pub fn get(self) -> u8 {
        self.0 + 1
    }

    /// The number of the colour, counted from 0, for tables.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The colours of a cell. A cell may have several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Self = Self(0);

    /// The set of a bit mask, with bit 0 for the first colour.
    pub(super) fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The set as a bit mask, with bit 0 for the first colour.
    pub(super) fn bits(self) -> u8 {
        self.0
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains `colour`.
    #[must_use]
    pub fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour.0) != 0
    }

    /// The set with `colour`.
    #[must_use]
    pub fn with(self, colour: Colour) -> Self {
        Self(self.0 | (1 << colour.0))
    }

    /// The set without `colour`.
    #[must_use]
    pub fn without(self, colour: Colour) -> Self {
        Self(self.0 & !(1 << colour.0))
    }

    /// The colours in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}

/// The colours of one cell and of its candidates. A candidate has at most one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Paint {
    /// The colours of the cell.
    pub cell: Colours,
    /// The candidates of each colour. The sets are disjoint.
    candidates: [DigitSet; Colour::COUNT],
}

impl Paint {
    /// Nothing is coloured.
    pub const NONE: Self =
        Self { cell: Colours::NONE, candidates: [DigitSet::EMPTY; Colour::COUNT] };

    /// Whether nothing is coloured.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }

    /// The colour of the candidate `digit`.
    #[must_use]
    pub fn of(&self, digit: Digit) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.candidates[colour.index()].contains(digit))
    }

    /// The same paint with this colour for the candidate `digit`, or without a colour for it.
    #[must_use]
    pub fn with(mut self, digit: Digit, colour: Option<Colour>) -> Self {
        self.candidates.iter_mut().for_each(|digits| digits.remove(digit));
        if let Some(colour) = colour {
            self.candidates[colour.index()].insert(digit);
        }
        self
    }

    /// The coloured candidates with their colours, ordered by colour.
    pub fn candidates(&self) -> impl Iterator<Item = (Digit, Colour)> + '_ {
        let of = |colour: Colour| {
            self.candidates[colour.index()].iter().map(move |digit| (digit, colour))
        };
        Colour::ALL.into_iter().flat_map(of)
    }

    /// Every candidate that has a colour.
    #[must_use]
    pub fn coloured(&self) -> DigitSet {
        self.candidates.iter().fold(DigitSet::EMPTY, |all, &digits| all.or(digits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_has_one_colour_and_a_cell_many() {
        let [first, second] = [1, 2].map(|number| Colour::new(number).unwrap());
        let five = Digit::new(5).unwrap();
        let paint = Paint::NONE.with(five, Some(first)).with(five, Some(second));
        assert_eq!(paint.candidates().collect::<Vec<_>>(), [(five, second)]);
        assert!(paint.with(five, None).is_none());
        let both = Colours::NONE.with(second).with(first);
        assert_eq!(both.iter().collect::<Vec<_>>(), [first, second]);
        assert_eq!(both.without(first).without(second), Colours::NONE);
    }

    #[test]
    fn there_are_eight_colours() {
        assert_eq!((Colour::new(0), Colour::new(9)), (None, None));
        assert_eq!(Colour::ALL.map(Colour::get), [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
