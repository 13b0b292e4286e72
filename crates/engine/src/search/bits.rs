//! Masks of digits, and their bits.

use std::fmt::Debug;
use std::iter;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

/// A word that holds a set of digits, with bit 0 for digit 1. The search runs on the narrowest that holds all
/// digits of the board.
pub(crate) trait Mask:
    Copy
    + Debug
    + Default
    + Eq
    + From<bool>
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Sub<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The number of digits that the mask can hold.
    const DIGITS: usize;

    /// No digit.
    const NONE: Self;

    /// A mask of these bits. Bits above the highest of this mask are lost.
    fn of_bits(bits: u128) -> Self;

    /// The bits of the mask.
    fn bits(self) -> u128;

    /// A number as a word. It must be small.
    fn of_number(number: u64) -> Self;

    /// The number that [`Mask::of_number`] made a word of.
    fn number(self) -> u64;

    /// Whether there is exactly one digit.
    fn is_single(self) -> bool;

    /// The number of digits.
    fn len(self) -> u32;

    /// The mask of the lowest digit, or the empty mask if there is none.
    fn lowest(self) -> Self;

    /// The mask of the highest digit, or the empty mask if there is none.
    fn highest(self) -> Self;

    /// The digits that differ by 1 from some digit of this set.
    fn consecutive(self) -> Self;
}

macro_rules! mask {
    ($word:ty) => {
        impl Mask for $word {
            const DIGITS: usize = <$word>::BITS as usize;
            const NONE: Self = 0;

            #[inline]
            #[allow(clippy::cast_possible_truncation, reason = "the bits above are lost")]
            fn of_bits(bits: u128) -> Self {
                bits as Self
            }

            #[inline]
            fn bits(self) -> u128 {
                self.into()
            }

            #[inline]
            fn of_number(number: u64) -> Self {
                number.into()
            }

            #[inline]
            #[allow(clippy::cast_possible_truncation, reason = "the word was made of a u64")]
            fn number(self) -> u64 {
                self as u64
            }

            #[inline]
            fn is_single(self) -> bool {
                self.is_power_of_two()
            }

            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline]
            fn highest(self) -> Self {
                self.checked_ilog2().map_or(0, |place| 1 << place)
            }

            #[inline]
            fn consecutive(self) -> Self {
                self << 1 | self >> 1
            }
        }
    };
}

mask!(u64);
mask!(u128);

/// The bits of `mask`, each as a mask, lowest first.
#[inline]
pub(crate) fn each_bit<T>(mut mask: T) -> impl Iterator<Item = T>
where
    T: Copy + PartialEq + From<bool> + BitAnd<Output = T> + BitXor<Output = T> + Sub<Output = T>,
{
    iter::from_fn(move || {
        if mask == T::from(false) {
            return None;
        }
        // Clearing the lowest bit needs no negation, so it works for every unsigned word.
        let rest = mask & (mask - T::from(true));
        let bit = mask ^ rest;
        mask = rest;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_from_the_lowest_to_the_highest() {
        assert_eq!(each_bit(0_u16).next(), None);
        assert_eq!(each_bit(0x8005_u16).collect::<Vec<_>>(), [1, 4, 0x8000]);
        assert_eq!(each_bit(1_u64 << 63 | 2).collect::<Vec<_>>(), [2, 1 << 63]);
    }
}
