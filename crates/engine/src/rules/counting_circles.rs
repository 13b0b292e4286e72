//! Counting circles: a digit in a circle says how many circles of the board hold it.

use super::Fault;
use super::meaning::Meaning;
use super::propagator::{NoCombination, Propagator, digits_of, leave};
use crate::{Cell, Digit, DigitSet};

/// All counting circles of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CountingCircles {
    /// In row-major order, each once.
    cells: Box<[Cell]>,
}

impl CountingCircles {
    /// Circles in these cells, in any order.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        cells.dedup();
        Self { cells: cells.into() }
    }

    /// The most circles that a board of this many digits can have: each digit as often as it says.
    #[must_use]
    pub fn most(digits: usize) -> usize {
        digits * (digits + 1) / 2
    }

    /// The cells in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }
}

impl Meaning for CountingCircles {
    fn pairs(&self, _cells: usize) -> Vec<[usize; 2]> {
        Vec::new()
    }

    fn propagator(&self, _digits: usize) -> Option<Box<dyn Propagator>> {
        Some(Box::new(CountedDigits))
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let empty = held.iter().filter(|digit| digit.is_none()).count();
        let digits: DigitSet = held.iter().copied().flatten().collect();
        let fault = |digit: Digit| {
            let (is_it, wanted) = (|&place: &usize| held[place] == Some(digit), digit.get().into());
            let places: Vec<usize> = (0..held.len()).filter(is_it).collect();
            let is_possible = (places.len()..=places.len() + empty).contains(&wanted);
            (!is_possible).then_some(Fault::Count { digit, places, empty })
        };
        digits.iter().filter_map(fault).collect()
    }
}

/// Cells in which each digit stands as often as it says, or not at all.
///
/// So the digits that occur add up to the number of cells. The sets of digits that do so are few: at most 23 of nine
/// digits. With the set, it is known how often each digit stands in the cells. Which cells can hold it then is a matching
/// with capacities, and all edges that some perfect matching has are found as Régin does (A filtering algorithm for
/// constraints of difference in CSPs, 1994).
#[derive(Clone, Copy, Debug)]
struct CountedDigits;

/// The most sets of digits whose matchings are looked at. Boards of more than nine digits may have thousands; there, each
/// digit is only counted.
const MOST_SETS: u64 = 32;

impl Propagator for CountedDigits {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let counts = Counts::of(candidates);
        let sets = Sets::of(&counts, candidates.len());
        match sets.number() {
            0 => Err(NoCombination),
            1..=MOST_SETS => {
                let mut kept = vec![0; candidates.len()];
                for set in sets.all() {
                    Matching::new(set, candidates).keep_in(&mut kept);
                }
                leave(&kept, candidates)
            }
            _ => {
                let (used, complete) = (sets.used(), counts.complete());
                let left = |&set: &u128| {
                    let open = if set.is_power_of_two() { used } else { used & !complete };
                    set & open
                };
                let kept: Vec<u128> = candidates.iter().map(left).collect();
                leave(&kept, candidates)
            }
        }
    }
}

/// How many cells can hold each digit, by the index of the digit.
struct Counts {
    /// The cells that hold it.
    held: Vec<usize>,
    /// The cells that hold it or may.
    possible: Vec<usize>,
}

impl Counts {
    fn of(candidates: &[u128]) -> Self {
        let all = candidates.iter().fold(0, |all, set| all | set);
        let digits = (u128::BITS - all.leading_zeros()) as usize;
        let mut counts = Self { held: vec![0; digits], possible: vec![0; digits] };
        for &set in candidates {
            for digit in digits_of(set) {
                counts.possible[digit] += 1;
                counts.held[digit] += usize::from(set.is_power_of_two());
            }
        }
        counts
    }

    /// Whether the digit with this index can stand in as many cells as it says.
    fn may_occur(&self, digit: usize) -> bool {
        (self.held[digit]..=self.possible[digit]).contains(&(digit + 1))
    }

    /// Whether the cells can do without it.
    fn may_be_missing(&self, digit: usize) -> bool {
        self.held[digit] == 0
    }

    /// The digits that stand in as many cells as they say already.
    fn complete(&self) -> u128 {
        let is_complete = |&digit: &usize| self.held[digit] == digit + 1;
        (0..self.held.len()).filter(is_complete).fold(0, |all, digit| all | 1 << digit)
    }
}

/// The sets of digits that may occur, each of which adds up to the number of cells.
struct Sets<'a> {
    counts: &'a Counts,
    cells: usize,
    /// By the index of a digit and by number of cells: how many sets of digits from this one on add up to the number. At
    /// most `u64::MAX`.
    from: Vec<Vec<u64>>,
}

impl<'a> Sets<'a> {
    fn of(counts: &'a Counts, cells: usize) -> Self {
        let digits = counts.held.len();
        let mut from = vec![vec![0; cells + 1]; digits + 1];
        from[digits][0] = 1;
        for digit in (0..digits).rev() {
            for sum in 0..=cells {
                let without = if counts.may_be_missing(digit) { from[digit + 1][sum] } else { 0 };
                let rest = sum.checked_sub(digit + 1).filter(|_| counts.may_occur(digit));
                let with = rest.map_or(0, |rest| from[digit + 1][rest]);
                from[digit][sum] = u64::saturating_add(without, with);
            }
        }
        Self { counts, cells, from }
    }

    fn number(&self) -> u64 {
        self.from[0][self.cells]
    }

