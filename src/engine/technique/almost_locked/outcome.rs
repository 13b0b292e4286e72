//! What almost locked sets take away, and the step that says by which links.

use crate::engine::technique::eliminated::Eliminated;
use crate::engine::technique::{
    Candidate, CellSet, Chain, Evidence, Link, Mark, Node, Role, Step, Strength, Technique,
};
use crate::engine::{Digit, DigitSet};

use super::sets::AlmostLockedSet;

/// What two sets take away where one of them holds each of `digits`: the candidates that see all places of such
/// a digit in both.
pub(super) fn between(
    one: &AlmostLockedSet,
    other: &AlmostLockedSet,
    digits: DigitSet,
) -> Eliminated {
    let mut eliminated = Eliminated::default();
    for digit in digits.and(one.digits).and(other.digits).iter() {
        eliminated.insert(digit, one.seen(digit).and(other.seen(digit)));
    }
    eliminated
}

/// Sets in a line, each linked with the next.
pub(super) struct SetChain<'a> {
    /// The sets, two at least.
    pub(super) sets: Vec<&'a AlmostLockedSet>,
    /// The restricted common candidates of each set and the next.
    pub(super) commons: Vec<DigitSet>,
    /// Those of them that an explanation goes by, each other than the one before.
    pub(super) via: Vec<Digit>,
}

impl SetChain<'_> {
    /// The step by this line: `digits` are those that go, `sets` the sets in order, the marks in them say
    /// which candidates link them, and there is a chain for each digit that both ends hold.
    pub(super) fn step(&self, technique: Technique, eliminated: &Eliminated) -> Step {
        let digits = eliminated.digits();
        let evidence = Evidence {
            digits: digits.iter().collect(),
            marks: self.marks(digits),
            sets: self.sets.iter().map(|set| set.evidence()).collect(),
            chains: digits.iter().filter_map(|digit| self.chain(digit)).collect(),
            ..Evidence::default()
        };
        Step { technique, placements: Vec::new(), eliminations: eliminated.candidates(), evidence }
    }

    /// The inferences that lead round two sets linked by two candidates.
    pub(super) fn ring(&self) -> Option<Chain> {
        let back = self.commons[0].last()?;
        let [first, second] = [0, 1].map(|number| Side::of(self.sets[number], number));
        let [out, home] = [self.via[0], back];
        let links = vec![
            strong(first.off(home), first.on(out)),
            weak(first.on(out), second.off(out)),
            strong(second.off(out), second.on(home)),
            weak(second.on(home), first.off(home)),
        ];
        Some(Chain { links })
    }

    /// If the first set lacks `digit`, each set locks the next, and the last holds it.
    fn chain(&self, digit: Digit) -> Option<Chain> {
        let (first, last) = (self.via.first()?, self.via.last()?);
        let ends = [self.sets.first()?, self.sets.last()?];
        let leads = ends.iter().all(|set| set.digits.contains(digit));
        if !leads || *first == digit || *last == digit {
            return None;
        }
        let mut links = Vec::with_capacity(self.via.len() * 2 + 1);
        let mut lacking = digit;
        for (number, &common) in self.via.iter().enumerate() {
            let side = Side::of(self.sets[number], number);
            let next = Side::of(self.sets[number + 1], number + 1);
            links.push(strong(side.off(lacking), side.on(common)));
            links.push(weak(side.on(common), next.off(common)));
            lacking = common;
        }
        let side = Side::of(ends[1], self.via.len());
        links.push(strong(side.off(lacking), side.on(digit)));
        Some(Chain { links })
    }

    fn marks(&self, eliminated: DigitSet) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut marked = [CellSet::EMPTY; 9];
        for (number, set) in self.sets.iter().enumerate() {
            for digit in set.digits.iter() {
                let fresh = set.places(digit).without(marked[digit.index()]);
                marked[digit.index()] = marked[digit.index()].or(fresh);
                let role = self.role(number, digit, eliminated);
                marks.extend(fresh.iter().map(|cell| mark(Candidate { cell, digit }, role)));
            }
        }
        marks
    }

    fn role(&self, number: usize, digit: Digit, eliminated: DigitSet) -> Role {
        let before = number.checked_sub(1).map(|before| self.commons[before]);
        let links = [before, self.commons.get(number).copied()];
        if links.into_iter().flatten().any(|commons| commons.contains(digit)) {
            Role::Common
        } else if (number == 0 || number + 1 == self.sets.len()) && eliminated.contains(digit) {
            Role::Pattern
        } else {
            Role::InSet(number)
        }
    }
}

/// A set with its place among those of the evidence.
pub(super) struct Side<'a> {
    set: &'a AlmostLockedSet,
    number: usize,
}

impl<'a> Side<'a> {
    /// `set` as the one of that place.
    pub(super) fn of(set: &'a AlmostLockedSet, number: usize) -> Self {
        Self { set, number }
    }

    /// The digit stands in the set.
    pub(super) fn on(&self, digit: Digit) -> Node {
        Node { digit, cells: self.set.places(digit), on: true, set: Some(self.number) }
    }

    /// The digit does not stand in the set.
    pub(super) fn off(&self, digit: Digit) -> Node {
        Node { on: false, ..self.on(digit) }
    }
}

/// A candidate with its part.
pub(super) fn mark(candidate: Candidate, role: Role) -> Mark {
    Mark { candidate, role }
}

/// The first false makes the second true.
pub(super) fn strong(from: Node, to: Node) -> Link {
    Link { from, to, strength: Strength::Strong }
}

/// The first true makes the second false.
pub(super) fn weak(from: Node, to: Node) -> Link {
    Link { from, to, strength: Strength::Weak }
}
