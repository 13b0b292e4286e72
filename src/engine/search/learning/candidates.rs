//! The numbered candidates of a state, and their groups: at most one candidate of a group is true.
//!
//! A group is all candidates of one cell, or all places of one digit in one house. In a cell and in a complete house
//! exactly one candidate of the group is true. Rules about two cells add pairs of candidates of which at most one is
//! true. This covers all rules of a board.

use super::literal::Literal;
use crate::engine::lists::Lists;
use crate::engine::search::bits::{Mask, each_bit};
use crate::engine::search::leftovers::Repetition;
use crate::engine::search::tables::LayoutTables;
use crate::engine::{Cell, House, Layout};

/// The candidates of the open cells of a state, numbered from 0 in the order of cells, then digits.
#[derive(Debug)]
pub(super) struct CandidateGroups<M> {
    /// By cell: its candidates as a mask, which is 0 for a cell that has its digit.
    digits: Vec<M>,
    /// By cell: the number of its first candidate.
    firsts: Vec<u32>,
    /// By candidate: its cell and its digit as a mask.
    places: Vec<(usize, M)>,
    groups: Lists<u32>,
    groups_of: Lists<u32>,
    /// The number of groups, from the first on, that have a true candidate.
    required: usize,
    /// By candidate: those that a rule of the board excludes together with it. Empty if there are no rules.
    excluded: Option<Lists<u32>>,
    /// Further statements: if the first candidate is true, one of the others is true.
    implied: Vec<(u32, Vec<u32>)>,
}

impl<M: Mask> CandidateGroups<M> {
    /// The candidates of `state`. Its singles must be propagated to the end.
    pub(super) fn new(tables: &LayoutTables, state: &[M]) -> Self {
        let open = |&digits: &M| if digits.is_single() { M::NONE } else { digits };
        let digits: Vec<M> = state[..tables.cell_count()].iter().map(open).collect();
        let mut numbered = Self {
            firsts: Vec::with_capacity(digits.len()),
            places: Vec::new(),
            groups: Lists::packed([]),
            groups_of: Lists::packed([]),
            required: 0,
            excluded: None,
            implied: Vec::new(),
            digits,
        };
        numbered.number_places();
        let mut groups = numbered.required_groups(tables);
        numbered.required = groups.len();
        groups.extend(numbered.further_groups(tables.layout()));
        if tables.layout().rules().next().is_some() {
            numbered.excluded = Some(Lists::packed(numbered.exclusions(tables.layout())));
        }
        numbered.implied = numbered.implications(tables, state);
        numbered.groups_of = Lists::packed(turned(&groups, numbered.places.len()));
        numbered.groups = Lists::packed(groups);
        numbered
    }

    fn number_places(&mut self) {
        for (cell, &digits) in self.digits.iter().enumerate() {
            self.firsts.push(u32::try_from(self.places.len()).expect("100 digits in 10,000 cells"));
            self.places.extend(each_bit(digits).map(|digit| (cell, digit)));
        }
    }

    /// The groups that have a true candidate.
    fn required_groups(&self, tables: &LayoutTables) -> Vec<Vec<usize>> {
        let of_cell = |cell: usize| {
            each_bit(self.digits[cell]).filter_map(|digit| self.index(cell, digit)).collect()
        };
        let mut groups: Vec<Vec<usize>> = (0..self.digits.len()).map(of_cell).collect();
        for house in 0..tables.house_count() {
            let cells: Vec<usize> = tables.house(house).iter().map(|&at| at.into()).collect();
            groups.extend(self.groups_of_house(&cells));
        }
        groups.retain(|group| !group.is_empty());
        groups
    }

    /// The groups of houses that hold only some of the digits.
    fn further_groups(&self, layout: &Layout) -> Vec<Vec<usize>> {
        let houses = layout.houses().iter().filter(|house| !house.is_complete);
        let of_house = |house: &House| {
            let cells: Vec<usize> = house.cells.iter().map(|cell| cell.index()).collect();
            self.groups_of_house(&cells)
        };
        houses.flat_map(of_house).filter(|group| group.len() > 1).collect()
    }