    /// The sets, as bits.
    fn all(&self) -> Vec<u128> {
        let mut begun = vec![(0_u128, self.cells)];
        for digit in 0..self.counts.held.len() {
            let mut longer = Vec::with_capacity(begun.len());
            for (set, rest) in begun {
                if self.counts.may_be_missing(digit) && self.from[digit + 1][rest] > 0 {
                    longer.push((set, rest));
                }
                let less = rest.checked_sub(digit + 1).filter(|_| self.counts.may_occur(digit));
                let less = less.filter(|&less| self.from[digit + 1][less] > 0);
                longer.extend(less.map(|less| (set | 1 << digit, less)));
            }
            begun = longer;
        }
        begun.into_iter().map(|(set, _)| set).collect()
    }

    /// The digits of all sets together.
    fn used(&self) -> u128 {
        let mut used = 0;
        // The numbers of cells that are left behind the digits before.
        let mut rests = vec![false; self.cells + 1];
        rests[self.cells] = true;
        for digit in 0..self.counts.held.len() {
            let mut next = vec![false; self.cells + 1];
            for rest in (0..=self.cells).filter(|&rest| rests[rest]) {
                next[rest] |= self.counts.may_be_missing(digit);
                let less = rest.checked_sub(digit + 1).filter(|_| self.counts.may_occur(digit));
                if let Some(less) = less {
                    next[less] = true;
                    used |= u128::from(self.from[digit + 1][less] > 0) << digit;
                }
            }
            rests = next;
        }
        used
    }
}

/// Digits for all cells, each digit of a set in as many cells as it says.
struct Matching<'a> {
    candidates: &'a [u128],
    set: u128,
    /// By cell: the index of its digit.
    digits: Vec<Option<usize>>,
    /// By the index of a digit: the number of its cells.
    filled: Vec<usize>,
}

impl<'a> Matching<'a> {
    fn new(set: u128, candidates: &'a [u128]) -> Self {
        let filled = vec![0; (u128::BITS - set.leading_zeros()) as usize];
        Self { candidates, set, digits: vec![None; candidates.len()], filled }
    }

    /// Adds to `kept` what the cells hold in all of these matchings. Adds nothing if there is none.
    fn keep_in(mut self, kept: &mut [u128]) {
        // The capacities add up to the number of cells, so a matching of all cells fills all of them.
        if !(0..self.candidates.len()).all(|cell| self.fill(cell, &mut 0)) {
            return;
        }
        let sources = self.sources();
        for (cell, digit) in self.digits.iter().enumerate() {
            let sources = digit.map_or(0, |digit| sources[digit]);
            kept[cell] |= self.candidates[cell] & self.set & sources;
        }
    }

    /// Gives a cell a digit. Moves other cells to other digits if that makes room, but none to a `seen` digit.
    fn fill(&mut self, cell: usize, seen: &mut u128) -> bool {
        for digit in digits_of(self.candidates[cell] & self.set) {
            if *seen >> digit & 1 == 1 {
                continue;
            }
            *seen |= 1 << digit;
            let has_room = self.filled[digit] <= digit;
            if has_room {
                self.filled[digit] += 1;
            }
            if has_room || self.make_room(digit, seen) {
                self.digits[cell] = Some(digit);
                return true;
            }
        }
        false
    }

    fn make_room(&mut self, digit: usize, seen: &mut u128) -> bool {
        (0..self.digits.len()).any(|cell| self.digits[cell] == Some(digit) && self.fill(cell, seen))
    }

    /// By the index of a digit: the digits from which cells can move on to it, each to the next digit. If a cell with the
    /// digit takes one of these instead, the others can make up for it.
    fn sources(&self) -> Vec<u128> {
        let mut sources = vec![0_u128; self.filled.len()];
        for (cell, digit) in self.digits.iter().enumerate() {
            for other in digits_of(self.candidates[cell] & self.set) {
                sources[other] |= digit.map_or(0, |digit| 1 << digit);
            }
        }
        for between in digits_of(self.set) {
            for digit in digits_of(self.set) {
                if sources[digit] >> between & 1 == 1 {
                    sources[digit] |= sources[between];
                }
            }
        }
        sources
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    fn is_kept(way: &[usize]) -> bool {
        let count = |digit| way.iter().filter(|&&it| it == digit).count();
        way.iter().all(|&digit| count(digit) == digit + 1)
    }

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(6);
        for round in 0..800 {
            let (cells, digits) = (1 + round % 7, 2 + round % 4);
            check_against_all_ways(&CountedDigits, (cells, digits), &mut stream, is_kept);
        }
    }

    /// Many sets of digits are only counted, but what a whole board of circles demands is found all the same.
    #[test]
    fn circles_of_large_boards_are_counted() {
        let all = (1_u128 << 16) - 1;
        let mut open = vec![all; 40];
        assert_eq!(CountedDigits.narrow(&mut open), Ok(()));
        assert_eq!(open, [all; 40]);
        let mut filled: Vec<u128> = vec![all; 40];
        filled[..3].fill(1 << 2);
        assert_eq!(CountedDigits.narrow(&mut filled), Ok(()));
        assert_eq!((filled[0], filled[3]), (1 << 2, all & !(1 << 2)));
        filled[3] = 1 << 2;
        assert_eq!(CountedDigits.narrow(&mut filled), Err(NoCombination));
        let mut whole = vec![all; CountingCircles::most(16)];
        assert_eq!(CountedDigits.narrow(&mut whole), Ok(()));
        whole.push(all);
        assert_eq!(CountedDigits.narrow(&mut whole), Err(NoCombination));
    }
}
