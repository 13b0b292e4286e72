//! Different digits with a sum, on boards of up to nine digits: each cell keeps exactly the digits that some combination
//! has there.
//!
//! The cells are filled in order. What matters of the cells before is only which digits they used, and nine digits have
//! 512 sets. So a set of such sets is a table of 512 bits, and to use a digit moves all bits at once. One sweep forwards
//! finds the sets that the cells before can use, one backwards the sets from which the cells behind can still reach the
//! sum. A digit stays in a cell if it leads from one of the former to one of the latter. Dynamic programming over sums
//! is that of Trick (A Dynamic Programming Approach for Consistency and Propagation for Knapsack Constraints, 2003).

use super::propagator::{NoCombination, Propagator, digits_of};

/// Sets of digits: bit *n* stands for the set whose mask is *n*.
type DigitSets = [u64; WORDS];

const WORDS: usize = 8;

/// By digit, up to the six whose bit moves within a word: the bits of a word whose sets have the digit.
const WITH: [u64; 6] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// Cells that hold different digits, which add up to a sum if one is wanted.
#[derive(Clone, Debug)]
pub(super) struct DistinctSum {
    /// The sets that the cells may use together.
    wanted: DigitSets,
}

impl DistinctSum {
    /// The largest number of digits. A table of ten digits would have 1024 bits, and of sixteen 65,536.
    pub(super) const MOST_DIGITS: usize = 9;

    /// This many cells on a board of `digits` digits.
    pub(super) fn new(cells: usize, digits: usize, sum: Option<u32>) -> Self {
        let sum_of = |set: usize| (1..=9).filter(|digit| set >> (digit - 1) & 1 == 1).sum::<u32>();
        let fits = |set: usize| {
            set.count_ones() as usize == cells && sum.is_none_or(|sum| sum_of(set) == sum)
        };
        let mut wanted = [0; WORDS];
        for set in (0..1_usize << digits).filter(|&set| fits(set)) {
            wanted[set / 64] |= 1 << (set % 64);
        }
        Self { wanted }
    }
}

impl Propagator for DistinctSum {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        // More cells than digits have no combination, and would not fit the table of the cells before.
        if candidates.len() > Self::MOST_DIGITS {
            return Err(NoCombination);
        }
        let mut used = [[0; WORDS]; DistinctSum::MOST_DIGITS];
        used[0][0] = 1;
        for place in 1..candidates.len() {
            let mut next = [0; WORDS];
            for digit in digits_of(candidates[place - 1]) {
                unite(&mut next, &with(&used[place - 1], digit));
            }
            used[place] = next;
        }
        // Backwards: `wanted` are the sets from which the cells behind can reach the sum.
        let mut wanted = self.wanted;
        for (place, candidates) in candidates.iter_mut().enumerate().rev() {
            let mut before = [0; WORDS];
            let mut kept = 0;
            for digit in digits_of(*candidates) {
                // Both sweeps must agree: a set that no cells before can use proves nothing about the digit.
                let way = common(&without(&wanted, digit), &used[place]);
                if has_any(&way) {
                    kept |= 1 << digit;
                    unite(&mut before, &way);
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

/// The sets that lack `digit`, each with the digit added.
fn with(sets: &DigitSets, digit: usize) -> DigitSets {
    let mut moved = [0; WORDS];
    // The first six digits move bits within a word, the others whole words.
    if let Some(with) = WITH.get(digit) {
        for (moved, word) in moved.iter_mut().zip(sets) {
            *moved = (word & !with) << (1 << digit);
        }
    } else {
        let far = 1 << (digit - WITH.len());
        for word in (0..WORDS).filter(|word| word & far == 0) {
            moved[word | far] = sets[word];
        }
    }
    moved
}

/// The sets that have `digit`, each without the digit.
fn without(sets: &DigitSets, digit: usize) -> DigitSets {
    let mut moved = [0; WORDS];
    if let Some(with) = WITH.get(digit) {
        for (moved, word) in moved.iter_mut().zip(sets) {
            *moved = (word & with) >> (1 << digit);
        }
    } else {
        let far = 1 << (digit - WITH.len());
        for word in (0..WORDS).filter(|word| word & far == 0) {
            moved[word] = sets[word | far];
        }
    }
    moved
}

fn unite(all: &mut DigitSets, more: &DigitSets) {
    for (all, more) in all.iter_mut().zip(more) {
        *all |= more;
    }
}

/// Whether any set is in the table. To compare with an empty table would call a function of the system.
fn has_any(sets: &DigitSets) -> bool {
    sets.iter().fold(0, |all, word| all | word) != 0
}

fn common(one: &DigitSets, other: &DigitSets) -> DigitSets {
    std::array::from_fn(|word| one[word] & other[word])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    #[test]
    fn cells_keep_the_digits_of_all_combinations_and_no_others() {
        let mut stream = Stream::new(1);
        for round in 0..400 {
            let digits = 4 + round % 6;
            let cells = 1 + usize::try_from(stream.below(4)).unwrap();
            let sum = (stream.below(4) > 0).then(|| u32::try_from(stream.below(30)).unwrap());
            let keeps = |ways: &[usize]| {
                let different = (1..ways.len()).all(|at| !ways[..at].contains(&ways[at]));
                let total: usize = ways.iter().map(|digit| digit + 1).sum();
                different && sum.is_none_or(|sum| total == sum as usize)
            };
            let propagator = DistinctSum::new(cells, digits, sum);
            check_against_all_ways(&propagator, (cells, digits), &mut stream, keeps);
        }
    }

    #[test]
    fn more_cells_than_digits_have_no_combination() {
        let propagator = DistinctSum::new(10, 9, None);
        assert_eq!(propagator.narrow(&mut [0x1FF; 10]), Err(NoCombination));
    }
}
