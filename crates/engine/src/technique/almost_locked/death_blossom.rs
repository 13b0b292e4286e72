//! Death blossom: a cell (the stem) with an almost locked set (a petal) for each of its candidates.
//!
//! All places of the candidate in its petal see the stem. The petal of the digit in the stem loses that digit
//! and is then locked. So a digit that is in all petals but not in the stem is in one of the petals, and the
//! cells that see all its places lose it. `sets[0]` is the stem with its candidates, followed by the petals in
//! the order of these candidates. There is a chain through each petal. Petals share cells only if the options
//! allow it.

use std::collections::HashMap;

use super::outcome::{EvidenceSet, mark, strong, weak};
use super::sets::AlmostLockedSet;
use super::sets_by_cell::SetsByCell;
use crate::technique::eliminations::EliminatedCells;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Candidate, Cells, CellsAndDigits, Chain, Evidence, Geometry, Mark, Node, Role, Step, Technique,
};
use crate::{Cell, Digit, DigitSet};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let links = search.links();
    let sets = &links.sets;
    let by_cell = SetsByCell::new(search.board, sets);
    for stem in search.board.open().iter() {
        search.report()?;
        let digits = search.board.candidates(stem);
        let petals: Vec<(Digit, Vec<&AlmostLockedSet<G>>)> = digits
            .iter()
            .map(|digit| (digit, by_cell.seen_from(stem, digit).map(|set| &sets[set]).collect()))
            .collect();
        // One candidate without a petal is enough to leave the stem.
        if petals.iter().all(|(_, petals)| !petals.is_empty()) {
            search.start_looking();
            let mut search = BlossomSearch::new(search, stem, petals);
            search.add_petal(&Blossom::bud(search.search, digits))?;
            search.finish()?;
        }
    }
    Flow::Continue(())
}

/// A stem with petals for some of its candidates. Candidates with the fewest petals come first.
#[derive(Clone)]
struct Blossom<'a, G: Geometry> {
    petals: Vec<(Digit, &'a AlmostLockedSet<G>)>,
    cells: G::Set,
    eliminated: EliminatedCells<G>,
}

impl<'a, G: Geometry> Blossom<'a, G> {
    /// A stem without petals: any digit that is not a candidate of the stem may still be eliminated everywhere.
    fn bud(search: &StepSearch<'_, G>, stem: DigitSet) -> Self {
        let mut eliminated = EliminatedCells::default();
        // A digit of the stem may be right in the stem itself, so it cannot be eliminated by the petals.
        let others = search.board.all_digits().filter(|&digit| !stem.contains(digit));
        others.for_each(|digit| eliminated.insert(digit, search.board.places(digit)));
        Self { petals: Vec::new(), cells: <G::Set>::EMPTY, eliminated }
    }

    /// Adds a petal. Returns `None` if nothing would be left to eliminate.
    fn with(&self, digit: Digit, petal: &'a AlmostLockedSet<G>) -> Option<Self> {
        let mut eliminated = self.eliminated;
        // Each petal narrows what can be eliminated. When nothing is left, no further petal helps.
        eliminated.keep(|digit| petal.seen(digit));
        if eliminated.is_empty() {
            return None;
        }
        let cells = self.cells.or(petal.cells);
        let petals = self.petals.iter().copied().chain([(digit, petal)]).collect();
        Some(Self { petals, cells, eliminated })
    }

    fn cost(&self) -> usize {
        self.petals.iter().map(|(_, petal)| petal.cells.len()).sum()
    }

    fn step(mut self, stem: Cell, digits: DigitSet) -> Step<G::Set> {
        self.petals.sort_by_key(|(digit, _)| *digit);
        let first = CellsAndDigits { cells: <G::Set>::of(stem), digits };
        let petals = self.petals.iter().map(|(_, petal)| petal.evidence());
        let evidence = Evidence {
            digits: self.eliminated.digits().iter().collect(),
            marks: self.marks(stem, digits),
            sets: [first].into_iter().chain(petals).collect(),
            chains: self.chains(stem),
            ..Evidence::default()
        };
        Step {
            technique: Technique::DeathBlossom,
            placements: Vec::new(),
            eliminations: self.eliminated.candidates(),
            evidence,
        }
    }

