//! Digits by their order: those that lie far enough below a digit, above it, or on either side.

use crate::{Digit, DigitSet};

fn all() -> DigitSet {
    DigitSet::up_to(Digit::MAX.into())
}

/// The digits that are smaller than `digit` by this much or more.
pub(super) fn below(digit: Digit, by: usize) -> DigitSet {
    DigitSet::up_to(usize::from(digit.get()).saturating_sub(by))
}

/// The digits that are greater than `digit` by this much or more. May include digits above those of the board.
pub(super) fn above(digit: Digit, by: usize) -> DigitSet {
    all().without(DigitSet::up_to((usize::from(digit.get()) + by).saturating_sub(1)))
}

/// The digits that differ from `digit` by this much or more. May include digits above those of the board.
pub(super) fn apart(digit: Digit, by: usize) -> DigitSet {
    below(digit, by).or(above(digit, by))
}

/// Every other digit than those of the set.
pub(super) fn others(set: DigitSet) -> DigitSet {
    all().without(set)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_lie_below_above_and_apart() {
        let five = Digit::new(5).unwrap();
        let numbers = |set: DigitSet| -> Vec<u8> {
            set.and(DigitSet::up_to(9)).iter().map(Digit::get).collect()
        };
        assert_eq!(numbers(below(five, 2)), [1, 2, 3]);
        assert_eq!(numbers(above(five, 2)), [7, 8, 9]);
        assert_eq!(numbers(apart(five, 4)), [1, 9]);
        assert_eq!(numbers(others(apart(five, 4))), [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(numbers(above(five, 0)), [5, 6, 7, 8, 9]);
        assert_eq!(numbers(below(five, 7)), []);
        assert!(above(five, usize::from(Digit::MAX)).is_empty());
    }
}
