//! Tables of the almost locked sets in each cell, as sets of bits, so that one operation works on all sets.

use super::rows::{self, Rows};
use super::sets::AlmostLockedSet;
use crate::technique::geometry::BoardTables;
use crate::technique::{Board, Cells, Geometry};
use crate::{Cell, Digit};

/// For each cell, the sets that have something in it.
pub(super) struct SetsByCell {
    width: usize,
    /// The number of digits of the board.
    digits: usize,
    covering: Rows,
    holding: Rows,
    seeing: Rows,
}

impl SetsByCell {
    /// The table of `sets`.
    pub(super) fn new<G: Geometry>(board: &Board<G>, sets: &[AlmostLockedSet<G>]) -> Self {
        let (cells, digits) = (board.tables().cell_count(), board.tables().digit_count());
        let mut table = Self {
            width: sets.len(),
            digits,
            // A row of bits for each cell, or for each cell and digit. Which sets a set is linked to follows from a
            // few such rows, without a comparison with every set.
            covering: Rows::new(cells, sets.len()),
            holding: Rows::new(cells * digits, sets.len()),
            seeing: Rows::new(cells * digits, sets.len()),
        };
        for (number, set) in sets.iter().enumerate() {
            set.cells.iter().for_each(|cell| table.covering.insert(cell.index(), number));
            for digit in set.digits.iter() {
                let fill = |rows: &mut Rows, cells: G::Set| {
                    cells
                        .iter()
                        .for_each(|cell| rows.insert(place(digits, cell.index(), digit), number));
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
        let row = self.seeing.row(place(self.digits, cell.index(), digit));
        // What a row has in common with itself is the row.
        rows::common(row, row)
    }

    /// The sets that share a cell with `cells`. Empty if sharing is `allowed`.
    pub(super) fn overlapping<S: Cells>(&self, cells: S, allowed: bool) -> Vec<u64> {
        let mut row = rows::empty(self.width);
        if !allowed {
            let each = cells.iter().map(|cell| self.covering.row(cell.index()));
            each.for_each(|covering| rows::unite(&mut row, covering));
        }
        row
    }

    /// Fills `row` with the sets that have places of `digit` in `cells`.
    pub(super) fn write_holding<S: Cells>(&self, row: &mut [u64], cells: S, digit: Digit) {
        self.write(row, &self.holding, cells, digit);
    }

    /// Fills `row` with the sets that have `digit`, if one of `cells` has the digit too and sees all its places in the
    /// set.
    pub(super) fn write_seeing<S: Cells>(&self, row: &mut [u64], cells: S, digit: Digit) {
        self.write(row, &self.seeing, cells, digit);
    }

    fn write<S: Cells>(&self, row: &mut [u64], table: &Rows, cells: S, digit: Digit) {
        row.fill(0);
        cells
            .iter()
            .for_each(|cell| rows::unite(row, table.row(place(self.digits, cell.index(), digit))));
    }
}

/// The number of the row for a digit of the set or cell with this number, on a board with this number of digits.
pub(super) fn place(digits: usize, number: usize, digit: Digit) -> usize {
    number * digits + digit.index()
}
