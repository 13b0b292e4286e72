//! Killer cages: cells without repeated digits, whose digits add up to a sum if the cage shows one.

use std::ops::RangeInclusive;

use super::combinations::sets_with_sum;
use super::distinct_sum::DistinctSum;
use super::meaning::Meaning;
use super::propagator::Propagator;
use super::totals::Total;
use super::{Combinations, Fault};
use crate::search::in_matchings;
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

    /// The sets of digits that add up to the sum, in ascending order, on a board of `digits` digits. Returns `None` if the
    /// cage shows no sum, or if there are more than `most` sets.
    #[must_use]
    pub fn combinations(&self, digits: usize, most: usize) -> Option<Vec<DigitSet>> {
        sets_with_sum(DigitSet::up_to(digits), self.cells.len(), self.sum?, most)
    }

    /// Whether the cells can hold just the digits of `combination`, one in each, if `left` are the digits left for a cell.
    #[must_use]
    pub fn admits(&self, combination: DigitSet, left: impl Fn(Cell) -> DigitSet) -> bool {
        let left = self.cells.iter().map(|&cell| left(cell).and(combination).bits()).collect();
        combination.len() == self.cells.len() && in_matchings::<u128>(left).is_some()
    }

    /// The combinations that are left if the cells have these candidates. A cell that is filled has its digit alone.
    /// Returns `None` if the cage has no sum, or more than a few hundred combinations.
    pub fn combinations_left(&self, candidates: impl Fn(Cell) -> DigitSet) -> Option<Combinations> {
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
            return Some(Box::new(DistinctSum::new(self.cells.len(), digits, self.sum)));
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
    use super::*;
    use crate::generate::Stream;

    fn cage(cells: usize, sum: u32) -> Cage {
        Cage::new((0..cells).filter_map(Cell::new), Some(sum))
    }

    fn total(set: usize) -> u32 {
        (1..=16).filter(|number| set >> (number - 1) & 1 == 1).sum()
    }

    #[test]
    fn combinations_are_all_sets_with_the_sum() {
        for digits in [4, 9, 11] {
            for cells in 1..=digits {
                let sums = Cage::sums(cells, digits).unwrap();
                for sum in 0..=sums.end() + 1 {
                    let is_one =
                        |set: &usize| set.count_ones() as usize == cells && total(*set) == sum;
                    let mut wanted: Vec<u128> =
                        (0..1_usize << digits).filter(is_one).map(|set| set as u128).collect();
                    let found = cage(cells, sum).combinations(digits, 1000).unwrap();
                    let mut found: Vec<u128> = found.into_iter().map(DigitSet::bits).collect();
                    assert_eq!(!found.is_empty(), sums.contains(&sum), "{cells} cells, sum {sum}");
                    found.sort_unstable();
                    wanted.sort_unstable();
                    assert_eq!(found, wanted, "{cells} cells, sum {sum}");
                }
            }
            assert_eq!(Cage::sums(digits + 1, digits), None);
        }
    }

    #[test]
    fn too_many_combinations_are_not_listed() {
        let of_large_board = cage(50, 2525);
        assert_eq!(of_large_board.combinations(100, 1000), None);
        assert_eq!(cage(4, 20).combinations(9, 12).map(|all| all.len()), Some(12));
        assert_eq!(cage(4, 20).combinations(9, 11), None);
        assert_eq!(Cage::new(Cell::new(0), None).combinations(9, 1000), None);
    }

    fn fits(left: &[u128], digits: u128) -> bool {
        let Some((first, rest)) = left.split_first() else { return digits == 0 };
        let own = first & digits;
        (0..9).filter(|at| own >> at & 1 == 1).any(|at| fits(rest, digits & !(1 << at)))
    }

    #[test]
    fn a_combination_is_admitted_if_some_order_of_it_fits() {
        let mut stream = Stream::new(3);
        let mut admitted = 0;
        for _ in 0..2000 {
            let cells = 1 + usize::try_from(stream.below(5)).unwrap();
            let left: Vec<u128> = (0..cells).map(|_| u128::from(stream.below(512))).collect();
            let digits = u128::from(stream.below(512));
            let admits = cage(cells, 1)
                .admits(DigitSet::from_bits(digits), |it| DigitSet::from_bits(left[it.index()]));
            assert_eq!(admits, fits(&left, digits), "{left:?} {digits}");
            admitted += usize::from(admits);
        }
        assert!(admitted > 20, "both are tried: {admitted}");
    }
}
