//! Cages to calculate with, as in Mathdoku: a number is what an operation makes of the digits, which may repeat.

use std::ops::RangeInclusive;

use super::Fault;
use super::meaning::Meaning;
use super::order::others;
use super::propagator::{NoCombination, Propagator, leave};
use super::totals::{Total, numbers_of};
use crate::{Cell, Digit, DigitSet};

/// What is done with the digits of a cage. Digits count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// The digits are added.
    Sum,
    /// The digits are multiplied.
    Product,
    /// The others are taken from the greatest digit.
    Difference,
    /// The greatest digit is divided by each of the others.
    Quotient,
}

impl Operation {
    /// Every operation.
    pub const ALL: [Self; 4] = [Self::Sum, Self::Product, Self::Difference, Self::Quotient];

    /// The sign that puzzles print behind the number.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Self::Sum => '+',
            Self::Product => '×',
            Self::Difference => '–',
            Self::Quotient => '÷',
        }
    }

    /// Whether the operation makes `wanted` of the digits.
    fn makes(self, wanted: u32, digits: &[Digit]) -> bool {
        let numbers = || digits.iter().map(|digit| u64::from(digit.get()));
        let (greatest, wanted) = (numbers().max().unwrap_or_default(), u64::from(wanted));
        let sum: u64 = numbers().sum();
        // A product too large for the type is larger than any number of a cage.
        let product = numbers().try_fold(1, u64::checked_mul);
        match self {
            Self::Sum => sum == wanted,
            Self::Product => product == Some(wanted),
            Self::Difference => greatest + greatest == wanted + sum,
            Self::Quotient => wanted
                .checked_mul(product.unwrap_or_default())
                .is_some_and(|of_all| of_all == greatest * greatest),
        }
    }
}

/// A cage in which digits may repeat, and the number that they make.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Calculation {
    operation: Operation,
    number: u32,
    /// In row-major order, each once.
    cells: Box<[Cell]>,
}

impl Calculation {
    /// The largest number of a cage.
    pub const LARGEST: u32 = 999_999_999;

    /// The most cells of a cage. A sum of more cells than any house has would cost a search much and say little.
    pub const MOST_CELLS: usize = 100;

    /// The numbers that an operation can make of the digits of this many cells, on a board of `digits` digits. Some of them
    /// may be out of reach: no two digits have the product 11.
    #[must_use]
    pub fn numbers(operation: Operation, cells: usize, digits: usize) -> RangeInclusive<u32> {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (cells, digits) = (count(cells), count(digits));
        match operation {
            Operation::Sum => cells..=cells.saturating_mul(digits).min(Self::LARGEST),
            Operation::Product => 1..=digits.saturating_pow(cells).min(Self::LARGEST),
            // A cell alone has its digit. Each of the others takes 1 away, and equal digits leave nothing.
            Operation::Difference => 0..=digits.saturating_sub(cells.saturating_sub(1)),
            Operation::Quotient => 1..=digits,
        }
    }

    /// A cage of these cells, whose digits make `number`.
    #[must_use]
    pub fn new(operation: Operation, number: u32, cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        cells.dedup();
        Self { operation, number, cells: cells.into() }
    }

    /// What is done with the digits.
    #[must_use]
    pub fn operation(&self) -> Operation {
        self.operation
    }

    /// What the digits make, counted from 1.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The cells in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// What the cage shows: `12×`. A cell alone shows only its digit, and a cage whose
    /// number is not known yet only the sign.
    #[must_use]
    pub fn label(&self) -> String {
        let number = self.number;
        if number == 0 && self.operation != Operation::Difference {
            self.operation.sign().to_string()
        } else if self.cells.len() > 1 {
            format!("{number}{}", self.operation.sign())
        } else {
            number.to_string()
        }
    }

    /// Whether digits make the number, if there is one for each cell.
    fn is_kept_by(&self, digits: &[Digit]) -> bool {
        self.operation.makes(self.number, digits)
    }
}

impl Meaning for Calculation {
    /// A cell alone holds the number.
    fn left_at(&self, _place: usize, digits: usize) -> DigitSet {
        let all = DigitSet::up_to(digits);
        if self.cells.len() > 1 {
            return all;
        }
        all.iter().filter(|&digit| self.is_kept_by(&[digit])).collect()
    }

    fn excluded(&self, _one: usize, _other: usize, digit: Digit) -> DigitSet {
        if self.cells.len() > 2 {
            return DigitSet::EMPTY;
        }
        let all = DigitSet::up_to(Digit::MAX.into());
        others(all.iter().filter(|&other| self.is_kept_by(&[digit, other])).collect())
    }

    fn pairs(&self, cells: usize) -> Vec<[usize; 2]> {
        if cells == 2 { vec![[0, 1]] } else { Vec::new() }
    }

    fn propagator(&self, _digits: usize) -> Option<Box<dyn Propagator>> {
        if self.cells.len() < 3 {
            return None;
        }
        Some(match self.operation {
            Operation::Sum => Box::new(Total::new(self.number)),
            Operation::Product => Box::new(Product { number: self.number }),
            Operation::Difference => {
                Box::new(GreatestAlone { others: Others::Sum, number: self.number })
            }
            Operation::Quotient => {
                Box::new(GreatestAlone { others: Others::Product, number: self.number })
            }
        })
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        if self.cells.len() == 1 {
            return Vec::new();
        }
        if self.operation == Operation::Sum {
            return Fault::of_sum(held, self.number).into_iter().collect();
        }
        let digits: Option<Vec<Digit>> = held.iter().copied().collect();
        match digits {
            Some(digits) if !self.is_kept_by(&digits) => {
                vec![Fault::Together { places: (0..held.len()).collect() }]
            }
            Some(_) | None => Vec::new(),
        }
    }
}

