//! Removes candidates that leave too few digits for some cells of a house, or too few lines for a digit.
//!
//! Different digits in the cells of a house are a matching of cells with digits. A candidate that is in no such
//! matching is removed (Régin: A Filtering Algorithm for Constraints of Difference in CSPs, 1994). This finds all naked
//! and hidden subsets of a house at once; for a digit in rows and columns it finds all fish. Learning needs time that
//! grows exponentially with the size of such a contradiction. So the root is cleared of these candidates before.

use super::bits::{Mask, each_bit};
use super::meter::Meter;
use super::propagate::{WorkList, settle_givens};
use super::tables::LayoutTables;
use crate::Cancelled;

/// Removes the candidates of `state` that are in no matching, and propagates singles, until nothing changes. Returns
/// `false` if the state has no answer.
pub(super) fn prune<M: Mask>(
    tables: &LayoutTables,
    state: &mut [M],
    meter: &mut Meter,
) -> Result<bool, Cancelled> {
    let mut work = WorkList::default();
    let mut matching = Matching::default();
    loop {
        match matching.prune_all(tables, state) {
            Err(NoMatching) => return Ok(false),
            Ok(Pruning::Nothing) => return Ok(true),
            Ok(Pruning::Candidates) => {
                meter.report()?;
                tables.unsettle(state);
                if settle_givens(tables, state, &mut work).is_err() {
                    return Ok(false);
                }
            }
        }
    }
}

/// Of the values that are `possible` for each item: those that some matching of all items gives it. Returns `None` if
/// there is no matching.
pub(crate) fn in_matchings<M: Mask>(possible: Vec<M>) -> Option<Vec<M>> {
    let mut matching = Matching { possible, ..Matching::default() };
    matching.prune().ok()?;
    Some(matching.possible)
}

/// Whether candidates were removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pruning {
    Nothing,
    Candidates,
}

/// There is no matching, and so no answer.
#[derive(Clone, Copy, Debug)]
struct NoMatching;

/// A matching of items, each with a different one of its values. Items are cells and values digits, or items are rows
/// and values columns.
#[derive(Clone, Debug)]
pub(super) struct Matching<M> {
    /// By item: the values that are possible.
    possible: Vec<M>,
    /// By value: the item that has it.
    owners: Vec<Option<usize>>,
    /// By item: its values, and those of the owners that have to move on for it, and so on.
    reach: Vec<M>,
}

impl<M> Default for Matching<M> {
    fn default() -> Self {
        Self { possible: Vec::new(), owners: Vec::new(), reach: Vec::new() }
    }
}

impl<M: Mask> Matching<M> {
    /// A matching of items with these possible values. Returns `None` if there is none.
    pub(super) fn of(possible: Vec<M>) -> Option<Self> {
        let mut matching = Self { possible, ..Self::default() };
        matching.assign_all().ok()?;
        Some(matching)
    }

    /// The item that has the value with this index.
    pub(super) fn owner(&self, value: usize) -> Option<usize> {
        self.owners[value]
    }

    /// Gives `item` the `value` for good, which must be possible for it. Returns `false` if no matching is left.
    pub(super) fn settle(&mut self, item: usize, value: M) -> bool {
        for possible in &mut self.possible {
            *possible &= !value;
        }
        self.possible[item] = value;
        let former = self.owners[index_of(value)];
        if former == Some(item) {
            return true;
        }
        for owner in self.owners.iter_mut().filter(|owner| **owner == Some(item)) {
            *owner = None;
        }
        self.owners[index_of(value)] = Some(item);
        former.is_none_or(|former| {
            // Each value is tried once for an item. Without that, owners would push each other round in circles.
            let mut tried = M::NONE;
            self.assign(former, &mut tried)
        })
    }

    /// Prunes each house once, and each digit in rows and columns.
    fn prune_all(&mut self, tables: &LayoutTables, state: &mut [M]) -> Result<Pruning, NoMatching> {
        let mut pruning = Pruning::Nothing;
        // Houses that are not complete are pruned too: their cells still need different digits.
        for house in tables.layout().houses() {
            let cells = house.cells.iter().map(|cell| cell.index());
            self.possible.clear();
            self.possible.extend(cells.clone().map(|cell| state[cell]));
            self.prune()?;
            for (cell, &left) in cells.zip(&self.possible) {
                if left != state[cell] {
                    pruning = Pruning::Candidates;
                }
                state[cell] = left;
            }
        }
        // Only if rows and columns hold each digit once is a digit in rows and columns a matching.
        if tables.has_square_lines() {
            for digit in each_bit(tables.all_digits::<M>()) {
                if self.prune_digit(digit, tables, state)? == Pruning::Candidates {
                    pruning = Pruning::Candidates;
                }
            }
        }
        Ok(pruning)
    }

