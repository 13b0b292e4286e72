//! The combinations of a cage: the sets of digits that fill its cells and add up to its sum.

use crate::search::in_matchings;
use crate::{Digit, DigitSet};

/// The combinations that are left for some cells which hold different digits with a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combinations {
    /// The combinations, each with as many digits as there are cells. The first has the lowest digits.
    pub sets: Vec<DigitSet>,
    /// By cell: the digits that some way to fill the cells has there.
    pub left: Vec<DigitSet>,
}

impl Combinations {
    /// The most combinations that are listed. Up to nine digits there are at most 12.
    const MOST: usize = 500;

    /// The combinations for cells with these candidates. A cell that is filled has its digit alone. Digits count from 1.
    /// Returns `None` if there are more than a few hundred, which tell nobody anything.
    pub(super) fn of(candidates: &[DigitSet], sum: u32) -> Option<Self> {
        let digits = candidates.iter().copied().fold(DigitSet::EMPTY, DigitSet::or);
        let mut combinations =
            Self { sets: Vec::new(), left: vec![DigitSet::EMPTY; candidates.len()] };
        for set in sets_with_sum(digits, candidates.len(), sum, Self::MOST)? {
            let possible = candidates.iter().map(|it| it.and(set).bits()).collect();
            let Some(ways) = in_matchings::<u128>(possible) else { continue };
            combinations.sets.push(set);
            for (left, way) in combinations.left.iter_mut().zip(ways) {
                *left = left.or(DigitSet::from_bits(way));
            }
        }
        Some(combinations)
    }

    /// The digits that every combination has.
    #[must_use]
    pub fn required(&self) -> DigitSet {
        let all = self.sets.iter().copied().reduce(DigitSet::and);
        all.unwrap_or(DigitSet::EMPTY)
    }

    /// The digits that some combination has.
    #[must_use]
    pub fn possible(&self) -> DigitSet {
        self.sets.iter().copied().fold(DigitSet::EMPTY, DigitSet::or)
    }
}

/// The sets of `count` of these digits that add up to `sum`, in ascending order. Returns `None` if there are more than
/// `most`, or if digits with gaps between them take too long to try.
pub(super) fn sets_with_sum(
    digits: DigitSet,
    count: usize,
    sum: u32,
    most: usize,
) -> Option<Vec<DigitSet>> {
    let digits: Vec<Digit> = digits.iter().collect();
    let mut listing = Listing { count, most, sets: Vec::new(), tries: most.saturating_mul(100) };
    listing.list(&digits, DigitSet::EMPTY, sum)?;
    Some(listing.sets)
}

/// The search for sets of digits with a sum.
struct Listing {
    count: usize,
    most: usize,
    sets: Vec<DigitSet>,
    /// How many more steps it may take.
    tries: usize,
}

impl Listing {
    /// Adds each set that begins with the digits `taken` and goes on with some of `digits`, which ascend, to make up
    /// `rest`. Returns `None` if there are too many.
    fn list(&mut self, digits: &[Digit], taken: DigitSet, rest: u32) -> Option<()> {
        let missing = self.count - taken.len();
        if missing == 0 {
            if rest == 0 {
                self.sets.push(taken);
            }
            return (self.sets.len() <= self.most).then_some(());
        }
        self.tries = self.tries.checked_sub(1)?;
        let number = |digit: &Digit| u32::from(digit.get());
        for (at, digit) in digits.iter().enumerate() {
            let further = &digits[at..];
            if further.len() < missing {
                break;
            }
            let lowest: u32 = further[..missing].iter().map(number).sum();
            let highest: u32 = further[further.len() - missing..].iter().map(number).sum();
            // The lowest sum only grows from here on, and the highest stays.
            if lowest > rest || highest < rest {
                break;
            }
            self.list(&digits[at + 1..], taken.or(DigitSet::of(*digit)), rest - number(digit))?;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;

    fn digits(numbers: &[u8]) -> DigitSet {
        numbers.iter().filter_map(|&number| Digit::new(number)).collect()
    }

    #[test]
    fn a_cage_of_two_cells_and_sum_4_is_1_and_3() {
        let left = Combinations::of(&[DigitSet::up_to(9); 2], 4).unwrap();
        assert_eq!(left.sets, [digits(&[1, 3])]);
        assert_eq!(left.left, [digits(&[1, 3]); 2]);
        assert_eq!(left.required(), digits(&[1, 3]));
    }

    #[test]
    fn a_filled_cell_is_in_every_combination() {
        let cells = [digits(&[6]), DigitSet::up_to(9), digits(&[1, 2])];
        let left = Combinations::of(&cells, 10).unwrap();
        assert_eq!(left.sets, [digits(&[1, 3, 6])]);
        assert_eq!(left.left, [digits(&[6]), digits(&[3]), digits(&[1])]);
    }

    #[test]
    fn the_ways_are_those_that_trying_all_digits_finds() {
        let mut stream = Stream::new(3);
        for round in 0..300 {
            let count = 1 + round % 4;
            let mut random = || {
                let bits = stream.below(1 << 7) | stream.below(1 << 7) | 1;
                DigitSet::from_bits(u128::from(bits))
            };
            let cells: Vec<DigitSet> = (0..count).map(|_| random()).collect();
            let sum = u32::try_from(stream.below(24)).unwrap();
            let mut sets = Vec::new();
            let mut left = vec![DigitSet::EMPTY; count];
            for way in 0..7_usize.pow(u32::try_from(count).unwrap()) {
                let digit = |at: usize| {
                    Digit::from_index(way / 7_usize.pow(u32::try_from(at).unwrap()) % 7).unwrap()
                };
                let way: Vec<Digit> = (0..count).map(digit).collect();
                let set: DigitSet = way.iter().copied().collect();
                let total: u32 = way.iter().map(|digit| u32::from(digit.get())).sum();
                let fits = way.iter().zip(&cells).all(|(digit, cell)| cell.contains(*digit));
                if set.len() == count && total == sum && fits {
                    sets.push(set);
                    for (left, digit) in left.iter_mut().zip(way) {
                        left.insert(digit);
                    }
                }
            }
            let mut found = Combinations::of(&cells, sum).unwrap();
            sets.sort_by_key(|set| set.bits());
            sets.dedup();
            found.sets.sort_by_key(|set| set.bits());
            assert_eq!(found, Combinations { sets, left }, "{cells:?} {sum}");
        }
    }

    #[test]
    fn too_many_combinations_are_none() {
        assert_eq!(Combinations::of(&[DigitSet::up_to(40); 12], 246), None);
    }
}
