//! Different digits with a sum, on boards of up to nine digits: each cell keeps exactly the digits that some combination
//! has there. If up to four cells are open, their digits are tried.
//!
//! Otherwise the cells are filled in order. What matters of the cells before is only which digits they used, and nine digits have
//! 512 sets. So a set of such sets is a table of 512 bits, and to use a digit moves all bits at once. One sweep forwards
//! finds the sets that the cells before can use, one backwards the sets from which the cells behind can still reach the
//! sum. A digit stays in a cell if it leads from one of the former to one of the latter. Dynamic programming over sums
//! is that of Trick (A Dynamic Programming Approach for Consistency and Propagation for Knapsack Constraints, 2003).

use super::propagator::{NoCombination, Propagator, digits_of};
use crate::search::each_bit;

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

/// The largest sum of different digits: that of all nine.
const MOST_SUM: usize = 45;

/// By number of digits and by sum: the sets of nine digits. A board of fewer digits reaches none of those that have more.
static SETS: [[DigitSets; MOST_SUM + 1]; DistinctSum::MOST_DIGITS + 1] = {
    let mut sets = [[[0; WORDS]; MOST_SUM + 1]; DistinctSum::MOST_DIGITS + 1];
    let mut set: usize = 0;
    while set < 1 << DistinctSum::MOST_DIGITS {
        sets[set.count_ones() as usize][sum_of(set)][set / 64] |= 1 << (set % 64);
        set += 1;
    }
    sets
};

/// By number of digits: the sets of nine digits.
static ALL_SETS: [DigitSets; DistinctSum::MOST_DIGITS + 1] = {
    let mut sets = [[0; WORDS]; DistinctSum::MOST_DIGITS + 1];
    let mut set: usize = 0;
    while set < 1 << DistinctSum::MOST_DIGITS {
        sets[set.count_ones() as usize][set / 64] |= 1 << (set % 64);
        set += 1;
    }
    sets
};

const fn sum_of(set: usize) -> usize {
    let (mut sum, mut digit) = (0, 1);
    while digit <= DistinctSum::MOST_DIGITS {
        sum += digit * (set >> (digit - 1) & 1);
        digit += 1;
    }
    sum
}

static NO_SETS: DigitSets = [0; WORDS];

/// The sets of so many digits with this sum.
fn sets_with(count: usize, sum: u32) -> &'static DigitSets {
    SETS.get(count).and_then(|sets| sets.get(sum as usize)).unwrap_or(&NO_SETS)
}

/// Cells that hold different digits, which add up to a sum if one is wanted.
#[derive(Clone, Debug)]
pub(super) struct DistinctSum {
    sum: Option<u32>,
    /// The sets that the cells may use together.
    wanted: &'static DigitSets,
}

impl DistinctSum {
    /// The largest number of digits. A table of ten digits would have 1024 bits, and of sixteen 65,536.
    pub(super) const MOST_DIGITS: usize = 9;

    /// This many cells.
    pub(super) fn new(cells: usize, sum: Option<u32>) -> Self {
        let wanted = match sum {
            Some(sum) => sets_with(cells, sum),
            None => ALL_SETS.get(cells).unwrap_or(&NO_SETS),
        };
        Self { sum, wanted }
    }

    /// [`Propagator::narrow`] by tables of sets. Returns the digits that all ways have.
    fn narrow_by_tables(&self, candidates: &mut [u128]) -> Result<u128, NoCombination> {
        // More cells than digits have no combination, and would not fit the table of the cells before.
        if candidates.len() > Self::MOST_DIGITS {
            return Err(NoCombination);
        }
        let mut used = [[0; WORDS]; Self::MOST_DIGITS + 1];
        used[0][0] = 1;
        for (place, &set) in candidates.iter().enumerate() {
            let mut next = [0; WORDS];
            for digit in digits_of(set) {
                unite(&mut next, &with(&used[place], digit));
            }
            used[place + 1] = next;
        }
        // Backwards: `wanted` are the sets from which the cells behind can reach the sum.
        let mut wanted = common(self.wanted, &used[candidates.len()]);
        let is_in_all = |digit: &usize| !has_any(&with(&wanted, *digit));
        let required =
            (0..Self::MOST_DIGITS).filter(is_in_all).fold(0, |all, digit| all | 1 << digit);
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
        Ok(required)
    }
}

