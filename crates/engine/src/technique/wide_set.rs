//! Sets of cells of boards of any shape, as bits.

use std::fmt;

use super::CellSet;
use crate::Cell;

// Ten words of 64 bits hold 625 cells. A fixed number keeps the set `Copy`, as the finders need it.
const WORDS: usize = 10;
const BITS: usize = u64::BITS as usize;

/// A set of cells of a board of up to [`WideSet::MOST_CELLS`] cells; bit `n` is the cell of index `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct WideSet([u64; WORDS]);

impl WideSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The most cells of a board on which techniques work: 25 × 25.
    pub const MOST_CELLS: usize = 625;

    /// The set of one cell.
    ///
    /// # Panics
    /// If the index of the cell is [`WideSet::MOST_CELLS`] or more.
    #[must_use]
    pub fn of(cell: Cell) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    /// The first `count` cells of a board.
    #[must_use]
    pub fn first_cells(count: usize) -> Self {
        (0..count.min(Self::MOST_CELLS)).filter_map(Cell::new).collect()
    }

    /// The number of cells in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether `cell` is in the set.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        let word = self.0.get(cell.index() / BITS);
        word.is_some_and(|word| word >> (cell.index() % BITS) & 1 == 1)
    }

    /// Whether all of this set is in `other`.
    #[must_use]
    pub fn is_within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// Whether a cell is in both sets.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The cells in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.with(other, |one, other| one | other)
    }

    /// The cells in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.with(other, |one, other| one & other)
    }

    /// The cells of this set that are not in `other`.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self.with(other, |one, other| one & !other)
    }

    fn with(mut self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        for (one, other) in self.0.iter_mut().zip(other.0) {
            *one = join(*one, other);
        }
        self
    }

    /// Puts `cell` into the set.
    ///
    /// # Panics
    /// If the index of the cell is [`WideSet::MOST_CELLS`] or more.
    pub fn insert(&mut self, cell: Cell) {
        assert!(cell.index() < Self::MOST_CELLS, "techniques take no larger board");
        self.0[cell.index() / BITS] |= 1 << (cell.index() % BITS);
    }

    /// Takes `cell` out of the set.
    pub fn remove(&mut self, cell: Cell) {
        if let Some(word) = self.0.get_mut(cell.index() / BITS) {
            *word &= !(1 << (cell.index() % BITS));
        }
    }

    /// The first cell in row-major order. Returns `None` if the set is empty.
    #[must_use]
    pub fn first(self) -> Option<Cell> {
        let place = self.0.iter().position(|&word| word != 0)?;
        Cell::new(place * BITS + self.0[place].trailing_zeros() as usize)
    }

    /// The only cell of the set. Returns `None` if it has none or several.
    #[must_use]
    pub fn single(self) -> Option<Cell> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The subset of `all` that comes before this subset of `all`, if sets are ordered as binary numbers. The empty set
    /// comes after `all`.
    #[must_use]
    pub(super) fn subset_before(self, all: Self) -> Self {
        let mut before = self;
        for word in &mut before.0 {
            let (less, borrows) = word.overflowing_sub(1);
            *word = less;
            // A word that was 0 borrows from the next, as in a subtraction by hand.
            if !borrows {
                break;
            }
        }
        before.and(all)
    }

    /// The cells with indices below 128, as bits.
    pub(super) fn bits(self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[1]) << BITS
    }

    /// The cells in row-major order.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        self.0.into_iter().enumerate().flat_map(|(place, word)| {
            let rests = std::iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
            let bits = rests.take_while(|&rest| rest != 0).map(u64::trailing_zeros);
            bits.filter_map(move |bit| Cell::new(place * BITS + bit as usize))
        })
    }
}

impl FromIterator<Cell> for WideSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl From<CellSet> for WideSet {
    fn from(set: CellSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for WideSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::index)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(indices: &[usize]) -> WideSet {
        indices.iter().filter_map(|&index| Cell::new(index)).collect()
    }

    #[test]
    fn sets_reach_to_the_last_cell_of_25_by_25() {
        let all = WideSet::first_cells(625);
        assert_eq!((all.len(), all.iter().count()), (625, 625));
        assert_eq!(all.iter().last(), Cell::new(624));
        assert!(!all.contains(Cell::new(700).unwrap()));
        let last = set(&[624]);
        assert_eq!((last.single(), last.is_within(all)), (Cell::new(624), true));
    }

    #[test]
    fn sets_are_joined_and_taken_apart() {
        let (one, other) = (set(&[0, 63, 64, 300]), set(&[64, 300, 301]));
        assert_eq!(one.and(other), set(&[64, 300]));
        assert_eq!(one.or(other), set(&[0, 63, 64, 300, 301]));
        assert_eq!(one.without(other), set(&[0, 63]));
        assert!(one.meets(other) && !one.without(other).meets(other));
        let mut less = one;
        less.remove(Cell::new(63).unwrap());
        assert_eq!((less.len(), less.first()), (3, Cell::new(0)));
        assert_eq!(one.iter().map(Cell::index).collect::<Vec<_>>(), [0, 63, 64, 300]);
        assert_eq!(WideSet::EMPTY.first(), None);
    }
}
