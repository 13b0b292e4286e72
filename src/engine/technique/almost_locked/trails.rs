//! All ways from one almost locked set along restricted common candidates, the shortest to each end.
//!
//! A place is a set that has just lost a digit. From three links on, each is reached once; before, a place that
//! is reached by two links is kept with two sets between, so that no way of three links is missed. No way goes
//! through a set twice.

use std::ops::Range;

use super::links::AlsLinks;
use super::rows::Rows;
use crate::engine::{Digit, DigitSet};

/// The links of the shortest chain; fewer make an ALS-XZ or an ALS-XY-wing.
const LEAST_LINKS: usize = 3;

/// One way.
#[derive(Clone, Debug)]
pub(super) struct SetTrail {
    /// The sets it goes through, by their numbers.
    pub(super) sets: Vec<usize>,
    /// The digit by which it goes from each set to the next.
    pub(super) via: Vec<Digit>,
}

/// The ways from one set.
pub(super) struct SetTrails<'a> {
    links: &'a AlsLinks,
    any_order: bool,
    start: usize,
    places: Vec<TrailSet>,
    newest: Range<usize>,
    length: usize,
    reached: Rows,
    closed: Rows,
}

/// A set that has lost a digit to the one before.
#[derive(Clone, Copy)]
pub(super) struct TrailSet {
    /// The number of the set.
    pub(super) set: usize,
    /// The digit.
    pub(super) lost: Digit,
    before: Option<usize>,
}

impl<'a> SetTrails<'a> {
    /// No way yet; they go from set to set in any order, or alone to sets that come before.
    pub(super) fn new(links: &'a AlsLinks, any_order: bool) -> Self {
        let rows = || Rows::new(9, links.sets.len());
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

    /// Starts anew with the links by `out` from the set `start`.
    pub(super) fn begin(&mut self, start: usize, out: Digit) {
        self.start = start;
        self.places.clear();
        self.forget();
        let any_order = self.any_order;
        let linked = self.links.followed(start, out).filter(|&set| any_order || set < start);
        self.places.extend(linked.map(|set| TrailSet { set, lost: out, before: None }));
        self.newest = 0..self.places.len();
        self.length = 1;
        for _ in self.length + 1..LEAST_LINKS {
            self.extend();
        }
    }

    /// Makes the ways one link longer, the first time as long as the shortest chain. Whether there are any,
    /// through `most_sets` sets at most.
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

    /// The places that were reached last.
    pub(super) fn newest(&self) -> Range<usize> {
        self.newest.clone()
    }

    /// The set of a place.
    pub(super) fn end(&self, place: usize) -> usize {
        self.places[place].set
    }

    /// How many sets the newest ways go through.
    pub(super) fn sets(&self) -> usize {
        self.length + 1
    }

    /// A place that is not among the first, behind the one before it.
    pub(super) fn last_link(&self, place: usize) -> [TrailSet; 2] {
        let last = self.places[place];
        [last.before.map_or(last, |before| self.places[before]), last]
    }

    /// The way to a place.
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

    /// The places from that of a number back to the first.
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

    /// Goes on by `digit` to all sets that it leads to.
    fn follow(&mut self, from: usize, digit: Digit) {
        let (links, last) = (self.links, self.places[from].set);
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
        if self.length >= LEAST_LINKS || self.reached.contains(row, place.set) {
            self.closed.insert(row, place.set);
        }
        self.reached.insert(row, place.set);
        self.places.push(place);
    }
}
