//! Quadruples: digits in a circle at a corner, all of which stand in the four cells around it.

use super::Fault;
use super::meaning::Meaning;
use super::propagator::{NoCombination, Propagator};
use crate::{Cell, Digit, DigitSet};

/// A quadruple.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quadruple {
    /// In row-major order.
    cells: [Cell; 4],
    /// In ascending order. A digit that is listed twice stands in two of the cells.
    digits: Box<[Digit]>,
}

impl Quadruple {
    /// The quadruple of these cells, in any order.
    #[must_use]
    pub fn new(mut cells: [Cell; 4], digits: impl IntoIterator<Item = Digit>) -> Self {
        cells.sort_unstable();
        let mut digits: Vec<Digit> = digits.into_iter().collect();
        digits.sort_unstable();
        Self { cells, digits: digits.into() }
    }

    /// The cells in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Cell; 4] {
        &self.cells
    }

    /// The digits in ascending order, each as often as it stands in the cells or more rarely.
    #[must_use]
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The digits that the filled cells lack, each as often as it is missing.
    fn missing(&self, held: &[Option<Digit>]) -> Vec<Digit> {
        let mut held: Vec<Digit> = held.iter().copied().flatten().collect();
        let is_missing = |digit: &Digit| match held.iter().position(|it| it == digit) {
            Some(place) => {
                held.swap_remove(place);
                false
            }
            None => true,
        };
        self.digits.iter().copied().filter(is_missing).collect()
    }
}

impl Meaning for Quadruple {
    /// As many digits as cells leave no room for others.
    fn left_at(&self, _place: usize, digits: usize) -> DigitSet {
        if self.digits.len() < self.cells.len() {
            DigitSet::up_to(digits)
        } else {
            self.digits.iter().copied().collect()
        }
    }

    fn propagator(&self, _digits: usize) -> Option<Box<dyn Propagator>> {
        Some(Box::new(AllPresent { digits: self.digits.clone() }))
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let missing = self.missing(held);
        let empty = held.iter().filter(|digit| digit.is_none()).count();
        if missing.len() > empty { vec![Fault::Missing { digits: missing }] } else { Vec::new() }
    }
}

/// Cells that hold all of these digits, a repeated digit in as many cells.
#[derive(Clone, Debug)]
struct AllPresent {
    digits: Box<[Digit]>,
}

impl AllPresent {
    /// Gives the digits behind the first `given` to cells that are not `taken` in every way, and collects in `kept` what
    /// the cells can hold in all these ways. Returns whether there is a way.
    ///
    /// The digits are few, so all ways to place them are tried: at most 24. A cell without one of them keeps all of its
    /// candidates.
    fn collect(&self, ways: &mut Ways<'_>, given: usize, taken: &mut [Option<Digit>]) -> bool {
        let Some(&digit) = self.digits.get(given) else {
            ways.keep(taken);
            return true;
        };
        let mut found = false;
        for place in 0..taken.len() {
            if taken[place].is_none() && ways.candidates[place] & DigitSet::of(digit).bits() != 0 {
                taken[place] = Some(digit);
                found |= self.collect(ways, given + 1, taken);
                taken[place] = None;
            }
        }
        found
    }
}

/// The candidates of cells, and those of them that some way uses.
struct Ways<'a> {
    candidates: &'a [u128],
    kept: Vec<u128>,
}

impl Ways<'_> {
    fn keep(&mut self, taken: &[Option<Digit>]) {
        for (place, digit) in taken.iter().enumerate() {
            let free = self.candidates[place];
            self.kept[place] |= digit.map_or(free, |digit| DigitSet::of(digit).bits());
        }
    }
}

impl Propagator for AllPresent {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        // A file may ask for more digits than there are cells. Refusing them spares trying all ways.
        if self.digits.len() > candidates.len() {
            return Err(NoCombination);
        }
        let mut ways = Ways { candidates, kept: vec![0; candidates.len()] };
        let mut taken = vec![None; candidates.len()];
        if !self.collect(&mut ways, 0, &mut taken) {
            return Err(NoCombination);
        }
        let kept = ways.kept;
        candidates.copy_from_slice(&kept);
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
        let mut stream = Stream::new(4);
        for round in 0..400 {
            let digits = 2 + round % 5;
            let mut wanted: Vec<usize> = Vec::new();
            for _ in 0..stream.below(6) {
                wanted.push(usize::try_from(stream.below(digits as u64)).unwrap());
            }
            let propagator = AllPresent {
                digits: wanted.iter().copied().filter_map(Digit::from_index).collect(),
            };
            let count = |all: &[usize], digit| all.iter().filter(|&&it| it == digit).count();
            let keeps =
                |way: &[usize]| (0..digits).all(|digit| count(way, digit) >= count(&wanted, digit));
            check_against_all_ways(&propagator, (4, digits), &mut stream, keeps);
        }
    }
}
