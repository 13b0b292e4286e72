//! Finds digits, columns and rows that can be exchanged, so that one choice represents many.
//!
//! Digits that are candidates of the same cells are *alike*: exchanging them turns answers into answers. Digits
//! are renumbered so that alike digits are neighbours. Choices for a stack that differ only in the names of
//! alike digits have the same number of answers, so one of them is counted and multiplied by their number.
//! After the choice for a stack, only those digits are still alike that are in the same columns of it.
//!
//! Columns of a stack are alike if they have the same candidates in each row. Rows of a band are alike in the
//! same way.

use std::num::NonZeroU8;

use super::ClassicCandidates;
use super::partition::{Partition, Partitions};

/// Which neighbouring digits are alike: bit `i` for digits `i - 1` and `i`, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AlikeDigits(u16);

impl AlikeDigits {
    /// Renumbers the digits of `cells` so that alike digits are neighbours, and returns which are alike.
    pub(super) fn sort_digits(cells: &mut ClassicCandidates) -> Self {
        let mut places: [(u128, u16); 9] = std::array::from_fn(|digit| (0, 1 << digit));
        for (places, digit) in &mut places {
            for (cell, candidates) in cells.iter().enumerate() {
                *places |= u128::from(candidates & *digit != 0) << cell;
            }
        }
        // Digits with the same places become neighbours, so that one bit for each pair says which are alike.
        places.sort_unstable();
        let rename = |candidates: u16| {
            let bit = |at: usize| u16::from(candidates & places[at].1 != 0) << at;
            (0..9).map(bit).sum()
        };
        for candidates in cells {
            *candidates = rename(*candidates);
        }
        let like_before = |&at: &usize| places[at - 1].0 == places[at].0;
        Self((1..9).filter(like_before).map(|at| 1 << at).sum())
    }

    /// Whether no two digits are alike.
    #[inline]
    pub(super) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The number of choices that differ only in the names of alike digits, if this choice represents them.
    /// Returns `None` if another choice does. The representative has alike digits in ascending order of their
    /// columns.
    #[inline]
    pub(super) fn stands_for(self, columns: Columns) -> Option<u64> {
        // A whole choice is judged by one mask: each alike digit must be in the columns of its neighbour or after
        // them.
        if self.0 & !(columns.same | columns.ascending) != 0 {
            return None;
        }
        Some(if self.is_none() { 1 } else { self.names() / self.within(columns).names() })
    }

    /// The digits that are still alike within a choice.
    #[inline]
    pub(super) fn within(self, columns: Columns) -> Self {
        Self(self.0 & columns.same)
    }

    /// The number of ways to permute alike digits.
    fn names(self) -> u64 {
        let (mut ways, mut run) = (1, 1);
        for digit in 1..9 {
            run = if self.0 >> digit & 1 == 0 { 1 } else { run + 1 };
            ways *= run;
        }
        ways
    }
}

/// The columns of digits in a stack's boxes, where each digit is compared with the digit before it. Bits are as
/// in [`AlikeDigits`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Columns {
    /// The digit is in the same column in all boxes.
    same: u16,
    /// The digit is in a later column, in the first box where the two columns differ.
    ascending: u16,
}

impl Columns {
    /// The columns of a choice, from the partitions of the first two boxes, which determine the third.
    pub(super) fn of(first: Partition, second: Partition) -> Self {
        let (first, second) = (Self::in_box(first), Self::in_box(second));
        Self {
            same: first.same & second.same,
            ascending: first.ascending | (first.same & second.ascending),
        }
    }

    fn in_box(partition: Partition) -> Self {
        let triples = partition.triples();
        let before = triples.map(|triple| triple << 1);
        Self {
            same: (0..3).map(|column| triples[column] & before[column]).sum(),
            ascending: (before[0] & (triples[1] | triples[2])) | (before[1] & triples[2]),
        }
    }
}

/// Which lines of a chute (columns of a stack or rows of a band) are alike: bit 0 for the first two, bit 1 for
/// the last two, bit 2 for the first and the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AlikeLines(u8);

/// The two lines of each bit of [`AlikeLines`].
const LINE_PAIRS: [[usize; 2]; 3] = [[0, 1], [1, 2], [0, 2]];

impl AlikeLines {
    /// The alike columns of `stack`. For the rows of a band, pass `cells` transposed.
    pub(super) fn of(cells: &ClassicCandidates, stack: usize) -> Self {
        let at = |row: usize, column: usize| cells[row * 9 + stack * 3 + column];
        let alike = |[left, right]: [usize; 2]| (0..9).all(|row| at(row, left) == at(row, right));
        Self((0..3).map(|pair| u8::from(alike(LINE_PAIRS[pair])) << pair).sum())
    }

