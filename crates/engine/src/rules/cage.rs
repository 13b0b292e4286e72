//! Killer cages: cells without repeated digits, whose digits add up to a sum if the cage shows one.

use std::ops::RangeInclusive;

use super::distinct_sum::DistinctSum;
use super::meaning::Meaning;
use super::propagator::Propagator;
use super::totals::Total;
use super::{Combinations, Fault};
use crate::{Cell, Digit, DigitSet};

/// A cage.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cage {
    /// In row-major order, each once.
    cells: Box<[Cell]>,
    sum: Option<u32>,
}

impl Cage {
    /// The cage of these cells. `sum` is that of digits that count from 1, even if the board shows them from 0.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = Cell>, sum: Option<u32>) -> Self {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        // The order in which a file lists the cells means nothing, so equal cages are equal data.
        cells.sort_unstable();
        cells.dedup();
        Self { cells: cells.into(), sum }
    }

    /// The cells in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The sum of the digits, counted from 1. `None` if the cage only forbids repeats.
    #[must_use]
    pub fn sum(&self) -> Option<u32> {
        self.sum
    }

    /// The sums that this many different digits can have, counted from 1, on a board of `digits` digits. There are no
    /// gaps. Returns `None` if the board has too few digits for such a cage.
    #[must_use]
    pub fn sums(cells: usize, digits: usize) -> Option<RangeInclusive<u32>> {
        let (cells, digits) = (u32::try_from(cells).ok()?, u32::try_from(digits).ok()?);
        let spare = digits.checked_sub(cells)?;
        let least = cells * (cells + 1) / 2;
        Some(least..=least + cells * spare)
    }

    /// The combinations that are left if the cells have these candidates. A cell that is filled has its digit alone.
    /// Returns `None` if the cage has no sum, or more than a few hundred combinations.
    pub fn combinations(&self, candidates: impl Fn(Cell) -> DigitSet) -> Option<Combinations> {
        let candidates: Vec<DigitSet> = self.cells.iter().map(|&cell| candidates(cell)).collect();
        Combinations::of(&candidates, self.sum?)
    }
}

impl Meaning for Cage {
    fn excluded(&self, _one: usize, _other: usize, digit: Digit) -> DigitSet {
        DigitSet::of(digit)
    }

    /// On a board of up to nine digits, combinations of different digits are few, and each cell keeps exactly the digits
    /// of some combination. Above, 2ⁿ combinations are too many: totals are kept, and pairs keep the digits different.
    /// Without a sum, pairs say nearly all, but a cage of nine cells that has no house needs its hidden singles.
    fn propagator(&self, digits: usize) -> Option<Box<dyn Propagator>> {
        if digits <= DistinctSum::MOST_DIGITS {
            return Some(Box::new(DistinctSum::new(self.cells.len(), self.sum)));
        }
        self.sum.map(|sum| Box::new(Total::new(sum)) as Box<dyn Propagator>)
    }

    fn sum(&self) -> Option<u32> {
        self.sum
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let (mut seen, mut repeated) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for &digit in held.iter().flatten() {
            if seen.contains(digit) {
                repeated.insert(digit);
            }
            seen.insert(digit);
        }
        let sum = self.sum.and_then(|wanted| Fault::of_sum(held, wanted));
        let repeated = repeated.iter().map(|digit| {
            let places = (0..held.len()).filter(|&at| held[at] == Some(digit)).collect();
            Fault::Repeated { digit, places }
        });
        repeated.chain(sum).collect()
    }

    /// A sum tells digits apart. Without one, any names of the digits are as good.
    fn treats_digits_alike(&self) -> bool {
        self.sum.is_none()
    }

    fn allows_opposite_digits(&self) -> bool {
        self.sum.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::super::combinations::sets_with_sum;
    use super::*;

    #[test]
    fn sums_have_no_gaps_and_no_others_have_combinations() {
        for digits in [4, 9, 11] {
            for cells in 1..=digits {
                let sums = Cage::sums(cells, digits).unwrap();
                for sum in 0..=sums.end() + 1 {
                    let found = sets_with_sum(DigitSet::up_to(digits), cells, sum, 1000).unwrap();
                    assert_eq!(!found.is_empty(), sums.contains(&sum), "{cells} cells, sum {sum}");
                }
            }
            assert_eq!(Cage::sums(digits + 1, digits), None);
        }
    }
}
