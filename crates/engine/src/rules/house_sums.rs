//! The rule of 45: sums that follow from sums of constraints and from complete houses.
//!
//! On a board of nine digits the cells of a complete house add up to 45. If the cells of some constraints lie in a house,
//! or in several that have no cell in common, the sum of the other cells there is known: the *innies*. If constraints
//! cover the houses and reach out of them, the sum of the cells outside is known: the *outies*. Such sums are often of one
//! cell or two, which the search would find out only after trying the digits of whole cages.

use std::collections::BTreeSet;
use std::mem;

use super::{CellSum, CompiledRules, PostedPropagator};
use crate::{Cell, House, HouseKind, HouseName, Layout};

/// The most cells of a sum that searches propagate. Sums of more cells rarely exclude a digit, and each costs a run at
/// every node.
const MOST_CELLS: usize = 5;

/// The most cells of a difference that searches propagate. Differences of five or six cells save nodes, but not time.
const MOST_CELLS_OF_DIFFERENCE: usize = 4;

/// The longest run of neighbouring lines whose innies and outies are looked at.
const MOST_LINES: usize = 4;

/// Cells whose sum follows from complete houses and from sums of constraints: innies or outies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HouseSum {
    /// The indices of the cells, ascending. All are in the houses, or none is.
    pub(crate) cells: Vec<usize>,
    /// The sum of their digits, counted from 1.
    pub(crate) sum: u32,
    /// The houses, which have no cell in common.
    pub(crate) houses: Vec<HouseName>,
    /// The constraints, as indices in [`Rules::constraints`](super::Rules::constraints). They have no cell in common.
    pub(crate) constraints: Vec<usize>,
}

/// What houses and the sums of constraints tell of other cells. It does not depend on digits and candidates.
#[derive(Debug)]
pub(crate) struct HouseSums {
    /// The sums, each with its propagator.
    pub(crate) sums: Vec<(HouseSum, PostedPropagator)>,
    /// The differences.
    pub(crate) differences: Vec<HouseDifference>,
}

impl HouseSums {
    /// Those of `constraints` on a board.
    pub(crate) fn of(layout: &Layout, constraints: &CompiledRules) -> Self {
        let posted = |sum: HouseSum| {
            let posted = sum.propagator(layout, constraints);
            (sum, posted)
        };
        let sums = house_sums(layout, constraints).into_iter().map(posted).collect();
        Self { sums, differences: house_differences(layout, constraints) }
    }
}

/// The propagators of the sums and differences of few cells that follow from the sums of `constraints`.
pub(crate) fn propagators(layout: &Layout, constraints: &CompiledRules) -> Vec<PostedPropagator> {
    let sums = house_sums(layout, constraints).into_iter();
    let few = sums.filter(|sum| sum.cells.len() <= MOST_CELLS);
    let differences = few_cells_of_differences(layout, constraints).into_iter();
    let differences = differences.map(|it| it.propagator(layout));
    few.map(|sum| sum.propagator(layout, constraints)).chain(differences).collect()
}

/// The differences that searches propagate, each pair of sets of cells once: of the constraints that reach out of some houses,
/// those are taken that have fewer cells outside than inside.
fn few_cells_of_differences(layout: &Layout, constraints: &CompiledRules) -> Vec<HouseDifference> {
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    if constraints.sums().is_empty() {
        return found;
    }
    for houses in unions(layout, constraints) {
        let Some((inside, all)) = cells_and_sum(layout, &houses) else { continue };
        let is_mostly_inside = |sum: &CellSum| {
            let inside = sum.cells.iter().filter(|&&cell| inside[cell]).count();
            2 * inside > sum.cells.len()
        };
        let rest = Remainder::of(&inside).without(constraints, is_mostly_inside);
        let difference = rest.difference(&houses, all);
        let count = difference.innies.len() + difference.outies.len();
        let is_few = difference.has_both() && count <= MOST_CELLS_OF_DIFFERENCE;
        if is_few && known.insert((difference.innies.clone(), difference.outies.clone())) {
            found.push(difference);
        }
    }
    found
}

/// All sums that follow from those of `constraints`, each set of cells once.
fn house_sums(layout: &Layout, constraints: &CompiledRules) -> Vec<HouseSum> {
    if constraints.sums().is_empty() {
        return Vec::new();
    }
    let mut found: Vec<HouseSum> = Vec::new();
    // What a constraint says itself is no news.
    let mut known: BTreeSet<Vec<usize>> =
        constraints.sums().iter().map(|sum| sum.cells.clone()).collect();
    // Several unions may show the same cells. One propagator for them is enough.
    for houses in unions(layout, constraints) {
        for sum in sums_of(layout, &houses, constraints) {
            if !sum.cells.is_empty() && known.insert(sum.cells.clone()) {
                found.push(sum);
            }
        }
    }
    found
}

