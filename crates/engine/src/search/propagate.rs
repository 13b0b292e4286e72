//! Propagates naked and hidden singles.
//!
//! A naked single is a cell with one candidate: its peers lose that digit. A hidden single is a digit with one
//! place in a house: that cell loses its other candidates. A house is searched again only if one of its cells
//! lost a candidate since the last time. This is the hot loop of the general search.

use super::bits::{Mask, each_bit};
use super::leftovers::Repetition;
use super::tables::LayoutTables;
use crate::rules::{CompiledRules, Ties};

/// The contradiction that the singles led to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DeadEnd<M> {
    /// The cell of this index has no candidate left.
    Cell(usize),
    /// The digit, a mask of one bit, has no place left in the complete house of this number.
    House { digit: M, house: usize },
    /// No digits are left that keep the constraint with this index, or a sum that follows from several.
    Constraint(Option<usize>),
}

/// The work left in a run. Callers keep it between runs only to reuse its memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct WorkList {
    /// Cells with one candidate, whose peers still have that digit.
    queue: Vec<u16>,
    /// A bit for each house to search again, or for several on large boards, and above them bits for the propagators of
    /// constraints to run again.
    dirty: u128,
    /// The candidates of one constraint's cells, while its propagator runs.
    gathered: Vec<u128>,
    /// The propagator that led to a dead end, if one did.
    failed: Option<usize>,
}

impl WorkList {
    /// After a dead end: the cells with one candidate whose peers were not yet updated.
    pub(crate) fn unsettled(&self) -> &[u16] {
        &self.queue
    }

    /// After a dead end: the number of the propagator that found it. Returns `None` if singles did.
    pub(super) fn failed_propagator(&self) -> Option<usize> {
        self.failed
    }
}

/// Propagates the singles of a state made by [`LayoutTables::state`] until nothing changes.
pub(crate) fn settle_givens<M: Mask>(
    tables: &LayoutTables,
    state: &mut [M],
    work: &mut WorkList,
) -> Result<(), DeadEnd<M>> {
    let mut run = Propagation::new(tables, state, work);
    for cell in 0..tables.cell_count() {
        if run.cells[cell].is_single() {
            run.push(cell);
        }
    }
    run.work.dirty = u128::MAX;
    run.carry_on()
}

/// Leaves `cell` only `digits` of its candidates, one or more of them, and propagates singles until nothing changes.
pub(crate) fn restrict<M: Mask>(
    tables: &LayoutTables,
    state: &mut [M],
    work: &mut WorkList,
    (cell, digits): (usize, M),
) -> Result<(), DeadEnd<M>> {
    let mut run = Propagation::new(tables, state, work);
    run.exclude(cell, !digits)?;
    run.carry_on()
}

/// Puts `digit`, a mask of one bit, into `cell` and propagates singles until nothing changes.
pub(crate) fn place<M: Mask>(
    tables: &LayoutTables,
    state: &mut [M],
    work: &mut WorkList,
    (cell, digit): (usize, M),
) -> Result<(), DeadEnd<M>> {
    let mut run = Propagation::new(tables, state, work);
    run.assign(cell, digit);
    run.carry_on()
}

struct Propagation<'a, M> {
    tables: &'a LayoutTables,
    cells: &'a mut [M],
    lacking: &'a mut [M],
    open: &'a mut M,
    work: &'a mut WorkList,
}

impl<'a, M: Mask> Propagation<'a, M> {
    fn new(tables: &'a LayoutTables, state: &'a mut [M], work: &'a mut WorkList) -> Self {
        let (cells, rest) = state.split_at_mut(tables.cell_count());
        let (lacking, open) = rest.split_at_mut(tables.house_count());
        work.queue.clear();
        work.dirty = 0;
        work.failed = None;
        Self { tables, cells, lacking, open: &mut open[0], work }
    }

    fn carry_on(&mut self) -> Result<(), DeadEnd<M>> {
        loop {
            // Naked singles come first: they cost less to find than hidden singles, and leave fewer houses to
            // search.
            while let Some(cell) = self.work.queue.pop() {
                self.settle(usize::from(cell))?;
            }
            // A full board needs no look at its houses: their digits were removed from all peers.
            if *self.open == M::NONE {
                // Full houses keep their rules by themselves: cells that differ hold each digit once. Constraints must
                // still say that the last digits keep them.
                return self.run_propagators().map(|_| ());
            }
            let dirty_houses = self.work.dirty & self.tables.house_mask();
            if dirty_houses == 0 {
                // The dearer inferences come last, once singles are exhausted. One that removes something gives
                // singles another turn.
                if self.tables.has_singles_only() || !self.look_further()? {
                    return Ok(());
                }
                continue;
            }
            // One house at a time: a hidden single there makes naked singles, which are cheaper to follow first.
            // The bits of houses are the lowest, so the lowest bit of all is the first dirty house.
            let mut house = dirty_houses.trailing_zeros() as usize;
            self.work.dirty &= self.work.dirty - 1;
            while house < self.tables.house_count() {
                self.look_at(house)?;
                house += self.tables.house_step();
            }
        }
    }

