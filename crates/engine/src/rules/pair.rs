//! Marks between two cells: white dots for a difference, black dots for a ratio, X, V and numbers for a sum, and signs for
//! the greater digit.

use super::Fault;
use super::meaning::Meaning;
use super::order::{above, below, others};
use crate::{Cell, Digit, DigitSet, LowestDigit};

/// What the digits of two cells have to do with each other. Digits count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// One digit is this much greater than the other: a white dot.
    Difference(u32),
    /// One digit is this many times the other: a black dot.
    Ratio(u32),
    /// The digits add up to this: an X for 10, a V for 5.
    Sum(u32),
    /// The first digit is greater than the second: the open side of a sign between them lies at the first.
    Greater,
    /// The first digit is less than the second.
    Less,
}

impl Relation {
    /// The difference of a white dot without a number.
    pub const USUAL_DIFFERENCE: u32 = 1;

    /// The ratio of a black dot without a number.
    pub const USUAL_RATIO: u32 = 2;

    /// The sum of an X.
    pub const USUAL_SUM: u32 = 10;

    /// The sums that are shown as letters.
    pub const LETTERS: [(&str, u32); 2] = [("V", 5), ("X", Self::USUAL_SUM)];

    /// What a mark for the relation shows, if digits are shown from `lowest`: a number unless it is the usual one, and a letter
    /// for a sum that has one.
    #[must_use]
    pub fn label(self, lowest: LowestDigit) -> Option<String> {
        match self {
            Self::Difference(Self::USUAL_DIFFERENCE)
            | Self::Ratio(Self::USUAL_RATIO)
            | Self::Greater
            | Self::Less => None,
            Self::Difference(number) | Self::Ratio(number) => Some(number.to_string()),
            Self::Sum(sum) => {
                let shown = lowest.shown_sum(sum, 2);
                let letter = Self::LETTERS.iter().find(|(_, of)| *of == shown);
                Some(letter.map_or_else(|| shown.to_string(), |(letter, _)| (*letter).to_owned()))
            }
        }
    }

    /// The relation of the second digit to the first.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::Difference(_) | Self::Ratio(_) | Self::Sum(_) => self,
            Self::Greater => Self::Less,
            Self::Less => Self::Greater,
        }
    }

    /// The digits that `digit` has this relation to. May include digits above those of the board.
    #[must_use]
    pub fn partners(self, digit: Digit) -> DigitSet {
        let number = u32::from(digit.get());
        let partners = match self {
            Self::Greater => return below(digit, 1),
            Self::Less => return above(digit, 1),
            Self::Difference(by) => [number.checked_add(by), number.checked_sub(by)],
            Self::Ratio(of) => {
                let part = number.checked_div(of).filter(|_| number.is_multiple_of(of));
                [number.checked_mul(of), part]
            }
            Self::Sum(sum) => [sum.checked_sub(number), None],
        };
        let digit = |number: u32| u8::try_from(number).ok().and_then(Digit::new);
        partners.into_iter().flatten().filter_map(digit).collect()
    }
}

/// Two cells whose digits have a relation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    // First, so that marks of one relation follow each other.
    relation: Relation,
    /// In row-major order.
    cells: [Cell; 2],
}

impl Pair {
    /// The relation of the first of these cells to the second.
    #[must_use]
    pub fn new([one, other]: [Cell; 2], relation: Relation) -> Self {
        if one <= other {
            Self { relation, cells: [one, other] }
        } else {
            Self { relation: relation.reversed(), cells: [other, one] }
        }
    }

    /// The cells in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Cell; 2] {
        &self.cells
    }

    /// What the digit of the first cell has to do with that of the second.
    #[must_use]
    pub fn relation(&self) -> Relation {
        self.relation
    }

    /// What the digit at this place has to do with the other.
    fn relation_from(&self, place: usize) -> Relation {
        if place == 0 { self.relation } else { self.relation.reversed() }
    }
}

impl Meaning for Pair {
    /// A digit without a partner on the board is not left: no 5 is beside a black dot if digits end at 9.
    fn left_at(&self, place: usize, digits: usize) -> DigitSet {
        let all = DigitSet::up_to(digits);
        let relation = self.relation_from(place);
        let has_partner = |&digit: &Digit| !relation.partners(digit).and(all).is_empty();
        all.iter().filter(has_partner).collect()
    }

    fn excluded(&self, one: usize, _other: usize, digit: Digit) -> DigitSet {
        others(self.relation_from(one).partners(digit))
    }

    fn sum(&self) -> Option<u32> {
        match self.relation {
            Relation::Sum(sum) => Some(sum),
            Relation::Difference(_) | Relation::Ratio(_) | Relation::Greater | Relation::Less => {
                None
            }
        }
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let [Some(one), Some(other)] = *held else { return Vec::new() };
        let keeps = self.relation.partners(one).contains(other);
        let fault = Fault::Pair { digits: [one, other], places: [0, 1] };
        if keeps { Vec::new() } else { vec![fault] }
    }

    /// From the other end, a difference is the same.
    fn allows_opposite_digits(&self) -> bool {
        match self.relation {
            Relation::Difference(_) => true,
            Relation::Ratio(_) | Relation::Sum(_) | Relation::Greater | Relation::Less => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn partners(relation: Relation, digit: u8) -> Vec<u8> {
        let partners = relation.partners(Digit::new(digit).unwrap());
        partners.iter().map(Digit::get).filter(|&it| it < 10).collect()
    }

    #[test]
    fn digits_have_the_partners_of_their_relation() {
        assert_eq!(partners(Relation::Difference(1), 1), [2]);
        assert_eq!(partners(Relation::Difference(4), 5), [1, 9]);
        assert_eq!(partners(Relation::Ratio(2), 4), [2, 8]);
        assert_eq!(partners(Relation::Ratio(2), 5), []);
        assert_eq!(partners(Relation::Ratio(3), 9), [3]);
        assert_eq!(partners(Relation::Sum(10), 3), [7]);
        assert_eq!(partners(Relation::Sum(5), 5), []);
        assert_eq!(partners(Relation::Ratio(0), 5), []);
        assert_eq!(partners(Relation::Greater, 3), [1, 2]);
        assert_eq!(partners(Relation::Less, 8), [9]);
    }

    #[test]
    fn the_greater_cell_is_the_first_that_is_named() {
        let [one, other] = [0, 1].map(|index| Cell::new(index).unwrap());
        let pair = Pair::new([other, one], Relation::Greater);
        assert_eq!((pair.cells(), pair.relation()), (&[one, other], Relation::Less));
        assert_eq!(pair, Pair::new([one, other], Relation::Less));
    }
}
