//! Clones: cells that hold the digits of other cells.

use super::meaning::Meaning;
use super::order::others;
use crate::{Cell, Digit, DigitSet};

/// An area and its clone: each cell of one holds the digit of the cell at the same place of the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clones {
    /// The cells of both areas, each once: those of the first area, and then those that only the second has.
    cells: Box<[Cell]>,
    /// The cells of the first area in its order.
    first: Box<[Cell]>,
    /// The cells of the second area, each at the place of the cell that it is equal to.
    second: Box<[Cell]>,
    /// The places in `cells` of two cells that are equal, in ascending order, sorted.
    pairs: Box<[[usize; 2]]>,
}

impl Clones {
    /// An area and its clone. They may overlap. Returns `None` if they have different numbers of cells or none, or if one of
    /// them has a cell twice.
    #[must_use]
    pub fn new(
        first: impl IntoIterator<Item = Cell>,
        second: impl IntoIterator<Item = Cell>,
    ) -> Option<Self> {
        let first: Box<[Cell]> = first.into_iter().collect();
        let second: Box<[Cell]> = second.into_iter().collect();
        let is_area = |area: &[Cell]| super::thermometer::all_differ(area);
        let fit = first.len() == second.len() && !first.is_empty();
        if !fit || !is_area(&first) || !is_area(&second) {
            return None;
        }
        let mut cells = first.to_vec();
        cells.extend(second.iter().filter(|cell| !first.contains(cell)));
        let place = |cell: &Cell| cells.iter().position(|it| it == cell);
        let pair = |(one, other): (&Cell, &Cell)| {
            let (one, other) = place(one).zip(place(other))?;
            // A cell is equal to itself in any case.
            (one != other).then(|| [one.min(other), one.max(other)])
        };
        let mut pairs: Vec<[usize; 2]> = first.iter().zip(&second).filter_map(pair).collect();
        pairs.sort_unstable();
        pairs.dedup();
        Some(Self { cells: cells.into(), first, second, pairs: pairs.into() })
    }

    /// The cells of both areas, each once.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The two areas, with cells of equal digits at the same places.
    #[must_use]
    pub fn areas(&self) -> [&[Cell]; 2] {
        [&self.first, &self.second]
    }
}

impl Meaning for Clones {
    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        if self.pairs.binary_search(&[one.min(other), one.max(other)]).is_ok() {
            others(DigitSet::of(digit))
        } else {
            DigitSet::EMPTY
        }
    }

    fn pairs(&self, _cells: usize) -> Vec<[usize; 2]> {
        self.pairs.to_vec()
    }

    /// Equal digits stay equal, whatever their names.
    fn treats_digits_alike(&self) -> bool {
        true
    }

    fn allows_opposite_digits(&self) -> bool {
        true
    }
}
