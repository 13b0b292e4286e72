//! The paths from one almost locked set along restricted common candidates, the shortest to each end.
//!
//! A node is a set that has just lost a digit. From three links on, each node is reached once. A node that is
//! reached by two links is kept once for each set between, so that no path of three links is missed. No path
//! goes through a set twice.

use crate::technique::Geometry;
use std::ops::Range;

use super::links::AlsLinks;
use super::rows::Rows;
use crate::{Digit, DigitSet};

/// The least number of links of a chain. With fewer links it is an ALS-XZ or an ALS-XY-wing.
const LEAST_LINKS: usize = 3;

/// A path.
#[derive(Clone, Debug)]
pub(super) struct SetTrail {
    /// The numbers of the sets on the path.
    pub(super) sets: Vec<usize>,
    /// The digits that link each set with the next.
    pub(super) via: Vec<Digit>,
}

/// The paths from one set.
pub(super) struct SetTrails<'a, G: Geometry> {
    links: &'a AlsLinks<G>,
    any_order: bool,
    start: usize,
    places: Vec<TrailSet>,
    newest: Range<usize>,
    length: usize,
    reached: Rows,
    closed: Rows,
}

/// A set that has lost a digit to the set before it.
#[derive(Clone, Copy)]
pub(super) struct TrailSet {
    /// The number of the set.
    pub(super) set: usize,
    /// The digit.
    pub(super) lost: Digit,
    before: Option<usize>,
}

impl<'a, G: Geometry> SetTrails<'a, G> {
    /// An empty search. If `any_order` is not set, paths go only to sets with smaller numbers.
    pub(super) fn new(links: &'a AlsLinks<G>, any_order: bool) -> Self {
        let rows = || Rows::new(links.digits(), links.sets.len());
        let (places, newest) = (Vec::new(), 0..0);
        Self {
            links,
            any_order,
            start: 0,
            places,
            newest,
            length: 0,
            reached: rows(),
            closed: rows(),
        }
    }

    /// Starts a new search with the links by `out` from the set `start`.
    pub(super) fn begin(&mut self, start: usize, out: Digit) {
        self.start = start;
        self.places.clear();
        self.forget();
        let any_order = self.any_order;
        // HoDoKu's default order: sets with smaller numbers only. Any order finds more, but other chains than HoDoKu.
        let linked = self.links.followed(start, out).filter(|&set| any_order || set < start);
        self.places.extend(linked.map(|set| TrailSet { set, lost: out, before: None }));
        self.newest = 0..self.places.len();
        self.length = 1;
        for _ in self.length + 1..LEAST_LINKS {
            self.extend();
        }
    }

    /// Makes the paths one link longer; the first call makes them as long as the shortest chain. Returns
    /// whether there are any paths through at most `most_sets` sets.
    pub(super) fn grow(&mut self, most_sets: usize) -> bool {
        if self.sets() >= most_sets {
            return false;
        }
        if self.length + 1 == LEAST_LINKS {
            self.forget();
        }
        self.extend();
        !self.newest.is_empty()
    }

    /// The nodes that were reached last.
    pub(super) fn newest(&self) -> Range<usize> {
        self.newest.clone()
    }

    /// The set of a node.
    pub(super) fn end(&self, place: usize) -> usize {
        self.places[place].set
    }

    /// The number of sets on the newest paths.
    pub(super) fn sets(&self) -> usize {
        self.length + 1
    }

    /// A node that is not the first, with its predecessor before it.
    pub(super) fn last_link(&self, place: usize) -> [TrailSet; 2] {
        let last = self.places[place];
        [last.before.map_or(last, |before| self.places[before]), last]
    }

    /// The path to a node.
    pub(super) fn trail(&self, place: usize) -> SetTrail {
        let mut trail = SetTrail { sets: Vec::new(), via: Vec::new() };
        for place in self.back(place) {
            trail.sets.push(place.set);
            trail.via.push(place.lost);
        }
        trail.sets.push(self.start);
        trail.sets.reverse();
        trail.via.reverse();
        trail
    }

    /// The nodes from this one back to the first.
    fn back(&self, place: usize) -> impl Iterator<Item = TrailSet> {
        std::iter::successors(Some(self.places[place]), |place| {
            place.before.map(|before| self.places[before])
        })
    }

    fn forget(&mut self) {
        self.reached.clear();
        self.closed.clear();
    }

    fn extend(&mut self) {
        let layer = self.newest.clone();
        self.length += 1;
        for number in layer.clone() {
            let TrailSet { set, lost, .. } = self.places[number];
            for digit in self.links.sets[set].digits.without(DigitSet::of(lost)).iter() {
                self.follow(number, digit);
            }
        }
        self.newest = layer.end..self.places.len();
    }

    /// Adds all sets that `digit` leads to from the node `from`.
    fn follow(&mut self, from: usize, digit: Digit) {
        let (links, last) = (self.links, self.places[from].set);
        // Sets are bits in ascending order, so words above that of the last set need no look.
        let words = if self.any_order { usize::MAX } else { last / 64 + 1 };
        for (word, linked) in links.linked(last, digit).iter().enumerate().take(words) {
            let mut free = linked & !self.closed.row(digit.index())[word];
            while free != 0 {
                let set = word * 64 + free.trailing_zeros() as usize;
                free &= free - 1;
                let fits = self.any_order || set < last;
                if fits && set != self.start && self.back(from).all(|place| place.set != set) {
                    self.arrive(TrailSet { set, lost: digit, before: Some(from) });
                }
            }
        }
    }

    fn arrive(&mut self, place: TrailSet) {
        let row = place.lost.index();
        // Breadth first: whatever is reached later is reached by a longer path, which no step needs.
        if self.length >= LEAST_LINKS || self.reached.contains(row, place.set) {
            self.closed.insert(row, place.set);
        }
        self.reached.insert(row, place.set);
        self.places.push(place);
    }
}
