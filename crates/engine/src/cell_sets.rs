//! A set of digits for each cell of a board, such as notes or digits that are ruled out.

use super::{Cell, DigitSet, Layout};

/// A set of digits for each cell of a board. If all sets are empty, they take no memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellSets {
    cell_count: usize,
    /// The sets in row-major order, up to the last set that is not empty.
    sets: Vec<DigitSet>,
}

impl CellSets {
    /// Empty sets for all cells.
    #[must_use]
    pub fn none(layout: &Layout) -> Self {
        Self { cell_count: layout.cell_count(), sets: Vec::new() }
    }

    /// The digits of `cell`.
    #[must_use]
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.sets.get(cell.index()).copied().unwrap_or_default()
    }

    /// Replaces the digits of `cell`.
    pub fn set(&mut self, cell: Cell, digits: DigitSet) {
        if cell.index() >= self.sets.len() {
            if digits.is_empty() {
                return;
            }
            self.sets.reserve_exact(self.cell_count.saturating_sub(self.sets.len()));
            self.sets.resize(cell.index() + 1, DigitSet::EMPTY);
        }
        self.sets[cell.index()] = digits;
        let end = self.sets.iter().rposition(|set| !set.is_empty());
        self.sets.truncate(end.map_or(0, |last| last + 1));
    }

    /// Whether no cell has a digit.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// The total number of digits in all sets.
    #[must_use]
    pub fn digit_count(&self) -> usize {
        self.sets.iter().map(|set| set.len()).sum()
    }

    /// The cells with nonempty sets, in row-major order, with these sets.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        let cells = (0..).zip(&self.sets).filter(|(_, set)| !set.is_empty());
        cells.filter_map(|(index, &set)| Some((Cell::new(index)?, set)))
    }

    /// The digits of each cell, in row-major order.
    #[must_use]
    pub fn cells(&self) -> Vec<DigitSet> {
        (0..self.cell_count).filter_map(Cell::new).map(|cell| self.get(cell)).collect()
    }

    /// These sets, with those of the cells in `taken` emptied.
    #[must_use]
    pub fn outside(mut self, taken: impl Iterator<Item = Cell>) -> Self {
        for cell in taken {
            self.set(cell, DigitSet::EMPTY);
        }
        self
    }
}