/// Cells in houses and cells outside, whose sums differ by an amount that follows from the houses and from sums of
/// constraints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HouseDifference {
    /// The indices of the innies and of the outies, ascending. There are some of both.
    pub(crate) innies: Vec<usize>,
    pub(crate) outies: Vec<usize>,
    /// What the innies add up to beyond the outies.
    pub(crate) surplus: i64,
    /// As in [`HouseSum`].
    pub(crate) houses: Vec<HouseName>,
    /// As in [`HouseSum`].
    pub(crate) constraints: Vec<usize>,
}

impl HouseDifference {
    fn has_both(&self) -> bool {
        !self.innies.is_empty() && !self.outies.is_empty()
    }

    /// The propagator of the difference.
    fn propagator(&self, layout: &Layout) -> PostedPropagator {
        PostedPropagator::of_difference(
            &self.innies,
            &self.outies,
            self.surplus,
            layout.digit_count(),
        )
    }
}

/// The most innies and outies of a difference together. A person compares no more cells.
const MOST_OF_DIFFERENCE: usize = 3;

/// The most constraints that reach out of some houses. Each of them may be taken or left.
const MOST_CROSSING: usize = 6;

/// The differences of few cells that follow from the sums of `constraints`, each pair of sets of cells once.
fn house_differences(layout: &Layout, constraints: &CompiledRules) -> Vec<HouseDifference> {
    let mut found: Vec<HouseDifference> = Vec::new();
    let mut known = BTreeSet::new();
    if constraints.sums().is_empty() {
        return found;
    }
    for houses in unions(layout, constraints) {
        for difference in differences_of(layout, &houses, constraints) {
            if known.insert((difference.innies.clone(), difference.outies.clone())) {
                found.push(difference);
            }
        }
    }
    found
}

/// The differences of these houses: those of each choice of constraints that reach out of them.
fn differences_of(
    layout: &Layout,
    houses: &[&House],
    constraints: &CompiledRules,
) -> Vec<HouseDifference> {
    let Some((inside, all)) = cells_and_sum(layout, houses) else { return Vec::new() };
    let crosses = |sum: &&CellSum| {
        sum.cells.iter().any(|&cell| inside[cell]) && !sum.cells.iter().all(|&cell| inside[cell])
    };
    let crossing: Vec<&CellSum> = constraints.sums().iter().filter(crosses).collect();
    // The choices double with each of them.
    if crossing.len() > MOST_CROSSING {
        return Vec::new();
    }
    let difference = |choice: usize| {
        let is_taken = |sum: &CellSum| match crossing.iter().position(|it| *it == sum) {
            Some(at) => choice >> at & 1 == 1,
            None => sum.cells.iter().all(|&cell| inside[cell]),
        };
        let rest = Remainder::of(&inside).without(constraints, is_taken);
        let difference = rest.difference(houses, all);
        let count = difference.innies.len() + difference.outies.len();
        (difference.has_both() && count <= MOST_OF_DIFFERENCE).then_some(difference)
    };
    // Choice 0 takes none of them, so it has no outies.
    (1..1 << crossing.len()).filter_map(difference).collect()
}

/// By cell, whether it is in these houses, and what the digits of the houses add up to. Returns `None` if a cell is in two of
/// them, and so would count twice.
fn cells_and_sum(layout: &Layout, houses: &[&House]) -> Option<(Vec<bool>, u32)> {
    let mut inside = vec![false; layout.cell_count()];
    for cell in houses.iter().flat_map(|house| &house.cells) {
        if mem::replace(&mut inside[cell.index()], true) {
            return None;
        }
    }
    let digits = layout.digit_count();
    let sum = u32::try_from(houses.len() * digits * (digits + 1) / 2).ok()?;
    Some((inside, sum))
}

impl HouseSum {
    /// The propagator of the sum.
    fn propagator(&self, layout: &Layout, constraints: &CompiledRules) -> PostedPropagator {
        let are_different = are_different(layout, constraints, &self.cells);
        PostedPropagator::of_sum(&self.cells, self.sum, are_different, layout.digit_count())
    }
}

