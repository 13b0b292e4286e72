//! Digits with a sum, which may repeat, on boards of any number of digits.
//!
//! One sweep over the cells finds the totals that the cells before can reach, one backwards the totals from which the
//! cells behind still reach the sum. A digit stays if it leads from one of the former to one of the latter. So each
//! cell keeps exactly the digits of some way to reach the sum, in time that grows with the sum and not with the number of
//! ways (Trick, 2003).

use super::propagator::{NoCombination, Propagator, digits_of};

/// Cells whose digits, counted from 1, add up to this sum. Digits may repeat, as far as this propagator knows.
#[derive(Clone, Debug)]
pub(super) struct Total {
    sum: u32,
}

impl Total {
    /// This sum.
    pub(super) fn new(sum: u32) -> Self {
        Self { sum }
    }
}

/// Cells whose digits add up to more or less than those of other cells, by a known amount. Digits may repeat.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    /// The number of cells before those that count as negative.
    positive: usize,
    digits: usize,
    /// The sum, if the digits of the other cells are counted from the other end: of nine digits, 1 counts as 9.
    total: Total,
}

impl Difference {
    /// So many cells, and so many cells behind them. The former add up to `surplus` more.
    pub(super) fn new(positive: usize, negative: usize, surplus: i64, digits: usize) -> Self {
        let turned = i64::try_from(negative * (digits + 1)).unwrap_or(i64::MAX);
        // Cells that can never have the difference get a sum that they cannot have either.
        let total = Total::new(u32::try_from(surplus.saturating_add(turned)).unwrap_or(0));
        Self { positive, digits, total }
    }

    fn turn(&self, candidates: &mut [u128]) {
        for set in &mut candidates[self.positive..] {
            *set = set.reverse_bits() >> (u128::BITS as usize - self.digits);
        }
    }
}

impl Propagator for Difference {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        self.turn(candidates);
        self.total.narrow(candidates)?;
        self.turn(candidates);
        Ok(())
    }
}

/// The most cells whose totals are kept without an allocation, if the sum fits a word.
const FEW_CELLS: usize = 16;

