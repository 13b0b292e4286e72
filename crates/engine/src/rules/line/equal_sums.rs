//! Parts of a line that have the same sum.
//!
//! One sweep over each part finds the sums that it can have. Those that all parts can have are left, and a sweep backwards
//! keeps the digits that lead to one of them, as in [`totals`](crate::rules::totals).

use super::sum_of;
use crate::Digit;
use crate::rules::Fault;
use crate::rules::propagator::{NoCombination, Propagator};
use crate::rules::shaft_sum::TotalSet;
use crate::rules::totals::{Totals, numbers_of};

/// Parts with these numbers of cells, one behind the other.
#[derive(Clone, Debug)]
pub(super) struct EqualSums {
    pub(super) parts: Box<[usize]>,
}

impl EqualSums {
    fn narrow_in<T: TotalSet>(
        &self,
        candidates: &mut [u128],
        largest: usize,
    ) -> Result<(), NoCombination> {
        // By part: the sums of its first cells, from none of them to all.
        let mut reached: Vec<Vec<T>> = Vec::new();
        let mut common: Option<T> = None;
        for part in split(candidates, &self.parts) {
            let mut sums = vec![T::none(largest).with_zero()];
            for &set in &*part {
                let mut next = T::none(largest);
                numbers_of(set).for_each(|number| next.unite_raised(&sums[sums.len() - 1], number));
                sums.push(next);
            }
            let mut whole = T::none(largest);
            whole.unite_raised(&sums[sums.len() - 1], 0);
            if common.is_some_and(|common| !whole.keep_common(&common)) {
                return Err(NoCombination);
            }
            common = Some(whole);
            reached.push(sums);
        }
        let common = common.unwrap_or_else(|| T::none(largest));
        for (part, sums) in split(candidates, &self.parts).zip(&reached) {
            let mut wanted = T::none(largest);
            wanted.unite_raised(&common, 0);
            for (candidates, before) in part.iter_mut().zip(sums).rev() {
                let (mut next, mut kept) = (T::none(largest), 0);
                for number in numbers_of(*candidates) {
                    let mut way = T::none(largest);
                    way.unite_lowered(&wanted, number);
                    if way.keep_common(before) {
                        kept |= 1 << (number - 1);
                        next.unite_raised(&way, 0);
                    }
                }
                if kept == 0 {
                    return Err(NoCombination);
                }
                *candidates = kept;
                wanted = next;
            }
        }
        Ok(())
    }
}

/// The cells part by part.
fn split<'a, T: 'a>(cells: &'a mut [T], parts: &'a [usize]) -> impl Iterator<Item = &'a mut [T]> {
    let mut rest = cells;
    parts.iter().map(move |&length| {
        let (part, behind) = std::mem::take(&mut rest).split_at_mut(length);
        rest = behind;
        part
    })
}

impl Propagator for EqualSums {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let highest = |set: &u128| set.checked_ilog2().map_or(0, |index| index as usize + 1);
        // No part needs a larger sum than the part whose largest sum is the smallest.
        let most = split(candidates, &self.parts).map(|part| part.iter().map(highest).sum());
        let largest: usize = most.min().unwrap_or_default();
        if largest < u128::BITS as usize {
            self.narrow_in::<u128>(candidates, largest)
        } else {
            self.narrow_in::<Totals>(candidates, largest)
        }
    }
}

/// The fault of the first two filled parts with different sums.
pub(super) fn faults(held: &[Option<Digit>], parts: &[usize]) -> Option<Fault> {
    let mut first: Option<(usize, usize, u32)> = None;
    let mut start = 0;
    for &length in parts {
        let part = &held[start..start + length];
        if part.iter().all(Option::is_some) {
            let sum = sum_of(part);
            match first {
                Some((from, to, known)) if known != sum => {
                    let places = (from..to).chain(start..start + length).collect();
                    return Some(Fault::Parts { sums: [known, sum], places });
                }
                Some(_) => {}
                None => first = Some((start, start + length, sum)),
            }
        }
        start += length;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    /// The way that takes sums of any size.
    #[derive(Debug)]
    struct OfAnySize(EqualSums);

    impl Propagator for OfAnySize {
        fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
            self.0.narrow_in::<Totals>(candidates, 200)
        }
    }

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(7);
        for round in 0..300 {
            let digits = 3 + round % 4;
            let mut length = || 1 + usize::try_from(stream.below(3)).unwrap();
            let parts: Box<[usize]> =
                if round % 3 == 0 { [1, length(), 1].into() } else { [length(), length()].into() };
            let cells = parts.iter().sum();
            let keeps = |way: &[usize]| {
                let mut way = way.to_vec();
                let mut sums =
                    split(&mut way, &parts).map(|part| part.iter().map(|it| it + 1).sum::<usize>());
                let first = sums.next();
                sums.all(|sum| Some(sum) == first)
            };
            let sums = EqualSums { parts: parts.clone() };
            check_against_all_ways(&sums, (cells, digits), &mut stream, keeps);
            check_against_all_ways(&OfAnySize(sums), (cells, digits), &mut stream, keeps);
        }
    }
}