    /// Prunes the places of `digit` in the rows and columns of a board of one grid.
    fn prune_digit(
        &mut self,
        digit: M,
        tables: &LayoutTables,
        state: &mut [M],
    ) -> Result<Pruning, NoMatching> {
        let side = tables.layout().digit_count();
        let cells = &mut state[..side * side];
        self.possible.clear();
        for row in cells.chunks(side) {
            let has_digit = |&column: &usize| row[column] & digit != M::NONE;
            let columns = (0..side).filter(has_digit).map(|column| M::of_bits(1 << column));
            self.possible.push(columns.fold(M::NONE, |all, column| all | column));
        }
        self.prune()?;
        let mut pruning = Pruning::Nothing;
        for (row, &left) in cells.chunks_mut(side).zip(&self.possible) {
            for (column, cell) in row.iter_mut().enumerate() {
                if *cell & digit != M::NONE && left & M::of_bits(1 << column) == M::NONE {
                    *cell &= !digit;
                    pruning = Pruning::Candidates;
                }
            }
        }
        Ok(pruning)
    }

    /// Removes from `possible` all values that are in no matching.
    fn prune(&mut self) -> Result<(), NoMatching> {
        self.assign_all()?;
        self.find_reach();
        // A house that is not complete leaves digits over. A chain of owners may end at such a digit.
        let free = |value: &usize| self.owners[*value].is_none();
        let free = (0..M::DIGITS).filter(free).fold(M::NONE, |all, value| all | bit(value));
        let held =
            (0..M::DIGITS).filter_map(|value| self.owners[value].map(|item| (item, bit(value))));
        let held: Vec<(usize, M)> = held.collect();
        for (item, own) in held {
            let stays = |value: &M| {
                // A value stays if its owner can move on to a free value, or if a chain of owners that move on leads
                // back to it.
                self.owners[index_of(*value)].is_none_or(|owner| {
                    owner == item || self.reach[owner] & (free | own) != M::NONE
                })
            };
            let left = each_bit(self.possible[item]).filter(stays);
            self.possible[item] = left.fold(M::NONE, |all, value| all | value);
        }
        Ok(())
    }

    /// Gives each item a value.
    fn assign_all(&mut self) -> Result<(), NoMatching> {
        self.owners.clear();
        self.owners.resize(M::DIGITS, None);
        for item in 0..self.possible.len() {
            let mut tried = M::NONE;
            if !self.assign(item, &mut tried) {
                return Err(NoMatching);
            }
        }
        Ok(())
    }

    /// Gives `item` a value, if the owners of values can move on. `tried` are the values already tried.
    fn assign(&mut self, item: usize, tried: &mut M) -> bool {
        for value in each_bit(self.possible[item]) {
            if *tried & value != M::NONE {
                continue;
            }
            *tried |= value;
            let owner = self.owners[index_of(value)];
            // An augmenting path, as in Kuhn's algorithm. The recursion is at most as deep as there are values.
            if owner.is_none_or(|owner| self.assign(owner, tried)) {
                self.owners[index_of(value)] = Some(item);
                return true;
            }
        }
        false
    }

    /// Finds for each item the values that it, or an owner that has to move on for it, can take.
    fn find_reach(&mut self) {
        self.reach.clear();
        for item in 0..self.possible.len() {
            let (mut reach, mut done) = (self.possible[item], M::NONE);
            loop {
                let value = (reach & !done).lowest();
                if value == M::NONE {
                    break;
                }
                done |= value;
                if let Some(owner) = self.owners[index_of(value)] {
                    reach |= self.possible[owner];
                }
            }
            self.reach.push(reach);
        }
    }
}

fn bit<M: Mask>(value: usize) -> M {
    M::of_bits(1 << value)
}

/// The number of a mask of one bit, from 0.
fn index_of<M: Mask>(value: M) -> usize {
    (value - M::from(true)).len() as usize
}
