//! From base and cover sets to steps.

use super::covers::Fish;
use super::kind::{Fins, Houses, Shape, each};
use super::search::{Base, Search};
use crate::engine::technique::hunt::Flow;
use crate::engine::technique::{Candidate, CellSet, Evidence, Mark, Role, Step, houses};

impl Search<'_, '_> {
    /// Adds the steps of the fish that were found with these base sets, and are of the kind that is looked for.
    pub(super) fn report(&mut self, base: &Base) -> Flow {
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
    fn report_siamese(&mut self, base: &Base, fish: &Fish, others: &[Fish]) -> Flow {
        let shape = self.kind.shape;
        for other in others {
            let fits = Shape::of(base.houses, other.covers) == shape
                && other.eliminated.first() != fish.eliminated.first();
            if fits && self.known.insert(fish.eliminated.or(other.eliminated)) {
                let step = self.step(base, &[*fish, *other]);
                self.hunt.add(step)?;
            }
        }
        Flow::Continue(())
    }

    fn is_of_kind(&self, base: &Base, fish: &Fish) -> bool {
        let sashimi = |house: usize| self.in_house[house].without(fish.fins).len() <= 1;
        Shape::of(base.houses, fish.covers) == self.kind.shape
            && (self.kind.shape != Shape::Basic
                || self.kind.fins == Fins::Without
                || each(base.houses).any(sashimi) == (self.kind.fins == Fins::Sashimi))
    }

    /// The step of a fish, or of two that are Siamese.
    ///
    /// `bases` of the evidence are the base sets, `covers` the cover sets, of a second fish behind those of
    /// the first.
    fn step(&self, base: &Base, fish: &[Fish]) -> Step {
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
