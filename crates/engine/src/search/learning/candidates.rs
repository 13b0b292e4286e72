//! The numbered candidates of a state, and their groups: at most one candidate of a group is true.
//!
//! A group is all candidates of one cell, or all places of one digit in one house. In a cell and in a complete house
//! exactly one candidate of the group is true. Ties between cells, and constraints on pairs of cells, add pairs of
//! candidates of which at most one is true. This covers all rules of a board, and all that constraints say but for their
//! propagators, which [`Propagators`](super::propagators::Propagators) runs.

use std::ops::Range;
use std::sync::Arc;

use super::literal::Literal;
use crate::lists::Lists;
use crate::rules::{Exclusion, Ties};
use crate::search::bits::{Mask, each_bit};
use crate::search::leftovers::Repetition;
use crate::search::tables::LayoutTables;
use crate::{House, Layout, Rules};

/// The candidates of the open cells of a state, numbered from 0 in the order of cells, then digits.
///
/// The largest board has a million candidates, so little is kept for each. What a candidate excludes from tied cells is
/// worked out whenever it is needed.
#[derive(Debug)]
pub(super) struct CandidateGroups<M> {
    layout: Arc<Layout>,
    rules: Rules,
    /// By cell: its candidates as a mask, which is 0 for a cell that has its digit.
    digits: Vec<M>,
    /// By cell: the number of its first candidate, then the number of candidates.
    firsts: Vec<u32>,
    /// By candidate: its cell, and the index of its digit.
    places: Vec<(u16, u8)>,
    groups: Lists<u32>,
    groups_of: Lists<u32>,
    /// The number of groups, from the first on, that have a true candidate.
    required: usize,
    has_ties: bool,
    /// Further statements: if the first candidate is true, one of the others is true.
    implied: Vec<(u32, Vec<u32>)>,
}

impl<M: Mask> CandidateGroups<M> {
    /// The candidates of `state`. Its singles must be propagated to the end.
    pub(super) fn new(tables: &LayoutTables, state: &[M]) -> Self {
        // A settled cell has nothing left to decide. Without such cells the tables are as small as the open part of the
        // board.
        let open = |&digits: &M| if digits.is_single() { M::NONE } else { digits };
        let mut numbered = Self {
            layout: Arc::clone(tables.layout()),
            rules: tables.rules().clone(),
            digits: state[..tables.cell_count()].iter().map(open).collect(),
            firsts: Vec::with_capacity(tables.cell_count() + 1),
            places: Vec::new(),
            groups: Lists::packed([]),
            groups_of: Lists::packed([]),
            required: 0,
            has_ties: tables.has_ties(),
            implied: Vec::new(),
        };
        numbered.number_places();
        numbered.group(tables);
        numbered.implied = numbered.implications(tables, state);
        numbered.implied.extend(numbered.supports(tables, state));
        numbered
    }

    fn number_places(&mut self) {
        let count = self.digits.iter().map(|digits| digits.len() as usize).sum();
        let small = |count| u32::try_from(count).expect("100 digits in 10,000 cells");
        // A growing vector would reserve up to twice the room, which is megabytes on the largest board.
        self.places.reserve_exact(count);
        for (cell, &digits) in (0..).zip(&self.digits) {
            self.firsts.push(small(self.places.len()));
            let indices = (0..).filter(|&index| digits & of_index(index) != M::NONE);
            self.places.extend(indices.take(digits.len() as usize).map(|index| (cell, index)));
        }
        self.firsts.push(small(count));
    }

    fn group(&mut self, tables: &LayoutTables) {
        let mut required = 0;
        let counted = self.required_groups(tables).inspect(|_| required += 1);
        // Groups that need a true candidate come first, so that their number is all that must be kept to tell them
        // apart.
        let groups: Lists<u32> = Lists::packed(counted.chain(self.further_groups()));
        let entries = (0..).zip(0..groups.len()).flat_map(|(number, group)| {
            groups.of(group).iter().map(move |&candidate| (candidate as usize, number))
        });
        self.groups_of = Lists::sorted(self.len(), entries);
        self.groups = groups;
        self.required = required;
    }