    /// The number of choices that differ only in the order of alike lines, if a choice with this partition in
    /// its first box represents them. Returns `None` if another choice does. The representative has the triples
    /// of alike lines in ascending order.
    pub(super) fn stands_for(self, partition: Partition) -> Option<NonZeroU8> {
        let triples = partition.triples();
        let pairs = (0..3).filter(|pair| self.0 >> pair & 1 != 0).map(|pair| LINE_PAIRS[pair]);
        let mut pairs = pairs.map(|[left, right]| triples[left] < triples[right]);
        pairs.all(|sorted| sorted).then(|| self.orders())
    }

    /// The members of `partitions` that represent others.
    pub(super) fn standing_for(self, partitions: &Partitions) -> Partitions {
        let mut standing = Partitions::none();
        for partition in partitions.to_vec() {
            if self.stands_for(partition).is_some() {
                standing.insert(partition);
            }
        }
        standing
    }

    /// The number of orders of alike lines.
    pub(super) fn orders(self) -> NonZeroU8 {
        let two = NonZeroU8::MIN.saturating_add(1);
        match self.0.count_ones() {
            0 => NonZeroU8::MIN,
            1 => two,
            // If two pairs of three lines are alike, the third pair is too: 3! = 6 orders.
            _ => two.saturating_add(4),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::classic::counting::chute::each_choice;
    use crate::search::classic::counting::partition::{ALL, PARTITIONS};

    /// The number of choices for a stack without givens: a partition has 56 pairs beside it.
    const CHOICES: u64 = 1680 * 56;

    fn each_choice_of_an_empty_stack(visit: impl FnMut([Partition; 3])) {
        let mut every = Partitions::none();
        (0..PARTITIONS).map(Partition::at).for_each(|partition| every.insert(partition));
        each_choice([&every; 3], visit);
    }

    /// The choices that stand for those that differ in the names of alike digits, and for how many all do.
    fn by_names(alike: AlikeDigits) -> (u64, u64) {
        let (mut standing, mut sum) = (0, 0);
        each_choice_of_an_empty_stack(|choice| {
            if let Some(weight) = alike.stands_for(Columns::of(choice[0], choice[1])) {
                standing += 1;
                sum += weight;
            }
        });
        (standing, sum)
    }

    /// The same for the order of alike lines.
    fn by_order(alike: AlikeLines) -> (u64, u64) {
        let (mut standing, mut sum) = (0, 0);
        each_choice_of_an_empty_stack(|choice| {
            if let Some(weight) = alike.stands_for(choice[0]) {
                standing += 1;
                sum += u64::from(weight.get());
            }
        });
        (standing, sum)
    }

    #[test]
    fn choices_that_stand_for_others_stand_for_all_of_an_empty_stack() {
        for pairs in [0, 0b1_1111_1110, 0b10, 0b1_1011_0110, 0b1_0000_0110] {
            let (standing, sum) = by_names(AlikeDigits(pairs));
            assert_eq!(sum, CHOICES, "{pairs:b}");
            assert_eq!(standing == CHOICES, pairs == 0, "{pairs:b}");
        }
    }

    #[test]
    fn choices_with_columns_in_order_stand_for_all_of_an_empty_stack() {
        for (pairs, orders) in [(0, 1), (0b001, 2), (0b010, 2), (0b100, 2), (0b111, 6)] {
            assert_eq!(by_order(AlikeLines(pairs)), (CHOICES / orders, CHOICES));
        }
    }

    /// Within a choice, the digits still alike stand in the same columns: what is left of names is counted at
    /// the next stack.
    #[test]
    fn names_that_a_choice_leaves_are_counted_at_the_next() {
        let all = AlikeDigits(ALL ^ 1);
        each_choice_of_an_empty_stack(|choice| {
            let columns = Columns::of(choice[0], choice[1]);
            let weight = all.stands_for(columns);
            assert!(weight.is_none_or(|weight| weight * all.within(columns).names() == 362_880));
        });
    }

    #[test]
    fn digits_that_are_candidates_of_the_same_cells_become_neighbours() {
        let mut cells = [ALL; 81];
        assert_eq!(AlikeDigits::sort_digits(&mut cells), AlikeDigits(ALL ^ 1));
        // Digit 5 has the first cell to itself; 1 and 9 lack the last.
        cells[0] = 1 << 4;
        cells[80] = ALL ^ (1 | 1 << 8);
        let alike = AlikeDigits::sort_digits(&mut cells);
        assert_eq!(alike.names(), 720 * 2);
        let sizes = cells.map(u16::count_ones);
        assert_eq!((sizes[0], sizes[40], sizes[80]), (1, 9, 7));
    }

    #[test]
    fn columns_with_the_same_candidates_are_alike() {
        let mut cells = [ALL; 81];
        assert_eq!(AlikeLines::of(&cells, 1).orders().get(), 6);
        cells[9 * 8 + 4] = 1;
        assert_eq!(AlikeLines::of(&cells, 1), AlikeLines(0b100));
        cells[5] = 2;
        assert_eq!(AlikeLines::of(&cells, 1).orders().get(), 1);
    }
}