impl Propagator for DistinctSum {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        self.narrow_and_require(candidates).map(|_| ())
    }

    fn narrow_and_require(&self, candidates: &mut [u128]) -> Result<u128, NoCombination> {
        match self.sum.and_then(|sum| FewOpenCells::of(candidates, sum)) {
            Some(few) => few.narrow(candidates),
            None => self.narrow_by_tables(candidates),
        }
    }

    fn may_require(&self) -> bool {
        self.sum.is_some()
    }
}

/// The open cells of a sum, if they are few.
struct FewOpenCells {
    places: [usize; FewOpenCells::MOST],
    count: usize,
    /// The digits of the other cells.
    placed: u16,
    /// The sum of the open cells.
    rest: u32,
    are_placed_different: bool,
}

impl FewOpenCells {
    /// The most cells. To try the digits of more takes longer than the tables.
    const MOST: usize = 4;

    /// Returns `None` if more cells are open. The sum of the placed digits may be too large: then nothing is left.
    fn of(candidates: &[u128], sum: u32) -> Option<Self> {
        let mut few =
            Self { places: [0; 4], count: 0, placed: 0, rest: sum, are_placed_different: true };
        for (place, &set) in candidates.iter().enumerate() {
            if set.is_power_of_two() {
                let set = narrow_word(set);
                few.are_placed_different &= few.placed & set == 0;
                few.placed |= set;
                // A sum below 0 becomes one that no digits have.
                few.rest = few.rest.wrapping_sub(set.trailing_zeros() + 1);
            } else if few.count == Self::MOST {
                return None;
            } else {
                few.places[few.count] = place;
                few.count += 1;
            }
        }
        Some(few)
    }

    fn narrow(&self, candidates: &mut [u128]) -> Result<u128, NoCombination> {
        let mut cells = [0; Self::MOST];
        let open = &self.places[..self.count];
        for (cell, &place) in cells.iter_mut().zip(open) {
            *cell = narrow_word(candidates[place]) & !self.placed;
        }
        let ways = keep_ways(&mut cells[..self.count], self.rest);
        let required = ways.filter(|_| self.are_placed_different).ok_or(NoCombination)?;
        for (cell, &place) in cells.iter().zip(open) {
            candidates[place] = (*cell).into();
        }
        Ok(required.into())
    }
}

/// A set of up to nine digits.
#[expect(clippy::cast_possible_truncation, reason = "a board of nine digits uses nine bits")]
fn narrow_word(set: u128) -> u16 {
    set as u16
}

/// Leaves the cells the digits of all ways to reach the sum with different digits. Returns the digits that all ways have, or
/// `None` if there is no way.
fn keep_ways(cells: &mut [u16], sum: u32) -> Option<u16> {
    match cells {
        [] => (sum == 0).then_some(0),
        [one] => {
            *one &= 1_u16.checked_shl(sum.wrapping_sub(1)).unwrap_or(0);
            (*one != 0).then_some(*one)
        }
        [one, other] => {
            (*one, *other) = pairs(*one, *other, sum);
            let both = *one | *other;
            // Two pairs with the same sum have no digit in common.
            (both != 0).then_some(if both.count_ones() == 2 { both } else { 0 })
        }
        [first, rest @ ..] => {
            let (before, mut kept, mut required) = (*first, 0, u16::MAX);
            let mut kept_of_rest = [0; FewOpenCells::MOST];
            for digit in each_bit(before) {
                let mut without = [0; FewOpenCells::MOST];
                let without = &mut without[..rest.len()];
                for (without, set) in without.iter_mut().zip(&*rest) {
                    *without = set & !digit;
                }
                // A sum below 0 becomes one that no digits have.
                let sum = sum.wrapping_sub(digit.trailing_zeros() + 1);
                if let Some(others) = keep_ways(without, sum) {
                    kept |= digit;
                    required &= others | digit;
                    kept_of_rest.iter_mut().zip(without).for_each(|(all, more)| *all |= *more);
                }
            }
            *first = kept;
            rest.copy_from_slice(&kept_of_rest[..rest.len()]);
            (kept != 0).then_some(required)
        }
    }
}

