//! What follows from one node, the nearest first.

use super::bits::Bits;
use super::graph::Graph;
use super::set_links::SetLinks;

/// How many links it counts for to go through an almost locked set, as simpler ways are better.
pub(super) const BY_ONE_SET: usize = 6;
/// The same where a cell is left with one candidate.
pub(super) const FORCED: usize = BY_ONE_SET + 1;
/// The same for several sets in a line.
pub(super) const BY_MORE_SETS: usize = 2 * BY_ONE_SET;
/// The same where the last of them leaves a cell with one candidate.
pub(super) const FORCED_BY_MORE: usize = BY_MORE_SETS + 1;

/// A node, and whether it is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::technique) struct NodeState {
    /// The node.
    pub(in crate::engine::technique) node: usize,
    /// Whether it is true.
    pub(in crate::engine::technique) on: bool,
}

impl NodeState {
    /// The node is true.
    pub(in crate::engine::technique) fn on(node: usize) -> Self {
        Self { node, on: true }
    }

    /// The node is false.
    pub(in crate::engine::technique) fn off(node: usize) -> Self {
        Self { node, on: false }
    }
}

/// Where to start, and where not to go.
#[derive(Clone, Copy)]
pub(in crate::engine::technique) struct ReachStart<const W: usize> {
    /// What is assumed.
    pub(in crate::engine::technique) state: NodeState,
    /// The nodes that the first link may not lead to.
    pub(in crate::engine::technique) not_first: Bits<W>,
    /// The nodes from which only the first link is followed, or the second where the first led there.
    pub(in crate::engine::technique) ends: Bits<W>,
    /// The nodes that are never entered.
    pub(in crate::engine::technique) closed: Bits<W>,
}

impl<const W: usize> ReachStart<W> {
    /// From `state` to everywhere.
    pub(in crate::engine::technique) fn free(state: NodeState) -> Self {
        Self { state, not_first: Bits::EMPTY, ends: Bits::EMPTY, closed: Bits::EMPTY }
    }
}

/// The nodes that are true or false after so many links and no fewer.
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

    fn of(&self, on: bool) -> &Bits<W> {
        if on { &self.on } else { &self.off }
    }

    fn without(&self, nodes: &Bits<W>) -> Self {
        Self { on: self.on.without(nodes), off: self.off.without(nodes) }
    }
}

/// All that follows from one node.
pub(in crate::engine::technique) struct Reach<const W: usize> {
    pub(super) layers: Vec<ReachLayer<W>>,
    all: ReachLayer<W>,
    pub(super) start: ReachStart<W>,
}

impl<const W: usize> Reach<W> {
    /// A reach to be used again and again by [`Reach::go`]; nothing is reached yet.
    pub(in crate::engine::technique) fn nowhere() -> Self {
        let layers = Vec::with_capacity(32);
        Self { layers, all: ReachLayer::EMPTY, start: ReachStart::free(NodeState::on(0)) }
    }

    /// Forgets what was reached and goes as far as the links lead from `start`.
    pub(in crate::engine::technique) fn go(&mut self, graph: &Graph<W>, start: ReachStart<W>) {
        self.layers.clear();
        self.start = start;
        self.all = ReachLayer { on: start.closed, off: start.closed };
        let mut layer = ReachLayer::EMPTY;
        let first = if start.state.on { &mut layer.on } else { &mut layer.off };
        first.insert(start.state.node);
        self.layers.push(layer);
        loop {
            let mut next = self.next(graph);
            if self.layers.len() == 1 {
                next = next.without(&start.not_first);
            }
            next.on = next.on.without(&self.all.on);
            next.off = next.off.without(&self.all.off);
            self.all.on.unite(&next.on);
            self.all.off.unite(&next.off);
            self.layers.push(next);
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
        if number < 2 { *layer } else { layer.without(&self.start.ends) }
    }

    fn next(&self, graph: &Graph<W>) -> ReachLayer<W> {
        let from = self.followed(self.layers.len() - 1);
        let mut next = ReachLayer::EMPTY;
        from.on.iter().for_each(|node| next.off.unite(graph.weak(node)));
        from.off.iter().for_each(|node| next.on.unite(graph.strong(node)));
        if let Some(sets) = &graph.sets {
            self.go_through(sets, &mut next);
        }
        next
    }

    /// Adds what follows by almost locked sets from layers further back.
    fn go_through(&self, sets: &SetLinks<W>, next: &mut ReachLayer<W>) {
        let on = |links: usize| {
            let layer = self.layers.len().checked_sub(links);
            layer.map_or(Bits::EMPTY, |layer| self.followed(layer).on)
        };
        on(BY_ONE_SET).iter().for_each(|node| next.off.unite(sets.through_one(node)));
        on(FORCED).iter().for_each(|node| next.on.unite(sets.forced(node)));
        on(BY_MORE_SETS).iter().for_each(|node| next.off.unite(sets.through_more(node)));
        on(FORCED_BY_MORE).iter().for_each(|node| next.on.unite(sets.forced_by_more(node)));
    }

    /// The nodes that are then true, or those that are then false; the start only where links lead back to it.
    pub(in crate::engine::technique) fn all(&self, on: bool) -> &Bits<W> {
        self.all.of(on)
    }

    /// Whether `state` follows.
    pub(in crate::engine::technique) fn reaches(&self, state: NodeState) -> bool {
        self.all.of(state.on).contains(state.node)
    }

    /// After how many links `state` follows; one is the least.
    pub(in crate::engine::technique) fn distance(&self, state: NodeState) -> Option<usize> {
        (1..self.layers.len()).find(|&number| self.layers[number].of(state.on).contains(state.node))
    }
}
