//! The constraints of a puzzle in the form that searches read.
//!
//! Three things are left of them: the digits that each cell can hold, a table of the pairs of candidates that exclude
//! each other, and propagators for what is said of more cells together. A search that heeds these three heeds every
//! constraint.

use std::collections::HashMap;
use std::sync::Arc;

use super::Constraint;
use super::distinct_sum::DistinctSum;
use super::propagator::Propagator;
use super::totals::{Difference, Total};
use crate::lists::Lists;
use crate::{Cell, Digit, DigitSet};

/// The compiled constraints of a puzzle.
#[derive(Debug)]
pub(crate) struct CompiledRules {
    digits: usize,
    /// By cell: the digits that constraints leave whatever other cells hold.
    left: Vec<DigitSet>,
    /// By cell: the cells whose digits its digit restricts, each with the number of a table.
    pairs: Lists<(u16, u16)>,
    /// Tables by digit: the digits that it excludes from the other cell.
    tables: Vec<Box<[DigitSet]>>,
    /// By table: whether two or more digits can exclude a digit together.
    excludes_together: Vec<bool>,
    propagators: Vec<PostedPropagator>,
    sums: Vec<CellSum>,
}

/// The sum that a constraint demands of its cells, with digits that count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CellSum {
    /// The index of the constraint in [`Rules::constraints`](super::Rules::constraints).
    pub(crate) constraint: usize,
    /// The indices of the cells.
    pub(crate) cells: Vec<usize>,
    /// The sum of their digits.
    pub(crate) sum: u32,
}

/// A propagator with the cells that it is about.
#[derive(Clone, Debug)]
pub(crate) struct PostedPropagator {
    /// The index of its constraint in [`Rules::constraints`](super::Rules::constraints). `None` if it follows from
    /// several.
    pub(crate) constraint: Option<usize>,
    /// The indices of the cells. A change in one of them wakes the propagator.
    pub(crate) cells: Box<[usize]>,
    /// The propagator.
    pub(crate) propagator: Arc<dyn Propagator>,
}

impl PostedPropagator {
    /// A propagator of what follows from several constraints: that the cells with these indices have this sum.
    /// `are_different` says that no two of the cells can hold the same digit.
    pub(crate) fn of_sum(cells: &[usize], sum: u32, are_different: bool, digits: usize) -> Self {
        let propagator: Arc<dyn Propagator> = if are_different && digits <= DistinctSum::MOST_DIGITS
        {
            Arc::new(DistinctSum::new(cells.len(), Some(sum)))
        } else {
            Arc::new(Total::new(sum))
        };
        Self { constraint: None, cells: cells.into(), propagator }
    }

    /// A propagator of what follows from several constraints: that the cells `innies` add up to `surplus` more than `outies`.
    pub(crate) fn of_difference(
        innies: &[usize],
        outies: &[usize],
        surplus: i64,
        digits: usize,
    ) -> Self {
        let propagator = Arc::new(Difference::new(innies.len(), outies.len(), surplus, digits));
        Self { constraint: None, cells: [innies, outies].concat().into(), propagator }
    }

    /// Removes candidates of its cells, out of those of all cells, that no combination uses, and returns whether there were some.
    /// Removes nothing if there is no combination.
    pub(super) fn narrow(&self, candidates: &mut [DigitSet]) -> bool {
        let of_cells = self.cells.iter().filter_map(|&cell| candidates.get(cell));
        let before: Vec<u128> = of_cells.map(|digits| digits.bits()).collect();
        let mut after = before.clone();
        if before.len() < self.cells.len() || before.contains(&0) {
            return false;
        }
        if self.propagator.narrow(&mut after).is_err() || after == before {
            return false;
        }
        for (&cell, bits) in self.cells.iter().zip(after) {
            candidates[cell] = DigitSet::from_bits(bits);
        }
        true
    }
}

impl CompiledRules {
    /// Compiles `constraints` for a board of this many cells and digits, which has all their cells.
    pub(super) fn new(cells: usize, digits: usize, constraints: &[Constraint]) -> Self {
        let mut compiled = Self {
            digits,
            left: vec![DigitSet::up_to(digits); cells],
            pairs: Lists::of_items([]),
            tables: Vec::new(),
            excludes_together: Vec::new(),
            propagators: Vec::new(),
            sums: Vec::new(),
        };
        let (mut pairs, mut numbers) = (Vec::new(), HashMap::new());
        for (number, constraint) in constraints.iter().enumerate() {
            compiled.restrict(constraint);
            compiled.add_pairs(constraint, &mut pairs, &mut numbers);
            compiled.post(number, constraint);
            compiled.add_sum(number, constraint);
        }
        // Two constraints may exclude the same pairs of the same cells.
        pairs.sort_unstable();
        pairs.dedup();
        compiled.pairs = Lists::sorted(cells, pairs.into_iter());
        // Few cells take little time and have few combinations. What they remove spares longer propagators a run.
        compiled.propagators.sort_by_key(|posted| posted.cells.len());
        compiled
    }

    fn restrict(&mut self, constraint: &Constraint) {
        for (place, cell) in constraint.cells().iter().enumerate() {
            let left = &mut self.left[cell.index()];
            *left = left.and(constraint.left_at(place, self.digits));
        }
    }

