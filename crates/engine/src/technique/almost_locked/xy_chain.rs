//! ALS-XY-chain: four or more almost locked sets in sequence. Each is linked with the next by a restricted
//! common candidate that differs from the one before.
//!
//! If the first set lacks a digit, it is locked, and so in turn is each further set, so the last set holds the
//! digit. Neighbours share cells only if the options allow it; other sets may always share cells. `sets` holds
//! the sets in order. The search finds the shortest chain for each outcome.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::links::AlsLinks;
use super::outcome::{SetChain, between};
use super::rows;
use super::trails::{SetTrail, SetTrails};
use crate::technique::eliminations::EliminatedCells;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry, SolverOptions, Technique, parts};
use crate::{Digit, DigitSet};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let links = search.links();
    let mut chains = SetChainSearch::new(&links, search.options);
    for start in 0..links.sets.len() {
        for out in links.sets[start].digits.iter() {
            search.report()?;
            chains.from(start, out);
        }
    }
    for (eliminated, trail) in chains.in_order() {
        search.add(line(&links, &trail).step(Technique::AlsXyChain, &eliminated))?;
    }
    Flow::Continue(())
}

fn line<'a, G: Geometry>(links: &'a AlsLinks<G>, trail: &SetTrail) -> SetChain<'a, G> {
    let pairs = trail.sets.windows(2);
    SetChain {
        sets: trail.sets.iter().map(|&set| &links.sets[set]).collect(),
        commons: pairs.map(|pair| links.commons(pair[0], pair[1])).collect(),
        via: trail.via.clone(),
    }
}

/// The chains found so far.
struct SetChainSearch<'a, G: Geometry> {
    links: &'a AlsLinks<G>,
    most_sets: usize,
    trails: SetTrails<'a, G>,
    found: HashMap<EliminatedCells<G>, SetTrail>,
}

impl<'a, G: Geometry> SetChainSearch<'a, G> {
    fn new(links: &'a AlsLinks<G>, options: &SolverOptions) -> Self {
        let trails = SetTrails::new(links, options.sets_in_any_order);
        Self { links, most_sets: options.most_sets_in_chain, trails, found: HashMap::new() }
    }

    /// Follows the chains from the set `start` that leave it by `out`: the set holds either `out` or the
    /// eliminated digit.
    ///
    /// A chain can be read from both ends, so chains whose last set has a smaller number than the first are
    /// enough.
    fn from(&mut self, start: usize, out: Digit) {
        let links = self.links;
        let rest = links.sets[start].digits.without(DigitSet::of(out));
        let mut useful = rows::empty(links.sets.len());
        links.unite_partners(&mut useful, start, rest);
        // No set could close the chain with an elimination, so no path is followed from here.
        if rows::common(&useful, &useful).next().is_none_or(|first| first >= start) {
            return;
        }
        self.trails.begin(start, out);
        while self.trails.grow(self.most_sets) {
            for place in self.trails.newest() {
                let end = self.trails.end(place);
                if end < start && rows::contains(&useful, end) {
                    self.see(place, start, rest);
                }
            }
        }
    }

    /// Adds the eliminations of the chain that ends at `place`: first of the digits that do not link its last set, then
    /// also of the linking digit that the chain does not use.
    fn see(&mut self, place: usize, start: usize, rest: DigitSet) {
        let [before, end] = self.trails.last_link(place);
        let ends = [&self.links.sets[start], &self.links.sets[end.set]];
        let commons = self.links.commons(before.set, end.set).without(DigitSet::of(before.lost));
        for linking in [commons, DigitSet::of(end.lost)] {
            let eliminated = between(ends[0], ends[1], rest.without(linking));
            if !eliminated.is_empty() {
                self.take(eliminated, place);
            }
        }
    }

    fn take(&mut self, eliminated: EliminatedCells<G>, place: usize) {
        let known = self.found.get(&eliminated);
        // The cheap test first: the path is only built if it may be better.
        if known.is_some_and(|known| known.sets.len() < self.trails.sets()) {
            return;
        }
        let trail = self.trails.trail(place);
        if known.is_some_and(|known| self.cost(known) <= self.cost(&trail)) {
            return;
        }
        self.found.insert(eliminated, trail);
    }

    /// Fewer sets are better, then fewer cells.
    fn cost(&self, trail: &SetTrail) -> (usize, usize) {
        let cells = trail.sets.iter().map(|&set| self.links.sets[set].cells.len());
        (trail.sets.len(), cells.sum())
    }

    /// The chains found, in the order of HoDoKu: the most eliminations first, then by their places.
    fn in_order(mut self) -> Vec<(EliminatedCells<G>, SetTrail)> {
        let mut found: Vec<_> = std::mem::take(&mut self.found).into_iter().collect();
        found.sort_by_cached_key(|(eliminated, trail)| {
            let gone = eliminated.candidates();
            let place = parts::order(gone.iter().copied());
            (Reverse(gone.len()), place, self.cost(trail), trail.sets.clone(), trail.via.clone())
        });
        found
    }
}
