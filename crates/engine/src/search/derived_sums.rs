//! The rule of 45: sums that follow from sums of constraints and from complete houses.
//!
//! On a board of nine digits the cells of a complete house add up to 45. If the cells of some constraints lie in a house,
//! or in several that have no cell in common, the sum of the other cells there is known: the *innies*. If constraints
//! cover the houses and reach out of them, the sum of the cells outside is known: the *outies*. Such sums are often of one
//! cell or two, which the search would find out only after trying the digits of whole cages.

use std::collections::BTreeSet;

use crate::rules::{CellSum, CompiledRules, PostedPropagator};
use crate::{Cell, House, HouseKind, Layout};

/// The most cells of a derived sum. Sums of more cells rarely exclude a digit, and each costs a run at every node.
const MOST_CELLS: usize = 5;

/// The longest run of neighbouring lines whose innies and outies are looked at.
const MOST_LINES: usize = 4;

/// The propagators of all sums that follow from those of `constraints`.
pub(super) fn derived(layout: &Layout, constraints: &CompiledRules) -> Vec<PostedPropagator> {
    if constraints.sums().is_empty() {
        return Vec::new();
    }
    let mut found: Vec<CellSum> = Vec::new();
    let mut known: BTreeSet<Vec<usize>> =
        constraints.sums().iter().map(|sum| sum.cells.clone()).collect();
    for houses in unions(layout, constraints) {
        for sum in sums_of(layout, &houses, constraints) {
            let is_few = (1..=MOST_CELLS).contains(&sum.cells.len());
            if is_few && known.insert(sum.cells.clone()) {
                found.push(sum);
            }
        }
    }
    let posted = |sum: CellSum| {
        let are_different = are_different(layout, constraints, &sum.cells);
        PostedPropagator::of_sum(sum, are_different, layout.digit_count())
    };
    found.into_iter().map(posted).collect()
}

/// Houses, and groups of houses that may have few innies or outies: runs of lines, single regions, and pairs of regions
/// that a constraint joins.
fn unions<'a>(layout: &'a Layout, constraints: &CompiledRules) -> Vec<Vec<&'a House>> {
    let complete = |kinds: &[HouseKind]| -> Vec<&House> {
        let houses = layout.houses().iter();
        houses.filter(|house| house.is_complete && kinds.contains(&house.kind)).collect()
    };
    let mut unions: Vec<Vec<&House>> = Vec::new();
    for lines in [complete(&[HouseKind::Row]), complete(&[HouseKind::Column])] {
        for first in 0..lines.len() {
            let last = lines.len().min(first + MOST_LINES);
            unions.extend((first + 1..=last).map(|end| lines[first..end].to_vec()));
        }
    }
    let regions = complete(&[HouseKind::Box, HouseKind::Region, HouseKind::Extra]);
    let joins = |one: &House, other: &House| {
        let meets = |house: &House, sum: &CellSum| {
            house.cells.iter().any(|cell| sum.cells.contains(&cell.index()))
        };
        constraints.sums().iter().any(|sum| meets(one, sum) && meets(other, sum))
    };
    for (number, &one) in regions.iter().enumerate() {
        unions.push(vec![one]);
        let others = regions[..number].iter().filter(|other| joins(one, other));
        unions.extend(others.map(|&other| vec![one, other]));
    }
    unions
}

/// The sum of the innies of these houses, and that of the outies, as far as they are known.
fn sums_of(layout: &Layout, houses: &[&House], constraints: &CompiledRules) -> Vec<CellSum> {
    let mut cells = BTreeSet::new();
    if !houses.iter().flat_map(|house| &house.cells).all(|cell| cells.insert(cell.index())) {
        // A cell of two houses would count twice.
        return Vec::new();
    }
    let digits = layout.digit_count();
    let Ok(all) = u32::try_from(houses.len() * digits * (digits + 1) / 2) else {
        return Vec::new();
    };
    let innies = Remainder::of(&cells)
        .without(constraints, |sum| sum.cells.iter().all(|cell| cells.contains(cell)));
    let covering = Remainder::of(&cells)
        .without(constraints, |sum| sum.cells.iter().any(|cell| cells.contains(cell)));
    let inside = innies.left.iter().copied().collect();
    let of_innies = all.checked_sub(innies.taken).map(|sum| CellSum { cells: inside, sum });
    let outside = covering.outside.iter().copied().collect();
    let of_outies = covering.taken.checked_sub(all).map(|sum| CellSum { cells: outside, sum });
    of_innies.into_iter().chain(of_outies.filter(|_| covering.left.is_empty())).collect()
}

/// The cells of some houses without those of constraints that have no cell in common.
struct Remainder<'a> {
    houses: &'a BTreeSet<usize>,
    left: BTreeSet<usize>,
    /// Cells of the constraints outside the houses.
    outside: BTreeSet<usize>,
    /// The sum of the constraints.
    taken: u32,
}

impl<'a> Remainder<'a> {
    fn of(houses: &'a BTreeSet<usize>) -> Self {
        Self { houses, left: houses.clone(), outside: BTreeSet::new(), taken: 0 }
    }

    /// Takes the cells of each sum that `fits` away, unless it overlaps one that was taken before.
    fn without(mut self, constraints: &CompiledRules, fits: impl Fn(&CellSum) -> bool) -> Self {
        for sum in constraints.sums().iter().filter(|sum| fits(sum)) {
            let is_free = |cell: &usize| {
                let is_inside = self.houses.contains(cell);
                if is_inside { self.left.contains(cell) } else { !self.outside.contains(cell) }
            };
            let Some(taken) = self.taken.checked_add(sum.sum) else { continue };
            if !sum.cells.iter().all(is_free) {
                continue;
            }
            self.taken = taken;
            for &cell in &sum.cells {
                if !self.left.remove(&cell) {
                    self.outside.insert(cell);
                }
            }
        }
        self
    }
}

/// Whether no two of the cells can hold the same digit: they are peers, or a constraint says so.
fn are_different(layout: &Layout, constraints: &CompiledRules, cells: &[usize]) -> bool {
    let differ = |one: usize, other: usize| {
        let is_peer = |peer: &Cell| peer.index() == other;
        let digits = |table: &u16| layout.digits().zip(constraints.table(*table));
        layout.peers_at(one).iter().any(is_peer)
            || constraints.pairs(one).iter().any(|(cell, table)| {
                usize::from(*cell) == other
                    && digits(table).all(|(digit, excluded)| excluded.contains(digit))
            })
    };
    cells.iter().enumerate().all(|(at, &one)| cells[..at].iter().all(|&other| differ(one, other)))
}
