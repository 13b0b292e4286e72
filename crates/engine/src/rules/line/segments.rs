//! A line that falls into parts, each of which has the same known sum.
//!
//! The sweeps of [`totals`](crate::rules::totals) with one more step: a total that comes to the sum begins again at 0.

use crate::Digit;
use crate::rules::Fault;
use crate::rules::propagator::{NoCombination, Propagator};
use crate::rules::totals::numbers_of;

/// Parts with this sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Segments {
    /// At most [`LineKind::LARGEST_SUM`](super::LineKind::LARGEST_SUM), so that totals fit a word.
    pub(super) sum: u32,
}

impl Segments {
    /// The totals behind a cell with this number, if those before it are `before`.
    fn stepped(self, before: u128, number: usize) -> u128 {
        let raised = u32::try_from(number).ok().and_then(|by| before.checked_shl(by)).unwrap_or(0);
        let comes_to_sum = raised >> self.sum & 1;
        (raised & ((1 << self.sum) - 1)) | comes_to_sum
    }

    /// The totals before a cell with this number that lead to one of `behind`.
    fn stepped_back(self, behind: u128, number: usize) -> u128 {
        // A total of 0 behind the cell is the sum.
        let as_sum = (behind & !1) | (behind & 1) << self.sum;
        u32::try_from(number).ok().and_then(|by| as_sum.checked_shr(by)).unwrap_or(0)
    }

    /// The fault of a full line.
    pub(super) fn fault(self, held: &[Option<Digit>]) -> Option<Fault> {
        let digits: Option<Vec<Digit>> = held.iter().copied().collect();
        let total =
            digits?.into_iter().fold(1, |total, digit| self.stepped(total, digit.get().into()));
        (total != 1).then(|| Fault::Together { places: (0..held.len()).collect() })
    }
}

impl Propagator for Segments {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let mut reached = vec![1_u128];
        for &set in &*candidates {
            let before = reached[reached.len() - 1];
            let totals = numbers_of(set).map(|number| self.stepped(before, number));
            reached.push(totals.fold(0, |all, one| all | one));
        }
        let mut wanted = 1_u128;
        for (candidates, reached) in candidates.iter_mut().zip(reached).rev() {
            let (mut before, mut kept) = (0, 0);
            for number in numbers_of(*candidates) {
                let way = self.stepped_back(wanted, number) & reached;
                before |= way;
                kept |= u128::from(way != 0) << (number - 1);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(9);
        for round in 0..300 {
            let digits = 3 + round % 4;
            let cells = 1 + usize::try_from(stream.below(5)).unwrap();
            let sum = 3 + usize::try_from(stream.below(6)).unwrap();
            let keeps = |way: &[usize]| {
                let mut total = 0;
                let fits = way.iter().all(|digit| {
                    total += digit + 1;
                    let fits = total <= sum;
                    total %= sum;
                    fits
                });
                fits && total == 0
            };
            let segments = Segments { sum: u32::try_from(sum).unwrap() };
            check_against_all_ways(&segments, (cells, digits), &mut stream, keeps);
        }
    }

    #[test]
    fn the_largest_sum_fits() {
        let segments = Segments { sum: super::super::LineKind::LARGEST_SUM };
        let mut cells = vec![1 << 99, 1 << 26];
        assert_eq!(segments.narrow(&mut cells), Ok(()));
        let mut cells = vec![1 << 99, 1 << 27];
        assert_eq!(segments.narrow(&mut cells), Err(NoCombination));
    }
}
