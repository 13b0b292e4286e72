//! Naked and hidden singles, carried as far as they go.
//!
//! A naked single is a cell with one candidate: its peers lose that digit. A hidden single is a digit with
//! one place in a house: that cell loses its other candidates. Only houses in which a candidate fell
//! since they were last looked at are looked at again. This is the hot loop of the general search.

use super::tables::{DIRTY_BITS, LayoutTables};

/// What singles ran into.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) enum DeadEnd {
    /// This cell has no candidate left.
    Cell(usize),
    /// The digit of this mask has no place left in this house.
    House { digit: u64, house: usize },
}

/// What is still to be done. Kept between runs for its memory alone.
#[derive(Clone, Debug, Default)]
pub(in crate::engine) struct WorkList {
    /// Cells with one candidate whose peers were not told yet.
    queue: Vec<u16>,
    dirty: u64,
}

impl WorkList {
    /// The cells with one candidate whose peers were not told of it when a run met a dead end.
    pub(in crate::engine) fn unsettled(&self) -> &[u16] {
        &self.queue
    }
}

/// Carries the singles of a state made by [`LayoutTables::state`] as far as they go.
pub(in crate::engine) fn settle_givens(
    tables: &LayoutTables,
    state: &mut [u64],
    work: &mut WorkList,
) -> Result<(), DeadEnd> {
    let mut run = Propagation::new(tables, state, work);
    for cell in 0..tables.cell_count() {
        if run.cells[cell].is_power_of_two() {
            run.push(cell);
        }
    }
    run.work.dirty = u64::MAX;
    run.carry_on()
}

/// Puts the digit of the mask `digit` into `cell` and carries the singles on.
pub(super) fn place(
    tables: &LayoutTables,
    state: &mut [u64],
    work: &mut WorkList,
    (cell, digit): (usize, u64),
) -> Result<(), DeadEnd> {
    let mut run = Propagation::new(tables, state, work);
    run.assign(cell, digit);
    run.carry_on()
}

struct Propagation<'a> {
    tables: &'a LayoutTables,
    cells: &'a mut [u64],
    lacking: &'a mut [u64],
    open: &'a mut u64,
    work: &'a mut WorkList,
}

impl<'a> Propagation<'a> {
    fn new(tables: &'a LayoutTables, state: &'a mut [u64], work: &'a mut WorkList) -> Self {
        let (cells, rest) = state.split_at_mut(tables.cell_count());
        let (lacking, open) = rest.split_at_mut(tables.house_count());
        work.queue.clear();
        work.dirty = 0;
        Self { tables, cells, lacking, open: &mut open[0], work }
    }

    fn carry_on(&mut self) -> Result<(), DeadEnd> {
        loop {
            while let Some(cell) = self.work.queue.pop() {
                self.settle(usize::from(cell))?;
            }
            if *self.open == 0 || self.work.dirty == 0 {
                return Ok(());
            }
            let slot = self.work.dirty.trailing_zeros() as usize;
            self.work.dirty &= self.work.dirty - 1;
            for house in (slot..self.tables.house_count()).step_by(DIRTY_BITS) {
                self.look_at(house)?;
            }
        }
    }

    fn push(&mut self, cell: usize) {
        #[expect(clippy::cast_possible_truncation, reason = "the tables hold cells as u16")]
        self.work.queue.push(cell as u16);
    }

    fn assign(&mut self, cell: usize, digit: u64) {
        self.cells[cell] = digit;
        self.work.dirty |= self.tables.dirty(cell);
        self.push(cell);
    }

    /// Tells the peers of `cell` of its digit.
    fn settle(&mut self, cell: usize) -> Result<(), DeadEnd> {
        let digit = self.cells[cell];
        *self.open -= 1;
        for &house in self.tables.houses_of(cell) {
            self.lacking[usize::from(house)] &= !digit;
        }
        let mut touched = 0;
        for &peer in self.tables.peers(cell) {
            let index = usize::from(peer);
            let candidates = self.cells[index];
            if candidates & digit == 0 {
                continue;
            }
            let left = candidates & !digit;
            self.cells[index] = left;
            touched |= self.tables.dirty(index);
            if left.is_power_of_two() {
                self.work.queue.push(peer);
            } else if left == 0 {
                return Err(DeadEnd::Cell(index));
            }
        }
        self.work.dirty |= touched & !self.tables.shielded(cell);
        Ok(())
    }

    /// Finds the digits of `house` that have one place left, or none.
    fn look_at(&mut self, house: usize) -> Result<(), DeadEnd> {
        let lacking = self.lacking[house];
        let (mut once, mut twice) = (0, 0);
        for &cell in self.tables.house(house) {
            let candidates = self.cells[usize::from(cell)];
            twice |= once & candidates;
            once |= candidates;
        }
        let placeless = lacking & !once;
        if placeless != 0 {
            let digit = placeless & placeless.wrapping_neg();
            return Err(DeadEnd::House { digit, house });
        }
        let mut hidden = lacking & !twice;
        while hidden != 0 {
            let digit = hidden & hidden.wrapping_neg();
            hidden ^= digit;
            self.place_hidden(digit, house)?;
        }
        Ok(())
    }

    fn place_hidden(&mut self, digit: u64, house: usize) -> Result<(), DeadEnd> {
        let cells = self.tables.house(house).iter().copied().map(usize::from);
        let place = cells.into_iter().find(|&cell| self.cells[cell] & digit != 0);
        // Another digit of the house may have taken the cell just before.
        let cell = place.ok_or(DeadEnd::House { digit, house })?;
        if self.cells[cell] != digit {
            self.assign(cell, digit);
        }
        Ok(())
    }
}