/// What two different digits with this sum leave to two cells.
fn pairs(one: u16, other: u16, sum: u32) -> (u16, u16) {
    // The digit that makes up the sum with a digit is found by counting from the other end.
    let opposite = |set: u16| set.reverse_bits().checked_shr(17_u32.wrapping_sub(sum)).unwrap_or(0);
    let twice = if sum.is_multiple_of(2) {
        1_u16.checked_shl((sum / 2).wrapping_sub(1)).unwrap_or(0)
    } else {
        0
    };
    let one = one & opposite(other) & !twice;
    (one, other & opposite(one))
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

    /// The way by tables, whatever the number of open cells.
    #[derive(Debug)]
    struct ByTables(DistinctSum);

    impl Propagator for ByTables {
        fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
            self.0.narrow_by_tables(candidates).map(|_| ())
        }
    }

    #[test]
    fn cells_keep_the_digits_of_all_combinations_and_no_others() {
        let mut stream = Stream::new(1);
        for round in 0..400 {
            let digits = 4 + round % 6;
            let cells = 1 + usize::try_from(stream.below(4)).unwrap();
            let sum = (stream.below(4) > 0).then(|| u32::try_from(stream.below(30)).unwrap());
            let keeps = |ways: &[usize]| keeps_sum(ways, sum);
            let propagator = DistinctSum::new(cells, sum);
            check_against_all_ways(&propagator, (cells, digits), &mut stream, keeps);
            check_against_all_ways(&ByTables(propagator), (cells, digits), &mut stream, keeps);
        }
    }

    fn keeps_sum(ways: &[usize], sum: Option<u32>) -> bool {
        let different = (1..ways.len()).all(|at| !ways[..at].contains(&ways[at]));
        let total: usize = ways.iter().map(|digit| digit + 1).sum();
        different && sum.is_none_or(|sum| total == sum as usize)
    }

    /// The digits that the ways to fill the cells have in common.
    fn common_digits(candidates: &[u128], sum: u32) -> u128 {
        let ways = (0..9_usize.pow(u32::try_from(candidates.len()).unwrap())).map(|way| {
            let digit = |at: usize| way / 9_usize.pow(u32::try_from(at).unwrap()) % 9;
            (0..candidates.len()).map(digit).collect::<Vec<_>>()
        });
        let fits = |way: &Vec<usize>| {
            keeps_sum(way, Some(sum))
                && way.iter().zip(candidates).all(|(at, it)| it >> at & 1 == 1)
        };
        let digits_of = |way: Vec<usize>| way.iter().fold(0, |all, digit| all | 1 << digit);
        ways.filter(fits).map(digits_of).reduce(|all, one| all & one).unwrap_or(0)
    }

    #[test]
    fn required_digits_are_in_every_way() {
        let mut stream = Stream::new(2);
        let mut found = 0;
        for _ in 0..300 {
            let cells = 2 + usize::try_from(stream.below(3)).unwrap();
            let sum = u32::try_from(6 + stream.below(20)).unwrap();
            let mut set = || u128::from(stream.below(1 << 9) | stream.below(1 << 9) | 3);
            let candidates: Vec<u128> = (0..cells).map(|_| set()).collect();
            let common = common_digits(&candidates, sum);
            let propagator = DistinctSum::new(cells, Some(sum));
            let Ok(few) = propagator.narrow_and_require(&mut candidates.clone()) else { continue };
            let by_tables = propagator.narrow_by_tables(&mut candidates.clone());
            assert_eq!((few, by_tables), (common, Ok(common)), "{candidates:?} {sum}");
            found += usize::from(common != 0);
        }
        assert!(found > 20, "{found}");
    }

    #[test]
    fn more_cells_than_digits_have_no_combination() {
        let propagator = DistinctSum::new(10, None);
        assert_eq!(propagator.narrow(&mut [0x1FF; 10]), Err(NoCombination));
    }
}