impl Total {
    /// [`Propagator::narrow`] with a word for each set of totals.
    fn narrow_in_words(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let mut reached = [0_u128; FEW_CELLS];
        reached[0] = 1;
        for place in 1..candidates.len() {
            let last = reached[place - 1];
            // Totals above the word are lost. None of them leads to the sum.
            let next = numbers_of(candidates[place - 1]).map(|number| shifted(last, number));
            reached[place] = next.fold(0, |all, one| all | one);
        }
        // Backwards: `wanted` are the totals before the cells behind, from which these reach the sum.
        let mut wanted = 1_u128 << self.sum;
        for (candidates, reached) in candidates.iter_mut().zip(reached).rev() {
            let (mut before, mut kept) = (0, 0);
            for number in numbers_of(*candidates) {
                let way = wanted.checked_shr(u32_of(number)).unwrap_or(0) & reached;
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

/// The number as a shift. A set has 128 bits, so every number fits.
fn u32_of(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn shifted(totals: u128, by: usize) -> u128 {
    totals.checked_shl(u32_of(by)).unwrap_or(0)
}

impl Propagator for Total {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let highest = |set: &u128| set.checked_ilog2().map_or(0, |index| index + 1);
        // A file may ask for any sum. Totals above the highest possible are refused before they take memory.
        let most: u32 = candidates.iter().map(highest).sum();
        if self.sum > most {
            return Err(NoCombination);
        }
        // Nearly all sums of puzzles fit a word, and a search narrows them at every node.
        if self.sum < u128::BITS && candidates.len() <= FEW_CELLS {
            self.narrow_in_words(candidates)
        } else {
            self.narrow_in_lists(candidates)
        }
    }
}

impl Total {
    /// [`Propagator::narrow`] for any sum and number of cells.
    fn narrow_in_lists(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let mut reached = vec![Totals::only(0, self.sum)];
        for &set in &*candidates {
            let last = &reached[reached.len() - 1];
            let mut next = Totals::none(self.sum);
            for number in numbers_of(set) {
                next.unite_shifted(last, number);
            }
            reached.push(next);
        }
        let mut wanted = Totals::only(self.sum, self.sum);
        for (candidates, reached) in candidates.iter_mut().zip(&reached).rev() {
            let mut before = Totals::none(self.sum);
            let mut kept = 0;
            for number in numbers_of(*candidates) {
                if before.unite_steps(reached, number, &wanted) {
                    kept |= 1 << (number - 1);
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

/// The digits of a set as numbers from 1.
pub(super) fn numbers_of(set: u128) -> impl Iterator<Item = usize> {
    digits_of(set).map(|index| index + 1)
}

/// A set of totals from 0 to a largest one.
pub(super) struct Totals(Vec<u64>);

impl Totals {
    pub(super) fn none(largest: u32) -> Self {
        Self(vec![0; largest as usize / 64 + 1])
    }

    fn only(total: u32, largest: u32) -> Self {
        let mut totals = Self::none(largest);
        totals.insert(total as usize);
        totals
    }

    /// Adds a total, which must not be above the largest.
    pub(super) fn insert(&mut self, total: usize) {
        self.0[total / 64] |= 1 << (total % 64);
    }

    /// The bits of `word` of the set in which each total is `by` larger.
    fn shifted_word(&self, word: usize, by: usize) -> u64 {
        let (words, bits) = (by / 64, by % 64);
        let from = |word: Option<usize>| word.map_or(0, |word| self.0[word]);
        let low = from(word.checked_sub(words)) << bits;
        let carried = if bits == 0 { 0 } else { from(word.checked_sub(words + 1)) >> (64 - bits) };
        low | carried
    }

    /// Adds the totals of `other`, each `by` larger. Those above the largest total may be among them; none of them leads
    /// to the sum.
    pub(super) fn unite_shifted(&mut self, other: &Self, by: usize) {
        for word in 0..self.0.len() {
            self.0[word] |= other.shifted_word(word, by);
        }
    }

    /// Adds the totals of `other`, each `by` smaller, without those below 0.
    pub(super) fn unite_lowered(&mut self, other: &Self, by: usize) {
        let (words, bits) = (by / 64, by % 64);
        let from = |word: usize| other.0.get(word).copied().unwrap_or(0);
        for word in 0..self.0.len() {
            let high = if bits == 0 { 0 } else { from(word + words + 1) << (64 - bits) };
            self.0[word] |= from(word + words) >> bits | high;
        }
    }

    /// Keeps the totals that `other` has too. Returns whether there are any.
    pub(super) fn keep_common(&mut self, other: &Self) -> bool {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
        self.0.iter().any(|word| *word != 0)
    }

    /// Adds the totals of `reached` that are in `wanted` after a step of `by`. Returns whether there are any.
    fn unite_steps(&mut self, reached: &Self, by: usize, wanted: &Self) -> bool {
        let mut found = false;
        for total in wanted.totals().filter_map(|total| total.checked_sub(by)) {
            if reached.0[total / 64] >> (total % 64) & 1 == 1 {
                self.0[total / 64] |= 1 << (total % 64);
                found = true;
            }
        }
        found
    }

    fn totals(&self) -> impl Iterator<Item = usize> {
        let bits = |word: u64| (0..64).filter(move |bit| word >> bit & 1 == 1);
        self.0
            .iter()
            .enumerate()
            .flat_map(move |(at, &word)| bits(word).map(move |it| at * 64 + it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    /// The way that takes any sum and number of cells.
    #[derive(Debug)]
    struct OfAnySize(Total);

    impl Propagator for OfAnySize {
        fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
            self.0.narrow_in_lists(candidates)
        }
    }

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(2);
        for round in 0..400 {
            let digits = 2 + round % 9;
            let cells = 1 + usize::try_from(stream.below(4)).unwrap();
            let sum = u32::try_from(stream.below(10 * cells as u64)).unwrap();
            let keeps =
                |ways: &[usize]| ways.iter().map(|digit| digit + 1).sum::<usize>() == sum as usize;
            check_against_all_ways(&Total::new(sum), (cells, digits), &mut stream, keeps);
            check_against_all_ways(
                &OfAnySize(Total::new(sum)),
                (cells, digits),
                &mut stream,
                keeps,
            );
        }
    }

    #[test]
    fn sums_go_beyond_one_word_and_have_an_end() {
        let mut cells = [1 << 99, 1 << 99 | 1 << 98, u128::MAX >> 28];
        assert_eq!(Total::new(299).narrow(&mut cells), Ok(()));
        assert_eq!(cells, [1 << 99, 1 << 99 | 1 << 98, 1 << 99 | 1 << 98]);
        assert_eq!(Total::new(u32::MAX).narrow(&mut cells), Err(NoCombination));
    }

    #[test]
    fn cells_keep_the_digits_of_all_ways_to_a_difference() {
        let mut stream = Stream::new(7);
        for round in 0..200 {
            let digits = 4 + round % 6;
            let (positive, negative) = (1 + round % 2, 1 + round / 2 % 2);
            let surplus = i64::try_from(stream.below(15)).unwrap() - 7;
            let keeps = |ways: &[usize]| {
                let sum = |part: &[usize]| {
                    i64::try_from(part.iter().sum::<usize>() + part.len()).unwrap()
                };
                sum(&ways[..positive]) - sum(&ways[positive..]) == surplus
            };
            let difference = Difference::new(positive, negative, surplus, digits);
            let size = (positive + negative, digits);
            check_against_all_ways(&difference, size, &mut stream, keeps);
        }
    }
}