    fn push(&mut self, cell: usize) {
        #[expect(clippy::cast_possible_truncation, reason = "the tables hold cells as u16")]
        self.work.queue.push(cell as u16);
    }

    fn assign(&mut self, cell: usize, digit: M) {
        self.cells[cell] = digit;
        self.work.dirty |= self.tables.dirty(cell);
        self.push(cell);
    }

    /// Removes the digit of `cell` from its peers.
    fn settle(&mut self, cell: usize) -> Result<(), DeadEnd<M>> {
        let digit = self.cells[cell];
        *self.open = M::of_number(self.open.number() - 1);
        for &house in self.tables.houses_of(cell) {
            self.lacking[usize::from(house)] &= !digit;
        }
        let mut touched = 0;
        for &peer in self.tables.peers(cell) {
            let index = peer.index();
            let candidates = self.cells[index];
            if candidates & digit == M::NONE {
                continue;
            }
            let left = candidates & !digit;
            self.cells[index] = left;
            touched |= self.tables.dirty(index);
            if left.is_single() {
                self.push(index);
            } else if left == M::NONE {
                return Err(DeadEnd::Cell(index));
            }
        }
        // In the houses of the cell, only its own digit lost places. So no other digit became a hidden single there.
        self.work.dirty |= touched & !self.tables.shielded(cell);
        if self.tables.has_pairs() {
            self.exclude_tied(cell, digit)?;
        }
        Ok(())
    }

    /// Removes what `digit` in `cell` excludes from the cells that are tied to it.
    fn exclude_tied(&mut self, cell: usize, digit: M) -> Result<(), DeadEnd<M>> {
        let tables = self.tables;
        for ties in tables.ties() {
            self.exclude_from(ties, cell, ties.exclusion().by_bit(digit))?;
        }
        match tables.constraints() {
            Some(constraints) => self.exclude_paired(constraints, cell, digit),
            None => Ok(()),
        }
    }

    /// Removes what `digit` in `cell` excludes by constraints on pairs of cells.
    fn exclude_paired(
        &mut self,
        constraints: &CompiledRules,
        cell: usize,
        digit: M,
    ) -> Result<(), DeadEnd<M>> {
        let index = digit.bits().trailing_zeros() as usize;
        for &(other, table) in constraints.pairs(cell) {
            let excluded = constraints.table(table)[index];
            self.exclude(other.into(), M::of_bits(excluded.bits()))?;
        }
        Ok(())
    }

    /// Removes `digits` from the cells that are tied to `cell`. Returns whether any of these cells had one of them, or
    /// an error if a cell has no candidate left.
    fn exclude_from(&mut self, ties: &Ties, cell: usize, digits: M) -> Result<bool, DeadEnd<M>> {
        let mut found = false;
        for other in ties.of(cell) {
            found |= self.exclude(other.index(), digits)?;
        }
        Ok(found)
    }

    /// Removes `digits` from a cell. Returns whether the cell had one of them, or an error if it has no candidate
    /// left.
    fn exclude(&mut self, cell: usize, digits: M) -> Result<bool, DeadEnd<M>> {
        let candidates = self.cells[cell];
        let left = candidates & !digits;
        if left == candidates {
            return Ok(false);
        }
        self.cells[cell] = left;
        self.work.dirty |= self.tables.dirty(cell);
        if left.is_single() {
            self.push(cell);
        } else if left == M::NONE {
            return Err(DeadEnd::Cell(cell));
        }
        Ok(true)
    }

    /// Looks for eliminations that singles do not show. Returns whether a candidate was removed.
    fn look_further(&mut self) -> Result<bool, DeadEnd<M>> {
        let tables = self.tables;
        // Propagators run only where candidates were removed, so they come before what looks at the whole board. What they
        // find is propagated first.
        let mut found = self.run_propagators()?;
        if found {
            return Ok(true);
        }
        if let Some(constraints) = tables.constraints().filter(|it| it.has_supports()) {
            found |= self.look_at_pairs(constraints)?;
        }
        for ties in tables.ties() {
            found |= self.look_at_ties(ties)?;
        }
        for Repetition { cell, others } in tables.repetitions() {
            let there = others.iter().fold(M::NONE, |all, &other| all | self.cells[other]);
            found |= self.exclude(*cell, !there)?;
        }
        Ok(found)
    }

