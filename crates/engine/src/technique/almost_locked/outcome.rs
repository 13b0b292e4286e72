//! The eliminations of linked almost locked sets, and their steps.

use crate::technique::eliminations::EliminatedCells;
use crate::technique::geometry::SetsByDigit;
use crate::technique::{
    Candidate, Cells, Chain, Evidence, Geometry, Link, Mark, Node, Role, Step, Strength, Technique,
};
use crate::{Digit, DigitSet};

use super::sets::AlmostLockedSet;

/// The eliminations if each of `digits` is in one of two sets: the candidates that see all places of the digit
/// in both sets.
pub(super) fn between<G: Geometry>(
    one: &AlmostLockedSet<G>,
    other: &AlmostLockedSet<G>,
    digits: DigitSet,
) -> EliminatedCells<G> {
    let mut eliminated = EliminatedCells::default();
    for digit in digits.and(one.digits).and(other.digits).iter() {
        eliminated.insert(digit, one.seen(digit).and(other.seen(digit)));
    }
    eliminated
}

/// A sequence of sets, each linked with the next.
pub(super) struct SetChain<'a, G: Geometry> {
    /// The sets; at least two.
    pub(super) sets: Vec<&'a AlmostLockedSet<G>>,
    /// The restricted common candidates of each set and the next.
    pub(super) commons: Vec<DigitSet>,
    /// The common candidate by which the explanation goes from each set to the next. Neighbours in this list
    /// differ.
    pub(super) via: Vec<Digit>,
}

impl<G: Geometry> SetChain<'_, G> {
    /// The step of this sequence. In its evidence, `digits` are the eliminated digits and `sets` the sets in
    /// order. Marks show the candidates that link the sets, and there is a chain for each digit that both ends
    /// have.
    pub(super) fn step(
        &self,
        technique: Technique,
        eliminated: &EliminatedCells<G>,
    ) -> Step<G::Set> {
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

    /// The chain around two sets that are linked by two candidates. Returns `None` if no candidate links them.
    pub(super) fn ring(&self) -> Option<Chain<G::Set>> {
        let back = self.commons[0].last()?;
        let [first, second] = [0, 1].map(|number| EvidenceSet::of(self.sets[number], number));
        let [out, home] = [self.via[0], back];
        let links = vec![
            strong(first.off(home), first.on(out)),
            weak(first.on(out), second.off(out)),
            strong(second.off(out), second.on(home)),
            weak(second.on(home), first.off(home)),
        ];
        Some(Chain { links })
    }

    /// The chain for `digit`: if the first set lacks it, each set locks the next, and the last set holds it.
    /// Returns `None` unless both ends have the digit and are linked by other digits.
    fn chain(&self, digit: Digit) -> Option<Chain<G::Set>> {
        let (first, last) = (self.via.first()?, self.via.last()?);
        let ends = [self.sets.first()?, self.sets.last()?];
        let leads = ends.iter().all(|set| set.digits.contains(digit));
        if !leads || *first == digit || *last == digit {
            return None;
        }
        let mut links = Vec::with_capacity(self.via.len() * 2 + 1);
        let mut lacking = digit;
        for (number, &common) in self.via.iter().enumerate() {
            let side = EvidenceSet::of(self.sets[number], number);
            let next = EvidenceSet::of(self.sets[number + 1], number + 1);
            // A set that lacks one digit holds all its others. So it holds the common digit, and the next set lacks
            // that.
            links.push(strong(side.off(lacking), side.on(common)));
            links.push(weak(side.on(common), next.off(common)));
            lacking = common;
        }
        let side = EvidenceSet::of(ends[1], self.via.len());
        links.push(strong(side.off(lacking), side.on(digit)));
        Some(Chain { links })
    }

    fn marks(&self, eliminated: DigitSet) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut marked = SetsByDigit::<G>::default();
        for (number, set) in self.sets.iter().enumerate() {
            for digit in set.digits.iter() {
                // Sets of one step may share cells. A candidate gets one mark, that of the first set which has it.
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

/// A set with its index among the sets of the evidence.
pub(super) struct EvidenceSet<'a, G: Geometry> {
    set: &'a AlmostLockedSet<G>,
    number: usize,
}

impl<'a, G: Geometry> EvidenceSet<'a, G> {
    /// `set` with this index.
    pub(super) fn of(set: &'a AlmostLockedSet<G>, number: usize) -> Self {
        Self { set, number }
    }

    /// The node that the digit is in the set.
    pub(super) fn on(&self, digit: Digit) -> Node<G::Set> {
        Node { digit, cells: self.set.places(digit), on: true, set: Some(self.number) }
    }

    /// The node that the digit is not in the set.
    pub(super) fn off(&self, digit: Digit) -> Node<G::Set> {
        Node { on: false, ..self.on(digit) }
    }
}

/// A mark for a candidate.
pub(super) fn mark(candidate: Candidate, role: Role) -> Mark {
    Mark { candidate, role }
}

/// A strong link: if the first is false, the second is true.
pub(super) fn strong<S: Cells>(from: Node<S>, to: Node<S>) -> Link<S> {
    Link { from, to, strength: Strength::Strong }
}

/// A weak link: if the first is true, the second is false.
pub(super) fn weak<S: Cells>(from: Node<S>, to: Node<S>) -> Link<S> {
    Link { from, to, strength: Strength::Weak }
}
