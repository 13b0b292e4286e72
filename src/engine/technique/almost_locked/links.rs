//! How the almost locked sets of a board hang together.
//!
//! Two sets have a restricted common candidate where each place of it in one sees each in the other: at most
//! one of the two then holds the digit, and the other is locked on the rest. All pairs are found at once, row
//! by row of bits, without going through the pairs.

use super::rows::{self, Rows};
use super::sets::{self, AlmostLockedSet};
use crate::engine::technique::hunt::Hunt;
use crate::engine::technique::{Board, CellSet};
use crate::engine::{Digit, DigitSet};

/// The sets of a board and the links between them.
pub(super) struct Links {
    /// The sets, those of fewer cells first.
    pub(super) sets: Vec<AlmostLockedSet>,
    linked: Rows,
    partners: Rows,
}

impl Links {
    /// The sets and links of the board of `hunt`; sets that share cells are linked where its options say so.
    pub(super) fn new(hunt: &Hunt<'_>) -> Self {
        let sets = sets::of(hunt.board);
        let by_cell = ByCell::new(hunt.board, &sets);
        let mut links = Self {
            linked: Rows::new(sets.len() * 9, sets.len()),
            partners: Rows::new(sets.len() * 9, sets.len()),
            sets,
        };
        for (number, set) in links.sets.iter().enumerate() {
            let overlapping = by_cell.overlapping(set.cells, hunt.options.overlapping_sets);
            for digit in set.digits.iter().filter(|&digit| !set.seen(digit).is_empty()) {
                let row = links.linked.row_mut(place(number, digit));
                by_cell.write_linked(row, set, digit);
                rows::subtract(row, &overlapping);
                by_cell.write_partners(links.partners.row_mut(place(number, digit)), set, digit);
            }
        }
        links
    }

    /// The sets that have `digit` as a restricted common candidate with the set of that number.
    pub(super) fn linked(&self, set: usize, digit: Digit) -> &[u64] {
        self.linked.row(place(set, digit))
    }

    /// The sets, itself among them, that together with the set of that number see a candidate `digit`
    /// outside both.
    pub(super) fn partners(&self, set: usize, digit: Digit) -> &[u64] {
        self.partners.row(place(set, digit))
    }

    /// Puts into `row` the partners of a set for any of `digits`.
    pub(super) fn unite_partners(&self, row: &mut [u64], set: usize, digits: DigitSet) {
        row.fill(0);
        digits.iter().for_each(|digit| rows::unite(row, self.partners(set, digit)));
    }

    /// The restricted common candidates of two sets.
    pub(super) fn commons(&self, one: usize, other: usize) -> DigitSet {
        let both = self.sets[one].digits.and(self.sets[other].digits);
        both.iter().filter(|&digit| self.linked.contains(place(one, digit), other)).collect()
    }
}

fn place(set: usize, digit: Digit) -> usize {
    set * 9 + digit.index()
}

/// Which sets have something in a cell.
struct ByCell {
    width: usize,
    places: [CellSet; 9],
    covering: Rows,
    holding: Rows,
    seeing: Rows,
}

impl ByCell {
    fn new(board: &Board, sets: &[AlmostLockedSet]) -> Self {
        let mut table = Self {
            width: sets.len(),
            places: Digit::CLASSIC.map(|digit| board.places(digit)),
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

    /// The sets that share a cell with `cells`; none where that is allowed.
    fn overlapping(&self, cells: CellSet, allowed: bool) -> Vec<u64> {
        let mut row = rows::empty(self.width);
        if !allowed {
            let each = cells.iter().map(|cell| self.covering.row(cell.index()));
            each.for_each(|covering| rows::unite(&mut row, covering));
        }
        row
    }

    /// The sets with places of `digit`, all of which `set` sees.
    fn write_linked(&self, row: &mut [u64], set: &AlmostLockedSet, digit: Digit) {
        let places = self.places[digit.index()];
        let seen = set.seen(digit);
        seen.iter().for_each(|cell| rows::unite(row, self.holding.row(place(cell.index(), digit))));
        for cell in places.without(seen).iter() {
            rows::subtract(row, self.holding.row(place(cell.index(), digit)));
        }
    }

    /// The sets that see one of the places of `digit` that `set` sees.
    fn write_partners(&self, row: &mut [u64], set: &AlmostLockedSet, digit: Digit) {
        for cell in set.seen(digit).iter() {
            rows::unite(row, self.seeing.row(place(cell.index(), digit)));
        }
    }
}