    /// The groups that have a true candidate.
    fn required_groups<'a>(
        &'a self,
        tables: &'a LayoutTables,
    ) -> impl Iterator<Item = Vec<usize>> + 'a {
        let of_cell = |cell: usize| self.candidates_of(cell).map(|it| it as usize).collect();
        let of_house = |house: usize| self.groups_of_house(tables.house(house).iter().copied());
        let of_cells = (0..self.digits.len()).map(of_cell);
        let of_houses = (0..tables.house_count()).flat_map(of_house);
        of_cells.chain(of_houses).filter(|group: &Vec<usize>| !group.is_empty())
    }

    /// The groups of houses that hold only some of the digits.
    fn further_groups(&self) -> impl Iterator<Item = Vec<usize>> {
        let houses = self.layout.houses().iter().filter(|house| !house.is_complete);
        let of_house = |house: &House| {
            let cells: Vec<usize> = house.cells.iter().map(|cell| cell.index()).collect();
            self.groups_of_house(cells.into_iter()).collect::<Vec<_>>()
        };
        houses.flat_map(of_house).filter(|group| group.len() > 1)
    }

    /// For each digit: its places in a house with these cells.
    fn groups_of_house<C: Into<usize>>(
        &self,
        cells: impl Iterator<Item = C> + Clone,
    ) -> impl Iterator<Item = Vec<usize>> {
        let cells = cells.map(Into::into);
        let all = cells.clone().fold(M::NONE, |all, cell: usize| all | self.digits[cell]);
        each_bit(all).map(move |digit| {
            cells
                .clone()
                .filter_map(|cell| self.number(cell, digit))
                .map(|it| it as usize)
                .collect()
        })
    }

    /// The implications of candidates by the law of leftovers.
    fn implications(&self, tables: &LayoutTables, state: &[M]) -> Vec<(u32, Vec<u32>)> {
        let mut implied = Vec::new();
        for Repetition { cell, others } in tables.repetitions() {
            for digit in each_bit(self.digits[*cell]) {
                // A settled cell has no numbers here, but it may be the one that repeats the digit.
                let is_placed = others.iter().any(|&other| state[other] == digit);
                let there = others.iter().filter_map(|&other| self.number(other, digit)).collect();
                implied.extend(
                    self.number(*cell, digit).filter(|_| !is_placed).map(|first| (first, there)),
                );
            }
        }
        implied
    }

    /// The supports of candidates by constraints on pairs of cells: a candidate needs one in the other cell that does not
    /// exclude it.
    fn supports(&self, tables: &LayoutTables, state: &[M]) -> Vec<(u32, Vec<u32>)> {
        let mut supports = Vec::new();
        let Some(constraints) = tables.constraints().filter(|it| it.has_supports()) else {
            return supports;
        };
        for cell in 0..tables.cell_count() {
            for &(other, table) in constraints.pairs(cell) {
                // The digit of a settled cell has removed what it excludes.
                let other = usize::from(other);
                if state[other].is_single() || !constraints.may_exclude_together(table) {
                    continue;
                }
                let table = constraints.table(table);
                for digit in each_bit(self.digits[cell]) {
                    let excluded = M::of_bits(table[index_of(digit)].bits());
                    let left = each_bit(self.digits[other] & !excluded);
                    let there = left.filter_map(|digit| self.number(other, digit)).collect();
                    supports.extend(self.number(cell, digit).map(|first| (first, there)));
                }
            }
        }
        supports
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

    /// The candidates of `cell`. None if the cell had its digit from the start.
    pub(super) fn candidates_of(&self, cell: usize) -> Range<u32> {
        self.firsts[cell]..self.firsts[cell + 1]
    }

    /// The cell and the digit of `literal`'s candidate.
    pub(super) fn cell_and_digit(&self, literal: Literal) -> (usize, M) {
        let (cell, index) = self.places[literal.candidate() as usize];
        (cell.into(), of_index(index))
    }

    /// The candidates of each group that has a true candidate.
    pub(super) fn required(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.required).map(|group| self.groups.of(group))
    }

    /// The candidates that cannot be true together with `candidate` by houses and rules of the board. Some are listed more
    /// than once, and `candidate` itself is listed too.
    pub(super) fn rivals(&self, candidate: u32) -> impl Iterator<Item = u32> {
        // No filter for repeated rivals: to set a candidate false that is false already costs less than to remember
        // it.
        let groups = self.groups_of.of(candidate as usize).iter();
        let in_groups = groups.flat_map(|&group| self.groups.of(group as usize)).copied();
        in_groups.chain(self.rivals_by_ties(candidate))
    }

    /// The candidates that cannot be true together with `candidate` by constraints on pairs. Returns `None` if the puzzle has none. They are apart from the others because a
    /// longer chain would cost every puzzle time in the hottest loop of the learner.
    pub(super) fn rivals_by_constraints(
        &self,
        candidate: u32,
    ) -> Option<impl Iterator<Item = u32>> {
        let constraints = self.rules.compiled()?;
        let (cell, digit) = self.cell_and_digit(Literal::is(candidate));
        Some(constraints.pairs(cell).iter().flat_map(move |&(other, table)| {
            let other = usize::from(other);
            let excluded = M::of_bits(constraints.table(table)[index_of(digit)].bits());
            each_bit(excluded & self.digits[other])
                .filter_map(move |digit| self.number(other, digit))
        }))
    }

    fn rivals_by_ties(&self, candidate: u32) -> impl Iterator<Item = u32> {
        let (cell, digit) = self.cell_and_digit(Literal::is(candidate));
        let ties = self.layout.ties().iter();
        ties.flat_map(move |ties| self.in_tied_cells(ties, cell, ties.exclusion().by_bit(digit)))
    }

    /// The candidates of these `digits` in the cells that are tied to `cell`.
    fn in_tied_cells(&self, ties: &Ties, cell: usize, digits: M) -> impl Iterator<Item = u32> {
        ties.of(cell).iter().map(|other| other.index()).flat_map(move |other| {
            let there = each_bit(digits & self.digits[other]);
            there.filter_map(move |digit| self.number(other, digit))
        })
    }

    /// If two or more candidates of the cell of `candidate` are not false, and few enough to exclude a digit together,
    /// returns the cell and these candidates. Returns `None` on boards without ties beyond peers.
    pub(super) fn few_left(
        &self,
        candidate: u32,
        is_false: impl Fn(u32) -> bool,
    ) -> Option<(usize, M)> {
        // This is asked for each candidate that becomes false, so boards without ties leave at once.
        if !self.has_ties {
            return None;
        }
        let (cell, _) = self.cell_and_digit(Literal::is(candidate));
        let left = self.candidates_of(cell).filter(|&candidate| !is_false(candidate));
        let (mut digits, mut count) = (M::NONE, 0);
        // One more than the most is enough to know that there are too many.
        for candidate in left.take(Exclusion::MOST_TOGETHER + 1) {
            digits |= self.cell_and_digit(Literal::is(candidate)).1;
            count += 1;
        }
        (2..=Exclusion::MOST_TOGETHER).contains(&count).then_some((cell, digits))
    }

    /// The candidates that all candidates `left` of `cell` exclude, each with the exclusion.
    pub(super) fn excluded_by_all(
        &self,
        cell: usize,
        left: M,
    ) -> impl Iterator<Item = (u32, Exclusion)> {
        self.layout.ties_beyond_peers().flat_map(move |ties| {
            let exclusion = ties.exclusion();
            let excluded = self.in_tied_cells(ties, cell, exclusion.by_all(left));
            excluded.map(move |candidate| (candidate, exclusion))
        })
    }

    /// The candidates of `cell` that do not exclude the candidate `excluded` of a tied cell. If `excluded` is true, one
    /// of them is true.
    pub(super) fn compatible(
        &self,
        cell: usize,
        excluded: u32,
        exclusion: Exclusion,
    ) -> impl Iterator<Item = u32> {
        let (_, digit) = self.cell_and_digit(Literal::is(excluded));
        each_bit(self.digits[cell] & !exclusion.by_bit(digit))
            .filter_map(move |digit| self.number(cell, digit))
    }
}

/// The index of a digit, a mask of one bit.
fn index_of<M: Mask>(digit: M) -> usize {
    digit.bits().trailing_zeros() as usize
}

/// The digit with this index, as a mask.
fn of_index<M: Mask>(index: u8) -> M {
    M::of_bits(1 << index)
}
