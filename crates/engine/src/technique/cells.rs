//! Sets of cells of the classic board, and of other boards with few cells, as bits.

use std::fmt;
use std::iter;

use crate::Cell;

/// A set of cells of a board of up to [`CellSet::MOST_CELLS`] cells; bit `n` is the cell of index `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// All 81 cells.
    pub const ALL: Self = Self((1 << 81) - 1);

    /// The most cells of a board whose sets have this form. The classic board has 81.
    pub(super) const MOST_CELLS: usize = u128::BITS as usize;

    /// The set of one cell.
    #[must_use]
    pub fn of(cell: Cell) -> Self {
        Self::at(cell.index())
    }

    /// The set of the cell with this row-major index, which must be below 81.
    pub(crate) const fn at(index: usize) -> Self {
        Self(1 << index)
    }

    /// The set as bits, bit `n` for the cell of row-major index `n`.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of the cells whose bits are set. Bits from bit 81 on are ignored.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        // Further bits would be cells that no table of the classic board has.
        Self(bits & Self::ALL.0)
    }

    /// The set of the cells whose bits are set, on a board of up to [`Self::MOST_CELLS`] cells.
    pub(super) const fn from_all_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The number of cells in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `cell` is in the set.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Whether all of this set is in `other`.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether a cell is in both sets.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cells in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cells of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Puts `cell` into the set.
    pub fn insert(&mut self, cell: Cell) {
        *self = self.or(Self::of(cell));
    }

    /// Takes `cell` out of the set.
    pub fn remove(&mut self, cell: Cell) {
        *self = self.without(Self::of(cell));
    }

    /// The first cell in row-major order. Returns `None` if the set is empty.
    #[must_use]
    pub fn first(self) -> Option<Cell> {
        if self.is_empty() { None } else { Cell::new(self.0.trailing_zeros() as usize) }
    }

    /// The only cell of the set. Returns `None` if it has none or several.
    #[must_use]
    pub fn single(self) -> Option<Cell> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The subset of `all` that comes before this subset of `all`, if sets are ordered as binary numbers. The empty set
    /// comes after `all`.
    #[must_use]
    pub(super) const fn subset_before(self, all: Self) -> Self {
        // Subtracting 1 and masking counts down through all subsets, without a list of them.
        Self(self.0.wrapping_sub(1) & all.0)
    }

    /// The cells in row-major order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self;
        iter::from_fn(move || {
            let first = rest.first()?;
            rest = Self(rest.0 & (rest.0 - 1));
            Some(first)
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set.or(Self::of(cell)))
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names =
            self.iter().map(|cell| format!("r{}c{}", cell.index() / 9 + 1, cell.index() % 9 + 1));
        f.debug_set().entries(names).finish()
    }
}
