//! Forcing chains: each inference has one cause, along strong and weak links between candidates and groups.

use super::facts::{Fact, Facts};
use super::proofs::{Consequences, Logic};
use super::search;
use crate::technique::implications::{
    Graph, GraphKind, GraphWork, NodeState, NodeTrails, Reach, ReachStart, on_graph,
};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Chain, Geometry, Technique};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    on_graph(board, GraphKind::Groups, ForcingChainSearch(search))
}

struct ForcingChainSearch<'h, 'b, G: Geometry>(&'h mut StepSearch<'b, G>);

impl<G: Geometry> GraphWork<G> for ForcingChainSearch<'_, '_, G> {
    fn run<const W: usize>(self, graph: &Graph<G, W>) -> Flow {
        search::find(self.0, GraphLinks { graph, reach: Reach::nowhere() })
    }
}

/// The logic of the links of a graph.
struct GraphLinks<'g, G: Geometry, const W: usize> {
    graph: &'g Graph<G, W>,
    reach: Reach<W>,
}

/// The facts that links lead to from an assumption.
struct GraphReach<'g, G: Geometry, const W: usize> {
    graph: &'g Graph<G, W>,
    reach: Reach<W>,
}

fn state<G: Geometry, const W: usize>(graph: &Graph<G, W>, fact: Fact) -> NodeState {
    NodeState { node: graph.nodes.of(fact.candidate), on: fact.on }
}

impl<G: Geometry, const W: usize> Consequences for GraphReach<'_, G, W> {
    fn length(&self, fact: Fact) -> usize {
        // What is not reached is far away. The lengths of several branches are added up, and must not overflow.
        self.reach.distance(state(self.graph, fact)).map_or(usize::MAX / 32, |links| links + 1)
    }
}

impl<'g, G: Geometry, const W: usize> Logic<G> for GraphLinks<'g, G, W> {
    type Consequences = GraphReach<'g, G, W>;

    const TECHNIQUES: (Technique, Technique) =
        (Technique::ForcingChainContradiction, Technique::ForcingChainVerity);

    fn facts(&mut self, assumption: Fact) -> Facts<G> {
        self.reach.go(self.graph, ReachStart::free(state(self.graph, assumption)));
        let mut facts = Facts::none();
        for (on, nodes) in [(true, self.reach.true_nodes()), (false, self.reach.false_nodes())] {
            for node in nodes.iter() {
                if let Some(candidate) = self.graph.nodes.spot(node).candidate() {
                    facts.insert(Fact { candidate, on });
                }
            }
        }
        // The assumption itself counts, so that a chain which refutes it shows as a clash.
        facts.insert(assumption);
        facts
    }

    fn consequences(&mut self, assumption: Fact) -> Self::Consequences {
        let mut reach = Reach::nowhere();
        reach.go(self.graph, ReachStart::free(state(self.graph, assumption)));
        GraphReach { graph: self.graph, reach }
    }

    fn branches(&self, consequences: &Self::Consequences, ends: &[Fact]) -> Vec<Chain<G::Set>> {
        let trails = NodeTrails::new(self.graph, &consequences.reach);
        let trails = ends.iter().filter_map(|&end| trails.shortest(state(self.graph, end)));
        trails.map(|trail| Chain { links: trail.evidence(self.graph).0 }).collect()
    }

    fn is_worthy(&self, _: &[Chain<G::Set>]) -> bool {
        true
    }
}
