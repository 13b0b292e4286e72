//! The links between the almost locked sets of a board.
//!
//! A restricted common candidate of two sets is a digit whose places in one set all see its places in the
//! other. At most one of the sets holds the digit, and the other is locked to its remaining digits. The pairs
//! are found by operations on rows of bits, because a loop over all pairs would be slow.

use super::rows::{self, Rows};
use super::sets::{self, AlmostLockedSet};
use super::sets_by_cell::{SetsByCell, place};
use crate::technique::geometry::BoardTables;
use crate::technique::{Board, Cells, Geometry, SolverOptions};
use crate::{Digit, DigitSet};

/// The sets of a board and the links between them.
pub(in crate::technique) struct AlsLinks<G: Geometry> {
    /// The sets, in the order of [`sets::of`].
    pub(super) sets: Vec<AlmostLockedSet<G>>,
    /// The number of digits of the board.
    digits: usize,
    linked: Rows,
    partners: Rows,
}

impl<G: Geometry> AlsLinks<G> {
    /// The sets and links of `board`. Sets that share cells are linked only if the options allow it.
    pub(in crate::technique) fn new(board: &Board<G>, options: &SolverOptions) -> Self {
        let sets = sets::of(board);
        let by_cell = SetsByCell::new(board, &sets);
        let digits = board.tables().digit_count();
        let table = || Rows::new(sets.len() * digits, sets.len());
        let mut links = Self { linked: table(), partners: table(), digits, sets };
        let mut row = rows::empty(links.sets.len());
        for number in 0..links.sets.len() {
            let overlapping =
                by_cell.overlapping(links.sets[number].cells, options.overlapping_sets);
            for digit in links.sets[number].digits.iter() {
                let seen = links.sets[number].seen(digit);
                // Rough first: a set with any place of the digit where this set sees it. `link` then checks all its
                // places.
                by_cell.write_holding(&mut row, seen, digit);
                rows::subtract(&mut row, &overlapping);
                links.link(number, digit, &row);
                let row_number = links.place(number, digit);
                by_cell.write_seeing(links.partners.row_mut(row_number), seen, digit);
            }
        }
        links
    }

    /// Links a set with the sets before it in `row` whose places of `digit` it all sees.
    fn link(&mut self, number: usize, digit: Digit, row: &[u64]) {
        let seen = self.sets[number].seen(digit);
        // Links hold in both directions, so each pair is checked once and written twice.
        for other in rows::common(row, row).take_while(|&other| other < number) {
            if self.sets[other].places(digit).is_within(seen) {
                let [here, there] = [number, other].map(|set| self.place(set, digit));
                self.linked.insert(here, other);
                self.linked.insert(there, number);
            }
        }
    }

    /// The number of digits of the board.
    pub(super) fn digits(&self) -> usize {
        self.digits
    }

    /// The number of the row for a digit of a set.
    fn place(&self, set: usize, digit: Digit) -> usize {
        place(self.digits, set, digit)
    }

    /// An empty row, wide enough for all sets.
    pub(super) fn empty_row(&self) -> Vec<u64> {
        rows::empty(self.sets.len())
    }

    /// The sets that have `digit` as a restricted common candidate with this set.
    pub(super) fn linked(&self, set: usize, digit: Digit) -> &[u64] {
        self.linked.row(self.place(set, digit))
    }

    /// The numbers of the sets that [`Self::linked`] returns.
    pub(super) fn followed(&self, set: usize, digit: Digit) -> impl Iterator<Item = usize> {
        let row = self.linked(set, digit);
        rows::common(row, row)
    }

    /// The sets such that some candidate `digit` outside both sets sees all places of the digit in both. The set itself
    /// is among them.
    pub(super) fn partners(&self, set: usize, digit: Digit) -> &[u64] {
        self.partners.row(self.place(set, digit))
    }

    /// Fills `row` with the partners of a set for any of `digits`.
    pub(super) fn unite_partners(&self, row: &mut [u64], set: usize, digits: DigitSet) {
        row.fill(0);
        digits.iter().for_each(|digit| rows::unite(row, self.partners(set, digit)));
    }

    /// The restricted common candidates of two sets.
    pub(super) fn commons(&self, one: usize, other: usize) -> DigitSet {
        let both = self.sets[one].digits.and(self.sets[other].digits);
        both.iter().filter(|&digit| self.linked.contains(self.place(one, digit), other)).collect()
    }
}
