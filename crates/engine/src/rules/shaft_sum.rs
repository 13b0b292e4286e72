//! Cells whose digits are the figures of a number, and cells whose digits add up to it.
//!
//! The figures raise a total from 0 to the number, and the digits of the shaft lower it to 0 again. One sweep over the
//! cells finds the totals that those before can leave, one backwards the totals that those behind bring to 0. A digit stays
//! if it leads from one of the former to one of the latter, as in [`totals`](super::totals).

use super::propagator::{NoCombination, Propagator};
use super::totals::{Totals, numbers_of};

/// Figures first, and then the digits that add up to their number.
#[derive(Clone, Debug)]
pub(super) struct ShaftSum {
    /// What a digit of each figure counts: 10 and 1.
    weights: Box<[usize]>,
}

/// A set of totals up to a largest one.
pub(super) trait TotalSet: Sized {
    fn none(largest: usize) -> Self;

    /// Adds the total 0.
    fn with_zero(self) -> Self;

    /// Adds the totals of `other`, each `by` larger. Those that are too large may be lost.
    fn unite_raised(&mut self, other: &Self, by: usize);

    /// Adds the totals of `other`, each `by` smaller, without those below 0.
    fn unite_lowered(&mut self, other: &Self, by: usize);

    /// Keeps the totals that `other` has too. Returns whether there are any.
    fn keep_common(&mut self, other: &Self) -> bool;
}

impl TotalSet for u128 {
    fn none(_largest: usize) -> Self {
        0
    }

    fn with_zero(self) -> Self {
        self | 1
    }

    fn unite_raised(&mut self, other: &Self, by: usize) {
        *self |= u32::try_from(by).ok().and_then(|by| other.checked_shl(by)).unwrap_or(0);
    }

    fn unite_lowered(&mut self, other: &Self, by: usize) {
        *self |= u32::try_from(by).ok().and_then(|by| other.checked_shr(by)).unwrap_or(0);
    }

    fn keep_common(&mut self, other: &Self) -> bool {
        *self &= other;
        *self != 0
    }
}

impl TotalSet for Totals {
    fn none(largest: usize) -> Self {
        Self::none(u32::try_from(largest).unwrap_or(u32::MAX))
    }

    fn with_zero(mut self) -> Self {
        self.insert(0);
        self
    }

    fn unite_raised(&mut self, other: &Self, by: usize) {
        self.unite_shifted(other, by);
    }

    fn unite_lowered(&mut self, other: &Self, by: usize) {
        Self::unite_lowered(self, other, by);
    }

    fn keep_common(&mut self, other: &Self) -> bool {
        Self::keep_common(self, other)
    }
}

impl ShaftSum {
    /// A number of this many figures.
    pub(super) fn new(figures: usize) -> Self {
        let weight = |behind: usize| 10_usize.pow(u32::try_from(behind).unwrap_or(u32::MAX));
        Self { weights: (0..figures).rev().map(weight).collect() }
    }

    /// Two numbers of one figure each, whose sum is that of the digits behind them.
    pub(super) fn of_two_digits() -> Self {
        Self { weights: [1, 1].into() }
    }

    /// Adds to `totals` what a digit at `place` makes of those of `before`.
    fn unite_step<T: TotalSet>(&self, totals: &mut T, before: &T, place: usize, number: usize) {
        match self.weights.get(place) {
            Some(weight) => totals.unite_raised(before, weight * number),
            None => totals.unite_lowered(before, number),
        }
    }

    /// Adds to `totals` those that a digit at `place` turns into one of `behind`.
    fn unite_step_back<T: TotalSet>(
        &self,
        totals: &mut T,
        behind: &T,
        place: usize,
        number: usize,
    ) {
        match self.weights.get(place) {
            Some(weight) => totals.unite_lowered(behind, weight * number),
            None => totals.unite_raised(behind, number),
        }
    }

    fn narrow_in<T: TotalSet>(
        &self,
        candidates: &mut [u128],
        largest: usize,
    ) -> Result<(), NoCombination> {
        let mut reached = vec![T::none(largest).with_zero()];
        for (place, &set) in candidates.iter().enumerate() {
            let mut next = T::none(largest);
            for number in numbers_of(set) {
                self.unite_step(&mut next, &reached[place], place, number);
            }
            reached.push(next);
        }
        let mut wanted = T::none(largest).with_zero();
        for (place, candidates) in candidates.iter_mut().enumerate().rev() {
            let (mut before, mut kept) = (T::none(largest), 0);
            for number in numbers_of(*candidates) {
                let mut way = T::none(largest);
                self.unite_step_back(&mut way, &wanted, place, number);
                if way.keep_common(&reached[place]) {
                    kept |= 1 << (number - 1);
                    before.unite_raised(&way, 0);
                }
            }
            if kept == 0 {
                return Err(NoCombination);
            }
            *candidates = kept;
            wanted = before;
        }
        Ok(())
    }
}

impl Propagator for ShaftSum {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let highest = |set: &u128| set.checked_ilog2().map_or(0, |index| index as usize + 1);
        let figures = self.weights.iter().zip(&*candidates);
        let largest: usize = figures.map(|(weight, set)| weight * highest(set)).sum();
        // Each digit of the shaft is 1 or more. So a shaft that is too long is refused before it takes memory.
        if candidates.len() - self.weights.len() > largest {
            return Err(NoCombination);
        }
        if largest < u128::BITS as usize {
            self.narrow_in::<u128>(candidates, largest)
        } else {
            self.narrow_in::<Totals>(candidates, largest)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    /// The way that takes numbers of any size.
    #[derive(Debug)]
    struct OfAnySize(ShaftSum);

    impl Propagator for OfAnySize {
        fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
            self.0.narrow_in::<Totals>(candidates, 1_000)
        }
    }

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(3);
        for round in 0..300 {
            let digits = 3 + round % 7;
            let figures = 1 + round % 3;
            let cells = figures + 1 + usize::try_from(stream.below(3)).unwrap();
            let keeps = |ways: &[usize]| {
                let (circle, shaft) = ways.split_at(figures);
                let number = circle.iter().fold(0, |number, digit| number * 10 + digit + 1);
                shaft.iter().map(|digit| digit + 1).sum::<usize>() == number
            };
            let sum = ShaftSum::new(figures);
            let size = if figures == 3 { (cells, digits.min(4)) } else { (cells, digits) };
            check_against_all_ways(&sum, size, &mut stream, keeps);
            check_against_all_ways(&OfAnySize(sum), size, &mut stream, keeps);
        }
    }

    #[test]
    fn a_shaft_longer_than_any_number_has_no_combination() {
        let mut cells = vec![0x1FF; 11];
        assert_eq!(ShaftSum::new(1).narrow(&mut cells), Err(NoCombination));
        let mut cells = vec![0x1FF; 10];
        assert_eq!(ShaftSum::new(1).narrow(&mut cells), Ok(()));
        assert_eq!((cells[0], cells[1]), (1 << 8, 1));
    }
}
