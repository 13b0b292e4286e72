//! The search for fish of one digit.
//!
//! A fish has as many base sets as cover sets. Candidates of base sets that are in no cover set or in two base
//! sets are fins. A candidate is eliminated if it sees all fins, and is in a cover set but no base set or in
//! two cover sets.
//!
//! The search tries all combinations of base sets, and abandons a combination as soon as it can eliminate no
//! candidate that could still be new. It does not try all combinations of cover sets. It builds them up from a
//! candidate to eliminate: base candidates that this target does not see must be covered, and that leaves two
//! or three houses to try instead of twenty-seven.

use std::collections::HashSet;
use std::iter;

use super::houses::{FishHouses, Houses, Sets};
use super::kind::{Fins, Fish, FishShape};
use crate::technique::geometry::HouseBits;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Mark, Role, Step, Technique};
use crate::{Cell, Digit};

/// The most targets whose subsets are all checked for being new.
const FEW: usize = 3;

/// The search for the fish of one kind, size and digit.
pub(super) struct FishSearch<'s, 'h, G: Geometry> {
    search: &'s mut StepSearch<'h, G>,
    fish: Fish,
    /// The number of base sets.
    size: usize,
    shape: FishShape,
    fins: Fins,
    digit: Digit,
    /// The places of the digit in each house.
    in_house: Vec<G::Set>,
    pub(super) houses: FishHouses<G>,
    /// The houses that may be base sets, and those that may be cover sets.
    sides: (Houses<G>, Houses<G>),
    /// The fish with the current base sets.
    found: Vec<FoundFish<G>>,
    /// The outcomes that are known.
    known: HashSet<G::Set>,
}

/// Some base sets.
#[derive(Clone, Copy)]
struct BaseSets<G: Geometry> {
    houses: Houses<G>,
    count: usize,
    cells: G::Set,
    /// The candidates that two of the sets share.
    endo_fins: G::Set,
    /// The candidates that a fish with these base sets may eliminate.
    targets: G::Set,
}

/// A fish without its base sets.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FoundFish<G: Geometry> {
    covers: Houses<G>,
    /// All fins, including endo fins.
    fins: G::Set,
    eliminated: G::Set,
}

impl<'s, 'h, G: Geometry> FishSearch<'s, 'h, G> {
    /// A new search for the fish of a kind, size and digit.
    pub(super) fn new(search: &'s mut StepSearch<'h, G>, fish: Fish, digit: Digit) -> Self {
        let board = search.board;
        Self {
            search,
            fish,
            size: fish.size.sets(),
            shape: fish.kind.shape(),
            fins: fish.kind.fins(),
            digit,
            in_house: board.all_houses().map(|house| board.places_in(house, digit)).collect(),
            houses: FishHouses::of(board),
            sides: Default::default(),
            found: Vec::new(),
            known: HashSet::new(),
        }
    }

    /// Finds the fish that eliminate any of `targets`, with base and cover sets from `sides`.
    pub(super) fn start(&mut self, sides: (Houses<G>, Houses<G>), targets: G::Set) -> Flow {
        let held = HouseBits::iter(sides.0).filter(|&house| self.is_base(house));
        let bases = held.fold(Houses::<G>::default(), HouseBits::with);
        self.sides = sides;
        self.search.start_looking();
        let none = <G::Set>::EMPTY;
        let base = BaseSets {
            houses: Houses::<G>::default(),
            count: 0,
            cells: none,
            endo_fins: none,
            targets,
        };
        self.extend(&base, bases)
    }

    /// Whether a house may be a base set: it holds each digit, and has a place for this one.
    fn is_base(&self, house: usize) -> bool {
        self.search.board.is_complete(house) && !self.in_house[house].is_empty()
    }

    /// Adds base sets from `rest` in all ways, until the size is reached.
    fn extend(&mut self, base: &BaseSets<G>, rest: Houses<G>) -> Flow {
        if base.count == self.size {
            self.cover_all(base);
            return self.report(base);
        }
        self.search.report()?;
        for house in HouseBits::iter(rest) {
            if !self.search.may_look() {
                break;
            }
            if let Some(next) = self.with(base, house) {
                // Only later houses follow, so that each combination comes once.
                self.extend(&next, rest.above(house))?;
            }
        }
        Flow::Continue(())
    }

