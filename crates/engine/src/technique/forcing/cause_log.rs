//! Logs of causes: what is recorded while facts follow from each other.

use super::facts::{COUNT, Fact};
use super::proofs::Consequences;
use crate::technique::{CellSet, Chain, Link, Node, Strength};

/// A log of the causes of facts.
pub(super) trait CauseLog {
    /// The cells whose fact is worth logging. The fact follows in `all` cells; in the `known` cells it was known
    /// before.
    fn worth(&self, all: CellSet, known: CellSet) -> CellSet;

    /// Logs that `fact` follows from `causes`. If `group` is not empty, the causes leave a digit no other place
    /// than its cells.
    fn take(&mut self, fact: Fact, causes: impl Iterator<Item = Fact>, group: CellSet);
}

/// A log that records nothing.
pub(super) struct NoCauseLog;

impl CauseLog for NoCauseLog {
    fn worth(&self, all: CellSet, known: CellSet) -> CellSet {
        all.without(known)
    }

    fn take(&mut self, _: Fact, _: impl Iterator<Item = Fact>, _: CellSet) {}
}

/// The causes of a fact.
#[derive(Clone)]
struct FactCauses {
    /// The number of nodes that lead to the fact. A node that leads to it in several ways counts several times.
    length: usize,
    causes: std::ops::Range<usize>,
    group: CellSet,
}

/// The shortest causes of each fact.
pub(super) struct Reasons {
    of_fact: Vec<Option<FactCauses>>,
    causes: Vec<Fact>,
}

impl Reasons {
    /// A log that knows only the assumption.
    pub(super) fn new(assumption: Fact) -> Self {
        let mut of_fact = vec![None; COUNT];
        let assumed = FactCauses { length: 1, causes: 0..0, group: CellSet::EMPTY };
        of_fact[assumption.number()] = Some(assumed);
        Self { of_fact, causes: Vec::with_capacity(512) }
    }

    fn known(&self, fact: Fact) -> Option<&FactCauses> {
        self.of_fact[fact.number()].as_ref()
    }

    /// The links to `ends`. Links to a node come before links from it.
    pub(super) fn net(&self, ends: &[Fact]) -> Chain {
        let mut writer =
            CauseWriter { reasons: self, written: vec![false; COUNT], links: Vec::new() };
        for &end in ends {
            writer.write(end);
        }
        Chain { links: writer.links }
    }
}

impl Consequences for Reasons {
    fn length(&self, fact: Fact) -> usize {
        self.known(fact).map_or(usize::MAX / 32, |reason| reason.length)
    }
}

impl CauseLog for Reasons {
    fn worth(&self, all: CellSet, _: CellSet) -> CellSet {
        all
    }

    // The length of a fact is greater than that of each of its causes, and lengths only ever decrease. So no
    // fact is among its own causes.
    fn take(&mut self, fact: Fact, causes: impl Iterator<Item = Fact>, group: CellSet) {
        let first = self.causes.len();
        self.causes.extend(causes);
        let through = usize::from(!group.is_empty());
        let led = self.causes[first..].iter().map(|&cause| self.length(cause)).sum::<usize>();
        let length = led + 1 + through;
        if self.known(fact).is_some_and(|known| known.length <= length) {
            self.causes.truncate(first);
        } else {
            let causes = first..self.causes.len();
            self.of_fact[fact.number()] = Some(FactCauses { length, causes, group });
        }
    }
}

struct CauseWriter<'r> {
    reasons: &'r Reasons,
    written: Vec<bool>,
    links: Vec<Link>,
}

impl CauseWriter<'_> {
    fn write(&mut self, fact: Fact) {
        let reasons = self.reasons;
        let Some(reason) = reasons.known(fact) else { return };
        if std::mem::replace(&mut self.written[fact.number()], true) {
            return;
        }
        let causes = &reasons.causes[reason.causes.clone()];
        for &cause in causes {
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

    fn link(&mut self, from: Node, to: Node) {
        let strength = if from.on { Strength::Weak } else { Strength::Strong };
        let link = Link { from, to, strength };
        if !self.links.contains(&link) {
            self.links.push(link);
        }
    }
}