    /// Runs the propagators that removed candidates have woken, until one removes a candidate or none is left. Returns
    /// whether a candidate was removed.
    fn run_propagators(&mut self) -> Result<bool, DeadEnd<M>> {
        let tables = self.tables;
        if tables.constraints().is_none() {
            return Ok(false);
        }
        let mut found = false;
        loop {
            let woken = self.work.dirty & !tables.house_mask();
            if found || woken == 0 {
                return Ok(found);
            }
            self.work.dirty ^= woken & woken.wrapping_neg();
            for number in tables.propagators_with_bit(woken.trailing_zeros() as usize) {
                found |= self.run_propagator(number)?;
            }
        }
    }

    /// Runs the propagator with this number. Returns whether it removed a candidate.
    fn run_propagator(&mut self, number: usize) -> Result<bool, DeadEnd<M>> {
        let posted = &self.tables.propagators()[number];
        self.work.gathered.clear();
        self.work.gathered.extend(posted.cells.iter().map(|&cell| self.cells[cell].bits()));
        let Ok(required) = posted.propagator.narrow_and_require(&mut self.work.gathered) else {
            self.work.failed = Some(number);
            return Err(DeadEnd::Constraint(posted.constraint));
        };
        let mut found = false;
        for (place, &cell) in posted.cells.iter().enumerate() {
            let left = M::of_bits(self.work.gathered[place]);
            found |= self.exclude(cell, !left)?;
        }
        Ok(self.keep_required(number, required)? || found)
    }

    /// Removes digits that a propagator needs from the cells beside it that would take each place of them. `required` are the
    /// digits, and the last candidates of its cells are gathered. Returns whether a candidate was removed.
    fn keep_required(&mut self, number: usize, required: u128) -> Result<bool, DeadEnd<M>> {
        let beside = self.tables.beside(number);
        let mut found = false;
        if required == 0 || beside.is_empty() {
            return Ok(false);
        }
        for digit in each_bit(required) {
            let holding =
                self.work.gathered.iter().enumerate().filter(|(_, set)| *set & digit != 0);
            let places = holding.fold(0_u16, |all, (place, _)| all | 1 << place);
            for &(cell, taken) in beside {
                if places & !taken == 0 {
                    found |= self.exclude(cell.into(), M::of_bits(digit))?;
                }
            }
        }
        Ok(found)
    }

    /// Finds open cells whose candidates all exclude the same digit of another cell by constraints on pairs. Returns
    /// whether a candidate was removed.
    fn look_at_pairs(&mut self, constraints: &CompiledRules) -> Result<bool, DeadEnd<M>> {
        let mut found = false;
        for cell in 0..self.tables.cell_count() {
            for &(other, table) in constraints.pairs(cell) {
                let candidates = self.cells[cell];
                if candidates.is_single() || !constraints.may_exclude_together(table) {
                    continue;
                }
                let table = constraints.table(table);
                let excluded = each_bit(candidates)
                    .map(|digit| table[digit.bits().trailing_zeros() as usize].bits())
                    .fold(u128::MAX, |all, one| all & one);
                found |= self.exclude(other.into(), M::of_bits(excluded))?;
            }
        }
        Ok(found)
    }

    /// Finds open cells whose candidates all exclude the same digit: a tied cell cannot hold it, whichever of them is
    /// right. Returns whether a candidate was removed.
    fn look_at_ties(&mut self, ties: &Ties) -> Result<bool, DeadEnd<M>> {
        let mut found = false;
        for cell in 0..self.tables.cell_count() {
            let candidates = self.cells[cell];
            let excluded = ties.exclusion().by_all(candidates);
            // A single excluded all that it can when it was settled.
            if excluded != M::NONE && !candidates.is_single() {
                found |= self.exclude_from(ties, cell, excluded)?;
            }
        }
        Ok(found)
    }

    /// Finds the digits of `house` with one place left, and places them. A digit without a place is a dead end.
    fn look_at(&mut self, house: usize) -> Result<(), DeadEnd<M>> {
        let lacking = self.lacking[house];
        let (mut once, mut twice) = (M::NONE, M::NONE);
        for &cell in self.tables.house(house) {
            let candidates = self.cells[usize::from(cell)];
            twice |= once & candidates;
            once |= candidates;
        }
        let placeless = lacking & !once;
        if placeless != M::NONE {
            let digit = placeless.lowest();
            return Err(DeadEnd::House { digit, house });
        }
        let mut hidden = lacking & !twice;
        while hidden != M::NONE {
            let digit = hidden.lowest();
            hidden ^= digit;
            self.place_hidden(digit, house)?;
        }
        Ok(())
    }

    fn place_hidden(&mut self, digit: M, house: usize) -> Result<(), DeadEnd<M>> {
        let cells = self.tables.house(house).iter().copied().map(usize::from);
        let place = cells.into_iter().find(|&cell| self.cells[cell] & digit != M::NONE);
        // Another hidden single of the house may have taken the same cell just before.
        let cell = place.ok_or(DeadEnd::House { digit, house })?;
        if self.cells[cell] != digit {
            self.assign(cell, digit);
        }
        Ok(())
    }
}