    /// The base sets with `house`, or `None` if no fish can have them.
    fn with(&self, base: &BaseSets<G>, house: usize) -> Option<BaseSets<G>> {
        let cells = self.in_house[house];
        // A place in two base sets is an endo fin, which each eliminated candidate must see.
        let endo_fins = base.endo_fins.or(base.cells.and(cells));
        if endo_fins.len() > self.most_endo_fins() {
            return None;
        }
        let mut next = BaseSets {
            houses: base.houses.with(house),
            count: base.count + 1,
            cells: base.cells.or(cells),
            endo_fins,
            targets: base.targets.and(self.search.board.seen_by_all(endo_fins)),
        };
        let covers = self.sides.1.without(next.houses);
        next.targets = self.reachable(&next, covers);
        self.may_be_new(next.targets, <G::Set>::EMPTY).then_some(next)
    }

    fn most_endo_fins(&self) -> usize {
        if self.fins == Fins::Without { 0 } else { self.search.options.most_endo_fins }
    }

    /// Whether an outcome with some of `targets` and all of `surely` may be new. With many targets, checks only
    /// that there are any.
    fn may_be_new(&self, targets: G::Set, surely: G::Set) -> bool {
        let (free, all) = (targets.without(surely), targets.or(surely));
        // More subsets take longer to check than the search that they could save.
        if self.known.is_empty() || free.len() > FEW {
            return !all.is_empty();
        }
        // All subsets of the free targets, from the full one down to the empty one.
        let below = |set: &G::Set| {
            let lower = set.subset_before(free);
            (!set.is_empty()).then_some(lower)
        };
        iter::successors(Some(free), below)
            .map(|some| some.or(surely))
            .any(|outcome| !outcome.is_empty() && !self.known.contains(&outcome))
    }

    /// The targets for which `covers` can cover all required candidates.
    fn reachable(&self, base: &BaseSets<G>, covers: Houses<G>) -> G::Set {
        let fits = |target: &Cell| {
            let required = self.required(base, *target);
            fit(self.search.board, required, covers, self.size)
        };
        base.targets.iter().filter(fits).collect()
    }

    /// The candidates of base sets that have to be covered if `target` is to be eliminated.
    fn required(&self, base: &BaseSets<G>, target: Cell) -> G::Set {
        if self.fins == Fins::Without {
            base.cells
        } else {
            // A finned fish may leave open what the target sees: those candidates become fins.
            base.cells.without(self.search.board.peers_of(target))
        }
    }
}

impl<G: Geometry> FishSearch<'_, '_, G> {
    /// Collects all fish with these base sets in `found`, in the order of their cover sets.
    fn cover_all(&mut self, base: &BaseSets<G>) {
        self.found.clear();
        let may = |house: &usize| self.in_house[*house].meets(base.cells);
        let covers = HouseBits::iter(self.sides.1.without(base.houses)).filter(may);
        let free = covers.fold(Houses::<G>::default(), HouseBits::with);
        for target in base.targets.iter() {
            let required = self.required(base, target);
            if !self.may_be_new(base.targets, <G::Set>::of(target)) {
                continue;
            }
            self.cover(base, Sets::default(), free, target, required);
        }
        // Of two sets of cover houses, the set with the first house that the other lacks comes first.
        self.found.sort_unstable_by(|one, other| one.covers.by_first_house(other.covers));
        // The same fish is built up from each of its targets.
        self.found.dedup();
    }

    /// Adds cover sets from `free` in all ways that cover `required` and may eliminate `target`.
    fn cover(
        &mut self,
        base: &BaseSets<G>,
        cover: Sets<G>,
        free: Houses<G>,
        target: Cell,
        required: G::Set,
    ) {
        let left = self.size - cover.count;
        let required = required.without(cover.cells);
        if !fit(self.search.board, required, free, left) {
            return;
        }
        if left == 0 {
            self.found.extend(self.judge(base, &cover));
            return;
        }
        let mut rest = free;
        for house in HouseBits::iter(self.helpful(base, &cover, free, target, required)) {
            // A house that was tried is not tried again further down, so each set of cover houses comes once.
            rest = rest.without(Houses::<G>::default().with(house));
            self.cover(base, cover.with(house, self.in_house[house]), rest, target, required);
        }
    }

    /// The houses of `free` to try next: those of a required candidate that is not yet covered, or those of the target
    /// if only one cover set is left for it.
    fn helpful(
        &self,
        base: &BaseSets<G>,
        cover: &Sets<G>,
        free: Houses<G>,
        target: Cell,
        required: G::Set,
    ) -> Houses<G> {
        let is_last = cover.count + 1 == self.size;
        // A target in a base set is eliminated only if two cover sets hold it.
        let hit = if base.cells.contains(target) { cover.twice } else { cover.cells };
        match required.first() {
            Some(cell) => free.and(all_of(self.search.board, cell)),
            None if is_last && !hit.contains(target) => free.and(all_of(self.search.board, target)),
            None => free,
        }
    }

