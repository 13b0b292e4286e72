//! The cover sets of a fish: for each candidate that may be eliminated, what it does not see has to be covered.

use std::cmp::Reverse;

use super::kind::{Fins, Houses, Sets, each};
use super::search::{Base, Search, fit};
use crate::engine::Cell;
use crate::engine::technique::{CellSet, houses};

/// A fish, but for its base sets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Fish {
    pub(super) covers: Houses,
    /// All fins, endo fins among them.
    pub(super) fins: CellSet,
    pub(super) eliminated: CellSet,
}

impl Search<'_, '_> {
    /// Puts all fish with these base sets into `found`, in the order of their cover sets.
    pub(super) fn cover_all(&mut self, base: &Base) {
        self.found.clear();
        let may = |house: &usize| self.in_house[*house].meets(base.cells);
        let covers = each(self.sides.1 & !base.houses).filter(may);
        let free = covers.fold(0, |free, house| free | 1 << house);
        for target in base.targets.iter() {
            let required = self.required(base, target);
            if !self.may_be_new(base.targets, CellSet::of(target)) {
                continue;
            }
            self.cover(base, Sets::default(), free, target, required);
        }
        // Of two sets of houses the one with the first house that the other lacks is tried first.
        self.found.sort_unstable_by_key(|fish| Reverse(fish.covers.reverse_bits()));
        self.found.dedup();
    }

    /// Adds cover sets of `free` in all ways that hold what is `required` and may eliminate `target`.
    fn cover(&mut self, base: &Base, cover: Sets, free: Houses, target: Cell, required: CellSet) {
        let left = self.size - cover.count;
        let required = required.without(cover.cells);
        if !fit(required, free, left) {
            return;
        }
        if left == 0 {
            self.found.extend(self.judge(base, &cover));
            return;
        }
        let mut free = free;
        for house in each(free & helpful(base, &cover, left, target, required)) {
            free &= !(1 << house);
            self.cover(base, cover.with(house, self.in_house[house]), free, target, required);
        }
    }

    /// The fish with these base and cover sets, where it eliminates anything.
    fn judge(&self, base: &Base, cover: &Sets) -> Option<Fish> {
        let fins = base.cells.without(cover.cells).or(base.endo_fins);
        let right = match self.kind.fins {
            Fins::Without => fins.is_empty(),
            Fins::Finned | Fins::Sashimi => (1..=self.hunt.options.most_fins).contains(&fins.len()),
        };
        let seen = base.targets.and(houses::seen_by_all(fins));
        let eliminated = seen.and(cover.cells.without(base.cells).or(cover.twice));
        let fish = Fish { covers: cover.houses, fins, eliminated };
        (right && !eliminated.is_empty()).then_some(fish)
    }
}

/// The houses one of which has to come next: those of a candidate that has to be covered; or those of the target,
/// when only one is left to cover it.
fn helpful(base: &Base, cover: &Sets, left: usize, target: Cell, required: CellSet) -> Houses {
    let hit = if base.cells.contains(target) { cover.twice } else { cover.cells };
    match required.first() {
        Some(cell) => all_of(cell),
        None if left == 1 && !hit.contains(target) => all_of(target),
        None => Houses::MAX,
    }
}

fn all_of(cell: Cell) -> Houses {
    houses::of(cell).into_iter().fold(0, |all, house| all | 1 << house)
}