/// Cells whose digits have a product.
///
/// One sweep over the cells finds the products that those before can make, one backwards those from which the cells behind
/// still reach the number, as [`Total`] does with sums. Only divisors of the number lead to it, so these sets are small.
#[derive(Debug)]
struct Product {
    number: u32,
}

impl Propagator for Product {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let mut reached: Vec<Vec<u32>> = vec![vec![1]];
        for &set in &*candidates {
            let last = &reached[reached.len() - 1];
            let steps = last.iter().flat_map(|&made| factors(set).map(move |it| (made, it)));
            let made = steps.filter_map(|(made, factor)| made.checked_mul(factor));
            let mut next: Vec<u32> = made.filter(|&made| self.is_led_to_by(made)).collect();
            next.sort_unstable();
            next.dedup();
            reached.push(next);
        }
        let mut wanted = vec![self.number];
        for (candidates, reached) in candidates.iter_mut().zip(&reached).rev() {
            let (mut before, mut kept) = (Vec::new(), 0);
            for factor in factors(*candidates) {
                let made = wanted.iter().filter(|wanted| wanted.is_multiple_of(factor));
                let made = made.map(|wanted| wanted / factor);
                let ways = before.len();
                before.extend(made.filter(|made| reached.binary_search(made).is_ok()));
                kept |= u128::from(before.len() > ways) << (factor - 1);
            }
            if kept == 0 {
                return Err(NoCombination);
            }
            *candidates = kept;
            before.sort_unstable();
            before.dedup();
            wanted = before;
        }
        Ok(())
    }
}

impl Product {
    fn is_led_to_by(&self, made: u32) -> bool {
        made <= self.number && self.number.is_multiple_of(made)
    }
}

/// The digits of a set as numbers from 1.
fn factors(set: u128) -> impl Iterator<Item = u32> {
    numbers_of(set).filter_map(|number| u32::try_from(number).ok())
}

/// Cells of which one stands against all others: it is their sum plus the number, or their product times the number.
///
/// That cell is the greatest, since all digits are 1 or more. Each cell is tried as the greatest with each of its digits.
#[derive(Debug)]
struct GreatestAlone {
    others: Others,
    number: u32,
}

/// What counts of the others.
#[derive(Clone, Copy, Debug)]
enum Others {
    Sum,
    Product,
}

impl GreatestAlone {
    /// What the `count` others must come to if the greatest digit is this one. Returns `None` if no digits can.
    fn wanted(&self, greatest: u32, count: usize) -> Option<u32> {
        match self.others {
            // Each of them is 1 or more.
            Others::Sum => greatest.checked_sub(self.number).filter(|sum| *sum as usize >= count),
            Others::Product => {
                greatest.checked_div(self.number).filter(|_| greatest.is_multiple_of(self.number))
            }
        }
    }

    fn narrow_others(&self, wanted: u32, others: &mut [u128]) -> Result<(), NoCombination> {
        match self.others {
            Others::Sum => Total::new(wanted).narrow(others),
            Others::Product => Product { number: wanted }.narrow(others),
        }
    }
}

impl Propagator for GreatestAlone {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let mut kept = vec![0; candidates.len()];
        for (place, &set) in candidates.iter().enumerate() {
            for greatest in factors(set) {
                let Some(wanted) = self.wanted(greatest, candidates.len() - 1) else { continue };
                let mut others = [&candidates[..place], &candidates[place + 1..]].concat();
                if self.narrow_others(wanted, &mut others).is_err() {
                    continue;
                }
                others.insert(place, 1 << (greatest - 1));
                kept.iter_mut().zip(others).for_each(|(kept, set)| *kept |= set);
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

    fn digits(numbers: &[u8]) -> Vec<Digit> {
        numbers.iter().map(|&number| Digit::new(number).unwrap()).collect()
    }

    #[test]
    fn operations_make_what_people_calculate() {
        let makes = |operation: Operation, numbers: &[u8]| -> Vec<u32> {
            (0..100).filter(|&wanted| operation.makes(wanted, &digits(numbers))).collect()
        };
        assert_eq!(makes(Operation::Sum, &[3, 3, 5]), [11]);
        assert_eq!(makes(Operation::Product, &[3, 3, 5]), [45]);
        assert_eq!(makes(Operation::Difference, &[2, 9, 4]), [3]);
        assert_eq!(makes(Operation::Difference, &[4, 4]), [0]);
        assert_eq!(makes(Operation::Difference, &[5, 4, 4]), []);
        assert_eq!(makes(Operation::Quotient, &[2, 8, 2]), [2]);
        assert_eq!(makes(Operation::Quotient, &[4, 4]), [1]);
        assert_eq!(makes(Operation::Quotient, &[3, 8]), []);
        for operation in Operation::ALL {
            assert_eq!(makes(operation, &[7]), [7], "{operation:?}");
        }
    }

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(5);
        for round in 0..400 {
            let operation = Operation::ALL[round % 4];
            let count = 3 + round % 3;
            let most = if operation == Operation::Product { 60 } else { 14 };
            let number = u32::try_from(stream.below(most)).unwrap();
            let cells = (0..count).map(|index| Cell::new(index).unwrap());
            let cage = Calculation::new(operation, number, cells);
            let propagator = cage.propagator(6).unwrap();
            check_against_all_ways(&*propagator, (count, 6), &mut stream, |way| {
                let way: Vec<Digit> = way.iter().filter_map(|&it| Digit::from_index(it)).collect();
                cage.is_kept_by(&way)
            });
        }
    }
}