    /// For each digit: its places in a house with these cells.
    fn groups_of_house(&self, cells: &[usize]) -> Vec<Vec<usize>> {
        let all = cells.iter().fold(M::NONE, |all, &cell| all | self.digits[cell]);
        let of_digit = |digit| cells.iter().filter_map(|&cell| self.index(cell, digit)).collect();
        each_bit(all).map(of_digit).collect()
    }

    /// By candidate: those that a rule of the board excludes together with it.
    fn exclusions(&self, layout: &Layout) -> Vec<Vec<usize>> {
        let mut excluded = vec![Vec::new(); self.places.len()];
        for rule in layout.rules() {
            for (candidate, &(cell, digit)) in self.places.iter().enumerate() {
                let digits = if rule.makes_peers() { digit } else { digit.beside() };
                let others = Cell::new(cell).map_or(&[][..], |cell| layout.neighbours(rule, cell));
                for other in others.iter().map(|other| other.index()) {
                    let here = each_bit(digits & self.digits[other]);
                    excluded[candidate].extend(here.filter_map(|digit| self.index(other, digit)));
                }
            }
        }
        excluded
    }

    fn index(&self, cell: usize, digit: M) -> Option<usize> {
        self.number(cell, digit).map(|candidate| candidate as usize)
    }

    /// The implications of candidates by the law of leftovers, and by the rule that neighbours are not consecutive.
    fn implications(&self, tables: &LayoutTables, state: &[M]) -> Vec<(u32, Vec<u32>)> {
        let mut implied = Vec::new();
        for Repetition { cell, others } in tables.repetitions() {
            for digit in each_bit(self.digits[*cell]) {
                let is_placed = others.iter().any(|&other| state[other] == digit);
                let there = others.iter().filter_map(|&other| self.number(other, digit)).collect();
                implied.extend(
                    self.number(*cell, digit).filter(|_| !is_placed).map(|first| (first, there)),
                );
            }
        }
        if tables.has_gaps() {
            for (first, &(cell, digit)) in (0..).zip(&self.places) {
                for other in tables.gap_neighbours(cell).iter().map(|other| other.index()) {
                    let far = each_bit(self.digits[other] & !digit.beside());
                    let far: Vec<u32> = far.filter_map(|it| self.number(other, it)).collect();
                    // Without a near candidate the statement is that the other cell has a digit.
                    if self.digits[other] & digit.beside() != M::NONE {
                        implied.push((first, far));
                    }
                }
            }
        }
        implied
    }

    /// Further statements: if the first candidate is true, one of the others is true.
    pub(super) fn implied(&self) -> impl Iterator<Item = (u32, &[u32])> {
        self.implied.iter().map(|(first, others)| (*first, others.as_slice()))
    }

    /// The number of cells of the board.
    pub(super) fn cell_count(&self) -> usize {
        self.digits.len()
    }

    /// The number of candidates.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// The number of the candidate `digit`, a mask of one bit, in `cell`. Returns `None` if the cell lacks the
    /// candidate.
    pub(super) fn number(&self, cell: usize, digit: M) -> Option<u32> {
        let digits = self.digits[cell];
        let before = (digits & (digit - M::from(true))).len();
        (digits & digit != M::NONE).then(|| self.firsts[cell] + before)
    }

    /// The cell and the digit of `literal`'s candidate.
    pub(super) fn place(&self, literal: Literal) -> (usize, M) {
        self.places[literal.candidate() as usize]
    }

    /// The candidates of each group that has a true candidate.
    pub(super) fn required(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.required).map(|group| self.groups.of(group))
    }

    /// The candidates that cannot be true together with `candidate`. Some are listed more than once, and `candidate`
    /// itself is listed too.
    pub(super) fn rivals(&self, candidate: u32) -> impl Iterator<Item = u32> {
        let groups = self.groups_of.of(candidate as usize).iter();
        let excluded = self.excluded.as_ref().map_or(&[][..], |all| all.of(candidate as usize));
        groups.flat_map(|&group| self.groups.of(group as usize)).chain(excluded).copied()
    }
}

/// For each of `count` items, the indices of the lists that hold it.
fn turned(lists: &[Vec<usize>], count: usize) -> Vec<Vec<usize>> {
    let mut holding = vec![Vec::new(); count];
    for (index, list) in lists.iter().enumerate() {
        for &item in list {
            holding[item].push(index);
        }
    }
    holding
}