    /// The fish with these base and cover sets. Returns `None` if it eliminates nothing.
    fn judge(&self, base: &BaseSets<G>, cover: &Sets<G>) -> Option<FoundFish<G>> {
        let fins = base.cells.without(cover.cells).or(base.endo_fins);
        let right = match self.fins {
            Fins::Without => fins.is_empty(),
            Fins::Finned | Fins::Sashimi => {
                (1..=self.search.options.most_fins).contains(&fins.len())
            }
        };
        let seen = base.targets.and(self.search.board.seen_by_all(fins));
        let eliminated = seen.and(cover.cells.without(base.cells).or(cover.twice));
        let fish = FoundFish { covers: cover.houses, fins, eliminated };
        (right && !eliminated.is_empty()).then_some(fish)
    }
}

impl<G: Geometry> FishSearch<'_, '_, G> {
    /// Adds the steps of the fish in `found` that are of the wanted kind.
    fn report(&mut self, base: &BaseSets<G>) -> Flow {
        let found = std::mem::take(&mut self.found);
        for (number, fish) in found.iter().enumerate() {
            if !self.is_of_kind(base, fish) {
                continue;
            }
            if self.search.options.siamese_fish {
                self.report_siamese(base, fish, &found[number + 1..])?;
            }
            if self.known.insert(fish.eliminated) {
                let step = self.step(base, &[*fish]);
                self.search.add(step)?;
            }
        }
        self.found = found;
        Flow::Continue(())
    }

    /// Adds the Siamese fish of `fish` with each of `others`: both have the same base sets, and each has
    /// eliminations that the other lacks.
    fn report_siamese(
        &mut self,
        base: &BaseSets<G>,
        fish: &FoundFish<G>,
        others: &[FoundFish<G>],
    ) -> Flow {
        for other in others {
            let fits = self.houses.shape(base.houses, other.covers) == self.shape
                && other.eliminated.first() != fish.eliminated.first();
            if fits && self.known.insert(fish.eliminated.or(other.eliminated)) {
                let step = self.step(base, &[*fish, *other]);
                self.search.add(step)?;
            }
        }
        Flow::Continue(())
    }

    fn is_of_kind(&self, base: &BaseSets<G>, fish: &FoundFish<G>) -> bool {
        let sashimi = |house: usize| self.in_house[house].without(fish.fins).len() <= 1;
        self.houses.shape(base.houses, fish.covers) == self.shape
            && (self.shape != FishShape::Basic
                || self.fins == Fins::Without
                || HouseBits::iter(base.houses).any(sashimi) == (self.fins == Fins::Sashimi))
    }

    /// The step of a fish, or of two that are Siamese.
    ///
    /// `bases` of the evidence are the base sets. `covers` are the cover sets, those of a second fish after
    /// those of the first.
    fn step(&self, base: &BaseSets<G>, fish: &[FoundFish<G>]) -> Step<G::Set> {
        let fins = fish.iter().fold(<G::Set>::EMPTY, |fins, one| fins.or(one.fins));
        let eliminated = fish.iter().fold(<G::Set>::EMPTY, |all, one| all.or(one.eliminated));
        let names = |houses: Houses<G>| {
            HouseBits::iter(houses).map(|house| self.search.board.house_name(house))
        };
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
        let technique = Technique::Fish(self.fish);
        Step { technique, placements: Vec::new(), eliminations, evidence }
    }
}

/// Whether `count` houses from `covers` may be enough to hold `cells`. They are not enough if more than `count`
/// of the cells share no house with each other. This is a quick bound, so `true` does not guarantee a cover.
fn fit<G: Geometry>(board: &Board<G>, mut cells: G::Set, covers: Houses<G>, count: usize) -> bool {
    for _ in 0..count {
        let Some(cell) = cells.first() else { return true };
        cells.remove(cell);
        // All houses of the cell at once: a bound for any choice among them, and much cheaper than to try each.
        for house in board.houses_of(cell).filter(|&house| covers.contains(house)) {
            cells = cells.without(board.house(house));
        }
    }
    cells.is_empty()
}

/// The houses of a cell.
pub(super) fn all_of<G: Geometry>(board: &Board<G>, cell: Cell) -> Houses<G> {
    board.houses_of(cell).fold(Houses::<G>::default(), HouseBits::with)
}
