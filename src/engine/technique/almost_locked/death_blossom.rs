//! Death blossom: a cell, the stem, with an almost locked set, a petal, for each of its candidates.
//!
//! All places of the candidate in its petal see the stem. Whichever digit the stem takes is lost to its petal,
//! which is then locked, so any digit that all petals hold, and the stem does not, stands in one of them.
//! `sets[0]` is the stem with its candidates, then come the petals in the order of those candidates; there is
//! a chain through each petal. Petals do not share cells unless that is allowed.

use std::collections::HashMap;

use super::by_cell::ByCell;
use super::outcome::{Side, mark, strong, weak};
use super::sets::AlmostLockedSet;
use crate::engine::technique::eliminated::Eliminated;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{
    Candidate, CellSet, CellsAndDigits, Chain, Evidence, Mark, Node, Role, Step, Technique,
};
use crate::engine::{Cell, Digit, DigitSet};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let links = hunt.links();
    let sets = &links.sets;
    let by_cell = ByCell::new(sets);
    for stem in hunt.board.open().iter() {
        hunt.report()?;
        let digits = hunt.board.candidates(stem);
        let petals: Vec<(Digit, Vec<&AlmostLockedSet>)> = digits
            .iter()
            .map(|digit| (digit, by_cell.seen_from(stem, digit).map(|set| &sets[set]).collect()))
            .collect();
        if petals.iter().all(|(_, petals)| !petals.is_empty()) {
            let mut search = BlossomSearch::new(hunt, stem, petals);
            search.add_petal(&Blossom::bud(search.hunt, digits))?;
            search.finish()?;
        }
    }
    Flow::Continue(())
}

/// A stem with petals for some of its candidates, those with the fewest choices first.
#[derive(Clone)]
struct Blossom<'a> {
    petals: Vec<(Digit, &'a AlmostLockedSet)>,
    cells: CellSet,
    eliminated: Eliminated,
}

impl<'a> Blossom<'a> {
    /// No petal yet: what is not a candidate of the stem may go everywhere.
    fn bud(hunt: &Hunt<'_>, stem: DigitSet) -> Self {
        let mut eliminated = Eliminated::default();
        let others = Digit::CLASSIC.into_iter().filter(|&digit| !stem.contains(digit));
        others.for_each(|digit| eliminated.insert(digit, hunt.board.places(digit)));
        Self { petals: Vec::new(), cells: CellSet::EMPTY, eliminated }
    }

    /// With one more petal; `None` where nothing would be left to take away.
    fn with(&self, digit: Digit, petal: &'a AlmostLockedSet) -> Option<Self> {
        let mut eliminated = self.eliminated;
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

    fn step(mut self, stem: Cell, digits: DigitSet) -> Step {
        self.petals.sort_by_key(|(digit, _)| *digit);
        let first = CellsAndDigits { cells: CellSet::of(stem), digits };
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

    /// If the stem takes a digit, its petal holds what is taken away; one for each petal and digit.
    fn chains(&self, stem: Cell) -> Vec<Chain> {
        let mut chains = Vec::new();
        for digit in self.eliminated.digits().iter() {
            for (number, &(taken, petal)) in self.petals.iter().enumerate() {
                let side = Side::of(petal, number + 1);
                let stem = Node { digit: taken, cells: CellSet::of(stem), on: true, set: None };
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
struct BlossomSearch<'h, 'b, 'a> {
    hunt: &'h mut Hunt<'b>,
    stem: Cell,
    petals: Vec<(Digit, Vec<&'a AlmostLockedSet>)>,
    found: HashMap<Eliminated, Blossom<'a>>,
}

impl<'h, 'b, 'a> BlossomSearch<'h, 'b, 'a> {
    fn new(
        hunt: &'h mut Hunt<'b>,
        stem: Cell,
        mut petals: Vec<(Digit, Vec<&'a AlmostLockedSet>)>,
    ) -> Self {
        petals.sort_by_key(|(_, petals)| petals.len());
        Self { hunt, stem, petals, found: HashMap::new() }
    }

    /// Tries all petals for the next candidate of the stem.
    fn add_petal(&mut self, blossom: &Blossom<'a>) -> Flow {
        let Some(next) = self.petals.get(blossom.petals.len()) else {
            return self.take(blossom);
        };
        self.hunt.report()?;
        let (digit, petals) = (next.0, next.1.clone());
        for petal in petals {
            if petal.cells.meets(blossom.cells) && !self.hunt.options.overlapping_sets {
                continue;
            }
            if let Some(larger) = blossom.with(digit, petal) {
                self.add_petal(&larger)?;
            }
        }
        Flow::Continue(())
    }

    /// Keeps a whole blossom, unless one of fewer cells has the same outcome; the first is enough where one
    /// step is.
    fn take(&mut self, blossom: &Blossom<'a>) -> Flow {
        if self.hunt.wants_one() {
            let digits = self.hunt.board.candidates(self.stem);
            return self.hunt.add(blossom.clone().step(self.stem, digits));
        }
        let known = self.found.get(&blossom.eliminated);
        if known.is_none_or(|known| blossom.cost() < known.cost()) {
            self.found.insert(blossom.eliminated, blossom.clone());
        }
        Flow::Continue(())
    }

    fn finish(self) -> Flow {
        let digits = self.hunt.board.candidates(self.stem);
        let mut found: Vec<Blossom<'_>> = self.found.into_values().collect();
        found.sort_by_cached_key(|one| (one.cost(), one.eliminated.candidates()));
        found.into_iter().try_for_each(|one| self.hunt.add(one.step(self.stem, digits)))
    }
}