    /// The chains of the evidence, one for each petal and eliminated digit: if the stem holds the petal's
    /// digit, the petal holds the eliminated digit.
    fn chains(&self, stem: Cell) -> Vec<Chain<G::Set>> {
        let mut chains = Vec::new();
        for digit in self.eliminated.digits().iter() {
            for (number, &(taken, petal)) in self.petals.iter().enumerate() {
                let side = EvidenceSet::of(petal, number + 1);
                let stem = Node { digit: taken, cells: <G::Set>::of(stem), on: true, set: None };
                let links =
                    vec![weak(stem, side.off(taken)), strong(side.off(taken), side.on(digit))];
                chains.push(Chain { links });
            }
        }
        chains
    }

    fn marks(&self, stem: Cell, digits: DigitSet) -> Vec<Mark> {
        let in_stem = |digit| mark(Candidate { cell: stem, digit }, Role::Second);
        let mut marks: Vec<Mark> = digits.iter().map(in_stem).collect();
        for (number, &(taken, petal)) in self.petals.iter().enumerate() {
            for digit in petal.digits.iter() {
                let role = match digit {
                    _ if digit == taken => Role::Common,
                    _ if self.eliminated.digits().contains(digit) => Role::Pattern,
                    _ => Role::InSet(number + 1),
                };
                let cells = petal.places(digit).iter();
                marks.extend(cells.map(|cell| mark(Candidate { cell, digit }, role)));
            }
        }
        marks
    }
}

/// The search for the blossoms of one stem.
struct BlossomSearch<'h, 'b, 'a, G: Geometry> {
    search: &'h mut StepSearch<'b, G>,
    stem: Cell,
    petals: Vec<(Digit, Vec<&'a AlmostLockedSet<G>>)>,
    found: HashMap<EliminatedCells<G>, Blossom<'a, G>>,
}

impl<'h, 'b, 'a, G: Geometry> BlossomSearch<'h, 'b, 'a, G> {
    fn new(
        search: &'h mut StepSearch<'b, G>,
        stem: Cell,
        mut petals: Vec<(Digit, Vec<&'a AlmostLockedSet<G>>)>,
    ) -> Self {
        // The candidate with the fewest petals first, so that the tree is narrow at its root.
        petals.sort_by_key(|(_, petals)| petals.len());
        Self { search, stem, petals, found: HashMap::new() }
    }

    /// Tries all petals for the next candidate of the stem.
    fn add_petal(&mut self, blossom: &Blossom<'a, G>) -> Flow {
        let Some(next) = self.petals.get(blossom.petals.len()) else {
            return self.take(blossom);
        };
        self.search.report()?;
        let (digit, petals) = (next.0, next.1.clone());
        for petal in petals {
            if petal.cells.meets(blossom.cells) && !self.search.options.overlapping_sets {
                continue;
            }
            if !self.search.may_look() {
                break;
            }
            if let Some(larger) = blossom.with(digit, petal) {
                self.add_petal(&larger)?;
            }
        }
        Flow::Continue(())
    }

    /// Keeps a complete blossom, unless a blossom with fewer cells has the same outcome. Stops at the first
    /// blossom if one step is wanted.
    fn take(&mut self, blossom: &Blossom<'a, G>) -> Flow {
        if self.search.wants_one() {
            let digits = self.search.board.candidates(self.stem);
            return self.search.add(blossom.clone().step(self.stem, digits));
        }
        let known = self.found.get(&blossom.eliminated);
        if known.is_none_or(|known| blossom.cost() < known.cost()) {
            self.found.insert(blossom.eliminated, blossom.clone());
        }
        Flow::Continue(())
    }

    fn finish(self) -> Flow {
        let digits = self.search.board.candidates(self.stem);
        let mut found: Vec<Blossom<'_, G>> = self.found.into_values().collect();
        // A map has no order, and steps must come in the same order on every run.
        found.sort_by_cached_key(|one| (one.cost(), one.eliminated.candidates()));
        found.into_iter().try_for_each(|one| self.search.add(one.step(self.stem, digits)))
    }
}
