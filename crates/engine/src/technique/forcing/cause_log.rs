//! Logs of causes: what is recorded while facts follow from each other.

use super::facts::{Fact, count};
use super::proofs::Consequences;
use crate::technique::geometry::BoardTables;
use crate::technique::{Board, Cells, Chain, Geometry, Link, Node, Strength};

/// A log of the causes of facts.
pub(super) trait CauseLog<G: Geometry> {
    /// The cells whose fact is worth logging. The fact follows in `all` cells; in the `known` cells it was known
    /// before.
    fn worth(&self, all: G::Set, known: G::Set) -> G::Set;

    /// Logs that `fact` follows from `causes`. If `group` is not empty, the causes leave a digit no other place
    /// than its cells.
    fn take(&mut self, fact: Fact, causes: impl Iterator<Item = Fact>, group: G::Set);
}

/// A log that records nothing.
pub(super) struct NoCauseLog;

impl<G: Geometry> CauseLog<G> for NoCauseLog {
    fn worth(&self, all: G::Set, known: G::Set) -> G::Set {
        all.without(known)
    }

    fn take(&mut self, _: Fact, _: impl Iterator<Item = Fact>, _: G::Set) {}
}

/// The causes of a fact.
#[derive(Clone)]
struct FactCauses<G: Geometry> {
    /// The number of nodes that lead to the fact. A node that leads to it in several ways counts several times.
    length: usize,
    causes: std::ops::Range<usize>,
    group: G::Set,
}

/// The shortest causes of each fact.
pub(super) struct Reasons<G: Geometry> {
    of_fact: Vec<Option<FactCauses<G>>>,
    causes: Vec<Fact>,
    /// The number of digits of the board.
    digits: usize,
}

impl<G: Geometry> Reasons<G> {
    /// A log that knows only the assumption.
    pub(super) fn new(board: &Board<G>, assumption: Fact) -> Self {
        let digits = board.tables().digit_count();
        let mut of_fact = vec![None; count(board)];
        let assumed = FactCauses { length: 1, causes: 0..0, group: <G::Set>::EMPTY };
        of_fact[assumption.number(digits)] = Some(assumed);
        Self { of_fact, causes: Vec::with_capacity(512), digits }
    }

    fn known(&self, fact: Fact) -> Option<&FactCauses<G>> {
        self.of_fact[fact.number(self.digits)].as_ref()
    }

    /// The links to `ends`. Links to a node come before links from it.
    pub(super) fn net(&self, ends: &[Fact]) -> Chain<G::Set> {
        let mut writer = CauseWriter {
            reasons: self,
            written: vec![false; self.of_fact.len()],
            links: Vec::new(),
        };
        for &end in ends {
            writer.write(end);
        }
        Chain { links: writer.links }
    }
}

impl<G: Geometry> Consequences for Reasons<G> {
    fn length(&self, fact: Fact) -> usize {
        // Large, but a sum over the candidates of a cell or the places of a house does not overflow.
        self.known(fact).map_or(usize::MAX / 32, |reason| reason.length)
    }
}

impl<G: Geometry> CauseLog<G> for Reasons<G> {
    fn worth(&self, all: G::Set, _: G::Set) -> G::Set {
        all
    }

    // The length of a fact is greater than that of each of its causes, and lengths only ever decrease. So no
    // fact is among its own causes.
    fn take(&mut self, fact: Fact, causes: impl Iterator<Item = Fact>, group: G::Set) {
        let first = self.causes.len();
        self.causes.extend(causes);
        let through = usize::from(!group.is_empty());
        let led = self.causes[first..].iter().map(|&cause| self.length(cause)).sum::<usize>();
        let length = led + 1 + through;
        if self.known(fact).is_some_and(|known| known.length <= length) {
            // The causes were written at the end of the list, so a longer way is undone by cutting it off.
            self.causes.truncate(first);
        } else {
            let causes = first..self.causes.len();
            self.of_fact[fact.number(self.digits)] = Some(FactCauses { length, causes, group });
        }
    }
}

struct CauseWriter<'r, G: Geometry> {
    reasons: &'r Reasons<G>,
    written: Vec<bool>,
    links: Vec<Link<G::Set>>,
}

impl<G: Geometry> CauseWriter<'_, G> {
    fn write(&mut self, fact: Fact) {
        let reasons = self.reasons;
        let Some(reason) = reasons.known(fact) else { return };
        if std::mem::replace(&mut self.written[fact.number(reasons.digits)], true) {
            return;
        }
        let causes = &reasons.causes[reason.causes.clone()];
        for &cause in causes {
            // Causes before their consequence, so that a reader meets nothing that was not told.
            self.write(cause);
        }
        let end = fact.node();
        let group = Node { cells: reason.group, on: true, ..end };
        let led_to = if reason.group.is_empty() { end } else { group };
        for cause in causes {
            self.link(cause.node(), led_to);
        }
        if led_to != end {
            self.link(led_to, end);
        }
    }

    fn link(&mut self, from: Node<G::Set>, to: Node<G::Set>) {
        let strength = if from.on { Strength::Weak } else { Strength::Strong };
        let link = Link { from, to, strength };
        if !self.links.contains(&link) {
            self.links.push(link);
        }
    }
}
