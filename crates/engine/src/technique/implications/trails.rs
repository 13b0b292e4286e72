//! Finds the shortest paths by which a node was reached.

use std::ops::ControlFlow;

use super::graph::Graph;
use super::nodes::NodeState;
use super::reach::{BY_MORE_SETS, BY_ONE_SET, FORCED, FORCED_BY_MORE, Reach};
use super::set_links::{LockedSetLoss, SetLinks};
use crate::Digit;
use crate::technique::{Cells, CellsAndDigits, Geometry, Link, Node, Strength};

/// The number of visits after which the search for paths of one length gives up. Paths must not cross
/// themselves, so there may be many dead ends.
const MOST_VISITS: usize = 400;

/// The links of a path, and the sets that they go through.
pub(in crate::technique) type LinksAndSets<S> = (Vec<Link<S>>, Vec<CellsAndDigits<S>>);

/// A path: the states from the start to the end.
#[derive(Clone, Debug)]
pub(in crate::technique) struct NodeTrail {
    states: Vec<NodeState>,
    /// For each state, the sets that lead to it from the state before. Empty for a plain link.
    sets: Vec<Vec<LockedSetLoss>>,
}

impl NodeTrail {
    /// Whether the path goes through a group or an almost locked set.
    pub(in crate::technique) fn is_grouped<G: Geometry, const W: usize>(
        &self,
        graph: &Graph<G, W>,
    ) -> bool {
        let groups = graph.nodes.groups();
        self.states.iter().any(|state| groups.contains(&state.node))
            || self.sets.iter().any(|sets| !sets.is_empty())
    }

    /// The number of links. A link through sets counts as one.
    pub(in crate::technique) fn links(&self) -> usize {
        self.states.len() - 1
    }

    /// Closes the path to a loop by a plain link to its start.
    pub(in crate::technique) fn close(&mut self) {
        self.states.extend(self.states.first().copied());
        self.sets.push(Vec::new());
    }

    /// The links, and the sets that they go through.
    pub(in crate::technique) fn evidence<G: Geometry, const W: usize>(
        &self,
        graph: &Graph<G, W>,
    ) -> LinksAndSets<G::Set> {
        let mut writer = TrailWriter { graph, links: Vec::new(), sets: Vec::new() };
        for (pair, sets) in self.states.windows(2).zip(&self.sets[1..]) {
            writer.go(pair[0], sets, pair[1]);
        }
        (writer.links, writer.sets)
    }
}

struct TrailWriter<'a, G: Geometry, const W: usize> {
    graph: &'a Graph<G, W>,
    links: Vec<Link<G::Set>>,
    sets: Vec<CellsAndDigits<G::Set>>,
}

impl<G: Geometry, const W: usize> TrailWriter<'_, G, W> {
    fn go(&mut self, from: NodeState, sets: &[LockedSetLoss], to: NodeState) {
        let mut last = self.node(from);
        let end = self.node(to);
        for (number, locked) in sets.iter().enumerate() {
            let opened = Node { on: false, ..self.in_set(*locked, locked.lost) };
            self.link(last, opened);
            last = opened;
            let left = sets.get(number + 1).map_or(end.digit, |next| next.lost);
            // A cell that is left with one candidate loses several digits to the set, so no single digit can be
            // named as the reason.
            if !to.on || number + 1 < sets.len() {
                let held = self.in_set(*locked, left);
                self.link(last, held);
                last = held;
            }
        }
        self.link(last, end);
    }

    fn link(&mut self, from: Node<G::Set>, to: Node<G::Set>) {
        let strength = if from.on { Strength::Weak } else { Strength::Strong };
        self.links.push(Link { from, to, strength });
    }

    fn node(&self, NodeState { node, on }: NodeState) -> Node<G::Set> {
        let spot = self.graph.nodes.spot(node);
        Node { digit: spot.digit, cells: spot.cells, on, set: None }
    }

    /// The node that the digit is in the set. Adds the set to the evidence, unless it is there already.
    fn in_set(&mut self, locked: LockedSetLoss, digit: Digit) -> Node<G::Set> {
        let Some(links) = &self.graph.sets else {
            return Node { digit, cells: <G::Set>::EMPTY, on: true, set: None };
        };
        let set = links.set(locked.set);
        let evidence = set.evidence();
        let known = self.sets.iter().position(|&known| known == evidence);
        let number = known.unwrap_or_else(|| {
            self.sets.push(evidence);
            self.sets.len() - 1
        });
        Node { digit, cells: set.places(digit), on: true, set: Some(number) }
    }
}

