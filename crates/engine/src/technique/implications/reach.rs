//! The consequences of one node, the nearest first.

use super::bits::Bits;
use super::graph::Graph;
use super::nodes::NodeState;
use super::set_links::SetLinks;
use crate::technique::Geometry;

/// The number of links that a step through an almost locked set counts as. It is high because simpler paths are
/// better.
pub(super) const BY_ONE_SET: usize = 6;
/// The same if the set leaves a cell with one candidate.
pub(super) const FORCED: usize = BY_ONE_SET + 1;
/// The same for several sets in sequence.
pub(super) const BY_MORE_SETS: usize = 2 * BY_ONE_SET;
/// The same for several sets, if the last leaves a cell with one candidate.
pub(super) const FORCED_BY_MORE: usize = BY_MORE_SETS + 1;

/// The start of a reach, and the nodes that it must not enter.
#[derive(Clone, Copy)]
pub(in crate::technique) struct ReachStart<const W: usize> {
    /// The assumption.
    pub(in crate::technique) state: NodeState,
    /// The nodes that the first link may not lead to.
    pub(in crate::technique) not_first: Bits<W>,
    /// The nodes whose links are followed only from layer 0, or from layer 1 if the first link led there.
    pub(in crate::technique) ends: Bits<W>,
    /// The nodes that are never entered.
    pub(in crate::technique) closed: Bits<W>,
}

impl<const W: usize> ReachStart<W> {
    /// A start at `state` without restrictions.
    pub(in crate::technique) fn free(state: NodeState) -> Self {
        Self { state, not_first: Bits::EMPTY, ends: Bits::EMPTY, closed: Bits::EMPTY }
    }
}

/// The nodes that are true or false after a certain number of links and no fewer.
#[derive(Clone, Copy)]
pub(super) struct ReachLayer<const W: usize> {
    pub(super) on: Bits<W>,
    pub(super) off: Bits<W>,
}

impl<const W: usize> ReachLayer<W> {
    const EMPTY: Self = Self { on: Bits::EMPTY, off: Bits::EMPTY };

    fn is_empty(&self) -> bool {
        self.on.is_empty() && self.off.is_empty()
    }

    fn contains(&self, state: NodeState) -> bool {
        let nodes = if state.on { &self.on } else { &self.off };
        nodes.contains(state.node)
    }

    fn without(&self, nodes: &Bits<W>) -> Self {
        Self { on: self.on.without(nodes), off: self.off.without(nodes) }
    }
}

/// All consequences of one node.
pub(in crate::technique) struct Reach<const W: usize> {
    pub(super) layers: Vec<ReachLayer<W>>,
    all: ReachLayer<W>,
    pub(super) start: ReachStart<W>,
}

impl<const W: usize> Reach<W> {
    /// An empty reach, whose memory [`Reach::go`] uses again and again.
    pub(in crate::technique) fn nowhere() -> Self {
        let layers = Vec::with_capacity(32);
        Self { layers, all: ReachLayer::EMPTY, start: ReachStart::free(NodeState::on(0)) }
    }

    /// Starts again from `start`, and goes as far as the links lead.
    pub(in crate::technique) fn go<G: Geometry>(
        &mut self,
        graph: &Graph<G, W>,
        start: ReachStart<W>,
    ) {
        self.layers.clear();
        self.start = start;
        // Closed nodes count as reached from the beginning, so no link leads to them. The end takes them out again.
        self.all = ReachLayer { on: start.closed, off: start.closed };
        let mut layer = ReachLayer::EMPTY;
        let first = if start.state.on { &mut layer.on } else { &mut layer.off };
        first.insert(start.state.node);
        self.layers.push(layer);
        loop {
            let mut next = self.next(graph);
            if self.layers.len() == 1 {
                // Only the first link is restricted: later ones may come back to these nodes.
                next = next.without(&start.not_first);
            }
            // A node keeps the layer in which it was first reached, which is its distance.
            next.on = next.on.without(&self.all.on);
            next.off = next.off.without(&self.all.off);
            self.all.on.unite(&next.on);
            self.all.off.unite(&next.off);
            self.layers.push(next);
            // Links through sets skip layers, so something may follow after empty ones.
            let late = if graph.sets.is_some() { FORCED_BY_MORE } else { 1 };
            if self.layers.iter().rev().take(late).all(ReachLayer::is_empty) {
                break;
            }
        }
        self.all = ReachLayer {
            on: self.all.on.without(&start.closed),
            off: self.all.off.without(&start.closed),
        };
    }

    /// The nodes of a layer whose links are followed.
    pub(super) fn followed(&self, number: usize) -> ReachLayer<W> {
        let layer = &self.layers[number];
        // A loop ends in its cell. To go on from there would be a longer way round to the same end.
        if number < 2 { *layer } else { layer.without(&self.start.ends) }
    }

    fn next<G: Geometry>(&self, graph: &Graph<G, W>) -> ReachLayer<W> {
        let from = self.followed(self.layers.len() - 1);
        let mut next = ReachLayer::EMPTY;
        from.on.iter().for_each(|node| next.off.unite(graph.weak(node)));
        from.off.iter().for_each(|node| next.on.unite(graph.strong(node)));
        if let Some(sets) = &graph.sets {
            self.go_through(sets, &mut next);
        }
        next
    }

    /// Adds the nodes that follow through almost locked sets from earlier layers.
    fn go_through<G: Geometry>(&self, sets: &SetLinks<G, W>, next: &mut ReachLayer<W>) {
        // A step through a set counts as several links. So it starts from a layer that many links back.
        let on = |links: usize| {
            let layer = self.layers.len().checked_sub(links);
            layer.map_or(Bits::EMPTY, |layer| self.followed(layer).on)
        };
        on(BY_ONE_SET).iter().for_each(|node| next.off.unite(sets.through_one(node)));
        on(FORCED).iter().for_each(|node| next.on.unite(sets.forced(node)));
        on(BY_MORE_SETS).iter().for_each(|node| next.off.unite(sets.through_more(node)));
        on(FORCED_BY_MORE).iter().for_each(|node| next.on.unite(sets.forced_by_more(node)));
    }

    /// The nodes that are true if the start holds. The start is among them only if links lead back to it.
    pub(in crate::technique) fn true_nodes(&self) -> &Bits<W> {
        &self.all.on
    }

    /// The nodes that are false if the start holds. The start is among them only if links lead back to it.
    pub(in crate::technique) fn false_nodes(&self) -> &Bits<W> {
        &self.all.off
    }

    /// Whether `state` follows.
    pub(in crate::technique) fn reaches(&self, state: NodeState) -> bool {
        self.all.contains(state)
    }

    /// The number of links to `state`, at least 1. Returns `None` if `state` does not follow.
    pub(in crate::technique) fn distance(&self, state: NodeState) -> Option<usize> {
        // From 1 on: the start itself counts only if links lead back to it.
        (1..self.layers.len()).find(|&number| self.layers[number].contains(state))
    }
}
