//! Odd and even cells.

use super::meaning::Meaning;
use crate::{Digit, DigitSet, LowestDigit};

/// Whether a digit, counted from 1, is odd or even.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Parity {
    /// 1, 3, 5 and so on.
    Odd,
    /// 2, 4, 6 and so on.
    Even,
}

impl Parity {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Odd, Self::Even];

    /// Whether `digit` has this parity.
    #[must_use]
    pub fn has(self, digit: Digit) -> bool {
        digit.get().is_multiple_of(2) == (self == Self::Even)
    }

    /// The parity that digits of this parity show if digits are shown from `lowest`.
    #[must_use]
    pub fn shown(self, lowest: LowestDigit) -> Self {
        match (self, lowest) {
            (_, LowestDigit::One) => self,
            (Self::Odd, LowestDigit::Zero) => Self::Even,
            (Self::Even, LowestDigit::Zero) => Self::Odd,
        }
    }
}

/// The parity of one cell. It says all by the digits that it leaves, so it needs no propagator, and no digits can break
/// it in another way.
impl Meaning for Parity {
    fn left_at(&self, _place: usize, digits: usize) -> DigitSet {
        DigitSet::up_to(digits).iter().filter(|&digit| self.has(digit)).collect()
    }
}