    /// `numbers` has the numbers of the tables so far.
    fn add_pairs(
        &mut self,
        constraint: &Constraint,
        pairs: &mut Vec<(usize, (u16, u16))>,
        numbers: &mut HashMap<Box<[DigitSet]>, u16>,
    ) {
        let cells = constraint.cells();
        for [one, other] in constraint.pairs() {
            // A search asks from the cell that was filled, so both directions are listed.
            for (one, other) in [(one, other), (other, one)] {
                if let Some(table) = self.find_or_add_table(constraint, [one, other], numbers) {
                    pairs.push((cells[one].index(), (to_u16(cells[other].index()), table)));
                }
            }
        }
    }

    /// The number of the table of two places, which is added if it is new. Returns `None` if no digit of one excludes a digit of the other.
    fn find_or_add_table(
        &mut self,
        constraint: &Constraint,
        [one, other]: [usize; 2],
        numbers: &mut HashMap<Box<[DigitSet]>, u16>,
    ) -> Option<u16> {
        let all = DigitSet::up_to(self.digits);
        let excluded = |digit: Digit| constraint.excluded(one, other, digit).and(all);
        let table: Box<[DigitSet]> = all.iter().map(excluded).collect();
        // Kinds that exclude no pairs, such as quadruples, list all pairs. Searches need not visit them.
        if table.iter().all(|excluded| excluded.is_empty()) {
            return None;
        }
        // Most kinds have few tables, which all their constraints share. Indexers have one for each two digits.
        Some(*numbers.entry(table).or_insert_with_key(|table| {
            self.excludes_together.push(excludes_together(table));
            self.tables.push(table.clone());
            to_u16(self.tables.len() - 1)
        }))
    }

    fn post(&mut self, number: usize, constraint: &Constraint) {
        if let Some(propagator) = constraint.propagator(self.digits) {
            let cells = indices_of(constraint).into();
            let (constraint, propagator) = (Some(number), propagator.into());
            self.propagators.push(PostedPropagator { constraint, cells, propagator });
        }
    }

    fn add_sum(&mut self, number: usize, constraint: &Constraint) {
        let of_sum = |sum| CellSum { constraint: number, cells: indices_of(constraint), sum };
        self.sums.extend(constraint.sum().map(of_sum));
    }

    /// Whether the constraints were compiled for a board of this many cells and digits.
    pub(super) fn fits(&self, cells: usize, digits: usize) -> bool {
        self.left.len() == cells && self.digits == digits
    }

    /// The number of digits of the board.
    pub(super) fn digits(&self) -> usize {
        self.digits
    }

    /// The digits that constraints leave for `cell`, whatever other cells hold.
    pub(super) fn left_to(&self, cell: Cell) -> DigitSet {
        self.left.get(cell.index()).copied().unwrap_or_else(|| DigitSet::up_to(self.digits))
    }

    /// The cells whose digits the digit of the cell with this index restricts, each with the number of a table. Cells
    /// may come more than once, with different tables.
    pub(crate) fn pairs(&self, cell: usize) -> &[(u16, u16)] {
        self.pairs.of(cell)
    }

    /// [`CompiledRules::pairs`] of each cell.
    pub(super) fn pairs_by_cell(&self) -> impl Iterator<Item = &[(u16, u16)]> {
        (0..self.pairs.len()).map(|cell| self.pairs.of(cell))
    }

    /// The table with this number: by digit, the digits that it excludes from the other cell.
    pub(crate) fn table(&self, number: u16) -> &[DigitSet] {
        &self.tables[usize::from(number)]
    }

    /// Whether two cells with this table must hold different digits.
    pub(crate) fn makes_differ(&self, table: u16) -> bool {
        let mut rows = self.tables[usize::from(table)].iter().enumerate();
        rows.all(|(digit, excluded)| excluded.bits() >> digit & 1 == 1)
    }

    /// Whether two or more digits of a cell can exclude a digit of another cell together by the table with this number,
    /// so that the other cell loses it while the cell is still open. Different digits in two cells exclude nothing so.
    pub(crate) fn may_exclude_together(&self, table: u16) -> bool {
        self.excludes_together[usize::from(table)]
    }

    /// Whether some table is such.
    pub(crate) fn has_supports(&self) -> bool {
        self.excludes_together.contains(&true)
    }

    /// The propagators, those of few cells first.
    pub(crate) fn propagators(&self) -> &[PostedPropagator] {
        &self.propagators
    }

    /// The cells of each constraint whose digits have a sum.
    pub(crate) fn sums(&self) -> &[CellSum] {
        &self.sums
    }

    /// Whether something is said of several cells together, so that the digits left for each cell do not say all.
    pub(super) fn ties_cells(&self) -> bool {
        !self.propagators.is_empty() || self.pairs.item_count() > 0
    }
}

fn excludes_together(table: &[DigitSet]) -> bool {
    let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for excluded in table {
        twice = twice.or(once.and(*excluded));
        once = once.or(*excluded);
    }
    !twice.is_empty()
}

fn indices_of(constraint: &Constraint) -> Vec<usize> {
    constraint.cells().iter().map(|cell| cell.index()).collect()
}

fn to_u16(index: usize) -> u16 {
    u16::try_from(index).expect("a board has at most 10,000 cells, and constraints share tables")
}
