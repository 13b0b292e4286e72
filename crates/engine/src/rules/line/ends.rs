//! Cells whose digits lie between the digits at the ends of a line, or beyond them.

use crate::Digit;
use crate::rules::Fault;
use crate::rules::propagator::{NoCombination, Propagator, digits_of, leave};

/// What the cells have to do with the digits between those of the ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inside {
    /// They hold some of these: a between line.
    Required,
    /// They hold others, and none of those at the ends: a lockout line.
    Forbidden,
}

/// The ends of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub(super) inside: Inside,
    /// What the ends differ by at least.
    pub(super) gap: usize,
}

impl Ends {
    /// The digits that the inner cells can hold, if the ends hold these, as indices.
    fn allowed(self, one: usize, other: usize) -> u128 {
        let (low, high) = (one.min(other), one.max(other));
        let up_to_high = !0 >> (u128::BITS as usize - 1 - high);
        let up_to_low = !0 >> (u128::BITS as usize - 1 - low);
        match self.inside {
            Inside::Required => up_to_high & !up_to_low & !(1 << high),
            Inside::Forbidden => !up_to_high | (up_to_low & !(1 << low)),
        }
    }

    /// The faults of digits that are neither those of the ends nor on the right side of them.
    pub(super) fn faults(self, held: &[Option<Digit>]) -> Vec<Fault> {
        let [Some(first), inner @ .., Some(last)] = held else { return Vec::new() };
        let (first, last) = (first.index(), last.index());
        let allowed = self.allowed(first, last);
        let is_wrong = |digit: &Digit| {
            let index = digit.index();
            index != first && index != last && allowed >> index & 1 == 0
        };
        let wrong =
            inner.iter().enumerate().filter(|(_, digit)| digit.as_ref().is_some_and(is_wrong));
        let together = |(at, _)| Fault::Together { places: vec![0, at + 1, held.len() - 1] };
        wrong.map(together).collect()
    }
}

impl Propagator for Ends {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let [first, inner @ .., last] = &*candidates else { return Ok(()) };
        let mut kept = vec![0; candidates.len()];
        let end = kept.len() - 1;
        for one in digits_of(*first) {
            for other in digits_of(*last).filter(|other| one.abs_diff(*other) >= self.gap) {
                let allowed = self.allowed(one, other);
                if inner.iter().any(|set| set & allowed == 0) {
                    continue;
                }
                kept[0] |= 1 << one;
                kept[end] |= 1 << other;
                let all = kept[1..end].iter_mut().zip(inner);
                all.for_each(|(kept, set)| *kept |= set & allowed);
            }
        }
        leave(&kept, candidates)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(6);
        for round in 0..400 {
            let digits = 3 + round % 5;
            let cells = 2 + usize::try_from(stream.below(4)).unwrap();
            let inside = if round % 2 == 0 { Inside::Required } else { Inside::Forbidden };
            let gap = usize::try_from(stream.below(4)).unwrap();
            let keeps = |way: &[usize]| {
                let (first, last) = (way[0], way[cells - 1]);
                let (low, high) = (first.min(last), first.max(last));
                let fits = |digit: &usize| match inside {
                    Inside::Required => low < *digit && *digit < high,
                    Inside::Forbidden => *digit < low || high < *digit,
                };
                high - low >= gap && way[1..cells - 1].iter().all(fits)
            };
            let ends = Ends { inside, gap };
            check_against_all_ways(&ends, (cells, digits), &mut stream, keeps);
        }
    }
}
