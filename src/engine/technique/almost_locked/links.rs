//! How the almost locked sets of a board hang together.
//!
//! Two sets have a restricted common candidate where each place of it in one sees each in the other: at most
//! one of the two then holds the digit, and the other is locked on the rest. All pairs are found at once, row
//! by row of bits, without going through the pairs.

use super::by_cell::{ByCell, place};
use super::rows::{self, Rows};
use super::sets::{self, AlmostLockedSet};
use crate::engine::technique::{Board, Options};
use crate::engine::{Digit, DigitSet};

/// The sets of a board and the links between them.
pub(in crate::engine::technique) struct AlsLinks {
    /// The sets, in the order of [`sets::of`].
    pub(super) sets: Vec<AlmostLockedSet>,
    linked: Rows,
    partners: Rows,
}

impl AlsLinks {
    /// The sets and links of `board`; sets that share cells are linked where that is allowed.
    pub(in crate::engine::technique) fn new(board: &Board, options: &Options) -> Self {
        let sets = sets::of(board);
        let by_cell = ByCell::new(&sets);
        let table = || Rows::new(sets.len() * 9, sets.len());
        let mut links = Self { linked: table(), partners: table(), sets };
        let mut row = rows::empty(links.sets.len());
        for number in 0..links.sets.len() {
            let overlapping =
                by_cell.overlapping(links.sets[number].cells, options.overlapping_sets);
            for digit in links.sets[number].digits.iter() {
                let seen = links.sets[number].seen(digit);
                by_cell.write_holding(&mut row, seen, digit);
                rows::subtract(&mut row, &overlapping);
                links.link(number, digit, &row);
                by_cell.write_seeing(links.partners.row_mut(place(number, digit)), seen, digit);
            }
        }
        links
    }

    /// Links a set with those before it in `row` that have no place of `digit` that it does not see.
    fn link(&mut self, number: usize, digit: Digit, row: &[u64]) {
        let seen = self.sets[number].seen(digit);
        for other in rows::common(row, row).take_while(|&other| other < number) {
            if self.sets[other].places(digit).is_within(seen) {
                self.linked.insert(place(number, digit), other);
                self.linked.insert(place(other, digit), number);
            }
        }
    }

    /// A row for all sets, without one.
    pub(super) fn empty_row(&self) -> Vec<u64> {
        rows::empty(self.sets.len())
    }

    /// The sets that have `digit` as a restricted common candidate with the set of that number.
    pub(super) fn linked(&self, set: usize, digit: Digit) -> &[u64] {
        self.linked.row(place(set, digit))
    }

    /// The numbers of those sets.
    pub(super) fn followed(&self, set: usize, digit: Digit) -> impl Iterator<Item = usize> {
        let row = self.linked(set, digit);
        rows::common(row, row)
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
