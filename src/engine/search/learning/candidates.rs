//! The candidates of a state by number, and the groups of which exactly one is true.
//!
//! A group is what one cell may hold, or where one digit may stand in one house: the rules are that each
//! group holds exactly one true candidate, and nothing else.

use super::literal::Literal;
use crate::engine::search::bits::each_bit;
use crate::engine::search::lists::Lists;
use crate::engine::search::tables::LayoutTables;

/// The candidates of the open cells of a state, from 0 in the order of cells and digits.
#[derive(Debug)]
pub(super) struct CandidateGroups {
    /// By cell: the digits that are candidates here; none for a cell that has its digit.
    digits: Vec<u64>,
    /// By cell: the number of its first candidate.
    firsts: Vec<u32>,
    /// By candidate: its cell and its digit as a mask.
    places: Vec<(usize, u64)>,
    groups: Lists<u32>,
    groups_of: Lists<u32>,
}

impl CandidateGroups {
    /// The candidates of `state`, whose singles were carried to the end.
    pub(super) fn new(tables: &LayoutTables, state: &[u64]) -> Self {
        let open = |&digits: &u64| if digits.is_power_of_two() { 0 } else { digits };
        let digits: Vec<u64> = state[..tables.cell_count()].iter().map(open).collect();
        let mut numbered = Self {
            firsts: Vec::with_capacity(digits.len()),
            places: Vec::new(),
            groups: Lists::packed([]),
            groups_of: Lists::packed([]),
            digits,
        };
        numbered.number_places();
        let groups = numbered.find_groups(tables);
        numbered.groups_of = Lists::packed(turned(&groups, numbered.places.len()));
        numbered.groups = Lists::packed(groups);
        numbered
    }

    fn number_places(&mut self) {
        for (cell, &digits) in self.digits.iter().enumerate() {
            self.firsts.push(u32::try_from(self.places.len()).expect("64 digits in 4096 cells"));
            self.places.extend(each_bit(digits).map(|digit| (cell, digit)));
        }
    }

    fn find_groups(&self, tables: &LayoutTables) -> Vec<Vec<usize>> {
        let number = |cell, digit| self.number(cell, digit).map(|candidate| candidate as usize);
        let of_cell =
            |cell| each_bit(self.digits[cell]).filter_map(|digit| number(cell, digit)).collect();
        let mut groups: Vec<Vec<usize>> = (0..self.digits.len()).map(of_cell).collect();
        for house in 0..tables.house_count() {
            let cells = || tables.house(house).iter().map(|&cell| usize::from(cell));
            let of_digit = |digit| cells().filter_map(|cell| number(cell, digit)).collect();
            groups.extend(each_bit(tables.all_digits()).map(of_digit));
        }
        groups.retain(|group| !group.is_empty());
        groups
    }

    /// How many candidates there are.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// The number of the candidate `digit`, a mask of one bit, in `cell`, if it is one.
    pub(super) fn number(&self, cell: usize, digit: u64) -> Option<u32> {
        let digits = self.digits[cell];
        let before = (digits & (digit - 1)).count_ones();
        (digits & digit != 0).then(|| self.firsts[cell] + before)
    }

    /// The cell and the digit of `literal`'s candidate.
    pub(super) fn place(&self, literal: Literal) -> (usize, u64) {
        self.places[literal.candidate() as usize]
    }

    /// The candidates of each group.
    pub(super) fn groups(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.groups.len()).map(|group| self.groups.of(group))
    }

    /// The candidates that cannot be true beside `candidate`, some of them more than once, and itself.
    pub(super) fn rivals(&self, candidate: u32) -> impl Iterator<Item = u32> {
        let groups = self.groups_of.of(candidate as usize).iter();
        groups.flat_map(|&group| self.groups.of(group as usize)).copied()
    }
}

/// For each of `count` items, the lists that hold it.
fn turned(lists: &[Vec<usize>], count: usize) -> Vec<Vec<usize>> {
    let mut holding = vec![Vec::new(); count];
    for (index, list) in lists.iter().enumerate() {
        for &item in list {
            holding[item].push(index);
        }
    }
    holding
}