/// The cells that a path has passed, counted from its end.
#[derive(Clone, Copy, Default)]
struct PassedCells<G: Geometry> {
    all: G::Set,
    /// The first cell of each state.
    firsts: G::Set,
}

impl<G: Geometry> PassedCells<G> {
    /// Adds the cells of one more state.
    fn and(self, cells: G::Set) -> Self {
        let first = cells.first().map_or(<G::Set>::EMPTY, <G::Set>::of);
        Self { all: self.all.or(cells), firsts: self.firsts.or(first) }
    }

    /// Adds cells, each as the first cell of its own state.
    fn and_each_of(self, cells: G::Set) -> Self {
        Self { all: self.all.or(cells), firsts: self.firsts.or(cells) }
    }

    /// Whether a state in `cells` crosses the path so far. HoDoKu, which searches in one direction, lets a path
    /// cross a group except in its first cell. Here the path is searched backwards, so the first cells of both
    /// are checked.
    fn is_crossed_by(self, cells: G::Set) -> bool {
        let comes_back = |first| self.all.contains(first);
        cells.meets(self.firsts) && cells.first().is_some_and(comes_back)
    }
}

/// Finds the shortest paths to a node that was reached and, on request, longer ones. No path comes to a cell
/// twice, with three exceptions: a link within the cell, an end in the cell of the start, and a group with
/// another first cell.
pub(in crate::technique) struct NodeTrails<'a, G: Geometry, const W: usize> {
    graph: &'a Graph<G, W>,
    reach: &'a Reach<W>,
    with_detours: bool,
    visits: usize,
    /// The path from the end backwards: each state with the sets that lead to it.
    way: Vec<(NodeState, Vec<LockedSetLoss>)>,
}

impl<'a, G: Geometry, const W: usize> NodeTrails<'a, G, W> {
    /// The paths of `reach`, which was computed on `graph`.
    pub(in crate::technique) fn new(graph: &'a Graph<G, W>, reach: &'a Reach<W>) -> Self {
        Self { graph, reach, with_detours: false, visits: 0, way: Vec::with_capacity(24) }
    }

    /// The same with longer paths: those in which only the last link could have come earlier.
    pub(in crate::technique) fn with_detours(self) -> Self {
        Self { with_detours: true, ..self }
    }

    /// The first path to `end` that `fits`. Returns `None` if none fits.
    pub(in crate::technique) fn first_that(
        &mut self,
        end: NodeState,
        fits: impl Fn(&NodeTrail) -> bool,
    ) -> Option<NodeTrail> {
        let mut first = None;
        let _ = self.each(end, |trail| {
            if !fits(&trail) {
                return ControlFlow::Continue(());
            }
            first = Some(trail);
            ControlFlow::Break(())
        });
        first
    }

    /// A shortest path to `end` by plain links. It may come to a cell several times. Returns `None` if `end` does
    /// not follow.
    pub(in crate::technique) fn shortest(&self, end: NodeState) -> Option<NodeTrail> {
        let mut states = vec![end];
        let mut state = end;
        for layer in (0..self.reach.distance(end)?).rev() {
            let from = self.reach.followed(layer);
            let nodes = if state.on {
                from.off.and(self.graph.strong(state.node))
            } else {
                from.on.and(self.graph.weak(state.node))
            };
            state = NodeState { node: nodes.iter().next()?, on: !state.on };
            states.push(state);
        }
        states.reverse();
        let sets = vec![Vec::new(); states.len()];
        Some(NodeTrail { states, sets })
    }

    /// Calls `show` with each path to `end`, the shortest first.
    pub(in crate::technique) fn each(
        &mut self,
        end: NodeState,
        mut show: impl FnMut(NodeTrail) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(nearest) = self.reach.distance(end) else {
            return ControlFlow::Continue(());
        };
        // Beyond the last layer no node is new, so no longer path is looked for.
        let farthest = if self.with_detours { self.reach.layers.len() - 1 } else { nearest };
        (nearest..=farthest).try_for_each(|distance| self.of_length(end, distance, &mut show))
    }

    fn of_length(
        &mut self,
        end: NodeState,
        distance: usize,
        show: &mut impl FnMut(NodeTrail) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // The bound is for each length, so that dead ends of one do not use up the next.
        self.visits = 0;
        self.way.clear();
        self.back(end, distance, PassedCells::default(), show)
    }

