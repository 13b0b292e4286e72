//! The search for fish of one digit: base sets, their cover sets, and the steps of the fish that they make.
//!
//! A fish has as many base as cover sets. Candidates of base sets that no cover set holds, or that two base sets
//! share, are fins. A candidate that sees all fins, and is in a cover set but no base set, or in two cover
//! sets, cannot stand.
//!
//! Base sets are gone through in all combinations, and left as soon as no candidate that may still fall can be
//! eliminated with them. Cover sets are not: they are built up from a candidate that is to be eliminated, because what
//! it does not see must be covered, and that leaves two or three houses to try instead of twenty-seven.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::iter;

use super::kind::{Fins, FishKind, FishShape, Houses, Sets, each};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, CellSet, Evidence, Mark, Role, Step, houses};
use crate::engine::{Cell, Digit};

/// Of how many targets the subsets are looked through.
const FEW: usize = 3;

/// What is looked for, and where.
pub(super) struct FishSearch<'s, 'h> {
    hunt: &'s mut Hunt<'h>,
    kind: &'s FishKind,
    size: usize,
    digit: Digit,
    /// The places of the digit in each house.
    in_house: [CellSet; houses::COUNT],
    /// The houses that may be base sets, and those that may be cover sets.
    sides: (Houses, Houses),
    /// The fish with the base sets that are looked at.
    found: Vec<Fish>,
    /// The outcomes that are known.
    known: HashSet<CellSet>,
}

/// Some base sets.
#[derive(Clone, Copy)]
struct BaseSets {
    houses: Houses,
    count: usize,
    cells: CellSet,
    /// The candidates that two of the sets share.
    endo_fins: CellSet,
    /// The candidates that a fish with these base sets may eliminate.
    targets: CellSet,
}

/// A fish, but for its base sets.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fish {
    covers: Houses,
    /// All fins, endo fins among them.
    fins: CellSet,
    eliminated: CellSet,
}

impl<'s, 'h> FishSearch<'s, 'h> {
    /// A search for the fish of a kind, size and digit that has found nothing yet.
    pub(super) fn new(
        hunt: &'s mut Hunt<'h>,
        kind: &'s FishKind,
        size: usize,
        digit: Digit,
    ) -> Self {
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
        let base = BaseSets { houses: 0, count: 0, cells: none, endo_fins: none, targets };
        self.extend(&base, bases)
    }

    /// Adds base sets of `rest` in all ways, until there are enough.
    fn extend(&mut self, base: &BaseSets, rest: Houses) -> Flow {
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
    fn with(&self, base: &BaseSets, house: usize) -> Option<BaseSets> {
        let cells = self.in_house[house];
        let endo_fins = base.endo_fins.or(base.cells.and(cells));
        if endo_fins.len() > self.most_endo_fins() {
            return None;
        }
        let mut next = BaseSets {
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
    fn may_be_new(&self, targets: CellSet, surely: CellSet) -> bool {
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
    fn reachable(&self, base: &BaseSets, covers: Houses) -> CellSet {
        let fits = |target: &Cell| fit(self.required(base, *target), covers, self.size);
        base.targets.iter().filter(fits).collect()
    }

    /// The candidates of base sets that have to be covered if `target` is to be eliminated.
    fn required(&self, base: &BaseSets, target: Cell) -> CellSet {
        if self.kind.fins == Fins::Without {
            base.cells
        } else {
            base.cells.without(houses::peers_of(target))
        }
    }
}

impl FishSearch<'_, '_> {
    /// Puts all fish with these base sets into `found`, in the order of their cover sets.
    fn cover_all(&mut self, base: &BaseSets) {
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
    fn cover(
        &mut self,
        base: &BaseSets,
        cover: Sets,
        free: Houses,
        target: Cell,
        required: CellSet,
    ) {
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
    fn judge(&self, base: &BaseSets, cover: &Sets) -> Option<Fish> {
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

impl FishSearch<'_, '_> {
    /// Adds the steps of the fish that were found with these base sets, and are of the kind that is looked for.
    fn report(&mut self, base: &BaseSets) -> Flow {
        let found = std::mem::take(&mut self.found);
        for (number, fish) in found.iter().enumerate() {
            if !self.is_of_kind(base, fish) {
                continue;
            }
            if self.hunt.options.siamese_fish {
                self.report_siamese(base, fish, &found[number + 1..])?;
            }
            if self.known.insert(fish.eliminated) {
                let step = self.step(base, &[*fish]);
                self.hunt.add(step)?;
            }
        }
        self.found = found;
        Flow::Continue(())
    }

    /// Adds the Siamese fish of a fish and another: base sets in common, and each with eliminations of its own.
    fn report_siamese(&mut self, base: &BaseSets, fish: &Fish, others: &[Fish]) -> Flow {
        let shape = self.kind.shape;
        for other in others {
            let fits = FishShape::of(base.houses, other.covers) == shape
                && other.eliminated.first() != fish.eliminated.first();
            if fits && self.known.insert(fish.eliminated.or(other.eliminated)) {
                let step = self.step(base, &[*fish, *other]);
                self.hunt.add(step)?;
            }
        }
        Flow::Continue(())
    }

    fn is_of_kind(&self, base: &BaseSets, fish: &Fish) -> bool {
        let sashimi = |house: usize| self.in_house[house].without(fish.fins).len() <= 1;
        FishShape::of(base.houses, fish.covers) == self.kind.shape
            && (self.kind.shape != FishShape::Basic
                || self.kind.fins == Fins::Without
                || each(base.houses).any(sashimi) == (self.kind.fins == Fins::Sashimi))
    }

    /// The step of a fish, or of two that are Siamese.
    ///
    /// `bases` of the evidence are the base sets, `covers` the cover sets, of a second fish behind those of
    /// the first.
    fn step(&self, base: &BaseSets, fish: &[Fish]) -> Step {
        let fins = fish.iter().fold(CellSet::EMPTY, |fins, one| fins.or(one.fins));
        let eliminated = fish.iter().fold(CellSet::EMPTY, |all, one| all.or(one.eliminated));
        let names = |houses: Houses| each(houses).map(houses::name);
        let candidate = |cell| Candidate { cell, digit: self.digit };
        let mark = |cell| {
            let role = match () {
                () if base.endo_fins.contains(cell) => Role::EndoFin,
                () if fins.contains(cell) => Role::Fin,
                () => Role::Pattern,
            };
            Mark { candidate: candidate(cell), role }
        };
        let evidence = Evidence {
            digits: vec![self.digit],
            bases: names(base.houses).collect(),
            covers: fish.iter().flat_map(|one| names(one.covers)).collect(),
            marks: base.cells.iter().map(mark).collect(),
            ..Evidence::default()
        };
        let eliminations = eliminated.iter().map(candidate).collect();
        let technique = self.kind.techniques[self.size - 2];
        Step { technique, placements: Vec::new(), eliminations, evidence }
    }
}

/// Whether `count` houses may be enough to hold `cells`: not where more of these than that have no house in
/// common, one by one.
fn fit(mut cells: CellSet, covers: Houses, count: usize) -> bool {
    for _ in 0..count {
        let Some(cell) = cells.first() else { return true };
        cells.remove(cell);
        for house in houses::of(cell).into_iter().filter(|house| covers >> house & 1 == 1) {
            cells = cells.without(houses::CELLS[house]);
        }
    }
    cells.is_empty()
}

/// The houses one of which has to come next: those of a candidate that has to be covered; or those of the target,
/// when only one is left to cover it.
fn helpful(base: &BaseSets, cover: &Sets, left: usize, target: Cell, required: CellSet) -> Houses {
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
