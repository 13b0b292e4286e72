//! The search for fish of one digit: all base sets, pruned by what could still be eliminated.
//!
//! A fish has as many base as cover sets. Candidates of base sets that no cover set holds, or that two base sets
//! share, are fins. A candidate that sees all fins, and is in a cover set but no base set, or in two cover
//! sets, cannot stand.

use std::collections::HashSet;
use std::iter;

use super::covers::Fish;
use super::kind::{Fins, Houses, Kind, each};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{CellSet, houses};
use crate::engine::{Cell, Digit};

/// Of how many targets the subsets are looked through.
const FEW: usize = 3;

/// What is looked for, and where.
pub(super) struct Search<'s, 'h> {
    pub(super) hunt: &'s mut Hunt<'h>,
    pub(super) kind: &'s Kind,
    pub(super) size: usize,
    pub(super) digit: Digit,
    /// The places of the digit in each house.
    pub(super) in_house: [CellSet; houses::COUNT],
    /// The houses that may be base sets, and those that may be cover sets.
    pub(super) sides: (Houses, Houses),
    /// The fish with the base sets that are looked at.
    pub(super) found: Vec<Fish>,
    /// The outcomes that are known.
    pub(super) known: HashSet<CellSet>,
}

/// Some base sets.
#[derive(Clone, Copy)]
pub(super) struct Base {
    pub(super) houses: Houses,
    pub(super) count: usize,
    pub(super) cells: CellSet,
    /// The candidates that two of the sets share.
    pub(super) endo_fins: CellSet,
    /// The candidates that a fish with these base sets may eliminate.
    pub(super) targets: CellSet,
}

impl<'s, 'h> Search<'s, 'h> {
    /// A search for the fish of a kind, size and digit that has found nothing yet.
    pub(super) fn new(hunt: &'s mut Hunt<'h>, kind: &'s Kind, size: usize, digit: Digit) -> Self {
        let board = hunt.board;
        Self {
            hunt,
            kind,
            size,
            digit,
            in_house: std::array::from_fn(|house| board.places_in(house, digit)),
            sides: (0, 0),
            found: Vec::new(),
            known: HashSet::new(),
        }
    }

    /// Looks for the fish that eliminate any of `targets`, with base and cover sets of `sides`.
    pub(super) fn start(&mut self, sides: (Houses, Houses), targets: CellSet) -> Flow {
        let held = each(sides.0).filter(|&house| !self.in_house[house].is_empty());
        let bases = held.fold(0, |bases, house| bases | 1 << house);
        self.sides = sides;
        let none = CellSet::EMPTY;
        let base = Base { houses: 0, count: 0, cells: none, endo_fins: none, targets };
        self.extend(&base, bases)
    }

    /// Adds base sets of `rest` in all ways, until there are enough.
    fn extend(&mut self, base: &Base, rest: Houses) -> Flow {
        if base.count == self.size {
            self.cover_all(base);
            return self.report(base);
        }
        self.hunt.report()?;
        for house in each(rest) {
            if let Some(next) = self.with(base, house) {
                self.extend(&next, rest & !((2 << house) - 1))?;
            }
        }
        Flow::Continue(())
    }

    /// The base sets with `house`; `None` where no fish can have them.
    fn with(&self, base: &Base, house: usize) -> Option<Base> {
        let cells = self.in_house[house];
        let endo_fins = base.endo_fins.or(base.cells.and(cells));
        if endo_fins.len() > self.most_endo_fins() {
            return None;
        }
        let mut next = Base {
            houses: base.houses | 1 << house,
            count: base.count + 1,
            cells: base.cells.or(cells),
            endo_fins,
            targets: base.targets.and(houses::seen_by_all(endo_fins)),
        };
        let covers = self.sides.1 & !next.houses;
        next.targets = self.reachable(&next, covers);
        self.may_be_new(next.targets, CellSet::EMPTY).then_some(next)
    }

    fn most_endo_fins(&self) -> usize {
        if self.kind.fins == Fins::Without { 0 } else { self.hunt.options.most_endo_fins }
    }

    /// Whether an outcome may be new that takes away some of `targets`, and all of `surely`. Where there are many
    /// targets, that is not looked into.
    pub(super) fn may_be_new(&self, targets: CellSet, surely: CellSet) -> bool {
        let (free, all) = (targets.without(surely), targets.or(surely));
        if self.known.is_empty() || free.len() > FEW {
            return !all.is_empty();
        }
        // All subsets of the free targets, from the full one down to the empty one.
        let below = |set: &CellSet| {
            let lower = CellSet::from_bits(set.bits().wrapping_sub(1)).and(free);
            (!set.is_empty()).then_some(lower)
        };
        iter::successors(Some(free), below)
            .map(|some| some.or(surely))
            .any(|outcome| !outcome.is_empty() && !self.known.contains(&outcome))
    }

    /// Those of the targets for which `covers` can hold what has to be covered.
    fn reachable(&self, base: &Base, covers: Houses) -> CellSet {
        let fits = |target: &Cell| fit(self.required(base, *target), covers, self.size);
        base.targets.iter().filter(fits).collect()
    }

    /// The candidates of base sets that have to be covered if `target` is to be eliminated.
    pub(super) fn required(&self, base: &Base, target: Cell) -> CellSet {
        if self.kind.fins == Fins::Without {
            base.cells
        } else {
            base.cells.without(houses::peers_of(target))
        }
    }
}

/// Whether `count` houses may be enough to hold `cells`: not where more of these than that have no house in
/// common, one by one.
pub(super) fn fit(mut cells: CellSet, covers: Houses, count: usize) -> bool {
    for _ in 0..count {
        let Some(cell) = cells.first() else { return true };
        cells.remove(cell);
        for house in houses::of(cell).into_iter().filter(|house| covers >> house & 1 == 1) {
            cells = cells.without(houses::CELLS[house]);
        }
    }
    cells.is_empty()
}
