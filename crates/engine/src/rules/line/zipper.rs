//! Cells equally far from the middle of a line that have the same sum, which the digit in the middle is.

use super::sum_of;
use crate::Digit;
use crate::rules::Fault;
use crate::rules::propagator::{NoCombination, Propagator, leave};
use crate::rules::totals::numbers_of;

/// A zipper line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Zipper;

/// The places of each pair, from the ends to the middle.
fn pairs(cells: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..cells / 2).map(move |place| (place, cells - 1 - place))
}

/// The place in the middle, if there is one.
fn middle(cells: usize) -> Option<usize> {
    (cells % 2 == 1).then_some(cells / 2)
}

/// Whether a set has this number, counted from 1.
fn has(set: u128, number: usize) -> bool {
    number > 0
        && set.checked_shr(u32::try_from(number - 1).unwrap_or(u32::MAX)).unwrap_or(0) & 1 == 1
}

/// The numbers of `one` that a number of `other` brings to `sum`, as a set.
fn leading_to(sum: usize, one: u128, other: u128) -> u128 {
    let leads = |number: &usize| sum > *number && has(other, sum - number);
    numbers_of(one).filter(leads).fold(0, |kept, number| kept | 1 << (number - 1))
}

impl Propagator for Zipper {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let cells = candidates.len();
        let mut kept = vec![0; cells];
        let highest = |set: &u128| set.checked_ilog2().map_or(0, |index| index as usize + 1);
        let most = 2 * candidates.iter().map(highest).max().unwrap_or_default();
        for sum in 2..=most {
            if middle(cells).is_some_and(|middle| !has(candidates[middle], sum)) {
                continue;
            }
            let ways: Vec<[u128; 2]> = pairs(cells)
                .map(|(one, other)| {
                    let (first, second) = (candidates[one], candidates[other]);
                    [leading_to(sum, first, second), leading_to(sum, second, first)]
                })
                .collect();
            if ways.iter().any(|[first, _]| *first == 0) {
                continue;
            }
            for ((one, other), [first, second]) in pairs(cells).zip(ways) {
                kept[one] |= first;
                kept[other] |= second;
            }
            if let Some(middle) = middle(cells) {
                kept[middle] |= 1 << (sum - 1);
            }
        }
        leave(&kept, candidates)
    }
}

/// The faults of pairs that are filled: against the digit in the middle, or else against the first of them.
pub(super) fn faults(held: &[Option<Digit>]) -> Vec<Fault> {
    let cells = held.len();
    let filled = pairs(cells).filter(|&(one, other)| held[one].is_some() && held[other].is_some());
    let sum = |(one, other): (usize, usize)| sum_of(&[held[one], held[other]]);
    let mut filled = filled.peekable();
    let wanted = match (middle(cells), filled.peek()) {
        (Some(middle), _) => held[middle].map(|digit| (u32::from(digit.get()), vec![middle])),
        (None, Some(&(one, other))) => Some((sum((one, other)), vec![one, other])),
        (None, None) => None,
    };
    let Some((wanted, places)) = wanted else { return Vec::new() };
    let together = |(one, other): (usize, usize)| {
        let mut places: Vec<usize> = places.iter().copied().chain([one, other]).collect();
        places.sort_unstable();
        Fault::Together { places }
    };
    filled.filter(|&pair| sum(pair) != wanted).map(together).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(8);
        for round in 0..300 {
            let digits = 3 + round % 4;
            let cells = 3 + usize::try_from(stream.below(4)).unwrap();
            let keeps = |way: &[usize]| {
                let sum = |place: usize| way[place] + way[cells - 1 - place] + 2;
                let wanted = if cells % 2 == 1 { way[cells / 2] + 1 } else { sum(0) };
                (0..cells / 2).all(|place| sum(place) == wanted)
            };
            check_against_all_ways(&Zipper, (cells, digits), &mut stream, keeps);
        }
    }
}