    /// Goes back from `state` in `layer`. `passed` are the cells of the states after it, without those of the
    /// state that follows it directly.
    fn back(
        &mut self,
        state: NodeState,
        layer: usize,
        passed: PassedCells<G>,
        show: &mut impl FnMut(NodeTrail) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visits += 1;
        if self.visits > MOST_VISITS {
            return ControlFlow::Continue(());
        }
        self.way.push((state, Vec::new()));
        if layer == 0 {
            show(self.trail())?;
        } else {
            self.back_by_link(state, layer, passed, show)?;
            if let Some(sets) = &self.graph.sets {
                self.back_by_sets(sets, state, layer, passed, show)?;
            }
        }
        self.way.pop();
        ControlFlow::Continue(())
    }

    /// Goes back from `state` by the plain links. A node before it must not cross the path so far, unless it is the
    /// start.
    fn back_by_link(
        &mut self,
        state: NodeState,
        layer: usize,
        passed: PassedCells<G>,
        show: &mut impl FnMut(NodeTrail) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // Backwards from the end: only nodes of the layers before can be on a shortest path, so there are few wrong
        // turns.
        let from = self.reach.followed(layer - 1);
        let nodes = if state.on {
            from.off.and(self.graph.strong(state.node))
        } else {
            from.on.and(self.graph.weak(state.node))
        };
        let cells = self.cells(state);
        for node in nodes.iter() {
            let before = NodeState { node, on: !state.on };
            let own = self.cells(before);
            let fits = layer == 1 || !passed.is_crossed_by(own);
            // Neighbouring states may share a cell only if each is in that single cell.
            if fits && (own == cells || !own.meets(cells)) {
                self.back(before, layer - 1, passed.and(cells), show)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Goes back from `state` by the links through sets. A node before it must not cross the path so far, unless it is
    /// the start.
    fn back_by_sets(
        &mut self,
        sets: &SetLinks<G, W>,
        state: NodeState,
        layer: usize,
        passed: PassedCells<G>,
        show: &mut impl FnMut(NodeTrail) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let ways = if state.on { [FORCED, FORCED_BY_MORE] } else { [BY_ONE_SET, BY_MORE_SETS] };
        for links in ways.into_iter().filter(|&links| links <= layer) {
            for node in self.reach.followed(layer - links).on.iter() {
                let passed = passed.and(self.cells(state));
                let own = self.cells(NodeState::on(node));
                if passed.is_crossed_by(own) && layer != links {
                    continue;
                }
                // A set that shares a cell with the rest of the path would be used twice.
                let taken = passed.all.or(own);
                for line in lines(sets, node, state, taken, links) {
                    let cells = entrances(sets, &line);
                    if let Some(last) = self.way.last_mut() {
                        last.1 = line;
                    }
                    self.back(NodeState::on(node), layer - links, passed.and_each_of(cells), show)?;
                }
                if let Some(last) = self.way.last_mut() {
                    last.1.clear();
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn trail(&self) -> NodeTrail {
        let (states, sets) = self.way.iter().rev().cloned().unzip();
        NodeTrail { states, sets }
    }

    fn cells(&self, state: NodeState) -> G::Set {
        self.graph.nodes.spot(state.node).cells
    }
}

/// The sequences of sets that lead from `node` to `state` and count as `links` links, without cells in `taken`.
fn lines<G: Geometry, const W: usize>(
    sets: &SetLinks<G, W>,
    node: usize,
    state: NodeState,
    taken: G::Set,
    links: usize,
) -> Vec<Vec<LockedSetLoss>> {
    let more = match links {
        BY_MORE_SETS => sets.through_more(node),
        FORCED_BY_MORE => sets.forced_by_more(node),
        _ => {
            let one = sets.by_one(node, state, taken);
            return one.map(|one| vec![one]).collect();
        }
    };
    if !more.contains(state.node) {
        return Vec::new();
    }
    sets.by_more(node, state, taken).into_iter().collect()
}

/// The first place of the digit that each set loses. As in HoDoKu, only these cells of a set count for
/// crossings.
fn entrances<G: Geometry, const W: usize>(sets: &SetLinks<G, W>, line: &[LockedSetLoss]) -> G::Set {
    let first = |locked: &LockedSetLoss| sets.set(locked.set).places(locked.lost).first();
    line.iter().filter_map(first).collect()
}
