//! Forcing chains: each inference has one cause, over strong and weak links between candidates and groups.

use super::facts::{Fact, Facts};
use super::search;
use super::ways::{Account, Logic};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::implications::{
    Graph, Kind, Reach, Start, State, Trails, Work, on_graph,
};
use crate::engine::technique::{Chain, Technique};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    on_graph(board, Kind::Groups, Search(hunt))
}

struct Search<'h, 'b>(&'h mut Hunt<'b>);

impl Work for Search<'_, '_> {
    type Outcome = Flow;

    fn run<const W: usize>(self, graph: &Graph<W>) -> Flow {
        search::find(self.0, Links { graph, reach: Reach::nowhere() })
    }
}

/// What follows over the links of a graph.
struct Links<'g, const W: usize> {
    graph: &'g Graph<W>,
    reach: Reach<W>,
}

/// How far the links lead from an assumption.
struct Reached<'g, const W: usize> {
    graph: &'g Graph<W>,
    reach: Reach<W>,
}

fn state<const W: usize>(graph: &Graph<W>, fact: Fact) -> State {
    State { node: graph.nodes.of(fact.candidate), on: fact.on }
}

impl<const W: usize> Account for Reached<'_, W> {
    fn length(&self, fact: Fact) -> usize {
        self.reach.distance(state(self.graph, fact)).map_or(usize::MAX / 32, |links| links + 1)
    }
}

impl<'g, const W: usize> Logic for Links<'g, W> {
    type Account = Reached<'g, W>;

    const TECHNIQUES: (Technique, Technique) =
        (Technique::ForcingChainContradiction, Technique::ForcingChainVerity);

    fn facts(&mut self, assumption: Fact) -> Facts {
        self.reach.go(self.graph, Start::free(state(self.graph, assumption)));
        let mut facts = Facts::NONE;
        for on in [true, false] {
            for node in self.reach.all(on).iter() {
                if let Some(candidate) = self.graph.nodes.spot(node).candidate() {
                    facts.insert(Fact { candidate, on });
                }
            }
        }
        facts.insert(assumption);
        facts
    }

    fn account(&mut self, assumption: Fact) -> Self::Account {
        let mut reach = Reach::nowhere();
        reach.go(self.graph, Start::free(state(self.graph, assumption)));
        Reached { graph: self.graph, reach }
    }

    fn branches(&self, account: &Self::Account, ends: &[Fact]) -> Vec<Chain> {
        let trails = Trails::new(self.graph, &account.reach);
        let trails = ends.iter().filter_map(|&end| trails.shortest(state(self.graph, end)));
        trails.map(|trail| Chain { links: trail.evidence(self.graph).0 }).collect()
    }

    fn is_worthy(&self, _: &[Chain]) -> bool {
        true
    }
}
