//! The shortest ways by which a node was reached.

use std::ops::ControlFlow;

use super::bits::Bits;
use super::graph::Graph;
use super::nodes::Nodes;
use super::reach::{Reach, State};
use crate::engine::technique::{CellSet, Link, Node, Strength};

/// How many nodes are looked at before the search for a way that does not cross itself is given up.
const MOST_VISITS: usize = 400;

/// Finds the shortest ways to a node that has been reached, from the start on; none comes to a cell twice, except
/// by a link within it and where the end is in the cell of the start.
pub(in crate::engine::technique) struct Trails<'a, const W: usize> {
    graph: &'a Graph<W>,
    reach: &'a Reach<W>,
    visits: usize,
    /// From the end backwards.
    way: Vec<State>,
}

impl<'a, const W: usize> Trails<'a, W> {
    /// The ways of `reach`, which went over `graph`.
    pub(in crate::engine::technique) fn new(graph: &'a Graph<W>, reach: &'a Reach<W>) -> Self {
        Self { graph, reach, visits: 0, way: Vec::with_capacity(24) }
    }

    /// The first of the ways to `end`.
    pub(in crate::engine::technique) fn first(&mut self, end: State) -> Option<Vec<State>> {
        let mut first = None;
        let _ = self.each(end, |way| {
            first = Some(way);
            ControlFlow::Break(())
        });
        first
    }

    /// Shows the ways to `end`, one after another, as the states from the start to the end.
    pub(in crate::engine::technique) fn each(
        &mut self,
        end: State,
        mut show: impl FnMut(Vec<State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(distance) = self.reach.distance(end) else {
            return ControlFlow::Continue(());
        };
        self.visits = 0;
        self.way.clear();
        self.back(end, distance, CellSet::EMPTY, &mut show)
    }

    /// Goes back from `state` in a layer; `passed` are the cells of the states behind the next one.
    fn back(
        &mut self,
        state: State,
        layer: usize,
        passed: CellSet,
        show: &mut impl FnMut(Vec<State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visits += 1;
        if self.visits > MOST_VISITS {
            return ControlFlow::Break(());
        }
        self.way.push(state);
        if layer == 0 {
            show(self.way.iter().rev().copied().collect())?;
        } else {
            let cells = self.cells(state);
            for before in self.before(state, layer).iter() {
                let before = State { node: before, on: !state.on };
                let fits = layer == 1 || !self.cells(before).meets(passed);
                if fits && self.is_no_partial_overlap(before, state) {
                    self.back(before, layer - 1, passed.or(cells), show)?;
                }
            }
        }
        self.way.pop();
        ControlFlow::Continue(())
    }

    /// The nodes of the layer before from which a link leads to `state`.
    fn before(&self, state: State, layer: usize) -> Bits<W> {
        let followed = self.reach.followed(layer - 1);
        if state.on {
            followed.off.and(self.graph.strong(state.node))
        } else {
            followed.on.and(self.graph.weak(state.node))
        }
    }

    fn cells(&self, state: State) -> CellSet {
        self.graph.nodes.spot(state.node).cells
    }

    /// Two states that share a cell are of that cell alone.
    fn is_no_partial_overlap(&self, one: State, other: State) -> bool {
        let (one, other) = (self.cells(one), self.cells(other));
        one == other || !one.meets(other)
    }
}

/// The links of a way.
pub(in crate::engine::technique) fn links(nodes: &Nodes, way: &[State]) -> Vec<Link> {
    way.windows(2).map(|pair| link(nodes, pair[0], pair[1])).collect()
}

fn link(nodes: &Nodes, from: State, to: State) -> Link {
    let strength = if from.on { Strength::Weak } else { Strength::Strong };
    Link { from: node(nodes, from), to: node(nodes, to), strength }
}

fn node(nodes: &Nodes, State { node, on }: State) -> Node {
    let spot = nodes.spot(node);
    Node { digit: spot.digit, cells: spot.cells, on, set: None }
}