/// Houses, and groups of houses that may have few innies or outies: runs of lines, single regions, and pairs of regions
/// that a constraint joins.
fn unions<'a>(layout: &'a Layout, constraints: &CompiledRules) -> Vec<Vec<&'a House>> {
    let complete = |kinds: &[HouseKind]| -> Vec<&House> {
        let houses = layout.houses().iter();
        houses.filter(|house| house.is_complete && kinds.contains(&house.kind)).collect()
    };
    let mut unions: Vec<Vec<&House>> = Vec::new();
    // Lines that are not side by side rarely share a cage, and then tell no more together than one by one.
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
fn sums_of(layout: &Layout, houses: &[&House], constraints: &CompiledRules) -> Vec<HouseSum> {
    let Some((inside, all)) = cells_and_sum(layout, houses) else { return Vec::new() };
    let within = Remainder::of(&inside)
        .without(constraints, |sum| sum.cells.iter().all(|&cell| inside[cell]));
    let covering = Remainder::of(&inside)
        .without(constraints, |sum| sum.cells.iter().any(|&cell| inside[cell]));
    let house_sum = |cells: Vec<usize>, sum: u32, constraints: Vec<usize>| HouseSum {
        cells,
        sum,
        houses: houses.iter().map(|house| house.name()).collect(),
        constraints,
    };
    // A puzzle without an answer may ask for more than the houses hold. The search finds that out.
    let innies = all.checked_sub(within.sum);
    // Cells that no constraint covers would be a second unknown.
    let is_covered = covering.cells(CellState::Left).is_empty();
    let outies = covering.sum.checked_sub(all).filter(|_| is_covered);
    let innies = innies.map(|sum| house_sum(within.cells(CellState::Left), sum, within.taken));
    let outies =
        outies.map(|sum| house_sum(covering.cells(CellState::Outside), sum, covering.taken));
    innies.into_iter().chain(outies).collect()
}

/// A cell of some houses, or of constraints that were taken away from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CellState {
    /// In the houses, and in no constraint.
    Left,
    /// In the houses and in a constraint.
    Taken,
    /// In a constraint alone.
    Outside,
    /// In none of them.
    Elsewhere,
}

/// The cells of some houses without those of constraints that have no cell in common.
struct Remainder {
    /// By cell.
    states: Vec<CellState>,
    /// The constraints.
    taken: Vec<usize>,
    /// The sum of the constraints.
    sum: u32,
}

impl Remainder {
    /// All cells of the houses: `inside` says by cell whether it is one.
    fn of(inside: &[bool]) -> Self {
        let state = |&is_inside| if is_inside { CellState::Left } else { CellState::Elsewhere };
        Self { states: inside.iter().map(state).collect(), taken: Vec::new(), sum: 0 }
    }

    /// The cells of this state, ascending.
    fn cells(&self, state: CellState) -> Vec<usize> {
        (0..self.states.len()).filter(|&cell| self.states[cell] == state).collect()
    }

    /// The difference between the cells that are left and those outside, of `houses` with this sum.
    fn difference(self, houses: &[&House], sum: u32) -> HouseDifference {
        HouseDifference {
            innies: self.cells(CellState::Left),
            outies: self.cells(CellState::Outside),
            surplus: i64::from(sum) - i64::from(self.sum),
            houses: houses.iter().map(|house| house.name()).collect(),
            constraints: self.taken,
        }
    }

    /// Takes the cells of each sum that `fits` away, unless it overlaps one that was taken before.
    fn without(mut self, constraints: &CompiledRules, fits: impl Fn(&CellSum) -> bool) -> Self {
        // The first that fits is taken. To try every choice of overlapping sums would take too long, and few puzzles have
        // overlapping cages.
        for of_constraint in constraints.sums().iter().filter(|sum| fits(sum)) {
            // A cell that would be taken twice would be counted twice.
            let is_free = |&cell: &usize| match self.states[cell] {
                CellState::Left | CellState::Elsewhere => true,
                CellState::Taken | CellState::Outside => false,
            };
            let Some(sum) = self.sum.checked_add(of_constraint.sum) else { continue };
            if !of_constraint.cells.iter().all(is_free) {
                continue;
            }
            self.sum = sum;
            self.taken.push(of_constraint.constraint);
            for &cell in &of_constraint.cells {
                let is_inside = self.states[cell] == CellState::Left;
                self.states[cell] = if is_inside { CellState::Taken } else { CellState::Outside };
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
