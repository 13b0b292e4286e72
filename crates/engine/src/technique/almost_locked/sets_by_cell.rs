//! Tables of the almost locked sets in each cell, as sets of bits, so that one operation works on all sets.

use super::rows::{self, Rows};
use super::sets::AlmostLockedSet;
use crate::technique::CellSet;
use crate::{Cell, Digit};

/// For each cell, the sets that have something in it.
pub(super) struct SetsByCell {
    width: usize,
    covering: Rows,
    holding: Rows,
    seeing: Rows,
}

impl SetsByCell {
    /// The table of `sets`.
    pub(super) fn new(sets: &[AlmostLockedSet]) -> Self {
        let mut table = Self {
            width: sets.len(),
            covering: Rows::new(81, sets.len()),
            holding: Rows::new(81 * 9, sets.len()),
            seeing: Rows::new(81 * 9, sets.len()),
        };
        for (number, set) in sets.iter().enumerate() {
            set.cells.iter().for_each(|cell| table.covering.insert(cell.index(), number));
            for digit in set.digits.iter() {
                let fill = |rows: &mut Rows, cells: CellSet| {
                    cells.iter().for_each(|cell| rows.insert(place(cell.index(), digit), number));
                };
                fill(&mut table.holding, set.places(digit));
                fill(&mut table.seeing, set.seen(digit));
            }
        }
        table
    }

    /// The sets that have `digit`, do not hold `cell`, and have only places of the digit that `cell` sees. None if
    /// `digit` is no candidate of `cell`.
    pub(super) fn seen_from(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = usize> {
        let row = self.seeing.row(place(cell.index(), digit));
        rows::common(row, row)
    }

    /// The sets that share a cell with `cells`. Empty if sharing is `allowed`.
    pub(super) fn overlapping(&self, cells: CellSet, allowed: bool) -> Vec<u64> {
        let mut row = rows::empty(self.width);
        if !allowed {
            let each = cells.iter().map(|cell| self.covering.row(cell.index()));
            each.for_each(|covering| rows::unite(&mut row, covering));
        }
        row
    }

    /// Fills `row` with the sets that have places of `digit` in `cells`.
    pub(super) fn write_holding(&self, row: &mut [u64], cells: CellSet, digit: Digit) {
        Self::write(row, &self.holding, cells, digit);
    }

    /// Fills `row` with the sets that have `digit`, if one of `cells` has the digit too and sees all its places in the
    /// set.
    pub(super) fn write_seeing(&self, row: &mut [u64], cells: CellSet, digit: Digit) {
        Self::write(row, &self.seeing, cells, digit);
    }

    fn write(row: &mut [u64], table: &Rows, cells: CellSet, digit: Digit) {
        row.fill(0);
        cells.iter().for_each(|cell| rows::unite(row, table.row(place(cell.index(), digit))));
    }
}

/// The number of the row for a digit of the set or cell with this number.
pub(super) fn place(number: usize, digit: Digit) -> usize {
    number * 9 + digit.index()
}
